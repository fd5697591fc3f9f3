import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { calibrationSchema } from "../../../src/model/comparison/calibration.ts";
import { command } from "./support/command.ts";
import { attemptsOf } from "./support/fake-ncu.ts";
import { prepareFakeRun } from "./support/run.ts";

/** Serves the recorded rounds one after the other, whichever side asks. */
const script = `
capture() {
  captured "__tests__/fixtures/recorded/decode-sdpa/round-$((($(wc -l <"$state/attempts") - 1) % 3 + 1))"
}`;

function prepare(fake: string) {
  return prepareFakeRun({ recordings: [], script: fake });
}

function calibrate(...options: string[]) {
  const { workspace, path, argv } = prepare(script);
  const ended = command(["calibrate", ...options, ...argv.slice(1)], { workspace, path });
  const file = join(workspace.path, "new/folder/c.json");
  return {
    ...ended,
    workspace,
    path,
    file,
    calibration: () => calibrationSchema.parse(JSON.parse(readFileSync(file, "utf8"))),
  };
}

describe("calibrate", () => {
  test("measures the same code against itself, and writes what a comparison uses", () => {
    const { code, stdout, stderr, leftInTemporary, workspace, path, file, calibration } = calibrate(
      ...["--pairs", "6", "--file", "new/folder/c.json"],
    );
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stdout).toContain("6 pairs of rounds of the same code.");
    expect(stdout).toContain("0 of");
    expect(stderr).not.toContain("6 pairs of");
    expect(leftInTemporary).toEqual([]);
    expect(readdirSync(join(file, ".."))).toEqual(["c.json"]);
    const [range] = calibration().ranges;
    expect(calibration()).toMatchObject({ pairs: 6, falseAlarms: { rounds: 3, alarms: 0 } });
    expect(range?.name).toBe("decode");
    // The three recorded rounds are within 0.5% of each other.
    expect(range?.pairSpread).toBeGreaterThan(0);
    expect(range?.pairSpread).toBeLessThan(0.005);
    expect(range?.kernels).toHaveLength(30);

    const recordings = join(import.meta.dirname, "../../../examples/recordings");
    const sides = ["--base", join(recordings, "llm-decode-sdpa"), "--head", join(recordings, "llm-decode-sdpa")];
    const compared = command(["compare", ...sides, "--json", "--set", `compare.calibration=${file}`], {
      workspace,
      path,
    });
    // It knows the GPU by its UUID, and holds for that one alone.
    expect(JSON.parse(compared.stdout)).toMatchObject({ verdict: "pass", calibration: { pairs: 6, used: true } });
  });

  test("a calibration is replaced by a new one, and kept by a failed one", () => {
    const { workspace, path, argv } = prepare("capture() { program_code=7; }");
    const file = join(workspace.path, "llm-profile-calibration.json");
    writeFileSync(file, "kept");
    const ended = command(["calibrate", "--pairs", "3", ...argv.slice(1)], { workspace, path });
    expect(ended.code).toBe(3);
    expect(readFileSync(file, "utf8")).toBe("kept");
  });

  test("needs a GPU even if the program may do without kernels", () => {
    const { workspace, path, argv } = prepareFakeRun({ recordings: [], script, set: ["require-kernels=false"] });
    for (const folder of path) rmSync(join(folder, "nvidia-smi"));
    const ended = command(["calibrate", "--json", "--pairs", "3", ...argv.slice(1)], { workspace, path });
    expect(ended.code).toBe(2);
    expect(JSON.parse(ended.stdout)).toMatchObject({ error: { message: "This machine has no GPU to calibrate." } });
    expect(attemptsOf(workspace, "nsight")).toBe(0);
  });

  test("a --file that can no longer be written at the end: the calibration is in the run directory", () => {
    const { code, stderr, workspace } = calibrate(
      "--pairs",
      "3",
      "--file",
      "c.json",
      "--set",
      "workload.setup=mkdir c.json",
    );
    expect(code).toBe(3);
    expect(stderr).toContain(`Can't write the calibration to ${join(workspace.path, "c.json")}.`);
    expect(stderr).not.toContain("a bug in llm-profile");
    const kept = /Copy the calibration from (\S+calibration\.json)/.exec(stderr)?.[1] ?? "";
    expect(calibrationSchema.parse(JSON.parse(readFileSync(kept, "utf8")))).toMatchObject({ pairs: 3 });
  });
});
