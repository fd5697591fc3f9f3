import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bisectSchema, type Bisect } from "../../../../src/features/bisect/model/bisect.ts";
import { capturesWithSlow } from "./by-attention.ts";
import { installIdleGpu } from "./fake-nsys.ts";
import { addCommit, gitIn, type MadeCommit } from "./repository.ts";
import { prepareFakeRun, runFolder, type PreparedRun } from "./run.ts";
import { workspace as makeWorkspace, type Workspace } from "./workspace.ts";

/** `llm-profile bisect` from the first of the commits to the last, in a repository with a fake nsys. */
export function prepareBisect(
  commits: readonly MadeCommit[],
  { script = "", set = [] }: { readonly script?: string; readonly set?: readonly string[] } = {},
): PreparedRun & { readonly git: (...args: string[]) => string } {
  const { workspace, path, argv } = prepareFakeRun({ recordings: [], script: `${capturesWithSlow()}\n${script}`, set });
  // A checkout's PATH has no folder of the repository that Git doesn't hold, and a driver's nvidia-smi lies elsewhere, too.
  const driver = makeWorkspace().path;
  installIdleGpu(driver);
  const git = gitIn(workspace);
  git("init", "-q", "-b", "main");
  for (const [index, commit] of commits.entries()) addCommit(workspace, commit, `change ${String(index)}`);
  const [, ...options] = argv;
  return {
    workspace,
    path: [...path, driver],
    git,
    argv: ["bisect", "--good", firstOf(git), "--bad", "main", ...options],
  };
}

function firstOf(git: (...args: string[]) => string): string {
  return git("rev-list", "--max-parents=0", "HEAD");
}

/** The only search of a workspace. */
export function storedBisect(workspace: Workspace): Bisect {
  const [file = ""] = stateFiles(workspace);
  return bisectSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** What a search that may still run has measured; nothing before it has stored its state. */
export function answersSoFar(workspace: Workspace): string[] {
  return stateFiles(workspace).length === 0 ? [] : asked(storedBisect(workspace));
}

function stateFiles(workspace: Workspace): string[] {
  return globSync(join(runFolder(workspace), "bisect-*", "bisect.json"));
}

/** What was measured, as `base-head`; what failed as `!version`. */
export function asked({ searches }: Bisect): string[] {
  return searches.flatMap(({ answers }) =>
    answers.map((answer) =>
      answer.kind === "failed" ? `!${String(answer.version)}` : `${String(answer.base)}-${String(answer.head)}`,
    ),
  );
}

/** The subjects of the commits that the newest search names; several where they can't be told apart. */
export function named({ searches }: Bisect): string[][] {
  const search = searches.at(-1);
  const result = search?.result ?? null;
  const steps = result?.kind === "culprit" ? [result.step] : result?.kind === "several-steps" ? result.steps : [];
  return steps.map(({ after, version }) =>
    (search?.versions ?? []).slice(after + 1, version + 1).map(({ commit }) => commit.subject),
  );
}
