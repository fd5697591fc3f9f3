import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ToolError } from "../../errors.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { unknownSource } from "../../model/profile/profile-values.ts";
import { isWithin } from "../directory/file-system.ts";
import { callTool } from "../process/tool.ts";
import type { RunTool, ToolPorts, ToolResult } from "../../model/run/ports.ts";

/** `cwd` is a folder of the repository; of the environment PATH and HOME are enough. */
export interface GitPorts extends ToolPorts {
  readonly temporaryDirectory: string;
}

/**
 * Git in one folder. It asks no questions, starts no hook and no fsmonitor, and takes no optional lock. It takes arguments as
 * they are: a value that is not ours goes after `--`, or is known not to begin with a dash.
 */
export interface Git {
  run(...args: string[]): Promise<ToolResult>;
  /** For what may take long: a checkout, a fetch. */
  runLong(...args: string[]): Promise<ToolResult>;
  /** What git prints, trimmed; null when it fails or prints nothing. */
  line(...args: string[]): Promise<string | null>;
  /** The same git in another folder. */
  in(folder: string): Git;
  /** The same git in the same folder, started by another tool runner. */
  with(runTool: RunTool): Git;
  /** The same git, which reads a file of configuration too: of another repository of the user's. Our own settings win. */
  including(file: string): Git;
}

/** The repository that holds a folder, or git's own words why there is none. Its `git` works until it is disposed. */
export type OpenedRepository = AsyncDisposable &
  ({ readonly kind: "open"; readonly git: Git } | { readonly kind: "none"; readonly why: string });

const quickMs = 60_000;
const longMs = 30 * 60_000;

/**
 * Throws ToolError where there is no git. A checkout in a container often belongs to another user, and git refuses such a folder unless told otherwise.
 * Git from 2.37 on takes that from the command line; older ones only from a file.
 */
export async function openRepository(ports: GitPorts): Promise<OpenedRepository> {
  const nothing = { [Symbol.asyncDispose]: async () => undefined };
  const git = gitIn(ports, {});
  const first = await git.run("rev-parse", "--absolute-git-dir");
  if (succeeded(first)) return { ...(await outsideOf(first.stdout.trim(), ports.cwd, git)), ...nothing };
  if (!/dubious ownership|unsafe repository/.test(first.stderr))
    return { kind: "none", why: first.stderr.trim(), ...nothing };
  const folder = await mkdtemp(join(ports.temporaryDirectory, "git-"));
  const file = join(folder, "config");
  await writeFile(file, "[include]\n\tpath = ~/.gitconfig\n[safe]\n\tdirectory = *\n");
  const trusting = gitIn(ports, { GIT_CONFIG_GLOBAL: file });
  const gitFolder = await trusting.line("rev-parse", "--absolute-git-dir");
  return {
    ...(gitFolder === null
      ? { kind: "none", why: first.stderr.trim() }
      : await outsideOf(gitFolder, ports.cwd, trusting)),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Files of a tree can make a folder a bare repository, whose configuration names programs: git takes it for one wherever it
 * comes by. `safe.bareRepository` is known to git from 2.38 on only.
 */
async function outsideOf(
  gitFolder: string,
  cwd: string,
  git: Git,
): Promise<{ readonly kind: "open"; readonly git: Git } | { readonly kind: "none"; readonly why: string }> {
  return isWithin(await realpath(cwd), await realpath(gitFolder))
    ? { kind: "none", why: `The folder is git's own, or that of a bare repository: ${gitFolder}.` }
    : { kind: "open", git };
}

/** True when the call ended with 0 and in time. */
export function succeeded(result: ToolResult): boolean {
  return result.exitCode === 0 && !result.timedOut;
}

/** Later ones win. fsmonitor and hooks are programs that git would start, and `ext::` is an address that is one. */
const ownSettings = [
  ...["safe.directory=*", "safe.bareRepository=explicit"],
  ...["core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.ext.allow=never"],
];

function gitIn(ports: GitPorts, extra: Readonly<Record<string, string>>, included: readonly string[] = []): Git {
  const settings = [...included, ...ownSettings].flatMap((setting) => ["-c", setting]);
  const own = { ...extra, GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  const given = { ...ports, environment: { ...ports.environment, ...own } };
  const call = (timeLimitMs: number, args: readonly string[]) =>
    callTool(given, "git", ["git", ...settings, "-C", ports.cwd, ...args], timeLimitMs);
  return {
    run: (...args) => call(quickMs, args),
    runLong: (...args) => call(longMs, args),
    line: async (...args) => {
      const result = await call(quickMs, args);
      return succeeded(result) && result.stdout.trim() !== "" ? result.stdout.trim() : null;
    },
    in: (cwd) => gitIn({ ...ports, cwd }, extra, included),
    with: (runTool) => gitIn({ ...ports, runTool }, extra, included),
    // Where the other one's tree is, is none of ours.
    including: (file) => gitIn(ports, extra, [...included, `include.path=${file}`, `core.worktree=${ports.cwd}`]),
  };
}

/**
 * The code in `cwd`, as git knows it. What git cannot tell is null: no repository, no git, no commit yet, no remote.
 * `dirty` is about tracked files; files that git does not know, such as our own output, do not count.
 */
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
      dirty: succeeded(status) ? status.stdout.trim() !== "" : null,
    };
  } catch (error) {
    // No git on this machine: the source is then not known, which spoils no measurement.
    if (error instanceof ToolError) return unknownSource;
    throw error;
  }
}

/** When a commit was made, in UTC, and the first line of its message; null where the repository in `cwd` doesn't have it. */
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

/** The branch, else the tag of a detached checkout, as a full ref. */
async function readRef(git: Git): Promise<string | null> {
  const branch = await git.line("symbolic-ref", "--quiet", "HEAD");
  if (branch !== null) return branch;
  const tag = await git.line("describe", "--tags", "--exact-match", "HEAD");
  return tag === null ? null : `refs/tags/${tag}`;
}

/** The remote `origin`, else the only remote there is. */
export async function readRepository(git: Git): Promise<string | null> {
  const origin = await git.line("config", "--get", "remote.origin.url");
  if (origin !== null) return repositoryName(origin);
  const remotes = await git.line("remote");
  if (remotes === null || remotes.includes("\n")) return null;
  const url = await git.line("config", "--get", `remote.${remotes}.url`);
  return url === null ? null : repositoryName(url);
}

/** Secrets that are recognized by their form, wherever they stand in a URL. */
const tokenForm = /^(gh[a-z]_|github_pat_|glpat-|x-access-token)/i;

/**
 * `owner/name` of a remote's URL (with all groups: `group/sub/name`). User, password, host, port and query are left out,
 * as they may be secret. Null for a local path and for what is no URL.
 */
export function repositoryName(url: string): string | null {
  const path = pathOf(url.trim());
  if (path === null) return null;
  const parts = path
    .replace(/(?<!\/)\/+$/, "")
    .replace(/\.git$/, "")
    .split("/")
    .filter((part) => part !== "");
  const named = parts.length > 0 && parts.every((part) => /^[\w.~-]+$/.test(part) && !tokenForm.test(part));
  return named ? parts.join("/") : null;
}

function pathOf(url: string): string | null {
  if (url.includes("://")) {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    return parsed === null || parsed.protocol === "file:" || parsed.host === "" ? null : parsed.pathname;
  }
  // scp's form, `user@host:owner/name.git`: a colon before the first slash.
  return /^(?:[^/:@]*@)?[^/:@]+:(?!\/)(.*)$/.exec(url)?.[1] ?? null;
}
