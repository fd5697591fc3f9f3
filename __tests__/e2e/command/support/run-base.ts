import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@jest/globals";
import { comparisonSchema, type Comparison } from "../../../../src/model/comparison/comparison.ts";
import { capturesByAttention } from "./by-attention.ts";
import { command, type Ended } from "./command.ts";
import type { FakeNcu } from "./fake-ncu.ts";
import { installFakeSmi, type FakeSmi } from "./fake-smi.ts";
import { prepareFakeRun, runFolder, viewRun, type Finished } from "./run.ts";

export interface Versions {
  readonly base: string;
  readonly head: string;
  /** Bash for the fake nsys. Default: the recordings of each side's attention, round by round. */
  readonly script?: string;
  readonly set?: readonly string[];
  /** May depend on the repository's path. */
  readonly options?: (repository: string) => readonly string[];
  readonly ncu?: FakeNcu;
  readonly smi?: FakeSmi;
  readonly program?: readonly string[];
  /** Makes files in the repository, which git is not told of but for those `tracked` at the head. */
  readonly prepare?: (repository: string) => void;
  readonly tracked?: readonly string[];
  /** Of the command, not of the repository. Default: the test's own. */
  readonly umask?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** `llm-profile run --base main` in a repository whose branch changes the file. */
export async function runBase({
  base,
  head,
  script = capturesByAttention,
  set = [],
  options = () => ["--base", "main"],
  ncu,
  smi,
  program = ["true"],
  umask = process.umask(),
  prepare = () => undefined,
  tracked = [],
  environment = {},
}: Versions): Promise<Finished & { readonly comparison: () => Comparison }> {
  const { workspace, path, argv } = prepareFakeRun({
    recordings: [],
    script,
    set,
    command: program,
    ...(ncu === undefined ? {} : { ncu }),
  });
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
      cwd: workspace.path,
      encoding: "utf8",
    });
  const commit = (attention: string, message: string): void => {
    writeFileSync(join(workspace.path, "attention"), `${attention}\n`);
    git("add", "attention");
    git("commit", "--allow-empty", "-qm", message);
  };
  git("init", "-q", "-b", "main");
  commit(base, "base");
  git("switch", "-qc", "change");
  prepare(workspace.path);
  if (tracked.length > 0) git("add", ...tracked);
  commit(head, "head");
  const [name = "", ...rest] = argv;
  const ended = withUmask(umask, (): Ended =>
    command([name, ...options(workspace.path), ...rest], {
      workspace,
      path: smi === undefined ? path : [installFakeSmi(workspace, smi), ...path],
      environment,
    }),
  );
  expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
  expect(git("status", "--porcelain", "--untracked-files=no")).toBe("");
  const seen = await viewRun(runFolder(workspace));
  const comparison = () => comparisonSchema.parse(JSON.parse(seen.text("comparison.json")));
  return { ...ended, ...seen, workspace, comparison };
}

/** What `work` returns, done with this umask. */
function withUmask<T>(umask: number, work: () => T): T {
  const before = process.umask(umask);
  try {
    return work();
  } finally {
    process.umask(before);
  }
}
