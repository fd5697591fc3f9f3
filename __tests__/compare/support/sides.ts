import type { Comparison } from "../../../src/model/comparison/comparison.ts";
import type { Reason } from "../../../src/model/comparison/reason.ts";
import type { KernelRow, RangeRow } from "../../../src/model/comparison/comparison-rows.ts";
import type {
  Profile,
  ProfileKernel,
  ProfileKernelRound,
  ProfileRange,
  ProfileRangeRound,
} from "../../../src/model/profile/profile.ts";
import { compare, type CompareInput } from "../../../src/compare/compare.ts";
import { loadNameRules } from "../../../src/pipeline/conf.ts";
import { madeKernel, madeProfile, madeRange, madeRound, madeVariant, noShares } from "../../fixtures/profiles.ts";
import { configOf } from "../../support/config.ts";

export const names = loadNameRules();

/** A kernel by its total in each round; null where it did not run. */
export interface MadeTimes {
  readonly name: string;
  readonly ns: readonly (number | null)[];
  readonly launches?: number;
  readonly family?: string;
  readonly change?: Partial<ProfileKernel>;
}

export function kernelOf({ name, ns, launches = 16, family = "gemm", change = {} }: MadeTimes): ProfileKernel {
  const rounds = ns.map((totalNs) =>
    totalNs === null
      ? null
      : { launches, totalNs, medianNs: totalNs / launches, minNs: 1, maxNs: totalNs, spread: 0, ...noShares },
  );
  return madeKernel({ name, family, rounds, variants: [madeVariant({ mangled: `_Z${name}`, rounds })], ...change });
}

export function withKernelRounds(
  made: MadeTimes,
  change: (round: ProfileKernelRound, index: number) => Partial<ProfileKernelRound>,
): MadeTimes {
  const rounds = kernelOf(made).rounds.map((round, index) => round && { ...round, ...change(round, index) });
  return { ...made, change: { rounds } };
}

export interface MadeSideRange {
  readonly name?: string;
  readonly domain?: string;
  readonly kernels: readonly MadeTimes[];
  /** Of every round, besides what the kernels say. */
  readonly round?: Partial<ProfileRangeRound>;
}

/** A range whose sums are those of its kernels. */
export function rangeOf({ name = "decode", domain = "", kernels, round = {} }: MadeSideRange): ProfileRange {
  const made = kernels.map(kernelOf);
  const count = Math.max(1, ...made.map(({ rounds }) => rounds.length));
  const sum = (of: readonly ProfileKernel[], index: number, pick: "totalNs" | "launches"): number =>
    of.reduce((total, kernel) => total + (kernel.rounds[index]?.[pick] ?? 0), 0);
  const rounds = Array.from({ length: count }, (_, index) => {
    const kernelNs = sum(made, index, "totalNs");
    const times = {
      kernelNs,
      gpuBusyNs: kernelNs,
      wallNs: kernelNs * 10,
      spanNs: kernelNs * 10,
      gpuIdleNs: kernelNs * 9,
    };
    return madeRound({ ...times, launches: sum(made, index, "launches"), ...round });
  });
  const families = [...Map.groupBy(made, ({ family }) => family)].map(([family, members]) => ({
    family,
    rounds: rounds.map((_, index) => ({
      launches: sum(members, index, "launches"),
      totalNs: sum(members, index, "totalNs"),
    })),
  }));
  return madeRange({ name, domain, rounds, families, kernels: made });
}

export const h100 = {
  ...{ name: "NVIDIA H100", uuid: "GPU-1", chip: "GH100", computeCapability: "9.0", smCount: 132 },
  ...{ memoryBytes: 1, l2Bytes: 1, memoryBandwidth: 1, clockHz: 1 },
};

export const h100Machine: Profile["machine"] = {
  gpus: [h100],
  driver: "580.1",
  cuda: "13.0",
  nsys: "2025.3",
  ncu: null,
};

export function side(ranges: readonly ProfileRange[], change: Partial<Profile> = {}): Profile {
  const rounds = Math.max(1, ...ranges.map((range) => range.rounds.length));
  return madeProfile(ranges, {
    machine: h100Machine,
    rounds: Array.from({ length: rounds }, (_, index) => ({
      round: index + 1,
      captures: [],
      outside: { launches: 0, kernelNs: 0 },
      gpu: null,
      process: null,
    })),
    ...change,
  });
}

export function decode(kernels: readonly MadeTimes[], round: Partial<ProfileRangeRound> = {}): Profile {
  return side([rangeOf({ kernels, round })]);
}

/** A side of one range by each kernel's time in each round, null where it did not run; all of one family, each launched once. */
export function profileOfTimes(times: Readonly<Record<string, MadeTimes["ns"]>>, gpu = h100): Profile {
  const kernels = Object.entries(times).map(([name, ns]) => ({ name, ns, launches: 1 }));
  return { ...decode(kernels), machine: { ...h100Machine, gpus: [gpu] } };
}

export function withRounds(profile: Profile, change: (index: number) => Partial<ProfileRangeRound>): Profile {
  const ranges = profile.ranges.map((range) => ({
    ...range,
    rounds: range.rounds.map((round, index) => ({ ...round, ...change(index) })),
  }));
  return { ...profile, ranges };
}

const policies = new Map<string, CompareInput["policy"]>();

/** The default policy with overrides; read once each. */
function policyOf(overrides: readonly string[]): CompareInput["policy"] {
  const key = overrides.join("\n");
  const known = policies.get(key) ?? configOf(...overrides).compare;
  policies.set(key, known);
  return known;
}

export function compared(
  base: Profile,
  head: Profile,
  { overrides = [], ...change }: Partial<CompareInput> & { readonly overrides?: readonly string[] } = {},
): Comparison {
  return compare({
    base,
    head,
    interleaved: true,
    policy: policyOf(overrides),
    calibration: null,
    accepted: [],
    today: "2026-01-15",
    names,
    ...change,
  });
}

/** A remark about the range decode that decides nothing, but for what is given. */
export function madeReason(change: Partial<Reason>): Reason {
  const of = { range: "decode", kernel: null, family: null, metric: null, reported: null, reportedKind: null };
  return { id: "global-change", verdict: null, text: "text", ...of, changeRatio: null, ...change };
}

/** Rounds near a value, the same ones each time: 0.1% apart. */
export function near(ns: number, rounds = 3): number[] {
  return Array.from({ length: rounds }, (_, round) => Math.round(ns * (1 + 0.001 * ((round % 3) - 1))));
}

export function theRange({ ranges }: Comparison): RangeRow {
  const [range] = ranges;
  if (range === undefined) throw new Error("There is no range.");
  return range;
}

export function kernelRow(comparison: Comparison, name: string): KernelRow {
  const row = theRange(comparison).kernels.find((kernel) => kernel.name === name || kernel.previousName === name);
  if (row === undefined) throw new Error(`There is no row of ${name}.`);
  return row;
}

export function reasonIds({ reasons }: Pick<Comparison, "reasons">, verdict?: Reason["verdict"]): string[] {
  return reasons.filter((reason) => verdict === undefined || reason.verdict === verdict).map(({ id }) => id);
}
