import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ToolError } from "../../model/errors.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { unknownSource } from "../../model/profile/profile-values.ts";
import { isWithin } from "../directory/file-system.ts";
import { callTool } from "../process/tool.ts";
import type { RunTool, ToolPorts, ToolResult } from "../../model/run/ports.ts";

/** `cwd` is a folder in the repository. `environment` needs only PATH and HOME. */
export interface GitPorts extends ToolPorts {
  readonly temporaryDirectory: string;
}

/**
 * git never prompts, runs no hooks or fsmonitor, and takes no optional locks. Put untrusted values after `--` or make sure they don't start
 * with a dash.
 */
export interface Git {
  run(...args: string[]): Promise<ToolResult>;
  runLong(...args: string[]): Promise<ToolResult>;
  /** Trimmed. Null if git fails or prints nothing. */
  line(...args: string[]): Promise<string | null>;
  in(folder: string): Git;
  with(runTool: RunTool): Git;
  /** Also reads a configuration file from another of the user's repositories. Our own settings win. */
  including(file: string): Git;
}

/** `isAbsent` is false if a repository may be there, but git can't or won't read it. */
type FoundRepository =
  | { readonly kind: "open"; readonly git: Git }
  | { readonly kind: "none"; readonly isAbsent: boolean; readonly why: string };

export type OpenedRepository = AsyncDisposable & FoundRepository;

const quickMs = 60_000;
const longMs = 30 * 60_000;

/**
 * Throws ToolError if git is missing. In a container, a checkout often belongs to another user, and git rejects it unless it's a
 * safe.directory. Git 2.37 and newer accept this setting on the command line; older versions need it in a file.
 */
