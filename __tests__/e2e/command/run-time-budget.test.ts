import { describe, expect, test } from "@jest/globals";
import { capturesByAttention } from "./support/by-attention.ts";
import { fakeRun } from "./support/run.ts";
import { runBase } from "./support/run-base.ts";
import { untracedRecording, untracedScript } from "./support/untraced.ts";

describe("a time budget", () => {
  test("that's used up at once leaves one round of each side, and it's told what there was no time for", async () => {
    const wallTimes = [untracedRecording([100, 101, 102])];
    const run = await runBase({
      base: "sdpa",
      head: "sdpa",
      script: `${capturesByAttention}\n${untracedScript(wallTimes, wallTimes)}`,
      set: ["latency.pairs=null", "time-budget=10ms"],
    });
    expect(run.code).toBe(0);
    expect(run.profile()).toMatchObject({ rounds: [{ round: 1 }], untraced: [] });
    expect(run.comparison()).toMatchObject({ base: { rounds: 1 }, head: { rounds: 1 } });
    expect(run.profile().warnings.join("\n")).toContain(
      "The time budget (10ms) left no time for rounds after the first one, runs without CUDA tracing.",
    );
    expect(run.stderr).toContain("as far as the time budget (10ms) allows");
    expect(run.stderr).toMatch(/^Step 1 of 12: base, round 1, decode$/m);
    expect(run.stderr).toMatch(/^Step 2 of 12: round 1, decode \(.* left\)$/m);
  });

  // Where the machine is so slow that ncu can't begin, the run must end in the same way.
  test("ends ncu with it, and fails nothing", async () => {
    const run = await fakeRun({
      recordings: ["__tests__/fixtures/recorded/decode-sdpa/round-1"],
      set: ["time-budget=24s", "ncu.enabled=true"],
      ncu: { script: "run_program() { sleep 600; }" },
    });
    expect({ code: run.code, failure: run.record.failure }).toEqual({ code: 0, failure: null });
    expect(run.profile()).toMatchObject({ rounds: [{ round: 1 }], ncu: { state: "skipped" } });
    expect(run.profile().warnings.join("\n")).toMatch(/time budget/i);
    expect(run.leftInTemporary).toEqual([]);
  });
});
