import { describe, expect, test } from "@jest/globals";
import { createCalibration } from "../../src/features/calibrate/measure-noise.ts";
import { addLineSearch } from "../../src/features/lines/compare-sites.ts";
import { rangesToMap } from "../../src/compare/to-explain.ts";
import { chooseNextStep, type NextStep, type Spending } from "../../src/compare/next-step.ts";
import { formatFirstPair, formatStep } from "../../src/compare/step-text.ts";
import type { Calibration } from "../../src/model/comparison/calibration.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { configOf } from "../support/config.ts";
import { compared, near, rangeOf, side, type MadeTimes } from "./support/sides.ts";
import { untracedRuns } from "./untraced/support/runs.ts";

const policy = configOf().compare;

interface Made {
  readonly rounds?: Partial<Spending["rounds"]>;
  readonly untraced?: Partial<Spending["untraced"]>;
  readonly calibration?: Calibration;
  readonly findsLinesEarly?: boolean;
}

function spendingOf(head: Profile, { rounds, untraced, findsLinesEarly = false }: Made = {}): Spending {
  const made = { rounds: head.rounds.length, untraced: head.untraced.length };
  return {
    rounds: { made: made.rounds, planned: 3, most: 6, mayEndEarly: true, ...rounds },
    untraced: { made: made.untraced, planned: 3, most: 8, isAsked: false, isExplained: false, ...untraced },
    findsLinesEarly,
  };
}

function stepAfter(base: Profile, head: Profile, made: Made = {}): NextStep {
  const calibration = made.calibration ?? null;
  const comparison = compared(base, head, { calibration });
  return chooseNextStep({ comparison, policy, calibration, spending: spendingOf(head, made) });
}

/** Two ranges of two kernels, in so many rounds; `decode` and `replay` are factors of their times. */
function ranges(rounds: number, { decode = 1, replay = 1, launches = 16, round = {} } = {}): Profile {
  const kernels = (factor: number): MadeTimes[] =>
    ["one", "other"].map((name) => ({ name, ns: near(1e7 * factor, rounds), launches }));
  return side([
    rangeOf({ name: "decode", kernels: kernels(decode), round }),
    rangeOf({ name: "replay", kernels: kernels(replay) }),
  ]);
}

/** A calibration by so many pairs, with this noise of everything. */
function calibrated(pairSpread: number, pairs = 10): Calibration {
  const same = { base: ranges(pairs), head: ranges(pairs) };
  const quiet = createCalibration({ ...same, rounds: 3, latencyThreshold: 0.05, isAlarm: () => false });
  const noisy = <Row>(rows: readonly Row[]) => rows.map((row) => ({ ...row, pairSpread }));
  const noisyRanges = noisy(quiet.ranges).map((range) => ({
    ...range,
    families: noisy(range.families),
    kernels: noisy(range.kernels),
  }));
  return { ...quiet, ranges: noisyRanges };
}

describe("rounds", () => {
  const slower = ranges(2, { decode: 1.2, replay: 1.2 });
  const calibratedWell = { calibration: calibrated(0.001) };
  const asked = { ...calibratedWell, rounds: { mayEndEarly: false } };
  const slowPairLeftOut = { ...calibratedWell.calibration, pairs: 11 };

  test.each<[string, Profile, Profile, Made, string]>([
    ["one pair settles nothing", ranges(1), ranges(1, { decode: 2, replay: 2 }), {}, "planned-rounds"],
    ["clearly slower, on a machine whose noise isn't known", ranges(2), slower, {}, "planned-rounds"],
    ["clearly slower, calibrated", ranges(2), slower, calibratedWell, "done"],
    ["two pairs settle counts if they agree", ranges(2), ranges(2, { launches: 24 }), {}, "done"],
    ["one of two is settled", ranges(2), ranges(2, { decode: 1.2, replay: 1.0165 }), calibratedWell, "planned-rounds"],
    ["unchanged, on a machine whose noise isn't known", ranges(2), ranges(2), {}, "planned-rounds"],
    ["unchanged, calibrated", ranges(2), ranges(2), calibratedWell, "planned-untraced"],
    ["calibrated with more than one speed", ranges(2), ranges(2), { calibration: calibrated(0.02) }, "planned-rounds"],
    ["calibrated, without some slow rounds", ranges(2), slower, { calibration: slowPairLeftOut }, "planned-rounds"],
    ["calibrated by few pairs", ranges(2), ranges(2), { calibration: calibrated(0.001, 4) }, "planned-rounds"],
    ["a fixed number of rounds", ranges(2), slower, asked, "planned-rounds"],
    ["all planned rounds made, just above the threshold", ranges(3), ranges(3, { decode: 1.015 }), {}, "more-rounds"],
    ["no time for more", ranges(1), ranges(1), { rounds: { most: 1 } }, "planned-untraced"],
  ])("continue as needed: %s", (_title, base, head, made, kind) => {
    expect(stepAfter(base, head, made).kind).toBe(kind);
  });
});

