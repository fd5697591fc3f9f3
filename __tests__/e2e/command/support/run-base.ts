import { expect } from "@jest/globals";
import { comparisonSchema, type Comparison } from "../../../../src/model/comparison/comparison.ts";
import { addCommit, gitIn } from "./repository.ts";
import { capturesByAttention } from "./by-attention.ts";
import { command } from "./command.ts";
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
  const git = gitIn(workspace);
  git("init", "-q", "-b", "main");
  addCommit(workspace, { attention: base }, "base");
  git("switch", "-qc", "change");
  prepare(workspace.path);
  if (tracked.length > 0) git("add", ...tracked);
  addCommit(workspace, { attention: head }, "head");
  const [name = "", ...rest] = argv;
  const ended = withUmask(umask, () =>
    command([name, ...options(workspace.path), ...rest], {
      workspace,
      path: smi === undefined ? path : [installFakeSmi(workspace, smi), ...path],
      environment,
    }),
  );
  expect(git("worktree", "list").split("\n")).toHaveLength(1);
  expect(git("status", "--porcelain", "--untracked-files=no")).toBe("");
  const seen = await viewRun(runFolder(workspace));
  const comparison = () => comparisonSchema.parse(JSON.parse(seen.text("comparison.json")));
  return { ...ended, ...seen, workspace, comparison };
}

function withUmask<T>(umask: number, start: () => T): T {
  const before = process.umask(umask);
  try {
    return start();
  } finally {
    process.umask(before);
  }
}
