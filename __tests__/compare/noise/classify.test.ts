import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { usualNoise, type KnownNoise } from "../../../src/compare/noise/known-noise.ts";
import { classify, type NoiseLimits } from "../../../src/compare/noise/classify.ts";
import { anySides, mirrored, pairs, separate } from "./support/sides.ts";

const limits: NoiseLimits = { threshold: 0.03, singleRound: 0.05, singleRoundAlone: 0.05, spreadFactor: 0, floor: 0 };

describe("the states of pairs", () => {
  test.each([
    ["above the threshold, all pairs slower", [104, 105, 106], "regressed"],
    ["exactly the threshold", [103, 103, 103], "regressed"],
    ["above the threshold, but one pair is not slower", [99, 108, 108], "inconclusive"],
    ["just under the threshold, steadily", [102.9, 102.9, 102.9], "same"],
    ["under it, and too noisy to tell", [99, 102, 104], "inconclusive"],
    ["no change", [100, 100.2, 99.9], "same"],
    ["faster by the threshold, mirrored", [100 / 1.04, 100 / 1.05, 100 / 1.03], "improved"],
    ["3 % less is not yet the mirror of 3 % more", [97.1, 97.1, 97.1], "same"],
  ] as const)("%s", (_, head, state) => {
    expect(classify(pairs([100, 100, 100], head), limits).state).toBe(state);
  });

  test("only what is inconclusive says why", () => {
    expect(classify(pairs([100, 100, 100], [104, 105, 106]), limits).why).toBeNull();
    expect(classify(pairs([100, 100, 100], [99, 108, 108]), limits).why).toMatch(/do not agree/);
    expect(classify(pairs([100, 100, 100], [99, 102, 104]), limits).why).toMatch(/too noisy/);
  });
});

describe("rounds that vary by more than 1.2 %", () => {
  const slower = pairs([100, 100, 100], [103, 105, 106]);

  test("must leave 0 out of the interval", () => {
    expect(classify(slower, limits).state).toBe("regressed");
    const noisy = classify(pairs([100, 100, 100], [101, 104, 106]), limits);
    expect(noisy).toMatchObject({
      state: "inconclusive",
      why: "The rounds vary so much that the interval includes 0.",
    });
    expect(noisy.effect.low).toBeLessThan(0);
    expect(classify(pairs([101, 104, 106], [100, 100, 100]), limits).state).toBe("inconclusive");
  });

  test("may drift together", () => {
    expect(classify(pairs([100, 103, 106], [104, 107.2, 110.2]), limits).state).toBe("regressed");
  });

  test("and few rounds with the usual noise behind them may be smaller than alone", () => {
    const few = pairs([1000, 1000, 1000], [1008, 1012, 1016]);
    const small = { ...limits, threshold: 0.01 };
    expect(classify(few, { ...small, known: usualNoise }).state).toBe("regressed");
    // Pairs that vary by far more than is usual stand alone.
    const wild = pairs([1000, 1000, 1000], [1010, 1040, 1080]);
    const alone = classify(wild, { ...small, known: usualNoise });
    expect(alone.effect).toEqual({ ...classify(wild, small).effect, isUnusual: true });
    // And must stand out of their own spread, as an interval of 95 % alone would be wrong too often.
    const steady = (known: KnownNoise | null) =>
      classify(pairs([1000, 1030, 1060, 1000, 1030, 1060], [1040, 1080, 1130, 1045, 1082, 1135]), { ...small, known });
    expect([steady(null).state, steady({ pairSpread: 0.001, degrees: 10 }).state]).toEqual([
      "regressed",
      "inconclusive",
    ]);
    // What is the same is told by the interval, as ever.
    expect(steady({ pairSpread: 0.001, degrees: 10 }).threshold).toBe(0.01);
  });

  test("are found by a larger size only", () => {
    expect(classify(slower, limits).detectable).toBeGreaterThan(0.04);
  });
});

describe("the states of separate sides", () => {
  test.each([
    ["every round slower", [100, 101, 102], [105, 106, 107], "regressed"],
    ["one round of base is as slow as one of head", [100, 101, 106], [105, 106, 107], "inconclusive"],
    ["every round faster", [105, 106, 107], [100, 101, 102], "improved"],
    ["alike", [100, 100.5, 101], [100.2, 100.7, 101], "same"],
    ["too noisy", [97, 100, 103], [98, 101, 104], "inconclusive"],
  ] as const)("%s", (_, base, head, state) => {
    expect(classify(separate(base, head), limits).state).toBe(state);
  });
});

describe("the threshold that is used", () => {
  test("one round a side needs the larger one, and shows nothing of the noise", () => {
    expect(classify(pairs([100], [104.9]), limits)).toMatchObject({
      state: "inconclusive",
      threshold: 0.05,
      detectable: null,
      why: "With one round a side the noise is unknown.",
    });
    expect(classify(pairs([100], [105.1]), limits).state).toBe("regressed");
    expect(classify(pairs([100], [100 / 1.06]), limits).state).toBe("improved");
    expect(classify(separate([100], [104, 104.1, 104.2]), limits).state).toBe("inconclusive");
  });

  test("a noisy kernel must change by three times its own spread", () => {
    const noisy = pairs([100, 104, 108], [105, 109, 113]);
    expect(classify(noisy, limits).state).toBe("regressed");
    const judged = classify(noisy, { ...limits, spreadFactor: 3 });
    expect(judged.threshold).toBeCloseTo(3 * 0.0385, 3);
    expect(judged.state).not.toBe("regressed");
  });

  test("no change under the floor of a calibration", () => {
    expect(classify(pairs([100, 100], [104, 104]), { ...limits, floor: 0.045 })).toMatchObject({
      state: "same",
      threshold: 0.045,
    });
  });
});

const anyLimits = fc.record({
  threshold: fc.double({ min: 0.001, max: 0.2, noNaN: true }),
  singleRound: fc.constant(0.05),
  singleRoundAlone: fc.constant(0.05),
  spreadFactor: fc.constantFrom(0, 3),
  floor: fc.constantFrom(0, 0.02),
});

describe("properties", () => {
  test("with the sides swapped, regressed and improved are swapped", () => {
    const mirror = { regressed: "improved", improved: "regressed", same: "same", inconclusive: "inconclusive" };
    fc.assert(
      fc.property(anySides, anyLimits, (values, any) => {
        expect(classify(mirrored(values), any).state).toBe(mirror[classify(values, any).state]);
      }),
    );
  });

  test("a larger threshold never makes a regression", () => {
    fc.assert(
      fc.property(anySides, anyLimits, (values, any) => {
        if (classify(values, any).state === "regressed") return;
        expect(classify(values, { ...any, threshold: any.threshold * 1.5 }).state).not.toBe("regressed");
      }),
    );
  });

  test("identical sides are never called different", () => {
    fc.assert(
      fc.property(anySides, anyLimits, ({ base, interleaved }, any) => {
        expect(["same", "inconclusive"]).toContain(classify({ base, head: base, interleaved }, any).state);
      }),
    );
  });
});
