import { describe, expect, test } from "@jest/globals";
import type { AcceptedRegression } from "../../../src/model/comparison/accepted.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { UntracedRun } from "../../../src/model/profile/untraced.ts";
import { madeEntry } from "../policy/support/accepted.ts";
import { compared, rangeOf, side } from "../support/sides.ts";
import { instancesOf, inTurn } from "./support/runs.ts";

type Made = Partial<Pick<UntracedRun["ranges"][number], "steps" | "tokens">> & {
  readonly ms: number;
  readonly ofOtherCommand?: boolean;
};

/** Eight processes a side in turn, 0.3% apart. */
const runsOf = ({ ms, ofOtherCommand = false, ...amounts }: Made) =>
  [1, 1.002, 0.999, 1.001, 0.998, 1, 1.003, 1.001].map((factor) => {
    const instanceNs = Array<number>(3).fill(Math.round(ms * 1e6 * factor));
    return { ofOtherCommand, ranges: [instancesOf(instanceNs, amounts)] };
  });

function judged(base: Made, head: Made, accepted: readonly AcceptedRegression[] = []): Comparison {
  const range = rangeOf({ kernels: [{ name: "k", ns: [1e6, 1e6, 1e6] }] });
  const [before, after] = [inTurn("base", runsOf(base)), inTurn("head", runsOf(head))];
  return compared(side([range], { untraced: before }), side([range], { untraced: after }), { accepted });
}

/** Of wall time. */
const rows = ({ metrics }: Comparison) =>
  metrics.filter(({ kind }) => !kind.startsWith("gpu-")).map(({ kind, change }) => [kind, change.state]);
const deciding = ({ reasons }: Comparison) => reasons.filter(({ verdict }) => verdict !== null).map(({ id }) => id);

describe("time per step and per token", () => {
  test("is shown but not judged if steps are equal: wall time decides", () => {
    const comparison = judged({ ms: 64, steps: 64, tokens: 256 }, { ms: 80, steps: 64, tokens: 256 });
    expect(rows(comparison)).toEqual([
      ["time-per-step", "not-judged"],
      ["time-per-token", "not-judged"],
      ["tokens-per-second", "not-judged"],
    ]);
    expect(comparison.metrics[0]).toMatchObject({ name: "decode", range: "decode", unit: "ns" });
    expect(comparison.metrics[0]?.change.base).toBeCloseTo(1e6, -4);
    expect(comparison.metrics[2]?.change.changeRatio).toBeCloseTo(-0.2, 2);
    expect(deciding(comparison)).toEqual(["latency-regressed"]);
  });

  test("shows GPU time per step and token from the traced rounds", () => {
    const { metrics } = judged({ ms: 64, steps: 64, tokens: 256 }, { ms: 64, steps: 32, tokens: 256 });
    const gpu = metrics.filter(({ kind }) => kind.startsWith("gpu-"));
    expect(gpu).toMatchObject([
      { kind: "gpu-time-per-step", unit: "ns", better: "lower", change: { base: 1e6 / 64, head: 1e6 / 32 } },
      { kind: "gpu-time-per-token", unit: "ns", better: "lower", change: { base: 1e6 / 256, head: 1e6 / 256 } },
    ]);
    expect(gpu[0]?.change).toMatchObject({ changeRatio: 1, rounds: 3, state: "not-judged" });
  });

  test("decides by time per step if the steps differ", () => {
    const more = judged({ ms: 64, steps: 64 }, { ms: 80, steps: 80 });
    expect([more.verdict, deciding(more)]).toEqual(["pass", []]);
    expect(rows(more)).toEqual([["time-per-step", "same"]]);
    const slower = judged({ ms: 64, steps: 64 }, { ms: 64, steps: 48 });
    expect([slower.verdict, deciding(slower)]).toEqual(["regressed", ["metric-regressed"]]);
    expect(slower.reasons[0]?.text).toContain("+33.3%");
  });

  test("decides by tokens, not steps, if both differ", () => {
    const comparison = judged({ ms: 64, steps: 64, tokens: 256 }, { ms: 64, steps: 48, tokens: 128 });
    expect(rows(comparison)).toEqual([
      ["time-per-step", "not-judged"],
      ["time-per-token", "regressed"],
      ["tokens-per-second", "not-judged"],
    ]);
    expect(deciding(comparison)).toEqual(["metric-regressed"]);
  });

  test("can be accepted by its name", () => {
    const accepted = madeEntry({ range: "decode", metric: "time-per-token", change: 110 });
    const comparison = judged({ ms: 64, tokens: 256 }, { ms: 64, tokens: 128 }, [accepted]);
    expect(comparison.accepted.map(({ state }) => state)).toEqual(["used"]);
    expect(comparison.verdict).toBe("pass");
  });

  test("ignores time on the GPU of another command", () => {
    const made = { ms: 64, steps: 64, ofOtherCommand: true };
    expect(judged(made, made).metrics.map(({ kind }) => kind)).toEqual(["time-per-step"]);
  });

  test("decides nothing if only one side has it", () => {
    expect(judged({ ms: 64 }, { ms: 64, steps: 64, tokens: 256 })).toMatchObject({ verdict: "pass", metrics: [] });
  });
});
