import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { median } from "../../src/model/rounds.ts";
import { addDurations, countDurations, summarizeDurations, type DurationCounts } from "../../src/analyze/durations.ts";
import { createBusyUnion } from "../../src/analyze/gpu-timeline.ts";

function countsOf(durations: readonly number[]): DurationCounts {
  // Half of them counted apart, as those of another report.
  const half = durations.length >> 1;
  const [one, other] = [durations.slice(0, half), durations.slice(half)].map((part) => {
    const rows = Uint32Array.from(part.keys());
    return countDurations(rows, Float64Array.from(part), () => 0, 1)(0);
  });
  if (one === undefined || other === undefined) throw new Error("no durations");
  return addDurations(one, other);
}

describe("durations", () => {
  test.each([
    [[4, 2], { launches: 2, totalNs: 6, medianNs: 3, minNs: 2, maxNs: 4, spread: Math.SQRT2 / 3 }],
    [[1, 1, 1, 10], { launches: 4, totalNs: 13, medianNs: 1, minNs: 1, maxNs: 10, spread: 4.5 / 3.25 }],
    [[0, 0], { launches: 2, totalNs: 0, medianNs: 0, minNs: 0, maxNs: 0, spread: 0 }],
    [[], { launches: 0, totalNs: 0, medianNs: 0, minNs: 0, maxNs: 0, spread: 0 }],
  ])("are summarized: %j", (durations, expected) => {
    expect(summarizeDurations(countsOf(durations))).toEqual({
      ...expected,
      spread: expect.closeTo(expected.spread, 12),
    });
  });

  test.each([
    ["often", fc.integer({ min: 0, max: 40 })],
    ["rarely", fc.integer({ min: 0, max: 2 ** 40 })],
  ])("are exact if they repeat %s", (_, duration) => {
    fc.assert(
      fc.property(fc.array(duration, { minLength: 1, maxLength: 4000, size: "max" }), (durations) => {
        const sorted = durations.toSorted((one, other) => one - other);
        expect(summarizeDurations(countsOf(durations))).toMatchObject({
          launches: sorted.length,
          totalNs: sorted.reduce((sum, durationNs) => sum + durationNs, 0),
          medianNs: median(sorted),
          minNs: sorted[0],
          maxNs: sorted.at(-1),
        });
      }),
    );
  });

  test.each([
    ["few", 30, Uint32Array],
    ["many", 2 ** 31, Uint32Array],
    ["many of more than 4 s", 2 ** 40, Float64Array],
  ])("counts more launches of several kernels than fit into one block, %s durations", (_, most, column) => {
    const owners = 7;
    const durations = column.from(Array.from({ length: 300_000 }, (_item, row) => (row * 2_654_435_761) % most));
    const ownerOf = (row: number): number => (row * row) % owners;
    // Every other row.
    const rows = Uint32Array.from({ length: 150_000 }, (_item, at) => 2 * at);
    const countsOfOwner = countDurations(rows, durations, ownerOf, owners);
    for (let owner = 0; owner < owners; owner += 1) {
      const expected = Float64Array.from(
        rows.filter((row) => ownerOf(row) === owner),
        (row) => durations[row] ?? 0,
      ).sort();
      const { ns, launches, from, to } = countsOfOwner(owner);
      const counted = Float64Array.from(
        Array.from({ length: to - from }, (_item, at) =>
          Array<number>(launches[from + at] ?? 0).fill(ns[from + at] ?? 0),
        ).flat(),
      );
      expect(Buffer.from(counted.buffer).equals(Buffer.from(expected.buffer))).toBe(true);
      expect(new Set(ns.subarray(from, to)).size).toBe(to - from);
    }
  });

  test("takes the median over rounds", () => {
    expect([median([]), median([3]), median([9, 1]), median([9, 1, 4])]).toEqual([0, 3, 5, 4]);
  });
});

test("measures GPU busy time as the union of each device's work, to the nanosecond", () => {
  const anyBusy = fc.record({
    device: fc.integer({ min: 0, max: 1 }),
    startNs: fc.integer({ min: 0, max: 50 }),
    durationNs: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(anyBusy), (all) => {
      const union = createBusyUnion();
      const ticks = new Set<string>();
      for (const { device, startNs, durationNs } of all.toSorted((one, other) => one.startNs - other.startNs)) {
        union.add(device, startNs, startNs + durationNs);
        for (let at = startNs; at < startNs + durationNs; at += 1) ticks.add(`${String(device)} ${String(at)}`);
      }
      expect(union.totalNs()).toBe(ticks.size);
    }),
  );
});
