import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { RowState, TimeChange } from "../../src/model/comparison/comparison-rows.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { median } from "../../src/model/rounds.ts";
import { compared, decode, theRange, type MadeTimes } from "./support/sides.ts";

/** What kernels are called, and their family, which follows from the name. */
const kinds = [
  ["triton_poi_fused_add_", "triton"],
  ["flash_", "attention"],
  ["nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TN", "gemm"],
  ["ampere_bf16_s16816gemm_bf16_128x128_ldg8_f2f_stages_64x3_t", "gemm"],
  ["mystery_", "other"],
] as const;

/** Kernels of both sides: most on both, some on one alone, some renamed; noise and changes of every size. */
const sides = fc
  .record({
    rounds: fc.integer({ min: 1, max: 4 }),
    kernels: fc.uniqueArray(
      fc.record({
        number: fc.integer({ min: 0, max: 40 }),
        kind: fc.constantFrom(...kinds),
        where: fc.constantFrom("both", "both", "both", "base", "head"),
        ns: fc.integer({ min: 1_000, max: 5_000_000 }),
        factor: fc.constantFrom(1, 1, 1.02, 0.95, 1.4),
        launches: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
        noise: fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 8, maxLength: 8 }),
      }),
      { minLength: 1, maxLength: 8, selector: ({ number, kind: [name] }) => name + String(number) },
    ),
  })
  .map(({ rounds, kernels }) => {
    const times = (isHead: boolean): MadeTimes[] =>
      kernels.flatMap(({ kind: [kind, family], number, where, ns, factor, launches, noise }) => {
        if (where === (isHead ? "base" : "head")) return [];
        const at = (round: number) => 1 + (noise[round + (isHead ? 4 : 0)] ?? 0) / 10_000;
        return [
          {
            name: kind + String(number),
            family,
            launches: launches[isHead ? 1 : 0],
            ns: Array.from({ length: rounds }, (_, round) => Math.round(ns * (isHead ? factor : 1) * at(round))),
          },
        ];
      });
    return { base: times(false), head: times(true) };
  });

/** What a state may be with the sides swapped: where a range is faster, what is slower in it is no regression. */
const mirrored: Readonly<Partial<Record<RowState, readonly RowState[]>>> = {
  regressed: ["improved"],
  noted: ["improved", "inconclusive"],
  "other-variant": ["improved"],
  improved: ["regressed", "noted", "other-variant", "moved", "inconclusive"],
  moved: ["moved", "improved"],
  new: ["removed"],
  removed: ["new"],
  // A rise of launches that is open: with the sides swapped, fewer of them. What is faster in a slower range is open: slower in a faster
  // range, it's noted.
  inconclusive: ["inconclusive", "improved", "noted"],
};

/** What a comparison found, by name: independent of the order of rows. */
function states(comparison: Comparison): Record<string, RowState> {
  const [range] = comparison.ranges;
  if (range === undefined) return {};
  return Object.fromEntries([
    ["time on the GPU", range.gpuBusyTime.state],
    ...range.counts.map(({ metric, kind, state }) => [`${metric} ${kind ?? ""}`, state]),
    ...range.families.map(({ family, time }) => [`family ${family}`, time.state]),
    ...range.kernels.map(({ baseNames, headNames, time }) => [
      [...new Set([...baseNames, ...headNames])].toSorted().join(),
      time.state,
    ]),
  ]) as Record<string, RowState>;
}

function scaled(times: readonly MadeTimes[], factor: number): MadeTimes[] {
  return times.map((made) => ({ ...made, ns: made.ns.map((ns) => (ns === null ? null : ns * factor)) }));
}

function once(name: string, family: string, ns: number, launches = 1): MadeTimes {
  return { name, family, launches, ns: [ns] };
}

/** Sides whose mirrored states were once wrong. */
const examples = {
  "a family whose change is less than the GPU's clock can tell, in a range that takes twice as long": {
    base: [once("flash_0", "attention", 1000)],
    head: [once("flash_0", "attention", 950), once("triton_0", "triton", 1000)],
  },
  "a range that is slower by just about half of one kernel's impact": {
    base: [once("mystery_0", "other", 3_000_000), once("flash_0", "attention", 18_000_000)],
    head: [once("mystery_0", "other", 4_400_000), once("flash_0", "attention", 17_290_000)],
  },
  "a kernel that is launched twice as often: it's nearly all of head, and less of base": {
    base: [
      once("triton_poi_fused_add_0", "triton", 1000),
      once("triton_poi_fused_add_1", "triton", 419_427),
      once("nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TN0", "gemm", 270_517),
      once("triton_poi_fused_add_2", "triton", 1_425_670),
      once("nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TN1", "gemm", 4_590_345),
    ],
    head: [
      once("triton_poi_fused_add_0", "triton", 1000),
      once("nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TN0", "gemm", 256_451),
      once("triton_poi_fused_add_2", "triton", 1_352_219),
      once("nvjet_sm90_tst_64x8_64x16_4x1_v_bz_TN1", "gemm", 6_438_680, 2),
    ],
  },
  "a kernel that is faster, in a range that is slower by as much": {
    base: [
      once("triton_0", "triton", 1000),
      once("triton_1", "triton", 1000),
      once("nvjet_0", "gemm", 1000),
      once("triton_2", "triton", 12_000),
    ],
    head: [
      once("triton_0", "triton", 1000),
      once("triton_1", "triton", 999),
      once("nvjet_0", "gemm", 998),
      once("triton_2", "triton", 11_400, 2),
      once("nvjet_1", "gemm", 1353),
    ],
  },
};

