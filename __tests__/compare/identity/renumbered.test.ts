import { beforeAll, describe, expect, test } from "@jest/globals";
import { measure } from "../../../bench/statistics/measure.ts";
import { randomOf, type Random } from "../../../bench/statistics/random.ts";
import { asMeasured } from "../../../bench/statistics/settings.ts";
import type { Workload, WorkloadKernel } from "../../../bench/statistics/workload.ts";
import type { Profile, ProfileKernel } from "../../../src/model/profile/profile.ts";
import { madeVariant } from "../../fixtures/profiles.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";
import { compared, kernelOf, theRange } from "../support/sides.ts";

const slower = 0.1;
const share = 0.05;

/** How often a kernel of 5% that takes 10% longer is found and named, in 3 + 3 rounds; and how often no change is a regression. */
function found(workload: Workload, kernels: readonly string[], comparisons: number) {
  const result = { found: 0, otherKernels: 0, falseAlarms: 0 };
  for (const [place, kernel] of kernels.entries())
    for (let index = 0; index < comparisons; index += 1) {
      const made = (size: number) => {
        const input = {
          workload: withShare(workload, kernel),
          setting: asMeasured,
          effect: { kernel, size },
          pairs: 3,
        };
        const { base, head } = measure(input, randomOf(1, place, index));
        const names = renumbered(head, randomOf(2, place, index));
        return { name: names(kernel), comparison: compared(base, withNames(head, names)) };
      };
      const { name, comparison } = made(slower);
      const red = theRange(comparison).kernels.filter(({ time }) => time.state === "regressed");
      if (comparison.verdict === "regressed" && red.some(({ headNames }) => headNames.includes(name)))
        result.found += 1;
      if (red.some(({ headNames }) => !headNames.includes(name))) result.otherKernels += 1;
      if (made(0).comparison.verdict === "regressed") result.falseAlarms += 1;
    }
  return result;
}

/** The same workload in which this kernel has 5% of the time. */
function withShare(workload: Workload, name: string): Workload {
  const others = workload.kernels.reduce((sum, one) => sum + (one.kernel.name === name ? 0 : one.totalNs), 0);
  const totalNs = Math.round((share / (1 - share)) * others);
  return {
    ...workload,
    kernels: workload.kernels.map((one) => (one.kernel.name === name ? { ...one, totalNs } : one)),
  };
}

/** The numbers of all Triton kernels of a side, dealt out anew. */
function renumbered(side: Profile, random: Random): (name: string) => string {
  const named = kernelsOf(side).flatMap(({ name }) => {
    const [, words, number] = /^(triton_\w+)_(\d+)$/.exec(name) ?? [];
    return words === undefined || number === undefined ? [] : [{ name, words, number: Number(number) + 1 }];
  });
  const order = named.map(() => random.next());
  const dealt = named
    .map(({ number }, index) => ({ number, at: order[index] ?? 0 }))
    .toSorted((one, other) => one.at - other.at);
  const names = new Map(named.map(({ name, words }, index) => [name, `${words}_${String(dealt[index]?.number)}`]));
  return (name) => names.get(name) ?? name;
}

function withNames(side: Profile, names: (name: string) => string): Profile {
  return {
    ...side,
    ranges: side.ranges.map((range) => ({
      ...range,
      kernels: range.kernels.map((kernel) => ({ ...kernel, name: names(kernel.name) })),
    })),
  };
}

function kernelsOf(side: Profile): readonly ProfileKernel[] {
  return side.ranges.flatMap(({ kernels }) => kernels);
}

function workloadOf(profile: Profile, kernels: readonly ProfileKernel[]): Workload {
  const [range] = profile.ranges;
  if (range === undefined) throw new Error("The recording has no range.");
  return {
    profile,
    range: { ...range, kernels: [...kernels] },
    kernels: kernels.flatMap((kernel): WorkloadKernel[] => {
      const [round] = kernel.rounds;
      return round == null
        ? []
        : [{ kernel, launches: round.launches, totalNs: round.totalNs, launchSpread: round.spread }];
    }),
  };
}

let recorded: Profile;
beforeAll(async () => {
  recorded = await profileOf(["__tests__/fixtures/recorded/nsys-2025.3.1/generate-static.sqlite.gz"]);
});

describe("a kernel of 5% of the range that takes 10% longer is found where all Triton kernels got other numbers", () => {
  test("in a recorded generation whose decode step is compiled", () => {
    const workload = workloadOf(recorded, kernelsOf(recorded));
    // Those whose operators other kernels have, too.
    const kernels = kernelsOf(recorded)
      .map(({ name }) => name)
      .filter((name) => /^triton_(per|poi)_fused_(_to_copy__unsafe_view_add_(embedding_)?mean|_scaled_dot)/.test(name));
    expect(kernels).toHaveLength(11);
    expect(found(workload, kernels, 1)).toEqual({ found: 11, otherKernels: 0, falseAlarms: 0 });
  });

  test("where twenty kernels have one list of operators, and are told by their launches, grids, blocks and registers", () => {
    const [words, launches] = ["triton_poi_fused_add_mul_silu", [16, 16, 32, 64]];
    const kernels = Array.from({ length: 20 }, (_, index) =>
      kernelOf({
        name: `${words}_${String(index)}`,
        family: "triton",
        ns: [100_000 + 1000 * index],
        launches: launches[index % 4] ?? 16,
        change: {
          variants: [
            madeVariant({
              grid: [8 * (1 + (index % 5)), 1, 1],
              block: [index % 2 === 0 ? 128 : 256, 1, 1],
              registersPerThread: 16 + 2 * (index % 7),
            }),
          ],
        },
      }),
    );
    const workload = workloadOf(recorded, kernels);
    const names = kernels.slice(0, 5).map(({ name }) => name);
    expect(found(workload, names, 1)).toEqual({ found: 5, otherKernels: 0, falseAlarms: 0 });
  });
});
