import { describe, expect, test } from "@jest/globals";
import { capturesByAttention } from "./support/by-attention.ts";
import type { FakeNcu } from "./support/fake-ncu.ts";
import type { Finished } from "./support/run.ts";
import { runBase } from "./support/run-base.ts";
import { untracedRecording, untracedScript } from "./support/untraced.ts";

/** Long against what the stand-ins and all else of a run take. */
const slowSeconds = 4;
const budgetSeconds = 24;

const wallTimes = [untracedRecording([100, 101, 102])];
const script = `${capturesByAttention}\n${untracedScript(wallTimes, wallTimes)}`;

/** Bash that makes a function of the fake take so long. */
function slowly(name: string): string {
  return `eval "$(declare -f ${name} | sed '1s/${name}/quick_${name}/')"; ${name}() { sleep ${String(slowSeconds)}; quick_${name} "$@"; }`;
}

async function runWithin(
  slow: string,
  seconds = budgetSeconds,
  ncu?: FakeNcu,
): Promise<Finished & { readonly seconds: number }> {
  const run = await runBase({
    base: "sdpa",
    head: "sdpa",
    script: `${script}\n${slow}`,
    set: [
      "latency.pairs=null",
      `time-budget=${String(seconds)}s`,
      ...(ncu === undefined ? [] : ["ncu.enabled=true", "ncu.when=always"]),
    ],
    ...(ncu === undefined ? {} : { ncu }),
  });
  const { startedAt, endedAt } = run.record;
  return { ...run, seconds: (Date.parse(endedAt ?? "") - Date.parse(startedAt)) / 1000 };
}

describe("a time budget holds within a tenth, and what it left out is said, whichever part of a run is slow", () => {
  test("the rounds", async () => {
    const run = await runWithin(slowly("capture"));
    expect(run.seconds).toBeLessThan(1.1 * budgetSeconds);
    expect(run.code).toBe(0);
    const { rounds, warnings } = run.profile();
    expect(rounds.length).toBeGreaterThan(0);
    expect(rounds.length).toBeLessThan(3);
    expect(warnings.join("\n")).toContain(
      `The time budget (${String(budgetSeconds)}s) left no time for rounds after the first`,
    );
    expect(run.stderr).toContain(
      "The program is started 12 to 28 times for a pass, 4 to 12 times for a red result, as far as the time budget (24s) allows.",
    );
    expect(run.stderr).toMatch(/^Step 1 of 12: base, round 1, decode$/m);
    expect(run.stderr).toMatch(/^Step 2 of 12: round 1, decode \(about \d+ (s|min) left\)$/m);
  });

  test("the runs without tracing", async () => {
    const run = await runWithin(slowly("discovery"));
    expect(run.seconds).toBeLessThan(1.1 * budgetSeconds);
    const { rounds, untraced, warnings } = run.profile();
    expect(rounds).toHaveLength(3);
    expect(untraced.length).toBeLessThan(3);
    expect(warnings.join("\n")).toContain("left no time for");
    expect(warnings.join("\n")).not.toContain("rounds");
  });

  test("Nsight Compute, which is ended with it, and fails nothing", async () => {
    const run = await runWithin("", 40, { script: "run_program() { sleep 120; }" });
    expect(run.seconds).toBeLessThan(1.1 * 40);
    expect(run.code).toBe(0);
    expect(run.profile()).toMatchObject({
      rounds: [{}, {}, {}],
      ncu: { state: "skipped", why: "The time budget was used up before ncu could start." },
    });
    expect(run.profile().warnings.join("\n")).toContain("The time budget ran out before ncu measured anything");
    expect(run.leftInTemporary).toEqual([]);
  });

  test("a first round that takes longer than all of it is made nevertheless", async () => {
    const run = await runBase({ base: "sdpa", head: "sdpa", script, set: ["latency.pairs=null", "time-budget=1s"] });
    expect(run.code).toBe(0);
    expect(run.profile()).toMatchObject({ rounds: [{ round: 1 }], untraced: [] });
    expect(run.comparison()).toMatchObject({ base: { rounds: 1 }, head: { rounds: 1 } });
    expect(run.profile().warnings.join("\n")).toContain(
      "The time budget (1s) left no time for rounds after the first one, runs without CUDA tracing.",
    );
  });
});
