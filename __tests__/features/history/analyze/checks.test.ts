import { describe, expect, it } from "@jest/globals";
import { analyzeHistory } from "../../../../src/features/history/analyze/analyze-history.ts";
import { checkSign, checkSigns, findOpenSigns } from "../../../../src/features/history/analyze/checks.ts";
import type { Comparison } from "../../../../src/model/comparison/comparison.ts";
import type { HistoryChange } from "../../../../src/features/history/model/history.ts";
import type { HistoryCheck, HistoryRecord } from "../../../../src/features/history/model/record.ts";
import { commitOf, madeHistoryRange, madeNights } from "../support/history.ts";
import { compared, decode, madeReason } from "../../../compare/support/sides.ts";
import { commandUntil, madeCheck, refuted, rounds, step } from "./support/nights.ts";

const busyTime = { kind: "busy", range: "decode", domain: "" } as const;

function history(
  count: number,
  levels: Readonly<Record<string, (night: number) => number>>,
  own: (night: number) => Partial<HistoryRecord> = () => ({}),
) {
  const records = madeNights(count, (night) => ({
    ranges: Object.entries(levels).map(([name, levelOf]) =>
      madeHistoryRange({ name, busyNs: rounds(night, levelOf(night)) }),
    ),
    ...own(night),
  }));
  return analyzeHistory(records, []);
}

describe("open signs", () => {
  it("are measured from two nights before the last one of the old level to the newest commit", () => {
    const nights = history(30, { decode: step(20, 0.02), prefill: step(20, -0.03), quiet: () => 1 });
    const signs = [
      { figure: busyTime, changeRatio: expect.closeTo(0.02, 3) },
      { figure: { ...busyTime, range: "prefill" }, changeRatio: expect.closeTo(-0.03, 3) },
    ];
    expect(findOpenSigns(nights, "bench")).toMatchObject([
      { job: "bench", base: commitOf(17), head: commitOf(29), signs },
    ]);
  });

  it("groups signs by base", () => {
    const asked = findOpenSigns(history(40, { decode: step(20, 0.02), prefill: step(30, 0.02) }), "bench");
    expect(asked.map(({ base, head }) => [base, head])).toEqual([
      [commitOf(17), commitOf(39)],
      [commitOf(27), commitOf(39)],
    ]);
  });

  const otherJob = { id: 1, attempt: 1, job: "other" };
  const renamedAt = (at: number) => (night: number) =>
    night < at ? {} : { ranges: [madeHistoryRange({ name: "new" })] };
  /** 1, and other levels from two nights on. */
  const levels = (first: number, level: number, second: number, last: number) => (night: number) =>
    night < first ? 1 : night < second ? level : last;

  it.each<[string, ReturnType<typeof history>, readonly string[]]>([
    ["none of another job", history(30, { decode: step(20, 0.02) }, () => ({ run: otherJob })), []],
    ["none of a range that no longer runs", history(40, { decode: step(20, 0.02) }, renamedAt(30)), []],
    ["none that is old", history(75, { decode: step(20, 0.02) }), []],
    ["none without commits", history(30, { decode: step(20, 0.02) }, () => ({ commit: null })), []],
    ["the last of several changes", history(50, { decode: levels(20, 1.02, 35, 1.05) }), [commitOf(32)]],
    ["starting after an earlier change", history(50, { decode: levels(33, 1.1, 36, 1.02) }), [commitOf(33)]],
    ["starting after a cut", history(50, { decode: step(22, 0.02) }, commandUntil(20)), []],
  ])("finds signs: %s", (_, own, bases) => {
    expect(findOpenSigns(own, "bench").map(({ base }) => base)).toEqual(bases);
  });

  it("are asked three times at most while they're unclear", () => {
    const check = madeCheck({ outcome: "unclear", lowRatio: -0.02, highRatio: 0.04 });
    const after = (checks: number) => {
      const own = (night: number) => (night >= 24 && night < 24 + checks ? { checks: [check] } : {});
      return findOpenSigns(history(40, { decode: step(20, 0.02) }, own), "bench").length;
    };
    expect([after(1), after(2), after(3)]).toEqual([1, 1, 0]);
  });
});

