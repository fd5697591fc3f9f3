import { realpath, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { CaptureError, UserError } from "../../errors.ts";
import type { Worktree } from "./worktree.ts";

/**
 * The folder of the base that corresponds to the head's working directory. Throws UserError where that one is outside of
 * the repository, CaptureError where the base has no such folder.
 */
export async function baseDirectory(
  headDirectory: string,
  repository: string,
  worktree: Pick<Worktree, "path" | "commit">,
): Promise<string> {
  const [directory, top] = await Promise.all([realpath(headDirectory), realpath(repository)]);
  const inside = relative(top, directory);
  if (inside === ".." || inside.startsWith("../")) {
    throw new UserError({
      id: "base-directory-outside",
      what: "The working directory is outside of the repository, so it has no counterpart in the base.",
      where: `workload.working-directory: ${directory}; the repository: ${top}`,
      hint: "Start the program in a folder of the repository.",
    });
  }
  const own = join(worktree.path, inside);
  const isFolder = await stat(own).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return own;
  throw new CaptureError({
    id: "base-directory-missing",
    what: `The base ${worktree.commit.slice(0, 12)} has no folder ${inside}, in which the program is to start.`,
    where: "workload.working-directory",
    why: "It is newer than the base, or git does not track it.",
    hint: "Start the program in a folder that both commits have.",
  });
}
