import { describe, expect, test } from "@jest/globals";
import { profileSchema, type Profile } from "../../src/model/profile/profile.ts";
import { profileOf } from "../pipeline/support/analyze.ts";
import { byName, bySize, nameOf, withCopiesFor, withTimes, withWall } from "./support/edits.ts";

/* Edited recordings are profiles like any other: their sums agree, and their ranges with each other. */

const h200 = "__tests__/fixtures/recorded/nsys-2025.3.1-h200";

async function training(): Promise<Profile> {
  return profileOf([1, 2].map((round) => `${h200}/train-base/round-${String(round)}.sqlite.gz`));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function rangeOf({ ranges }: Profile, name: string): Profile["ranges"][number] {
  const range = ranges.find((one) => one.name === name);
  if (range === undefined) throw new RangeError(`There is no range ${name}.`);
  return range;
}

function expectWhole(profile: Profile): void {
  expect(profileSchema.parse(profile)).toEqual(profile);
  for (const { rounds, kernels, families } of profile.ranges)
    for (const [index, round] of rounds.entries()) {
      const own = kernels.flatMap((kernel) => kernel.rounds[index] ?? []);
      expect(sum(own.map(({ totalNs }) => totalNs))).toBe(round.kernelNs);
      expect(sum(families.map((family) => family.rounds[index]?.totalNs ?? 0))).toBe(round.kernelNs);
      const busyNs = sum(own.map((kernel) => kernel.busyNs ?? NaN)) + (round.copyBusyNs ?? NaN);
      expect(Math.abs(busyNs - round.gpuBusyNs)).toBeLessThan(5);
      for (const { totalNs, exclusiveNs, maxNs, minNs } of own) {
        expect(exclusiveNs).toBeLessThanOrEqual(totalNs);
        expect(minNs).toBeLessThanOrEqual(maxNs);
      }
    }
}

describe("kernels with other times", () => {
  test("sums follow, and a kernel of backward is slower in step by as much", async () => {
    const before = await training();
    const name = nameOf({ ...before, ranges: [rangeOf(before, "backward")] }, "reduce_kernel<(int)128, (int)4");
    const after = withTimes(before, (kernel, round) => (kernel.name === name && round === 1 ? 1.5 : 1));
    expectWhole(after);
    const gain = (range: string, round: number): number =>
      (rangeOf(after, range).rounds[round]?.gpuBusyNs ?? NaN) -
      (rangeOf(before, range).rounds[round]?.gpuBusyNs ?? NaN);
    expect([gain("step", 0), gain("backward", 0), gain("forward", 1)]).toEqual([0, 0, 0]);
    expect(gain("step", 1)).toBeGreaterThan(30_000);
    expect(Math.abs(gain("step", 1) - gain("backward", 1))).toBeLessThan(5);
    expect(rangeOf(after, "step").rounds[1]?.wallNs).toBe(rangeOf(before, "step").rounds[1]?.wallNs);
  });

  test("beside each other, one hides behind another, and all together take longer", async () => {
    const before = await profileOf([`${h200}/overlap-base/round-1.sqlite.gz`]);
    const [largest] = bySize(rangeOf(before, "encode"));
    const one = withTimes(before, byName({ [largest?.name ?? ""]: 1.1 }));
    const all = withTimes(before, () => 1.1);
    expectWhole(one);
    expectWhole(all);
    const busy = (profile: Profile): number => rangeOf(profile, "encode").rounds[0]?.gpuBusyNs ?? NaN;
    expect(busy(one) / busy(before)).toBeCloseTo(1.015, 2);
    expect(busy(all) / busy(before)).toBeCloseTo(1.1, 3);
  });
});

test("a kernel in place of which copies are made", async () => {
  const before = await training();
  const name = nameOf(before, "unrolled_elementwise");
  const after = withCopiesFor(before, name, (launches) => 2 * launches);
  expectWhole(after);
  const round = (profile: Profile) => rangeOf(profile, "step").rounds[0];
  expect([round(after)?.launches, round(after)?.gpuBusyNs]).toEqual([
    (round(before)?.launches ?? NaN) - 21,
    round(before)?.gpuBusyNs,
  ]);
});

test("more wall time is the host's own work, for which the GPU waits", async () => {
  const before = await training();
  const after = withWall(before, ({ name }) => (name === "step" ? 2 : 1));
  expectWhole(after);
  const [one, other] = [rangeOf(before, "step").rounds[0], rangeOf(after, "step").rounds[0]];
  const more = one?.wallNs ?? NaN;
  expect(other).toMatchObject({ wallNs: 2 * more, gpuIdleNs: (one?.gpuIdleNs ?? NaN) + more });
  expect(other?.hostTime?.ownNs).toBe((one?.hostTime?.ownNs ?? NaN) + more);
});