describe("a refuted sign", () => {
  const checked = (night: number) => (night === 24 ? { checks: [madeCheck(refuted)] } : {});
  const statesOf = ({ series }: ReturnType<typeof history>): HistoryChange["state"][] =>
    series.flatMap(({ changes }) => changes.map(({ state }) => state));

  it("stays refuted while its boundary moves and nights are added", () => {
    for (const at of [18, 19, 20, 21, 22])
      for (const count of [25, 27, 40]) {
        const own = history(count, { decode: step(at, 0.02) }, checked);
        expect([at, count, ...statesOf(own)]).toEqual([at, count, "refuted"]);
        expect(findOpenSigns(own, "bench")).toEqual([]);
      }
  });

  it("doesn't refute later changes or smaller ones than it could detect", () => {
    expect(statesOf(history(40, { decode: step(25, 0.02) }, checked))).toEqual(["sign"]);
    expect(statesOf(history(40, { decode: step(20, 0.005) }, checked))).toEqual(["unclear"]);
  });
});

/** Six rounds a side, head slower by `size`, with rounds that differ by `noise`. */
function measured(size: number, noise = 0.0005, interleaved = true): Comparison {
  const side = (factor: number, shift: number) => {
    const roundNs = (round: number) => 1e7 * factor * (1 + noise * (((round + shift) % 3) - 1));
    return decode([{ name: "gemm", ns: Array.from({ length: 6 }, (_, round) => Math.round(roundNs(round))) }]);
  };
  return compared(side(1, 0), side(1 + size, 1), { interleaved });
}

const asked = { job: "bench", base: commitOf(1), head: commitOf(9) };

describe("a check of a sign", () => {
  it.each<[string, number, Comparison, HistoryCheck["outcome"]]>([
    ["slower by as much", 0.02, measured(0.02), "confirmed"],
    ["faster by as much", -0.02, measured(-0.02), "confirmed"],
    ["slower by half as much", 0.04, measured(0.021), "confirmed"],
    ["slower by less than half", 0.06, measured(0.02), "refuted"],
    ["the same", 0.02, measured(0), "refuted"],
    ["the other way", 0.02, measured(-0.02), "refuted"],
    ["slower, too little for the gate", 0.006, measured(0.006), "unclear"],
    ["too noisy to tell", 0.02, measured(0.01, 0.02), "unclear"],
    ["not measured alternately", 0.02, measured(0.02, 0.0005, false), "unclear"],
  ])("judges a result: %s", (_, changeRatio, comparison, outcome) => {
    expect(checkSign(asked, { figure: busyTime, changeRatio }, comparison).outcome).toBe(outcome);
  });

  it("stores the measured change", () => {
    const check = checkSign(asked, { figure: busyTime, changeRatio: 0.02 }, measured(0.02));
    expect(check).toMatchObject({ job: "bench", figure: busyTime, before: commitOf(1), after: commitOf(9) });
    expect(check.changeRatio).toBeCloseTo(0.02, 2);
    expect(check.lowRatio).toBeLessThan(0.02);
    expect(check.highRatio).toBeGreaterThan(0.019);
  });

  it("needs a run with the requested base", () => {
    const own = history(30, { decode: step(20, 0.02) });
    const comparison = measured(0.02);
    const { head } = comparison;
    const from = (commit: string): Comparison => ({
      ...comparison,
      base: { ...head, source: { ...head.source, commit } },
      head: { ...head, source: { ...head.source, commit: commitOf(30) } },
    });
    expect(checkSigns(own, "bench", from(commitOf(17)))).toMatchObject([
      { figure: busyTime, before: commitOf(17), after: commitOf(30), outcome: "confirmed" },
    ]);
    expect(checkSigns(own, "bench", from(commitOf(18)))).toEqual([]);
    expect(checkSigns(own, "other", from(commitOf(17)))).toEqual([]);
  });

  it("is unclear if rounds were left out or the range or metric is missing", () => {
    const comparison = measured(0.02);
    const reasons = [madeReason({ id: "round-left-out" })];
    const unclear = [
      checkSign(asked, { figure: busyTime, changeRatio: 0.02 }, { ...comparison, reasons }),
      checkSign(asked, { figure: { ...busyTime, range: "prefill" }, changeRatio: 0.02 }, comparison),
      checkSign(asked, { figure: { ...busyTime, kind: "wall" }, changeRatio: 0.02 }, comparison),
      checkSign(asked, { figure: { kind: "metric", name: "throughput", range: null }, changeRatio: 0.02 }, comparison),
    ];
    for (const check of unclear) expect(check).toMatchObject({ outcome: "unclear", changeRatio: null, lowRatio: null });
  });
});
