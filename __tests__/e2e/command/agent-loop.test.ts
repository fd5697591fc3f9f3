import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { addCommit, gitIn } from "./support/repository.ts";
import { capturesByAttention } from "./support/by-attention.ts";
import { prepareFakeRun } from "./support/run.ts";
import { scaledRecording } from "./support/scaled-recording.ts";

/* examples/agents/loop.py, with recordings in place of a GPU. A commit's program is what its file `attention` says. */

/** A loop over branches, each with this content of `attention`, and over a patch that makes it so. The base is `eager`. */
function loop(
  branches: Readonly<Record<string, string>>,
  patch: string | null = null,
  tool = `'${process.execPath}' '${repositoryPath("dist/cli.js")}'`,
) {
  const best = scaledRecording("__tests__/fixtures/recorded/decode-sdpa/round-1", 0.8);
  const fast = `[[ $attention == best ]] && { captured ${best}; return; }`;
  const script = capturesByAttention.replace("  [[ $attention =~", `  ${fast}\n  [[ $attention =~`);
  const { workspace, path, argv } = prepareFakeRun({ recordings: [], script });
  const git = gitIn(workspace);
  git("init", "-q", "-b", "main");
  addCommit(workspace, { attention: "eager" }, "base");
  for (const [branch, attention] of Object.entries(branches)) {
    git("switch", "-qc", branch, "main");
    addCommit(workspace, { attention }, branch);
  }
  git("switch", "-q", "main");
  if (patch !== null) {
    writeFileSync(join(workspace.path, "attention"), `${patch}\n`);
    writeFileSync(join(workspace.path, "other.patch"), `${git("diff")}\n`);
    git("checkout", "-q", "attention");
  }
  const variants = [...Object.keys(branches), ...(patch === null ? [] : ["other.patch"])];
  const { status, stdout, stderr } = spawnSync(
    "python3",
    [repositoryPath("examples/agents/loop.py"), "--base", "main", "--tool", tool, ...variants, "--", ...argv.slice(1)],
    {
      cwd: workspace.path,
      encoding: "utf8",
      env: { ...process.env, PATH: [...path, process.env["PATH"]].join(":"), TMPDIR: workspace.temporary },
    },
  );
  return { code: status, stdout, stderr, worktrees: git("worktree", "list").split("\n") };
}

test("ends the agent loop with the best variant, measured again alone", () => {
  const { code, stdout, stderr, worktrees } = loop({ good: "sdpa" }, "best");
  expect(stderr).toMatch(/^good: kept, -14\.\d/m);
  expect(stderr.match(/^other\.patch: (?:kept|measured again), -31/gm)).toHaveLength(2);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^winner: other\.patch -31\.\d+%\n$/)]);
  expect(worktrees).toHaveLength(1);
});

const answered = { verdict: "pass", failure: null, ranges: [], cost: null, sentence: "" };

test.each([
  ["none is better", 1, "dropped", answered],
  ["none is better", 1, "dropped", { ...answered, verdict: "regressed" }],
  ["nothing was measured", 3, "not measured", {}],
])("ends the agent loop without a winner and says why: %s", (says, expected, word, answer) => {
  const tool = `sh -c 'printf %s "$0"' '${JSON.stringify(answer)}'`;
  const { code, stdout, stderr } = loop({ other: "slower" }, null, tool);
  expect([code, stdout]).toEqual([expected, `${says}\n`]);
  expect(stderr).toContain(`other: ${word}`);
  expect(stderr).not.toContain("measured again");
});
