import { describe, expect, test } from "@jest/globals";
import { shown as shownOf } from "../../src/compare/decide.ts";
import { estimateOf, type RoundTimes } from "../../src/compare/estimate.ts";
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
const cases: readonly {
  readonly name: string;
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly headFirst: readonly boolean[];
  readonly byRanks?: boolean;
}[] = [
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
const timeChange = (times: RoundTimes) => shownOf(estimateOf(times, null));

describe("the values of both sides that a change is shown with", () => {
  test.each(cases)("have the change as their ratio: of rounds in turn, $name", ({ base, head, headFirst }) => {
    const shown = timeChange({ base, head, headFirst, interleaved: true });
    expect(shown.baseNs).toBeCloseTo(geometric(base, headFirst), 9);
    expect(shown.headNs).toBeCloseTo(geometric(head, headFirst), 9);
    expect(shown.changeRatio).toBeCloseTo(geometric(head, headFirst) / geometric(base, headFirst) - 1, 9);
  });

  test.each(cases)("are medians of sides that were measured apart: $name", ({ base, head }) => {
    const shown = timeChange({ base, head, interleaved: false });
    expect(shown).toMatchObject({ baseNs: middle(base), headNs: middle(head) });
    expect(shown.changeRatio).toBeCloseTo(middle(head) / middle(base) - 1, 9);
  });

  test("of rounds that share processes are of the processes' medians", () => {
    const processes = { base: [1, 1, 2, 2, 2], head: [1, 2, 2, 2, 1] };
    const headFirst = [false, true];
    const shown = timeChange({
      base: [10, 12, 20, 30, 21],
      head: [11, 40, 38, 22, 15],
      headFirst,
      interleaved: true,
      processes,
    });
    expect(shown.baseNs).toBeCloseTo(geometric([11, 21], headFirst), 9);
    expect(shown.headNs).toBeCloseTo(geometric([13, 38], headFirst), 9);
  });

  describe("of processes without tracing", () => {
    const judge = ({ base, head, headFirst }: (typeof cases)[number], interleaved: boolean) => {
      const of = (values: readonly number[]) => values.map((value) => [value]);
      return judgeSeries({ base: of(base), head: of(head), headFirst, interleaved, better: "higher", threshold: 0.05 })
        .change;
    };

    test.each(cases)("$name", (values) => {
      const shown = judge(values, true);
      const { base, head, headFirst } = values;
      // Where ranks of so uneven values have the narrower interval, medians are what was judged.
      const of = values.byRanks === true ? middle : (some: readonly number[]) => geometric(some, headFirst);
      const [baseValue, headValue] = [of(base), of(head)];
      expect(shown.base).toBeCloseTo(baseValue, 9);
      expect(shown.head).toBeCloseTo(headValue, 9);
      expect(shown.changeRatio).toBeCloseTo(headValue / baseValue - 1, 9);
    });

    test.each(cases)("measured apart: $name", (values) => {
      const shown = judge(values, false);
      expect(shown).toMatchObject({ base: middle(values.base), head: middle(values.head) });
      expect(shown.changeRatio).toBeCloseTo(middle(values.head) / middle(values.base) - 1, 9);
    });
  });
});
