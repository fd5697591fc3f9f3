import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Guard } from "../../../src/run/guard/guard.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";
import { testDirectory } from "./directory.ts";

/** A folder for real git: a repository, a home without configuration, and a place for temporary files. */
export interface GitPlace {
  readonly folder: string;
  readonly repository: string;
  readonly ports: {
    readonly runTool: ReturnType<typeof createRunTool>;
    readonly cleanUp: ReturnType<typeof createRunTool>;
    readonly environment: Readonly<Record<string, string>>;
    readonly temporaryDirectory: string;
    readonly guard: Pick<Guard, "holds" | "removed">;
  };
  /** What the guard would remove if our process died now. */
  readonly held: ReadonlySet<string>;
  /** Runs git in the repository, or in another folder of the place, and returns what it prints. */
  git(...args: string[]): string;
  gitIn(folder: string, ...args: string[]): string;
  /** Writes files into the repository and commits everything; returns the commit. */
  commit(files: Readonly<Record<string, string>>, message?: string): string;
}

/** An empty repository on branch `main`. */
export function gitPlace(): GitPlace {
  const folder = testDirectory();
  const [repository, home, temporary] = [join(folder, "repository"), join(folder, "home"), join(folder, "tmp")];
  for (const path of [repository, home, temporary]) mkdirSync(path);
  const environment = { PATH: process.env["PATH"] ?? "", HOME: home, GIT_CONFIG_NOSYSTEM: "1" };
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
  function gitIn(cwd: string, ...args: string[]): string {
    const options = [...identity, "-c", "protocol.file.allow=always", "-C", cwd];
    return execFileSync("git", [...options, ...args], { env: environment, stdio: "pipe" })
      .toString()
      .trim();
  }
  const runTool = createRunTool({ marker: null });
  const held = new Set<string>();
  const guard = {
    holds: (path: string): void => void held.add(path),
    removed: (path: string): void => void held.delete(path),
  };
  const git = (...args: string[]) => gitIn(repository, ...args);
  git("init", "--quiet", "--initial-branch=main");
  return {
    folder,
    repository,
    ports: { runTool, cleanUp: runTool, environment, temporaryDirectory: temporary, guard },
    held,
    git,
    gitIn,
    commit(files, message = "change") {
      writeFiles(repository, files);
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "-m", message);
      return git("rev-parse", "HEAD");
    },
  };
}

/** Writes files, by path within a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Everything of a repository that must be as it was: worktrees, changes, refs, configuration, index. */
export function repositoryState({ git }: GitPlace): Readonly<Record<string, string>> {
  return {
    worktrees: git("worktree", "list", "--porcelain"),
    status: git("status", "--porcelain", "--ignored"),
    refs: git("for-each-ref"),
    head: git("rev-parse", "--symbolic-full-name", "HEAD"),
    configuration: git("config", "--local", "--list"),
    stash: git("stash", "list"),
    index: git("ls-files", "--stage"),
    stale: git("worktree", "prune", "--dry-run", "--verbose"),
  };
}
