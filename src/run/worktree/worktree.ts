import { randomBytes } from "node:crypto";
import { readdir, realpath, rm } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { CaptureError, ToolError, UserError } from "../../model/errors.ts";
import type { RunTool } from "../../model/run/ports.ts";
import type { Guard } from "../guard/guard.ts";
import { removeDirectory } from "../isolation/temporary-directory.ts";
import { exists, isFolder, isWithin, readTextOrEmpty } from "../directory/file-system.ts";
import { isExecutable } from "../process/tool.ts";
import { type Git, type GitPorts, openRepository, hasSucceeded } from "../machine/git.ts";
import { fillSubmodules } from "./submodules.ts";
import { counted } from "../../model/text/listing.ts";

export interface WorktreeRequest {
  readonly repository: string;
  readonly commit: string;
  readonly temporary: string;
  readonly warn: (message: string) => void;
}

export interface WorktreePorts extends Omit<GitPorts, "cwd" | "temporaryDirectory"> {
  /** Also works after `runTool` has stopped accepting calls. */
  readonly cleanUp: RunTool;
  readonly guard: Pick<Guard, "holds" | "removed">;
}

export interface Worktree extends AsyncDisposable {
  readonly path: string;
  readonly commit: string;
  readonly notes: readonly string[];
}

/**
 * With submodules and LFS files if this clone has them. Doesn't touch the user's tree, index, branches, or configuration, and runs no
 * hooks. Throws ToolError, and leaves nothing behind.
 */
