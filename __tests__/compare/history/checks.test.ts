import { describe, expect, it } from "@jest/globals";
import { compare } from "../../../src/compare/compare.ts";
import { analyzeHistory } from "../../../src/compare/history/analyze-history.ts";
import { checkOf, checksOf, openSigns } from "../../../src/compare/history/checks.ts";
import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { HistoryChange } from "../../../src/model/history/history.ts";
import type { HistoryCheck, HistoryFigure, HistoryRecord } from "../../../src/model/history/record.ts";
import { defaultConfig } from "../../../src/pipeline/conf.generated.ts";
import { nameRules } from "../../../src/pipeline/conf.ts";
import { commitOf, madeHistoryRange, madeNights, madeRecord } from "../../fixtures/history.ts";
import { madeKernel, madeProfile, madeRange, madeRound, noShares } from "../../fixtures/profiles.ts";

const decode: HistoryFigure = { kind: "busy", range: "decode", domain: "" };

/** Nights whose ranges have these levels. */
function history(
  count: number,
  levels: Readonly<Record<string, (night: number) => number>>,
  own: (night: number) => Partial<HistoryRecord> = () => ({}),
) {
  const records = madeNights(count, (night) => ({
    ranges: Object.entries(levels).map(([name, levelOf]) => {
      const busy = 1e6 * levelOf(night) * (night % 2 === 0 ? 1.0005 : 0.9995);
      return madeHistoryRange({ name, busyNs: [busy, busy, busy] });
    }),
    ...own(night),
  }));
  return analyzeHistory(records, []);
}

const step = (at: number, size: number) => (night: number) => (night < at ? 1 : 1 + size);

describe("open signs", () => {
  it("are measured from two nights before the last one of the old level to the newest commit", () => {
    const [asked, ...others] = openSigns(
      history(30, { decode: step(20, 0.02), prefill: step(20, -0.03), quiet: () => 1 }),
      "bench",
    );
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ job: "bench", base: commitOf(17), head: commitOf(29) });
    expect(asked?.signs.map(({ figure, changeRatio }) => [figure, changeRatio.toFixed(2)])).toEqual([
      [decode, "0.02"],
      [{ ...decode, range: "prefill" }, "-0.03"],
    ]);
  });

  it("have an entry for each base", () => {
    const asked = openSigns(history(40, { decode: step(20, 0.02), prefill: step(30, 0.02) }), "bench");
    expect(asked.map(({ base, head }) => [base, head])).toEqual([
      [commitOf(17), commitOf(39)],
      [commitOf(27), commitOf(39)],
    ]);
  });

  it.each<[string, ReturnType<typeof history>, readonly string[]]>([
    [
      "none of another job",
      history(30, { decode: step(20, 0.02) }, () => ({ run: { id: 1, attempt: 1, job: "other" } })),
      [],
    ],
    [
      "none of a range that ended",
      history(40, { decode: step(20, 0.02) }, (night) =>
        night < 30 ? {} : { ranges: [madeHistoryRange({ name: "new" })] },
      ),
      [],
    ],
    ["none that is old", history(75, { decode: step(20, 0.02) }), []],
    ["none without commits", history(30, { decode: step(20, 0.02) }, () => ({ commit: null })), []],
    [
      "the last of several changes",
      history(50, { decode: (night) => (night < 20 ? 1 : night < 35 ? 1.02 : 1.05) }),
      [commitOf(32)],
    ],
    [
      "not from before the change before",
      history(50, { decode: (night) => (night < 33 ? 1 : night < 36 ? 1.1 : 1.02) }),
      [commitOf(33)],
    ],
    [
      "not from before a cut",
      history(50, { decode: step(22, 0.02) }, (night) => ({ command: String(Number(night < 20)).repeat(16) })),
      [],
    ],
  ])("%s", (_, own, bases) => {
    expect(openSigns(own, "bench").map(({ base }) => base)).toEqual(bases);
  });

  it("are asked three times at most while they're unclear", () => {
    const check: HistoryCheck = {
      job: "bench",
      figure: decode,
      before: commitOf(17),
      after: commitOf(24),
      outcome: "unclear",
      changeRatio: 0.01,
      lowRatio: -0.02,
      highRatio: 0.04,
    };
    const after = (checks: number) =>
      openSigns(
        history(40, { decode: step(20, 0.02) }, (night) =>
          night >= 24 && night < 24 + checks ? { checks: [check] } : {},
        ),
        "bench",
      ).length;
    expect([after(1), after(2), after(3)]).toEqual([1, 1, 0]);
  });
});

describe("a refuted sign", () => {
  it("isn't raised again while its boundary moves and nights are added", () => {
    const refuted: HistoryCheck = {
      job: "bench",
      figure: decode,
      before: commitOf(17),
      after: commitOf(24),
      outcome: "refuted",
      changeRatio: 0,
      lowRatio: -0.003,
      highRatio: 0.003,
    };
    for (const at of [18, 19, 20, 21, 22])
      for (const count of [25, 27, 40]) {
        const own = history(count, { decode: step(at, 0.02) }, (night) => (night === 24 ? { checks: [refuted] } : {}));
        expect([at, count, ...own.series.flatMap(({ changes }) => changes.map(({ state }) => state))]).toEqual([
          at,
          count,
          "refuted",
        ]);
        expect(openSigns(own, "bench")).toEqual([]);
      }
  });

  it("says nothing of a change after the commits that it measured, nor of a smaller one than it could see", () => {
    const refuted = { outcome: "refuted" as const, changeRatio: 0, lowRatio: -0.003, highRatio: 0.003 };
    const statesOf = (at: number, size: number): HistoryChange["state"][] =>
      history(40, { decode: step(at, size) }, (night) =>
        night === 24
          ? { checks: [{ job: "bench", figure: decode, before: commitOf(17), after: commitOf(24), ...refuted }] }
          : {},
      ).series.flatMap(({ changes }) => changes.map(({ state }) => state));
    expect(statesOf(25, 0.02)).toEqual(["sign"]);
    expect(statesOf(20, 0.005)).toEqual(["unclear"]);
  });
});

