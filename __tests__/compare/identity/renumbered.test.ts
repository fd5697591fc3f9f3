import { beforeAll, describe, expect, test } from "@jest/globals";
import { measure } from "../../../bench/statistics/measure.ts";
import { randomOf, type Random } from "../../../bench/statistics/random.ts";
import { asMeasured } from "../../../bench/statistics/settings.ts";
import { workloadOf, type Workload } from "../../../bench/statistics/workload.ts";
import { profileOf } from "../../../bench/verdicts/recordings.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { madeVariant } from "../../fixtures/profiles.ts";
import { compared, decode, theRange } from "../support/sides.ts";

const slower = 0.1;
const share = 0.05;

/** How often a kernel of 5% that takes 10% longer is found and named, in 3 + 3 rounds; and how often no change is a regression. */
function found(workload: Workload, kernels: readonly string[]) {
  const result = { found: 0, otherKernels: 0, falseAlarms: 0 };
  for (const [place, kernel] of kernels.entries()) {
    const made = (size: number) => {
      const effect = { kernel, size };
      const input = { workload: withShare(workload, kernel), setting: asMeasured, effect, pairs: 3 };
      const { base, head } = measure(input, randomOf(1, place, 0));
      const names = renumbered(head, randomOf(2, place, 0));
      return { name: names(kernel), comparison: compared(base, withNames(head, names)) };
    };
    const { name, comparison } = made(slower);
    const red = theRange(comparison).kernels.filter(({ time }) => time.state === "regressed");
    if (comparison.verdict === "regressed" && red.some(({ headNames }) => headNames.includes(name))) result.found += 1;
    if (red.some(({ headNames }) => !headNames.includes(name))) result.otherKernels += 1;
    if (made(0).comparison.verdict === "regressed") result.falseAlarms += 1;
  }
  return result;
}

/** The same workload in which this kernel has 5% of the time. */
function withShare(workload: Workload, name: string): Workload {
  const others = workload.kernels.reduce((sum, one) => sum + (one.kernel.name === name ? 0 : one.totalNs), 0);
  const totalNs = Math.round((share / (1 - share)) * others);
  const kernels = workload.kernels.map((one) => (one.kernel.name === name ? { ...one, totalNs } : one));
  return { ...workload, kernels };
}

/** The numbers of all Triton kernels of a side, dealt out anew. */
function renumbered({ ranges }: Profile, random: Random): (name: string) => string {
  const named = ranges.flatMap(({ kernels }) =>
    kernels.flatMap(({ name }) => {
      const [, words, number] = /^(triton_\w+)_(\d+)$/.exec(name) ?? [];
      return words === undefined ? [] : [{ name, words, number: Number(number) + 1 }];
    }),
  );
  const order = named.map(() => random.next());
  const dealt = named
    .map(({ number }, index) => ({ number, at: order[index] ?? 0 }))
    .toSorted((one, other) => one.at - other.at);
  const names = new Map(named.map(({ name, words }, index) => [name, `${words}_${String(dealt[index]?.number)}`]));
  return (name) => names.get(name) ?? name;
}

function withNames(side: Profile, names: (name: string) => string): Profile {
  const ranges = side.ranges.map((range) => ({
    ...range,
    kernels: range.kernels.map((kernel) => ({ ...kernel, name: names(kernel.name) })),
  }));
  return { ...side, ranges };
}

describe("a kernel of 5% of the range that takes 10% longer is found where all Triton kernels got other numbers", () => {
  let recorded: Workload;
  beforeAll(async () => {
    recorded = workloadOf(await profileOf({ rounds: ["h100/generate-static"] }));
  });

  test("in a recorded generation whose decode step is compiled", () => {
    // Those whose operators other kernels have, too.
    const kernels = recorded.kernels
      .map(({ kernel: { name } }) => name)
      .filter((name) => /^triton_(per|poi)_fused_(_to_copy__unsafe_view_add_(embedding_)?mean|_scaled_dot)/.test(name));
    expect(kernels).toHaveLength(11);
    expect(found(recorded, kernels)).toEqual({ found: 11, otherKernels: 0, falseAlarms: 0 });
  });

  test("where twenty kernels have one list of operators, and are told by their launches, grids, blocks and registers", () => {
    const launches = [16, 16, 32, 64];
    const kernels = Array.from({ length: 20 }, (_, index) => {
      const variant = madeVariant({
        grid: [8 * (1 + (index % 5)), 1, 1],
        block: [index % 2 === 0 ? 128 : 256, 1, 1],
        registersPerThread: 16 + 2 * (index % 7),
      });
      return {
        name: `triton_poi_fused_add_mul_silu_${String(index)}`,
        family: "triton",
        ns: [100_000 + 1000 * index],
        launches: launches[index % 4] ?? 16,
        change: { variants: [variant] },
      };
    });
    const names = kernels.slice(0, 5).map(({ name }) => name);
    expect(found(workloadOf(decode(kernels)), names)).toEqual({ found: 5, otherKernels: 0, falseAlarms: 0 });
  });
});