describe("whatever the kernels are", () => {
  test("keeps every state if both sides are scaled", () => {
    fc.assert(
      fc.property(sides, fc.boolean(), ({ base, head }, interleaved) => {
        // Far above the ticks of the clock that stamps kernels: a difference of few of these is none.
        const single = compared(decode(scaled(base, 1000)), decode(scaled(head, 1000)), { interleaved });
        const thrice = compared(decode(scaled(base, 3000)), decode(scaled(head, 3000)), { interleaved });
        expect(states(thrice)).toEqual(states(single));
        expect(thrice.verdict).toBe(single.verdict);
      }),
    );
  });

  test("mirrors every state if the sides are swapped", () => {
    fc.assert(
      fc.property(sides, fc.boolean(), ({ base, head }, interleaved) => {
        const there = states(compared(decode(base), decode(head), { interleaved }));
        const back = states(compared(decode(head), decode(base), { interleaved }));
        expect(Object.keys(back).toSorted()).toEqual(Object.keys(there).toSorted());
        for (const [name, state] of Object.entries(there))
          expect([name, mirrored[state] ?? [state]]).toEqual([name, expect.arrayContaining([back[name]])]);
      }),
      { examples: Object.values(examples).map((example): [typeof example, boolean] => [example, false]) },
    );
  });

  test("passes equal sides with more than one round", () => {
    fc.assert(
      fc.property(sides, fc.boolean(), ({ head }, interleaved) => {
        fc.pre(head.length > 0);
        const comparison = compared(decode(head), decode(head), { interleaved });
        const isOneRound = head[0]?.ns.length === 1;
        expect(comparison.verdict).toBe(isOneRound ? "inconclusive" : "pass");
        expect(
          Object.values(states(comparison)).filter(
            (state) => state === "regressed" || state === "improved" || state === "moved",
          ),
        ).toEqual([]);
      }),
    );
  });

  test("finds no regression after adding identical kernels to both sides", () => {
    fc.assert(
      fc.property(sides, fc.integer({ min: 1_000, max: 5_000_000 }), ({ base, head }, ns) => {
        const rounds = Math.max(base[0]?.ns.length ?? 1, head[0]?.ns.length ?? 1);
        const added = { name: "added_kernel", family: "added", ns: Array.from({ length: rounds }, () => ns) };
        const before = compared(decode(base), decode(head));
        // Beside more that did not change, a range that is faster may be the same: then what is slower in it counts.
        fc.pre(before.verdict === "pass" && base.length > 0 && head.length > 0);
        fc.pre(!Object.values(states(before)).includes("noted"));
        expect(compared(decode([...base, added]), decode([...head, added])).verdict).not.toBe("regressed");
      }),
      { numRuns: 60 },
    );
  });

  test("adds rows and families up to the range on both sides", () => {
    fc.assert(
      fc.property(sides, ({ base, head }) => {
        // One round, so that medians add up, too.
        const [first, second] = [firstRound(base), firstRound(head)];
        fc.pre(first.length > 0 && second.length > 0);
        const [before, after] = [decode(first), decode(second)];
        const range = theRange(compared(before, after));
        for (const rows of [range.kernels, range.families])
          expect([sum(rows, "baseNs"), sum(rows, "headNs")]).toEqual([kernelNs(before), kernelNs(after)]);
        const named = (of: "baseNames" | "headNames") => range.kernels.flatMap((row) => row[of]).toSorted();
        expect(named("baseNames")).toEqual(first.map(({ name }) => name).toSorted());
        expect(named("headNames")).toEqual(second.map(({ name }) => name).toSorted());
      }),
    );
  });
});

function firstRound(times: readonly MadeTimes[]): MadeTimes[] {
  return times.map((made) => ({ ...made, ns: made.ns.slice(0, 1) }));
}

function sum(rows: readonly { readonly time: TimeChange }[], of: "baseNs" | "headNs"): number {
  return rows.reduce((total, { time }) => total + (time[of] ?? 0), 0);
}

function kernelNs(profile: Profile): number {
  return median(profile.ranges[0]?.rounds.map((round) => round.kernelNs) ?? []);
}
