import { access, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The beginning of the name of each worktree of ours. */
export const worktreePrefix = "llm-profile-base-";

/** Removes git's entries of worktrees of ours whose folder is gone: a run that was killed leaves one. Never fails. */
export async function removeStaleEntries(gitFolder: string): Promise<void> {
  const folder = join(gitFolder, "worktrees");
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(worktreePrefix))) {
    // The file holds the path of the worktree's `.git`.
    const text = await readFile(join(folder, name, "gitdir"), "utf8").catch(() => "");
    const tree = dirname(text.trim());
    if (basename(tree) !== name || (await exists(tree))) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
