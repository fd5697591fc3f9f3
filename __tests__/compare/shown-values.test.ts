import { describe, expect, test } from "@jest/globals";
import { showTime as shownOf } from "../../src/compare/decide.ts";
import { estimateTime, type RoundTimes } from "../../src/compare/noise/estimate.ts";
import { judgeSeries } from "../../src/compare/untraced/judge-series.ts";

/** By roots of products: the geometric mean of each order of the pairs, then of both. */
function geometric(values: readonly number[], headFirst: readonly boolean[]): number {
  const root = (some: readonly number[]) => some.reduce((product, one) => product * one, 1) ** (1 / some.length);
  const orders = [true, false].map((first) => values.filter((_, index) => headFirst[index] === first));
  return root(orders.filter(({ length }) => length > 0).map(root));
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** Medians that differ by 34.8%, and pairs that differ by less. */
const uneven = { base: [55.7, 51.3, 80.1, 55.2, 60.4], head: [75.1, 74.2, 75.4, 108.4, 71.3] };
interface Case {
  readonly name: string;
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly headFirst: readonly boolean[];
  readonly byRanks?: boolean;
}
const cases: readonly Case[] = [
  { name: "an even order", headFirst: [false, true, false, true, false], ...uneven },
  { name: "one order", headFirst: [false, false, false, false, false], ...uneven },
  { name: "one pair", headFirst: [true], base: [40], head: [44] },
  {
    name: "one process that is far off, of which ranks make less",
    headFirst: [true, false, true, false, true, false, true, false],
    base: [10, 10.1, 10.2, 9.9, 10, 30, 10.1, 9.95],
    head: [12, 12.1, 12.3, 11.8, 12, 12.2, 12.1, 11.9],
    byRanks: true,
  },
  { name: "noise that is large", headFirst: [true, false, true], base: [9, 10, 11], head: [12, 9.4, 10.4] },
];

interface Shown {
  readonly base: number | null;
  readonly head: number | null;
  readonly changeRatio: number | null;
}

function ofRounds(times: RoundTimes): Shown {
  const { baseNs, headNs, changeRatio } = shownOf(estimateTime(times, null));
  return { base: baseNs, head: headNs, changeRatio };
}

function ofProcesses({ base, head, headFirst = [], interleaved }: RoundTimes): Shown {
  const of = (values: readonly number[]) => values.map((value) => [value]);
  return judgeSeries({ base: of(base), head: of(head), headFirst, interleaved, better: "higher", threshold: 0.05 })
    .change;
}

function expectShown(shown: Shown, base: number, head: number): void {
  expect(shown.base).toBeCloseTo(base, 9);
  expect(shown.head).toBeCloseTo(head, 9);
  expect(shown.changeRatio).toBeCloseTo(head / base - 1, 9);
}

describe.each([
  { what: "rounds", changeOf: ofRounds },
  { what: "processes without tracing", changeOf: ofProcesses },
])("the ratio of the shown values of $what", ({ changeOf }) => {
  test.each(cases)("equal the change if interleaved: $name", ({ base, head, headFirst, byRanks = false }) => {
    // Where ranks of so uneven values have the narrower interval, medians are what was judged.
    const isMedian = byRanks && changeOf === ofProcesses;
    const of = isMedian ? middle : (values: readonly number[]) => geometric(values, headFirst);
    expectShown(changeOf({ base, head, headFirst, interleaved: true }), of(base), of(head));
  });

  test.each(cases)("equal the change if separate: $name", ({ base, head, headFirst }) => {
    expectShown(changeOf({ base, head, headFirst, interleaved: false }), middle(base), middle(head));
  });
});

test("shows the medians of processes that rounds share", () => {
  const processes = { base: [1, 1, 2, 2, 2], head: [1, 2, 2, 2, 1] };
  const headFirst = [false, true];
  const [base, head] = [
    [10, 12, 20, 30, 21],
    [11, 40, 38, 22, 15],
  ];
  const shown = ofRounds({ base, head, headFirst, interleaved: true, processes });
  expectShown(shown, geometric([11, 21], headFirst), geometric([13, 38], headFirst));
});