/** Both sides in turn, so many pairs of rounds, head slower by `size`, with rounds that differ by `noise`. */
function compared(size: number, noise = 0.0005, interleaved = true): Comparison {
  const side = (factor: number, shift: number) => {
    const times = Array.from({ length: 6 }, (_, round) =>
      Math.round(1e7 * factor * (1 + noise * (((round + shift) % 3) - 1))),
    );
    const kernels = times.map((totalNs) => ({
      launches: 10,
      totalNs,
      medianNs: totalNs / 10,
      minNs: totalNs / 10,
      maxNs: totalNs / 10,
      spread: 0,
      ...noShares,
    }));
    const rounds = times.map((ns) => madeRound({ kernelNs: ns, gpuBusyNs: ns, wallNs: 2 * ns, spanNs: 2 * ns }));
    const made = { captures: [], outside: { launches: 0, kernelNs: 0 }, gpu: null, process: null };
    return madeProfile([madeRange({ rounds, kernels: [madeKernel({ rounds: kernels })] })], {
      rounds: rounds.map((_, index) => ({ round: index + 1, ...made })),
    });
  };
  return compare({
    base: side(1, 0),
    head: side(1 + size, 1),
    interleaved,
    policy: defaultConfig.compare,
    calibration: null,
    accepted: [],
    today: "2026-01-01",
    names: nameRules(),
  });
}

const asked = { job: "bench", base: commitOf(1), head: commitOf(9) };

describe("a check of a sign", () => {
  it.each<[string, number, Comparison, HistoryCheck["outcome"]]>([
    ["slower by as much", 0.02, compared(0.02), "confirmed"],
    ["faster by as much", -0.02, compared(-0.02), "confirmed"],
    ["slower by half as much", 0.04, compared(0.021), "confirmed"],
    ["slower by less than half", 0.06, compared(0.02), "refuted"],
    ["the same", 0.02, compared(0), "refuted"],
    ["the other way", 0.02, compared(-0.02), "refuted"],
    ["slower, too little for the gate", 0.006, compared(0.006), "unclear"],
    ["too noisy to tell", 0.02, compared(0.01, 0.02), "unclear"],
    ["not measured in turn", 0.02, compared(0.02, 0.0005, false), "unclear"],
  ])("%s", (_, changeRatio, comparison, outcome) => {
    expect(checkOf(asked, { figure: decode, changeRatio }, comparison).outcome).toBe(outcome);
  });

  it("says what was measured", () => {
    const check = checkOf(asked, { figure: decode, changeRatio: 0.02 }, compared(0.02));
    expect(check).toMatchObject({ job: "bench", figure: decode, before: commitOf(1), after: commitOf(9) });
    expect(check.changeRatio).toBeCloseTo(0.02, 2);
    expect(check.lowRatio).toBeLessThan(0.02);
    expect(check.highRatio).toBeGreaterThan(0.019);
    expect(() => JSON.stringify(madeRecord(0, { checks: [check] }))).not.toThrow();
  });

  it("is of a run whose base is the commit that was asked for", () => {
    const own = history(30, { decode: step(20, 0.02) });
    const measured = compared(0.02);
    const { base } = measured;
    if (base === null) throw new Error("No base.");
    const from = (commit: string): Comparison => ({
      ...measured,
      base: { ...base, source: { ...base.source, commit } },
      head: { ...measured.head, source: { ...measured.head.source, commit: commitOf(30) } },
    });
    expect(checksOf(own, "bench", from(commitOf(17)))).toMatchObject([
      { figure: decode, before: commitOf(17), after: commitOf(30), outcome: "confirmed" },
    ]);
    expect(checksOf(own, "bench", from(commitOf(18)))).toEqual([]);
    expect(checksOf(own, "other", from(commitOf(17)))).toEqual([]);
  });

  it("is unclear where rounds were left out, and where the range or the metric isn't there", () => {
    const comparison = compared(0.02);
    const leftOut = { id: "round-left-out" as const, verdict: null, text: "", range: "decode" };
    const [reason] = comparison.reasons;
    if (reason === undefined) throw new Error("No reason.");
    const unclear = [
      checkOf(asked, { figure: decode, changeRatio: 0.02 }, { ...comparison, reasons: [{ ...reason, ...leftOut }] }),
      checkOf(asked, { figure: { ...decode, range: "prefill" }, changeRatio: 0.02 }, comparison),
      checkOf(asked, { figure: { ...decode, kind: "wall" }, changeRatio: 0.02 }, comparison),
      checkOf(asked, { figure: { kind: "metric", name: "throughput", range: null }, changeRatio: 0.02 }, comparison),
    ];
    for (const check of unclear) expect(check).toMatchObject({ outcome: "unclear", changeRatio: null, lowRatio: null });
  });
});
