import { describe, expect, test } from "@jest/globals";
import { decideNextStep, summarizeSoFar } from "../../../../src/features/bisect/search/search.ts";
import type { BisectResult } from "../../../../src/features/bisect/model/bisect.ts";
import { selectMeasured, type Answer } from "../../../../src/features/bisect/search/search-state.ts";

const least = Math.log1p(0.0088);

interface World {
  readonly last: number;
  /** Log ratios by version. */
  readonly steps?: Readonly<Record<number, number>>;
  readonly failing?: readonly number[];
  /** By the number of the answer, from 0: what it says in place of the truth. */
  readonly wrong?: Readonly<Record<number, number>>;
  readonly standardError?: number;
}

/** A search to its end, and what it measured, as `base-head`. */
function searched({ last, steps = {}, failing = [], wrong = {}, standardError = 0.002 }: World) {
  const answers: Answer[] = [];
  for (;;) {
    const step = decideNextStep({ last, least, answers });
    if (step.kind === "done") {
      const asked = selectMeasured(answers).map(({ base, head }) => `${String(base)}-${String(head)}`);
      return { result: step.result, answers, asked };
    }
    const { base, head } = step;
    const failed = [base, head].find((version) => failing.includes(version));
    const truth = Object.entries(steps).reduce(
      (sum, [version, log]) => (Number(version) > base && Number(version) <= head ? sum + log : sum),
      0,
    );
    const log = wrong[answers.length] ?? truth;
    if (failed === undefined) answers.push({ kind: "measured", base, head, log, standardError, degrees: 8 });
    else answers.push({ kind: "failed", version: failed });
  }
}

/** The versions that a result names, each with those before it that can't be told from it. */
function named(result: BisectResult): string[] {
  const steps = result.kind === "culprit" ? [result.step] : result.kind === "several-steps" ? result.steps : [];
  return steps.map(({ after, version }) => `${String(after)}..${String(version)}`);
}

describe("a search", () => {
  test.each([1, 2, 7, 11, 15, 16])("finds version %i of 16 in seven comparisons", (culprit) => {
    const { result, asked } = searched({ last: 16, steps: { [culprit]: 0.03 } });
    expect([result.kind, named(result)]).toEqual(["culprit", [`${String(culprit - 1)}..${String(culprit)}`]]);
    expect(asked[0]).toBe("0-16");
    expect(asked).toContain(`${String(culprit - 1)}-${String(culprit)}`);
    expect(asked.length).toBeLessThanOrEqual(7);
  });

  test("says how much the culprit changes, with an interval", () => {
    const { result } = searched({ last: 16, steps: { 11: 0.05 } });
    expect(result).toMatchObject({ kind: "culprit", step: { probability: expect.closeTo(1, 1) } });
    if (result.kind !== "culprit") return;
    const { log, low, high } = result.step.effect;
    expect(log).toBeCloseTo(0.05, 6);
    expect(low).toBeLessThan(0.05);
    expect(high).toBeGreaterThan(0.05);
    expect(high - low).toBeLessThan(0.02);
  });

  test.each([0, 1, 2, 3, 4])("recovers from a wrong answer at place %i", (place) => {
    const clean = searched({ last: 64, steps: { 40: 0.05 } });
    const answer = selectMeasured(clean.answers)[place];
    const contrary = (answer?.log ?? 0) > 0.02 ? 0 : 0.05;
    const { result } = searched({ last: 64, steps: { 40: 0.05 }, wrong: { [place]: contrary } });
    expect(named(result)).toEqual(["39..40"]);
  });

  test.each<World>([{ last: 100 }, { last: 100, steps: { 20: -0.05 } }])(
    "names no culprit if nothing got slower: %j",
    (world) => {
      const { result, asked } = searched(world);
      expect(result.kind).toBe("none");
      expect(new Set(asked)).toEqual(new Set(["0-100"]));
    },
  );

  test.each([
    ["the remaining versions around failed ones", { last: 16, steps: { 9: 0.05 }, failing: [8, 9, 10] }, "7..11"],
    ["the version with nearly all of the slowdown", { last: 64, steps: { 13: 0.002, 44: 0.06 } }, "43..44"],
    ["the only version", { last: 1, steps: { 1: 0.05 } }, "0..1"],
  ])("names as the culprit %s", (_which, world, step) => {
    const { result } = searched(world);
    expect([result.kind, named(result)]).toEqual(["culprit", [step]]);
  });

  test("gives up where what could be measured fails again and again", () => {
    const ends: Answer = { kind: "measured", base: 0, head: 8, log: 0.05, standardError: 0.002, degrees: 8 };
    const failed = Array<Answer>(3).fill({ kind: "failed", version: 8 });
    expect(decideNextStep({ last: 8, least, answers: [ends, ...failed.slice(1)] }).kind).toBe("measure");
    expect(decideNextStep({ last: 8, least, answers: [ends, ...failed] }).kind).toBe("done");
  });

  test("is unclear if an end fails", () => {
    expect(searched({ last: 16, steps: { 9: 0.05 }, failing: [16] }).result.kind).toBe("unclear");
  });

  test.each([
    [0.03, 0.03],
    [0.045, 0.015],
    [0.015, 0.045],
  ])("says several steps where two versions made +%f and +%f", (first, second) => {
    const { result } = searched({ last: 64, steps: { 13: first, 44: second } });
    expect([result.kind, named(result)]).toEqual(["several-steps", ["12..13", "43..44"]]);
    expect(result).toMatchObject({ after: 12, upTo: 44 });
  });

  test("measures the ends again where they are too noisy to tell how large the change is", () => {
    const { asked } = searched({ last: 64, steps: { 13: 0.012 }, standardError: 0.006 });
    expect(asked.slice(0, 2)).toEqual(["0-64", "0-64"]);
  });

  test("resumes from stored answers", () => {
    const { answers } = searched({ last: 64, steps: { 40: 0.05 }, failing: [32, 33] });
    const again = answers.map((_, index) => {
      const step = decideNextStep({ last: 64, least, answers: answers.slice(0, index) });
      return step.kind === "measure" ? [step.base, step.head] : null;
    });
    const asked = answers.map((answer) =>
      answer.kind === "measured" ? [answer.base, answer.head] : expect.arrayContaining([answer.version]),
    );
    expect(again).toEqual(asked);
  });

  test("lists the remaining versions if it's stopped", () => {
    const { answers } = searched({ last: 64, steps: { 40: 0.05 } });
    const result = summarizeSoFar({ last: 64, least, answers: answers.slice(0, 3) });
    expect(result.kind).toBe("unclear");
    if (result.kind !== "unclear") return;
    expect(result.outlook.left.some(({ after, version }) => after < 40 && version >= 40)).toBe(true);
  });
});
