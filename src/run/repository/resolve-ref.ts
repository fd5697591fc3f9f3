import type { Git } from "../machine/git.ts";

/** The commit of a ref that git can name, such as `HEAD~1` or `refs/tags/v1`; null if this clone doesn't have it. */
export async function resolveCommit(git: Git, ref: string): Promise<string | null> {
  // git would read a leading dash as an option, and versions before 2.30 don't support `--end-of-options` here.
  if (ref.startsWith("-")) return null;
  return git.line("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
}

/**
 * The commit that a user's ref means; null if this clone doesn't have it. In a CI checkout, only the remote has the branch, so we also try
 * `origin/`. Of a branch and a tag with the same name, the branch counts. git itself takes the tag (gitrevisions(7)).
 */
export async function resolveRef(git: Git, ref: string): Promise<string | null> {
  return (
    (await findBranchBesideTag(git, ref)) ??
    (await resolveCommit(git, ref)) ??
    (await resolveCommit(git, `refs/remotes/origin/${ref}`))
  );
}

/** The commit of the branch with this name if there's a tag with this name too, else null. */
export async function findBranchBesideTag(git: Git, ref: string): Promise<string | null> {
  if ((await resolveCommit(git, `refs/tags/${ref}`)) === null) return null;
  for (const folder of ["heads", "remotes", "remotes/origin"]) {
    const commit = await resolveCommit(git, `refs/${folder}/${ref}`);
    if (commit !== null) return commit;
  }
  return null;
}