describe("runs without tracing", () => {
  const red = { base: ranges(3), head: ranges(3, { decode: 1.2, replay: 1.2 }) };
  const same = { base: ranges(3), head: ranges(3) };
  const walls = (base: readonly number[], head: readonly number[]): NextStep => {
    const runs = (ms: readonly number[], name: "base" | "head") => ({
      ...same[name],
      untraced: untracedRuns(
        ms.map((one) => [one * 1e6]),
        name,
      ),
    });
    return stepAfter(runs(base, "base"), runs(head, "head"));
  };

  test("are skipped if the verdict is already red", () => {
    expect(stepAfter(red.base, red.head).stops).toEqual([{ kind: "wall-not-needed" }]);
  });

  test("come after the explanation if they were requested and the verdict is red", () => {
    const asked = { isAsked: true };
    expect(stepAfter(red.base, red.head, { untraced: asked }).kind).toBe("explain");
    expect(stepAfter(red.base, red.head, { untraced: { ...asked, isExplained: true } }).kind).toBe("planned-untraced");
    expect(stepAfter(same.base, same.head, { untraced: asked }).kind).toBe("planned-untraced");
  });

  test.each([
    ["an open wall time", [100, 101, 99.5], [116, 117, 115.5], "more-untraced"],
    ["a ruled-out slowdown", [100, 101, 99.5], [100, 101, 99.5], "done"],
    ["noise, but far above the threshold", [100, 140, 95], [200, 230, 240], "more-untraced"],
  ])("continue as needed: %s", (_title, base, head, kind) => {
    expect(walls(base, head).kind).toBe(kind);
  });

  test("end early if too noisy to tell with all pairs, and says how many it would take", () => {
    const step = walls([100, 200, 95, 180, 90, 210], [190, 100, 200, 90, 220, 85]);
    expect(step.kind).toBe("done");
    expect(formatStep(step, spendingOf(same.head)).join()).toMatch(/untraced runs .* decode \(.* [\d,]+ pairs\)/);
  });
});

describe("the lines of a red range, if time is limited", () => {
  const synchronizations = [{ call: "cudaStreamSynchronize", count: 24, totalNs: 1e6 }];
  const waiting = (rounds: number, replay: number) => ranges(rounds, { replay, round: { synchronizations } });

  const limited = { findsLinesEarly: true };

  test.each([
    ["before another range's next round", 2, 1.0165, limited, "find-lines"],
    ["before the wall time", 3, 1, limited, "find-lines"],
    ["not before one pair has settled it", 1, 1, limited, "planned-rounds"],
    ["after the wall time if there's time for everything", 3, 1, {}, "planned-untraced"],
  ] as const)("come %s", (_title, rounds, replay, made, kind) => {
    expect(stepAfter(ranges(rounds), waiting(rounds, replay), made).kind).toBe(kind);
  });

  test("aren't looked for twice", () => {
    const comparison = compared(ranges(3), waiting(3, 1));
    const searched = addLineSearch(comparison, rangesToMap(comparison), { state: "no-lines", timeBudget: null });
    const spending = spendingOf(ranges(3), { rounds: { most: 3 }, ...limited });
    expect(chooseNextStep({ comparison: searched, policy, calibration: null, spending }).kind).toBe("planned-untraced");
  });
});

test.each([
  [16, ""],
  [256, ", 480 more launches"],
])("describes the first pair: %i launches", (launches, more) => {
  const comparison = compared(ranges(1), ranges(1, { decode: 1.101, launches }));
  expect(formatFirstPair(comparison)).toBe(
    `After the first pair: decode +10.1% so far${more}; replay ±0% so far${more}.`,
  );
});