export async function openRepository(ports: GitPorts): Promise<OpenedRepository> {
  const nothing = { [Symbol.asyncDispose]: async () => undefined };
  const git = createGit(ports, {});
  const first = await git.run("rev-parse", "--absolute-git-dir");
  if (hasSucceeded(first)) return { ...(await refuseGitFolder(first.stdout.trim(), ports.cwd, git)), ...nothing };
  if (!/dubious ownership|unsafe repository/.test(first.stderr)) {
    const isAbsent = /not a git repository \(or any /.test(first.stderr);
    return { kind: "none", isAbsent, why: first.stderr.trim(), ...nothing };
  }
  const folder = await mkdtemp(join(ports.temporaryDirectory, "git-"));
  const file = join(folder, "config");
  await writeFile(file, "[include]\n\tpath = ~/.gitconfig\n[safe]\n\tdirectory = *\n");
  const trusting = createGit(ports, { GIT_CONFIG_GLOBAL: file });
  const gitFolder = await trusting.line("rev-parse", "--absolute-git-dir");
  return {
    ...(gitFolder === null
      ? { kind: "none", isAbsent: false, why: first.stderr.trim() }
      : await refuseGitFolder(gitFolder, ports.cwd, trusting)),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Committed files can form a bare repository whose configuration runs programs, and git would use it. `safe.bareRepository` prevents that
 * only in git 2.38 and newer.
 */
async function refuseGitFolder(gitFolder: string, cwd: string, git: Git): Promise<FoundRepository> {
  return isWithin(await realpath(cwd), await realpath(gitFolder))
    ? { kind: "none", isAbsent: false, why: `The folder is inside a .git folder or a bare repository: ${gitFolder}.` }
    : { kind: "open", git };
}

export function hasSucceeded(result: ToolResult): boolean {
  return result.exitCode === 0 && !result.timedOut;
}

/** fsmonitor, hooks, and `ext::` URLs would make git run other programs. */
const ownSettings = [
  ...["safe.directory=*", "safe.bareRepository=explicit"],
  ...["core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.ext.allow=never"],
];

function createGit(ports: GitPorts, extra: Readonly<Record<string, string>>, included: readonly string[] = []): Git {
  const settings = [...included, ...ownSettings].flatMap((setting) => ["-c", setting]);
  const environment = { ...extra, GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  const toolPorts = { ...ports, environment: { ...ports.environment, ...environment } };
  const call = (timeLimitMs: number, args: readonly string[]) =>
    callTool(toolPorts, "git", ["git", ...settings, "-C", ports.cwd, ...args], timeLimitMs);
  return {
    run: (...args) => call(quickMs, args),
    runLong: (...args) => call(longMs, args),
    line: async (...args) => {
      const result = await call(quickMs, args);
      return hasSucceeded(result) && result.stdout.trim() !== "" ? result.stdout.trim() : null;
    },
    in: (cwd) => createGit({ ...ports, cwd }, extra, included),
    with: (runTool) => createGit({ ...ports, runTool }, extra, included),
    // The other repository's configuration may set a work tree.
    including: (file) => createGit(ports, extra, [...included, `include.path=${file}`, `core.worktree=${ports.cwd}`]),
  };
}

export async function readSource(ports: GitPorts): Promise<Profile["source"]> {
  try {
    await using repository = await openRepository(ports);
    if (repository.kind === "none") return unknownSource;
    const { git } = repository;
    const status = await git.run("status", "--porcelain", "--untracked-files=no");
    return {
      repository: await readRepository(git),
      commit: await git.line("rev-parse", "--verify", "--quiet", "HEAD^{commit}"),
      ref: await readRef(git),
      dirty: hasSucceeded(status) ? status.stdout.trim() !== "" : null,
    };
  } catch (error) {
    if (error instanceof ToolError) return unknownSource;
    throw error;
  }
}

export async function describeCommit(
  ports: GitPorts,
  commit: string,
): Promise<{ readonly committedAt: string; readonly subject: string } | null> {
  try {
    await using repository = await openRepository(ports);
    if (repository.kind === "none" || !/^[0-9a-f]{40,64}$/.test(commit)) return null;
    const shown = await repository.git.line("log", "-1", "--no-show-signature", "--format=%ct %s", commit);
    const [, seconds, subject] = /^(\d{1,12})(?: (.*))?$/.exec(shown ?? "") ?? [];
    if (seconds === undefined) return null;
    return { committedAt: new Date(Number(seconds) * 1000).toISOString(), subject: subject ?? "" };
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}

async function readRef(git: Git): Promise<string | null> {
  const branch = await git.line("symbolic-ref", "--quiet", "HEAD");
  if (branch !== null) return branch;
  const tag = await git.line("describe", "--tags", "--exact-match", "HEAD");
  return tag === null ? null : `refs/tags/${tag}`;
}

/** From the remote `origin`, or else the only remote. */
export async function readRepository(git: Git): Promise<string | null> {
  const origin = await git.line("config", "--get", "remote.origin.url");
  const remotes = origin === null ? await git.line("remote") : null;
  const isOnly = remotes !== null && !remotes.includes("\n");
  const url = isOnly ? await git.line("config", "--get", `remote.${remotes}.url`) : origin;
  return url === null ? null : parseRepositoryName(url);
}

const tokenForm = /^(gh[a-z]_|github_pat_|glpat-|x-access-token)/i;

/** With all groups (`group/sub/name`), but without user, password, host, port, and query, which may be secret. Null for a local path. */
export function parseRepositoryName(url: string): string | null {
  const path = parseRemotePath(url.trim());
  if (path === null) return null;
  const parts = path
    .replace(/(?<!\/)\/+$/, "")
    .replace(/\.git$/, "")
    .split("/")
    .filter((part) => part !== "");
  const named = parts.length > 0 && parts.every((part) => /^[\w.~-]+$/.test(part) && !tokenForm.test(part));
  return named ? parts.join("/") : null;
}

function parseRemotePath(url: string): string | null {
  if (url.includes("://")) {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    return parsed === null || parsed.protocol === "file:" || parsed.host === "" ? null : parsed.pathname;
  }
  return /^(?:[^/:@]*@)?[^/:@]+:(?!\/)(.*)$/.exec(url)?.[1] ?? null;
}
