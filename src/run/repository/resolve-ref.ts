import type { Git } from "../machine/git.ts";

export async function commitOf(git: Git, ref: string): Promise<string | null> {
  // git would read a leading dash as an option, and versions before 2.30 don't support `--end-of-options` here.
  if (ref.startsWith("-")) return null;
  return git.line("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
}

/**
 * In a CI checkout, only the remote has the branch, so we also try `origin/`. Of a branch and a tag with the same name, the branch counts;
 * git itself takes the tag (gitrevisions(7)).
 */
export async function resolveRef(git: Git, ref: string): Promise<string | null> {
  return (
    (await branchBesideTag(git, ref)) ??
    (await commitOf(git, ref)) ??
    (await commitOf(git, `refs/remotes/origin/${ref}`))
  );
}

export async function branchBesideTag(git: Git, ref: string): Promise<string | null> {
  if ((await commitOf(git, `refs/tags/${ref}`)) === null) return null;
  for (const folder of ["heads", "remotes", "remotes/origin"]) {
    const commit = await commitOf(git, `refs/${folder}/${ref}`);
    if (commit !== null) return commit;
  }
  return null;
}
