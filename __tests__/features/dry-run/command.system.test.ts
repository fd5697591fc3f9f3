import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { command } from "../../e2e/command/support/command.ts";
import { attemptsOf } from "../../e2e/command/support/fake-ncu.ts";
import { program } from "../../e2e/command/support/fake-nsys.ts";
import { prepareFakeRun, runFolder, runNames, viewRun } from "../../e2e/command/support/run.ts";
import { workspace } from "../../e2e/command/support/workspace.ts";

function dryRun(...argv: string[]) {
  const place = workspace();
  const bin = join(place.path, "bin");
  mkdirSync(bin);
  for (const tool of ["nsys", "ncu", "nvidia-smi", "git", "bash", "python3", "setpriv", "unshare"])
    program(join(bin, tool), ["echo >>started"]);
  const before = readdirSync(place.path);
  const ended = command(["run", "--dry-run", ...argv], { workspace: place, path: [bin] });
  return { ...ended, made: readdirSync(place.path).filter((name) => !before.includes(name)) };
}

describe("run --dry-run", () => {
  test("prints the plan without starting or writing anything", () => {
    const { code, stdout, stderr, made, leftInTemporary } = dryRun(
      ...["--base", "origin/main", "--range", "prefill", "--range", "decode", "--rounds", "2"],
      ...["--", "python3", "bench.py", "it's", "--api-key", "sk-12345678", "a\u001b[2J\nb\u202e"],
    );
    expect({ code, stderr, made, leftInTemporary }).toEqual({ code: 0, stderr: "", made: [], leftInTemporary: [] });
    expect(stdout).toContain("Dry run: nothing was started or written.");
    expect(stdout).toContain("Plan: 4 captures (prefill, decode × 2 rounds) or, if a probe allows it, 2 of all ranges");
    expect(stdout).toMatch(/started \d+ to \d+ times for a pass, \d+ to \d+ times for a red result:/);
    expect(stdout).toMatch(
      /^nsys profile .* --nvtx-capture=decode .* python3 bench\.py 'it'\\''s' --api-key '\*\*\*' \$'a\\U0000001b\[2J\\nb\\U0000202e'$/m,
    );
    expect(stdout).toMatch(/^ncu .* --nvtx-include prefill\/ --nvtx-include decode\/ /m);
    expect(stdout).not.toContain("sk-12345678");
    expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
  });
});

test("matches the real run, and knows the last run's duration", async () => {
  const {
    workspace: place,
    path,
    argv,
  } = prepareFakeRun({
    recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"],
    ncu: {},
    set: ["rounds=2"],
  });
  const [run = "", ...rest] = argv;
  const dry = () => command([run, "--dry-run", ...rest], { workspace: place, path });
  const before = dry();
  expect(before.code).toBe(0);
  expect(before.stdout).toContain("Time: unknown");
  expect(existsSync(runFolder(place))).toBe(false);

  const ended = command(argv, { workspace: place, path });
  expect(ended.code).toBe(0);
  const view = await viewRun(runFolder(place));
  const [, least = "", most = least] = /started (\d+)(?: to (\d+))? times/.exec(before.stdout) ?? [];
  const starts = attemptsOf(place, "nsight") + attemptsOf(place, "nsight-compute");
  expect(starts).toBeGreaterThanOrEqual(parseInt(least));
  expect(starts).toBeLessThanOrEqual(parseInt(most));
  // The command itself, after what isolates it, with the names that the run made up.
  const made = view.text("head/round-1/decode/nsys/cmd.txt").trim();
  const planned = before.stdout.split("\n").find((line) => line.includes("--nvtx-capture=decode")) ?? "";
  const names = (line: string) =>
    line
      .replace(/llm-profile-[0-9a-f]{16}/, "llm-profile-SESSION")
      .replace(/--output=\S*head\/round-1/, "--output=head/round-1");
  expect(names(made).endsWith(names(planned))).toBe(true);

  expect(dry().stdout).toMatch(/^Time: about [\d.]+ s/m);
  expect(runNames(runFolder(place))).toHaveLength(1);
});
