import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { OperatorRow } from "../../src/model/comparison/comparison-rows.ts";
import type { Profile, ProfileOperator, ProfileRange } from "../../src/model/profile/profile.ts";
import { verdictLine } from "../../src/report/terminal/report-text.ts";
import { profileOfRange, slowBlock } from "../fixtures/encoder.ts";
import { capturedIn, slowDown } from "../fixtures/nested-ranges.ts";
import { madeOperator } from "../fixtures/profiles.ts";
import { unpackRecording } from "../fixtures/recorded.ts";
import { profiledRange } from "../fixtures/traces.ts";
import { readTrace } from "../../src/parse/nsys-sqlite/read-trace.ts";
import { compared, near, rangeOf } from "./support/sides.ts";

const rowsOf = ({ ranges: [range] }: Comparison): OperatorRow[] => range?.operators ?? [];
const shown = (rows: readonly OperatorRow[]) =>
  rows.map(({ path, paths, time }) => `${path.join("/")} ${String(paths)} ${time.state}`);

describe("recorded: one block of an encoder twice as slow", () => {
  let comparison: Comparison;
  let sides: { readonly base: Profile; readonly head: Profile };

  beforeAll(async () => {
    sides = await slowBlock();
    comparison = compared(sides.base, sides.head, { interleaved: false });
  });

  test("gives the block its own row, and its siblings a shared one", () => {
    const rows = rowsOf(comparison);
    expect(shown(rows)).toEqual(["sam 1 regressed", "sam/block_3 1 regressed", "sam/block_* 7 same"]);
    expect(rows[1]?.time.changeRatio).toBeCloseTo(1.04, 2);
    const { lowRatio = 1, highRatio = -1 } = rows[2]?.spread ?? {};
    expect(Math.max(Math.abs(lowRatio), Math.abs(highRatio))).toBeLessThan(0.02);
  });

  test("names the path as the cause", () => {
    expect(comparison.ranges[0]?.commonMode).not.toBeNull();
    expect(comparison.reasons.map(({ id }) => id)).not.toContain("global-change");
    expect(comparison.ranges[0]?.cause).toMatchObject({ kind: "operator", path: ["sam", "block_3"] });
    expect(verdictLine(comparison)).toMatch(/decode\/sam\/block_3 takes 104\s?% longer/);
  });

  test("decides nothing by paths", () => {
    const older = ({ ranges, ...side }: Profile): Profile => ({
      ...side,
      ranges: ranges.map((range) => ({ ...range, operators: [] })),
    });
    const without = compared(older(sides.base), older(sides.head), { interleaved: false });
    expect(without.ranges[0]?.operators).toEqual([]);
    const deciding = ({ reasons }: Comparison) => reasons.filter(({ verdict }) => verdict !== null);
    expect(deciding(without)).toEqual(deciding(comparison));
    expect(without.verdict).toBe(comparison.verdict);
  });
});

describe("recorded: one layer of a replayed CUDA graph twice as slow", () => {
  const replayed = async (factor: number): Promise<ProfileRange> => {
    const traces = [];
    for (const round of [1, 2, 3]) {
      using report = unpackRecording("__tests__/fixtures/recorded/nsys-2025.3.1/graph-layers.sqlite.gz");
      // Rounds differ by as little as a machine's do.
      slowDown(report.path, "SELECT rowid FROM CUPTI_ACTIVITY_KIND_KERNEL", 1 + round / 1000);
      slowDown(report.path, capturedIn("layer2"), factor);
      traces.push(await readTrace(report.path));
    }
    return profiledRange(traces, "decode");
  };

  test("names the slower layer, and keeps the others the same", async () => {
    const [base, head] = [await replayed(1), await replayed(2)];
    const comparison = compared(profileOfRange(base), profileOfRange(head), { interleaved: false });
    expect(shown(rowsOf(comparison))).toEqual(["layer2 1 regressed", "layer* 3 same"]);
    expect(comparison.ranges[0]?.cause).toMatchObject({ kind: "operator", path: ["layer2"] });
  });
});

describe("made-up paths", () => {
  const kernels = [{ name: "gemm", ns: near(10e6) }];
  /** A range whose only kernel takes 2 ms more than its paths. */
  const withPaths = (operators: readonly ProfileOperator[]): ProfileRange => {
    const ns = near(2e6).map((own, round) =>
      operators.reduce((sum, { rounds }) => sum + (rounds[round]?.totalNs ?? 0), own),
    );
    return { ...rangeOf({ kernels: [{ name: "gemm", ns }] }), operators: [madeOperator([], ns), ...operators] };
  };
  const both = (base: readonly ProfileOperator[], head: readonly ProfileOperator[], leftOut = 0): OperatorRow[] => {
    const after = { ...withPaths(head), operatorsLeftOut: leftOut };
    return rowsOf(compared(profileOfRange(withPaths(base)), profileOfRange(after), { interleaved: false }));
  };
  const layersOf = (times: readonly number[], first = 0): ProfileOperator[] =>
    times.map((ns, layer) => madeOperator([`layer.${String(first + layer)}`], near(ns)));

  test.each([
    { what: "all changed", head: [2e6, 2e6, 2e6, 2e6], rows: ["layer.* 4 regressed"] },
    { what: "one changed", head: [1e6, 2e6, 1e6, 1e6], rows: ["layer.1 1 regressed", "layer.* 3 same"] },
    { what: "three of four changed", head: [2e6, 2e6, 2e6, 1e6], rows: ["layer.* 4 regressed"] },
    { what: "one more", head: [1e6, 1e6, 1e6, 1e6, 1e6], rows: ["layer.4 1 new", "layer.* 4 same"] },
    {
      what: "one of two changed",
      base: [1e6, 1e6],
      head: [1e6, 1.5e6],
      rows: ["layer.1 1 regressed", "layer.0 1 same"],
    },
  ])("share rows unless one changed differently: $what", ({ base = [1e6, 1e6, 1e6, 1e6], head, rows }) => {
    expect(shown(both(layersOf(base), layersOf(head)))).toEqual(rows);
  });

  test("merges paths whose numbers differ between the sides", () => {
    expect(shown(both(layersOf([1e6, 1e6, 1e6], 100), layersOf([1e6, 1e6, 1e6], 200)))).toEqual(["layer.* 6 same"]);
  });

  test("keeps a number that all paths share", () => {
    const of = (layer: number) => madeOperator(["gpt2", `h.${String(layer)}`, "fc1"], near(1e6));
    expect(shown(both([of(0), of(1)], [of(0), of(1)]))).toEqual(["gpt2/h.*/fc1 2 same"]);
  });

  test("has no rows if a side has no paths", () => {
    const older = profileOfRange(rangeOf({ kernels }));
    const newer = profileOfRange({ ...rangeOf({ kernels }), operators: layersOf([1e6]) });
    expect(rowsOf(compared(older, newer, { interleaved: false }))).toEqual([]);
  });

  test("doesn't call a path removed that head may have left out", () => {
    const [one, other] = [madeOperator(["encode"], near(1e6)), madeOperator(["decode"], near(1e6))];
    expect(shown(both([one, other], [one]))).toContainEqual("decode 1 removed");
    expect(shown(both([one, other], [one], 3))).toEqual(["encode 1 same"]);
  });
});