export async function createWorktree(ports: WorktreePorts, request: WorktreeRequest): Promise<Worktree> {
  const { repository, commit, temporary, warn } = request;
  await using stack = new AsyncDisposableStack();
  // git might download gigabytes of missing LFS files during the checkout.
  const environment = { ...ports.environment, GIT_LFS_SKIP_SMUDGE: "1" };
  const opened = stack.use(
    await openRepository({ runTool: ports.runTool, environment, cwd: repository, temporaryDirectory: temporary }),
  );
  if (opened.kind === "none") throw describeFailedCheckout(commit, repository, opened.why);
  const { git } = opened;
  const folder = await git.line("rev-parse", "--git-common-dir");
  if (folder === null)
    throw describeFailedCheckout(commit, repository, "git didn't report the repository's common directory.");
  const common = resolve(repository, folder);
  await removeStaleEntries(common);

  const name = `${worktreePrefix}${randomBytes(6).toString("hex")}`;
  const path = join(temporary, name);
  const entry = join(common, "worktrees", name);
  ports.guard.holds(entry);
  stack.defer(() => {
    ports.guard.removed(entry);
  });
  // Even a failed checkout leaves a folder and an entry.
  stack.defer(() => removeWorktree(git.with(ports.cleanUp), { path, entry }, warn));
  const added = await git.runLong("worktree", "add", "--detach", "--quiet", path, commit);
  if (!hasSucceeded(added))
    throw describeFailedCheckout(commit, repository, added.timedOut ? "git took too long." : added.stderr.trim());
  const tree = git.in(path);
  const notes = [
    ...(await fillSubmodules(tree, { headTree: repository, tree: path, gitFolder: common, commit })),
    ...(await fillLfsFiles(tree, commit)),
  ];
  const owned = stack.move();
  return { path, commit, notes, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** `git worktree prune` would also drop the user's worktrees on unmounted disks. */
async function removeWorktree(
  git: Git,
  ours: { path: string; entry: string },
  warn: (message: string) => void,
): Promise<void> {
  // Git needs --force twice: once for uncommitted files, once for a locked worktree.
  await git.runLong("worktree", "remove", "--force", "--force", ours.path).catch(() => undefined);
  const problem = await removeDirectory(ours.path);
  if (problem !== null) warn(`Couldn't remove the base's checkout ${ours.path}: ${problem}`);
  await rm(ours.entry, { recursive: true, force: true }).catch((error: unknown) => {
    warn(`Couldn't remove git's entry for the base's checkout, ${ours.entry}: ${error}`);
  });
}

function describeFailedCheckout(commit: string, repository: string, why: string): ToolError {
  return new ToolError({
    id: "base-checkout-failed",
    what: `Couldn't check out the commit ${commit.slice(0, 12)}.`,
    where: repository,
    why,
    help: "Try `git worktree add --detach FOLDER COMMIT` in the repository. The temporary folder (TMPDIR) needs space for a second checkout.",
  });
}

/** The pointer that git stores instead of an LFS file (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const pointerLine = "^version https://git-lfs.github.com/spec/v1$";

async function fillLfsFiles(git: Git, commit: string): Promise<string[]> {
  const search = ["grep", "--quiet", "-I", "-e", "filter=lfs", "--", ".gitattributes", "*/.gitattributes"];
  if (!hasSucceeded(await git.run(...search))) return [];
  // Without git-lfs this fails. We count the remaining pointers below.
  await git.runLong("lfs", "checkout");
  const { stdout } = await git.run("grep", "--files-with-matches", "-I", "-z", "-e", pointerLine);
  const pointers = stdout.split("\0").filter((path) => path !== "").length;
  if (pointers === 0) return [];
  const files = counted(pointers, "Git LFS file is only a pointer", "Git LFS files are only pointers");
  return [`${files} in the base. To get the content, first run \`git lfs fetch origin ${commit}\` in this clone.`];
}

const worktreePrefix = "llm-profile-base-";

/** Killed runs leave such entries behind. Never fails. */
async function removeStaleEntries(gitFolder: string): Promise<void> {
  const folder = join(gitFolder, "worktrees");
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(worktreePrefix))) {
    const tree = dirname((await readTextOrEmpty(join(folder, name, "gitdir"))).trim());
    if (basename(tree) !== name || (await exists(tree))) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

export async function findBaseDirectory(
  headDirectory: string,
  repository: string,
  worktree: Pick<Worktree, "path" | "commit">,
): Promise<string> {
  const [directory, top] = await Promise.all([realpath(headDirectory), realpath(repository)]);
  const inside = relative(top, directory);
  if (!isWithin(directory, top)) {
    throw new UserError({
      id: "base-directory-outside",
      what: "The working directory is outside the repository, so the base has no matching folder.",
      where: `workload.working-directory: ${directory}; the repository: ${top}`,
      help: "Start the program in a folder inside the repository.",
    });
  }
  const folder = join(worktree.path, inside);
  if (await isFolder(folder)) return folder;
  throw new CaptureError({
    id: "base-directory-missing",
    what: `The base ${worktree.commit.slice(0, 12)} has no folder ${inside} to start the program in.`,
    where: "workload.working-directory",
    why: "The folder is newer than the base, or git doesn't track it.",
    help: "Start the program in a folder that exists in both commits.",
  });
}

/**
 * Programs outside the repository, and untracked programs that the base's setup didn't create, such as `.venv/bin/python`. The base never
 * borrows a program that git tracks at the head. Absolute paths by relative path.
 */
export async function findHeadPrograms(
  ports: GitPorts,
  paths: readonly string[],
  { repository, base }: { readonly repository: string; readonly base: string },
): Promise<ReadonlyMap<string, string>> {
  await using opened = await openRepository(ports);
  const [head, top] = await Promise.all([realpath(ports.cwd), realpath(repository)]);
  const programs = new Map<string, string>();
  for (const path of paths) {
    // A Python interpreter finds its virtual environment through links.
    const program = join(head, path);
    if (!(await isExecutable(program))) continue;
    if (isWithin(program, top) && ((await exists(join(base, path))) || (await isTracked(opened, path)))) continue;
    programs.set(path, program);
  }
  return programs;
}

async function isTracked(opened: Awaited<ReturnType<typeof openRepository>>, path: string): Promise<boolean> {
  if (opened.kind === "none") return false;
  return hasSucceeded(await opened.git.run("--literal-pathspecs", "ls-files", "--error-unmatch", "--", path));
}
