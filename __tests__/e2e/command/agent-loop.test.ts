import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { capturesByAttention } from "./support/by-attention.ts";
import { prepareFakeRun } from "./support/run.ts";
import { scaledRecording } from "./support/scaled-recording.ts";

/* examples/agents/loop.py, with recordings in place of a GPU. A commit's program is what its file `attention` says. */

interface Looped {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly worktrees: readonly string[];
}

/** A loop over branches, each with this content of `attention`, and over a patch that makes it so. The base is `eager`. */
async function loop(branches: Readonly<Record<string, string>>, patch: string | null = null): Promise<Looped> {
  const best = scaledRecording("__tests__/fixtures/recorded/decode-sdpa/round-1", 0.8);
  const fast = `[[ $attention == best ]] && { captured ${best}; return; }`;
  const slow = scaledRecording("__tests__/fixtures/recorded/decode-eager/round-1", 1.3);
  const slower = `[[ $attention == slower ]] && { captured ${slow}; return; }`;
  const script = capturesByAttention.replace("  [[ $attention =~", `  ${fast}\n  ${slower}\n  [[ $attention =~`);
  const { workspace, path, argv } = prepareFakeRun({ recordings: [], script });
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
      cwd: workspace.path,
      encoding: "utf8",
    });
  const write = (attention: string): void => {
    writeFileSync(join(workspace.path, "attention"), `${attention}\n`);
  };
  git("init", "-q", "-b", "main");
  write("eager");
  git("add", "attention");
  git("commit", "-qm", "base");
  for (const [branch, attention] of Object.entries(branches)) {
    git("switch", "-qc", branch, "main");
    write(attention);
    git("commit", "--allow-empty", "-qam", branch);
  }
  git("switch", "-q", "main");
  if (patch !== null) {
    write(patch);
    writeFileSync(join(workspace.path, "other.patch"), git("diff"));
    git("checkout", "-q", "attention");
  }
  const variants = [...Object.keys(branches), ...(patch === null ? [] : ["other.patch"])];
  const tool = `'${process.execPath}' '${repositoryPath("dist/cli.js")}'`;
  const { status, stdout, stderr } = spawnSync(
    "python3",
    [repositoryPath("examples/agents/loop.py"), "--base", "main", "--tool", tool, ...variants, "--", ...argv.slice(1)],
    {
      cwd: workspace.path,
      encoding: "utf8",
      env: { ...process.env, PATH: [...path, process.env["PATH"]].join(":"), TMPDIR: workspace.temporary },
    },
  );
  return { code: status, stdout, stderr, worktrees: git("worktree", "list").trim().split("\n") };
}

describe("a loop over variants", () => {
  test("ends with the best one, measured again alone", async () => {
    const { code, stdout, stderr, worktrees } = await loop({ same: "eager", good: "sdpa", broken: "none" }, "best");
    expect(stderr).toMatch(/^same: dropped/m);
    expect(stderr).toMatch(/^good: kept, -14\.\d/m);
    expect(stderr).toMatch(/^broken: not measured/m);
    expect(stderr.match(/^other\.patch: (?:kept|measured again), -31/gm)).toHaveLength(2);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^winner: other\.patch -31\.\d+%\n$/)]);
    expect(worktrees).toHaveLength(1);
  });

  test("ends with none where none is better", async () => {
    const { code, stdout, stderr } = await loop({ slow: "slower" });
    expect(stderr).toMatch(/^slow: dropped, \+/m);
    expect(stderr).not.toContain("measured again");
    expect([code, stdout]).toEqual([1, "none is better\n"]);
  });

  test("that nothing can be measured isn't that none is better", async () => {
    const { code, stdout } = await loop({ broken: "none" });
    expect([code, stdout]).toEqual([3, "nothing was measured\n"]);
  });
});
