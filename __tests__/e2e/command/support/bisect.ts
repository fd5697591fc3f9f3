import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bisectSchema, type Bisect } from "../../../../src/model/bisect/bisect.ts";
import { capturesWithSlow } from "./by-attention.ts";
import { installIdleGpu } from "./fake-nsys.ts";
import { prepareFakeRun, runFolder, type PreparedRun } from "./run.ts";
import { workspace as makeWorkspace, type Workspace } from "./workspace.ts";

/** One commit: what its program is (`sdpa`, `slow`; `broken` fails), and other files. */
export interface MadeCommit {
  readonly attention: string;
  readonly files?: Readonly<Record<string, string>>;
}

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

export function addCommit(workspace: Workspace, { attention, files = {} }: MadeCommit, message: string): void {
  const git = gitIn(workspace);
  for (const [name, text] of Object.entries({ ...files, attention: `${attention}\n` })) {
    writeFileSync(join(workspace.path, name), text);
    git("add", name);
  }
  git("commit", "--allow-empty", "-qm", message);
}

export function gitIn({ path }: Workspace): (...args: string[]) => string {
  return (...args) =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], {
      cwd: path,
      encoding: "utf8",
    }).trim();
}

function firstOf(git: (...args: string[]) => string): string {
  return git("rev-list", "--max-parents=0", "HEAD");
}

/** Whether a search has stored its state: its folder is there before. */
export function isBisectStored(workspace: Workspace): boolean {
  const out = runFolder(workspace);
  return existsSync(out) && readdirSync(out).some((folder) => existsSync(join(out, folder, "bisect.json")));
}

/** The only search of a workspace. */
export function storedBisect(workspace: Workspace): Bisect {
  const out = runFolder(workspace);
  const [name = ""] = readdirSync(out).filter((folder) => folder.startsWith("bisect-"));
  return bisectSchema.parse(JSON.parse(readFileSync(join(out, name, "bisect.json"), "utf8")));
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
