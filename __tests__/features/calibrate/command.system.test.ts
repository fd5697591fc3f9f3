import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { calibrationSchema } from "../../../src/model/comparison/calibration.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { capturesByAttention } from "../../e2e/command/support/by-attention.ts";
import { command } from "../../e2e/command/support/command.ts";
import { attemptsOf } from "../../e2e/command/support/fake-ncu.ts";
import { prepareFakeRun } from "../../e2e/command/support/run.ts";
import { untracedRecording, untracedScript } from "../../e2e/command/support/untraced.ts";

const readCalibration = (file: string) => calibrationSchema.parse(JSON.parse(readFileSync(file, "utf8")));

function prepare(set: readonly string[] = [], script = capturesByAttention) {
  const { workspace, path, argv } = prepareFakeRun({ recordings: [], script, set });
  writeFileSync(join(workspace.path, "attention"), "sdpa\n");
  const calibrate = (...options: string[]) => command(["calibrate", ...options, ...argv.slice(1)], { workspace, path });
  return { workspace, path, calibrate };
}

test("measures the same code against itself and writes a calibration", () => {
  const walls = [100, 101, 99.5].map((ms) => untracedRecording([1.3, 1.004, 1, 1.01, 1.002].map((one) => one * ms)));
  const script = `${capturesByAttention}\n${untracedScript(walls)}`;
  const { workspace, path, calibrate } = prepare(["latency.pairs=null"], script);
  const { code, stderr, leftInTemporary } = calibrate("--pairs", "6", "--file", "new/folder/c.json");
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(leftInTemporary).toEqual([]);
  const file = join(workspace.path, "new/folder/c.json");
  expect(readdirSync(join(file, ".."))).toEqual(["c.json"]);
  const calibration = readCalibration(file);
  expect(calibration).toMatchObject({ pairs: 6, falseAlarms: { rounds: 3, alarms: 0 } });
  expect(calibration.ranges).toMatchObject([{ name: "decode", latency: { processes: 6, statistic: "median" } }]);
  const [range] = calibration.ranges;
  // The three recorded rounds are within 0.5% of each other.
  expect(range?.pairSpread).toBeGreaterThan(0);
  expect(range?.pairSpread).toBeLessThan(0.005);
  expect(range?.kernels).toHaveLength(30);
  expect(range?.latency?.detectableRatio).toBeLessThan(0.1);

  const recording = repositoryPath("examples/recordings/llm-decode-sdpa");
  const compared = command(
    ["compare", "--base", recording, "--head", recording, "--json", "--set", `compare.calibration=${file}`],
    { workspace, path },
  );
  // It knows the GPU by its UUID, and holds for that one alone.
  expect(JSON.parse(compared.stdout)).toMatchObject({ verdict: "pass", calibration: { pairs: 6, used: true } });
});

test("requires a GPU even if kernels aren't required", () => {
  const { workspace, path, calibrate } = prepare(["require-kernels=false"]);
  for (const folder of path) rmSync(join(folder, "nvidia-smi"));
  const { code, stdout } = calibrate("--json", "--pairs", "3");
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ error: { message: "This machine has no GPU to calibrate." } });
  expect(attemptsOf(workspace, "nsight")).toBe(0);
});

test("keeps a calibration in the run directory if its file can't be written", () => {
  const { calibrate } = prepare(["workload.setup=mkdir c.json"]);
  const { code, stderr } = calibrate("--pairs", "3", "--file", "c.json");
  expect(code).toBe(3);
  expect(stderr).not.toContain("a bug in llm-profile");
  const kept = /Copy the calibration from (\S+calibration\.json)/.exec(stderr)?.[1] ?? "";
  expect(readCalibration(kept)).toMatchObject({ pairs: 3 });
});
