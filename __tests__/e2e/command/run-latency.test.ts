import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { calibrationSchema } from "../../../src/model/comparison/calibration.ts";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { capturesByAttention, capturesWithSlow, rowsByAttention } from "./support/by-attention.ts";
import { command } from "./support/command.ts";
import { program } from "./support/fake-nsys.ts";
import { prepareFakeRun } from "./support/run.ts";
import { runBase } from "./support/run-base.ts";
import { untracedRecording, untracedScript } from "./support/untraced.ts";

/** Three processes of base, or of a head that takes so many times as long: their own noise is 1%. */
const processes = (factor: number): string[] =>
  [100, 101, 99.5].map((ms) => untracedRecording([1.3, 1.004, 1, 1.01, 1.002].map((one) => one * ms * factor)));

interface WallOptions {
  readonly set?: readonly string[];
  readonly failing?: number;
  readonly prepare?: (repository: string) => void;
}

function compareWalls(factor: number, options: WallOptions = {}) {
  return runBase({
    base: "sdpa",
    head: "sdpa",
    script: `${capturesByAttention}\n${untracedScript(processes(1), processes(factor), options.failing)}`,
    set: ["latency.pairs=null", ...(options.set ?? [])],
    prepare: (repository) => {
      writeFileSync(join(repository, "slow"), "");
      options.prepare?.(repository);
    },
    tracked: ["slow"],
  });
}

describe("runs without CUDA tracing", () => {
  test("judge wall time in place of the traced rounds: a range that takes as long on the GPU, and longer in all, is red", async () => {
    const run = await compareWalls(1.6);
    expect({ code: run.code, state: run.record.state }).toEqual({ code: 1, state: "passed" });
    const comparison = run.comparison();
    expect(comparison).toMatchObject({ verdict: "regressed", wall: "slower" });
    expect(comparison.reasons.filter(({ verdict }) => verdict === "regressed").map(({ id }) => id)).toEqual([
      "latency-regressed",
    ]);
    const [range] = comparison.ranges;
    expect(range?.gpuBusyTime.state).toBe("same");
    expect(range?.wallTime.state).toBe("not-judged");
    expect(range?.latency).toMatchObject({
      base: { processes: 3, instances: 15 },
      statistic: "median",
      time: { state: "regressed", rounds: 3 },
    });
    expect(range?.latency?.time.changeRatio).toBeCloseTo(0.6, 2);
    expect(run.stdout).toContain("decode takes 60% more wall time");
    expect(run.stdout).toContain("wall time (untraced, median)");
    const base = profileSchema.parse(JSON.parse(run.text("base/profile.json")));
    expect([base, run.profile()].map(({ untraced }) => untraced.map(({ order }) => order))).toEqual([
      [0, 3, 4],
      [1, 2, 5],
    ]);
    const untraced = run.record.commands.filter(({ label }) => label?.includes("untraced run 1") === true);
    expect(untraced.map(({ tool }) => tool)).toContain("nsys profile");
    expect(untraced[0]?.argv).toEqual(expect.arrayContaining(["--trace=nvtx", "--sample=none", "--cpuctxsw=none"]));
    expect(run.leftInTemporary).toEqual([]);
  });

  test("that somebody asked for come after the reasons where the GPU's time is red already", async () => {
    const run = await runBase({
      base: "sdpa",
      head: "slow",
      script: `${capturesWithSlow()}\n${untracedScript(processes(1), processes(1))}`,
      set: ["latency.pairs=3"],
      ncu: { script: rowsByAttention },
    });
    const steps = run.record.commands.map(({ label }) => /untraced|ncu|round/.exec(label ?? "")?.[0]);
    expect([...new Set(steps)].filter(Boolean)).toEqual(["round", "ncu", "untraced"]);
    expect({ code: run.code, verdict: run.comparison().verdict }).toEqual({ code: 1, verdict: "regressed" });
    expect(run.profile().ncu).toMatchObject({ state: "measured" });
    expect(run.comparison().ranges[0]?.latency).toMatchObject({ base: { processes: 3 }, head: { processes: 3 } });
  });

  test("are made again while it is open, up to latency.max-pairs", async () => {
    const run = await compareWalls(1.16, { set: ["latency.max-pairs=4"] });
    expect({ code: run.code, verdict: run.comparison().verdict, wall: run.comparison().wall }).toEqual({
      ...{ code: 0, verdict: "inconclusive", wall: "unknown" },
    });
    expect(run.comparison().ranges[0]?.latency?.time.rounds).toBe(4);
    expect(run.stderr).toContain("After 3 runs per side without tracing, we can't tell");
  });

  test("one that fails costs no verdict: what was measured is judged, and the run fails", async () => {
    const run = await compareWalls(1, { failing: 2 });
    expect(run.code).toBe(3);
    expect(run.record).toMatchObject({ state: "failed", failure: { id: "workload-failed" } });
    expect(run.comparison()).toMatchObject({ verdict: "pass", base: { rounds: 3 }, head: { rounds: 3 } });
    expect(run.stderr).toContain("Wall time without tracing: a run of the head failed.");
    expect(run.comparison().ranges[0]?.latency?.time.rounds).toBe(1);
  });

  test("run latency.command in place of the program, and count its last latency.instances", async () => {
    const run = await compareWalls(1, {
      set: ["latency.command=[./.tools/warm, twice]", "latency.instances=2"],
      // The head's tree alone holds it.
      prepare: (repository) => {
        mkdirSync(join(repository, ".tools"));
        program(join(repository, ".tools/warm"), ['echo "warm loop $1"']);
      },
    });
    expect({ code: run.code, wall: run.comparison().wall }).toEqual({ code: 0, wall: "not-slower" });
    expect(run.profile().untraced[0]?.ranges[0]?.instanceNs).toEqual([101_000_000, 100_200_000]);
    for (const name of ["head", "base"])
      expect(run.text(`${name}/untraced-1/nsys/stdout.txt`)).toContain("warm loop twice");
    expect(run.text("head/round-1/decode/nsys/stdout.txt")).not.toContain("warm loop");
  });

  test("tell in a calibration which slowdown of wall time this runner finds", () => {
    const script = `${capturesByAttention}\n${untracedScript(processes(1), [])}`;
    const { workspace, path, argv } = prepareFakeRun({ recordings: [], script, set: ["latency.pairs=null"] });
    writeFileSync(join(workspace.path, "attention"), "sdpa\n");
    const ended = command(["calibrate", "--pairs", "6", ...argv.slice(1)], { workspace, path });
    expect({ code: ended.code, stderr: ended.stderr }).toMatchObject({ code: 0 });
    const file = readFileSync(join(workspace.path, "llm-profile-calibration.json"), "utf8");
    const [range] = calibrationSchema.parse(JSON.parse(file)).ranges;
    expect(range?.latency).toMatchObject({ processes: 6, statistic: "median" });
    expect(range?.latency?.detectableRatio).toBeLessThan(0.1);
    expect(ended.stdout).toContain("wall time without tracing (median of each process): 6 processes per side");
  });
});
