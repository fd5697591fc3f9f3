import { access, constants, realpath, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { CaptureError, UserError } from "../../errors.ts";
import { type GitPorts, openRepository, succeeded } from "../machine/git.ts";
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

/**
 * The programs among the base's relative paths that are the head's: those outside of the repository, and those that git does
 * not hold and the base's setup did not make, such as `.venv/bin/python`. What git holds at the head, the base has of its own
 * or not at all. By path, absolute.
 */
export async function headPrograms(
  ports: GitPorts,
  paths: readonly string[],
  { repository, base }: { readonly repository: string; readonly base: string },
): Promise<ReadonlyMap<string, string>> {
  await using opened = await openRepository(ports);
  const [head, top] = await Promise.all([realpath(ports.cwd), realpath(repository)]);
  const found = new Map<string, string>();
  for (const path of paths) {
    // With the links in it: by them an interpreter knows its virtual environment.
    const program = join(head, path);
    if (!(await isProgram(program))) continue;
    const inside = relative(top, program);
    const ofRepository = inside !== ".." && !inside.startsWith("../");
    if (ofRepository && ((await exists(join(base, path))) || (await isTracked(opened, path)))) continue;
    found.set(path, program);
  }
  return found;
}

async function isTracked(opened: Awaited<ReturnType<typeof openRepository>>, path: string): Promise<boolean> {
  if (opened.kind === "none") return false;
  return succeeded(await opened.git.run("--literal-pathspecs", "ls-files", "--error-unmatch", "--", path));
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK)
    .then(() => stat(path))
    .then(
      (found) => found.isFile(),
      () => false,
    );
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
