import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ToolError } from "../../errors.ts";
import type { RunTool } from "../../model/ports.ts";
import type { ToolResult } from "../../model/process.ts";
import type { Profile } from "../../model/profile.ts";
import { repositoryName } from "./repository-name.ts";

export interface GitPorts {
  readonly runTool: RunTool;
  /** The folder whose code is measured. */
  readonly cwd: string;
  /** The whole environment of git: PATH and HOME are enough. */
  readonly environment: Readonly<Record<string, string>>;
  readonly temporaryDirectory: string;
}

const unknown: Profile["source"] = { repository: null, commit: null, ref: null, dirty: null };

/**
 * The code in `cwd`, as git knows it. What git cannot tell is null: no repository, no git, no commit yet, no remote.
 * `dirty` is about tracked files; files that git does not know, such as our own output, do not count.
 */
export async function readSource(ports: GitPorts): Promise<Profile["source"]> {
  try {
    await using git = await openRepository(ports);
    if (git === null) return unknown;
    const status = await git.run("status", "--porcelain", "--untracked-files=no");
    return {
      repository: await readRepository(git),
      commit: await git.line("rev-parse", "--verify", "--quiet", "HEAD^{commit}"),
      ref: await readRef(git),
      dirty: succeeded(status) ? status.stdout.trim() !== "" : null,
    };
  } catch (error) {
    // No git on this machine: the source is then not known, which spoils no measurement.
    if (error instanceof ToolError) return unknown;
    throw error;
  }
}

interface Git extends AsyncDisposable {
  run(...args: string[]): Promise<ToolResult>;
  /** The only line that git prints; null when it fails or prints nothing. */
  line(...args: string[]): Promise<string | null>;
}

/**
 * A checkout in a container often belongs to another user, and git refuses such a folder unless told otherwise.
 * Git from 2.37 on takes that from the command line; older ones only from a file.
 */
async function openRepository(ports: GitPorts): Promise<Git | null> {
  const direct = gitIn(ports, {}, async () => undefined);
  const first = await direct.run("rev-parse", "--git-dir");
  if (succeeded(first)) return direct;
  if (!/dubious ownership|unsafe repository/.test(first.stderr)) return null;
  const folder = await mkdtemp(join(ports.temporaryDirectory, "git-"));
  const file = join(folder, "config");
  await writeFile(file, "[include]\n\tpath = ~/.gitconfig\n[safe]\n\tdirectory = *\n");
  return gitIn(ports, { GIT_CONFIG_GLOBAL: file }, () => rm(folder, { recursive: true, force: true }));
}

function gitIn(ports: GitPorts, extra: Record<string, string>, dispose: () => Promise<void>): Git {
  const run = (...args: string[]) =>
    ports.runTool({
      tool: "git",
      // fsmonitor names a program that `git status` would start.
      argv: ["git", "-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-C", ports.cwd, ...args],
      cwd: ports.cwd,
      environment: { ...ports.environment, ...extra, GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
      timeLimitMs: 60_000,
    });
  return {
    run,
    line: async (...args) => {
      const result = await run(...args);
      return succeeded(result) && result.stdout.trim() !== "" ? result.stdout.trim() : null;
    },
    [Symbol.asyncDispose]: dispose,
  };
}

/** The branch, else the tag of a detached checkout, as a full ref. */
async function readRef(git: Git): Promise<string | null> {
  const branch = await git.line("symbolic-ref", "--quiet", "HEAD");
  if (branch !== null) return branch;
  const tag = await git.line("describe", "--tags", "--exact-match", "HEAD");
  return tag === null ? null : `refs/tags/${tag}`;
}

/** The remote `origin`, else the only remote there is. */
async function readRepository(git: Git): Promise<string | null> {
  const origin = await git.line("config", "--get", "remote.origin.url");
  if (origin !== null) return repositoryName(origin);
  const remotes = await git.line("remote");
  if (remotes === null || remotes.includes("\n")) return null;
  const url = await git.line("config", "--get", `remote.${remotes}.url`);
  return url === null ? null : repositoryName(url);
}

function succeeded(result: ToolResult): boolean {
  return result.exitCode === 0 && !result.timedOut;
}
