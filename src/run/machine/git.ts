import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RunTool } from "../../model/run/ports.ts";
import type { ToolResult } from "../../model/run/process.ts";

export interface GitPorts {
  readonly runTool: RunTool;
  /** A folder of the repository. */
  readonly cwd: string;
  /** The whole environment of git: PATH and HOME are enough. */
  readonly environment: Readonly<Record<string, string>>;
  readonly temporaryDirectory: string;
}

/** Git in one folder. It asks no questions, starts no hook and no fsmonitor, and takes no optional lock. */
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
  const first = await git.run("rev-parse", "--git-dir");
  if (succeeded(first)) return { kind: "open", git, ...nothing };
  if (!/dubious ownership|unsafe repository/.test(first.stderr))
    return { kind: "none", why: first.stderr.trim(), ...nothing };
  const folder = await mkdtemp(join(ports.temporaryDirectory, "git-"));
  const file = join(folder, "config");
  await writeFile(file, "[include]\n\tpath = ~/.gitconfig\n[safe]\n\tdirectory = *\n");
  return {
    kind: "open",
    git: gitIn(ports, { GIT_CONFIG_GLOBAL: file }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** True when the call ended with 0 and in time. */
export function succeeded(result: ToolResult): boolean {
  return result.exitCode === 0 && !result.timedOut;
}

function gitIn(ports: GitPorts, extra: Readonly<Record<string, string>>): Git {
  const call = (timeLimitMs: number, args: readonly string[]) =>
    ports.runTool({
      tool: "git",
      // fsmonitor and hooks are programs that git would start.
      argv: [
        "git",
        ...["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"],
        ...["-C", ports.cwd, ...args],
      ],
      cwd: ports.cwd,
      environment: { ...ports.environment, ...extra, GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
      timeLimitMs,
    });
  return {
    run: (...args) => call(quickMs, args),
    runLong: (...args) => call(longMs, args),
    line: async (...args) => {
      const result = await call(quickMs, args);
      return succeeded(result) && result.stdout.trim() !== "" ? result.stdout.trim() : null;
    },
    in: (cwd) => gitIn({ ...ports, cwd }, extra),
    with: (runTool) => gitIn({ ...ports, runTool }, extra),
  };
}
