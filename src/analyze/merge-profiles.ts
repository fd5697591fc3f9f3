import { UserError } from "../model/errors.ts";
import type { KernelSample } from "../model/ncu/profile-ncu.ts";
import { emptyRound, unknownSource } from "../model/profile/profile-values.ts";
import type {
  IncompleteRange,
  Profile,
  ProfileKernel,
  ProfileRange,
  ProfileVariant,
} from "../model/profile/profile.ts";
import { medianTotalNs, sharedValue } from "../model/rounds.ts";
import { byText } from "../model/text/order.ts";
import type { Ratio } from "../model/units.ts";
import { rangeText } from "../model/reports/range.ts";
import { mergeReplayedRanges } from "./ncu/add-ncu.ts";
import { type RangeKey, rangeKeyText } from "./range-key.ts";
import { counted } from "../model/text/listing.ts";

/**
 * Merges profiles of the same code, with their rounds in order. If a profile lacks a range or kernel, that range or kernel didn't
 * run in the profile's rounds. Values that differ between profiles become null. We drop findings, because they're about a whole profile.
 */
export function mergeProfiles(first: Profile, others: readonly Profile[]): Profile {
  if (others.length === 0) return first;
  const all = [first, ...others];
  if (sharedValue(all.map(({ attribution }) => attribution)) === null) throw otherAttribution();
  const keys = new Map(all.flatMap(({ ranges }) => ranges.map((range) => [rangeKeyText(range), range])));
  const byKey = all.map(({ ranges }) => new Map(ranges.map((range) => [rangeKeyText(range), range])));
  const ranges = [...keys].map(([key, range]) =>
    mergeRange(
      range,
      all.map(({ rounds }, index) => ({ rounds: rounds.length, range: byKey[index]?.get(key) ?? null })),
    ),
  );
  return {
    ...first,
    measuredAt:
      all
        .flatMap(({ measuredAt }) => measuredAt ?? [])
        .toSorted(byText)
        .at(-1) ?? null,
    source: sharedValue(all.map(({ source }) => source)) ?? unknownSource,
    machine: {
      gpus: [...new Map(all.flatMap(({ machine }) => machine.gpus.map((gpu) => [gpu.uuid ?? gpu.name, gpu]))).values()],
      driver: sharedValue(all.map(({ machine }) => machine.driver)),
      cuda: sharedValue(all.map(({ machine }) => machine.cuda)),
      nsys: sharedValue(all.map(({ machine }) => machine.nsys)),
      ncu: all.find(({ machine }) => machine.ncu !== null)?.machine.ncu ?? null,
    },
    workload: { ...first.workload, exitCode: sharedValue(all.map(({ workload }) => workload.exitCode)) },
    isolation: sharedValue(all.map(({ isolation }) => isolation)),
    environment: sharedValue(all.map(({ environment }) => environment)),
    captureMode: sharedValue(all.map(({ captureMode }) => captureMode)),
    rounds: mergeRounds(all),
    ranges,
    rangesLeftOut: Math.max(...all.map(({ rangesLeftOut }) => rangesLeftOut)),
    incompleteRanges: mergeIncomplete(all.flatMap(({ incompleteRanges }) => incompleteRanges)),
    // After a merge, the order no longer shows which runs were neighbors.
    untraced: all.flatMap(({ untraced }) => untraced.map((run) => ({ ...run, order: null }))),
    replayedRanges: mergeReplayedRanges(all.flatMap(({ replayedRanges }) => replayedRanges)),
    ncu: all.find(({ ncu }) => ncu?.state === "measured")?.ncu ?? first.ncu,
    checks: all.flatMap(({ checks }) => checks),
    warnings: [...new Set([...all.flatMap(({ warnings }) => warnings), ...findRoundDifferences(ranges)])],
  };
}

/** Processes belong to one profile, so each profile's process numbers continue after the previous profile's numbers. */
function mergeRounds(all: readonly Profile[]): Profile["rounds"] {
  const merged: Profile["rounds"] = [];
  for (const { rounds } of all) {
    const before = Math.max(0, ...merged.map(({ process }) => process ?? 0));
    for (const round of rounds)
      merged.push({
        ...round,
        round: merged.length + 1,
        process: round.process === null ? null : before + round.process,
      });
  }
  return merged;
}

/** Adds up what each range lost. */
export function mergeIncomplete(ranges: readonly IncompleteRange[]): IncompleteRange[] {
  const sums = new Map<string, IncompleteRange>();
  for (const range of ranges) {
    const known = sums.get(rangeKeyText(range));
    sums.set(rangeKeyText(range), {
      ...range,
      lostKernels: range.lostKernels + (known?.lostKernels ?? 0),
      lostGraphLaunches: range.lostGraphLaunches + (known?.lostGraphLaunches ?? 0),
      cutGraphLaunches: range.cutGraphLaunches + (known?.cutGraphLaunches ?? 0),
    });
  }
  return [...sums.values()];
}

function otherAttribution(): UserError {
  return new UserError({
    what: "The profiles don't count the same work: only some include work that other threads launched in a range.",
    where: "PATH",
    why: "The profiles used different values of `attribution`, or some profiles come from a version without that setting.",
    help: "Pass the run directories or reports instead of the profile.json files, so they're analyzed again.",
  });
}

function otherSkip(range: RangeKey): UserError {
  return new UserError({
    what: `The profiles skip different numbers of instances of the range ${rangeText(range.name, range.domain)}.`,
    where: "PATH",
    why: "The first instances of a range may differ from the others, so these profiles can't be rounds of one measurement.",
    help: "Measure all profiles with the same `skip` for the range.",
  });
}

/** One profile's range and its number of rounds. `range` is null if the profile lacks it. */
interface RangePart {
  readonly rounds: number;
  readonly range: ProfileRange | null;
}

function mergeRange({ name, domain }: ProfileRange, parts: readonly RangePart[]): ProfileRange {
  const skippedInstances = sharedValue(parts.flatMap(({ range }) => range?.skippedInstances ?? []));
  if (skippedInstances === null) throw otherSkip({ name, domain });
  const ncu = parts.flatMap(({ range }) => range?.ncu ?? []);
  return {
    name,
    domain,
    skippedInstances,
    rounds: parts.flatMap(({ rounds, range }) => range?.rounds ?? Array.from({ length: rounds }, () => emptyRound)),
    families: mergeAll(
      parts,
      ({ families }) => families,
      ({ family }) => family,
      ({ family }, found) => ({
        family,
        rounds: found.flatMap(
          ({ item, rounds }) => item?.rounds ?? Array.from({ length: rounds }, () => ({ launches: 0, totalNs: 0 })),
        ),
      }),
    ),
    kernels: mergeAll(
      parts,
      ({ kernels }) => kernels,
      (kernel) => kernel.name,
      mergeKernel,
    ),
    operators: mergeAll(
      parts,
      ({ operators }) => operators,
      ({ path, rank, report, device }) => JSON.stringify([path, rank, report, device]),
      (operator, found) => ({
        ...operator,
        rounds: found.flatMap(({ item, rounds }) => item?.rounds ?? absent(rounds)),
      }),
    ),
    operatorsLeftOut: Math.max(0, ...parts.map(({ range }) => range?.operatorsLeftOut ?? 0)),
    ncu:
      ncu.length === 0
        ? null
        : {
            kernelsWithoutRow: [...new Set(ncu.flatMap(({ kernelsWithoutRow }) => kernelsWithoutRow))],
            rowsWithoutKernel: ncu.flatMap(({ rowsWithoutKernel }) => rowsWithoutKernel),
          },
    findings: [],
  };
}

/** One profile's item, for example a kernel, and its number of rounds. `item` is null if the profile lacks it. */
interface Part<T> {
  readonly rounds: number;
  readonly item: T | null;
}

function mergeAll<T extends { readonly rounds: readonly ({ readonly totalNs: number } | null)[] }>(
  parts: readonly RangePart[],
  pick: (range: ProfileRange) => readonly T[],
  keyOf: (item: T) => string,
  merge: (sample: T, found: readonly Part<T>[]) => T,
): T[] {
  const items = parts.map(
    ({ range }) => new Map((range === null ? [] : pick(range)).map((item) => [keyOf(item), item])),
  );
  const samples = new Map(items.flatMap((map) => [...map]));
  return [...samples]
    .map(([key, sample]) =>
      merge(
        sample,
        parts.map(({ rounds }, index) => ({ rounds, item: items[index]?.get(key) ?? null })),
      ),
    )
    .toSorted((one, other) => medianTotalNs(other) - medianTotalNs(one) || (keyOf(one) < keyOf(other) ? -1 : 1));
}

function mergeKernel(sample: ProfileKernel, found: readonly Part<ProfileKernel>[]): ProfileKernel {
  const byText = found.map(
    ({ item }) => new Map(item?.variants.map((variant) => [describeVariant(variant), variant] as const)),
  );
  const variants = [...new Map(byText.flatMap((texts) => [...texts]))]
    .map(([text, variant]) => ({
      ...variant,
      rounds: found.flatMap(({ rounds }, index) => byText[index]?.get(text)?.rounds ?? absent(rounds)),
    }))
    .toSorted((one, other) => medianTotalNs(other) - medianTotalNs(one));
  const places = new Map(variants.map((variant, index) => [describeVariant(variant), index]));
  const samples = found.flatMap(({ item }) =>
    (item?.ncu ?? []).flatMap((measured): KernelSample[] => {
      const variant = item?.variants[measured.variant];
      const place = variant === undefined ? undefined : places.get(describeVariant(variant));
      return place === undefined ? [] : [{ ...measured, variant: place }];
    }),
  );
  return {
    ...sample,
    rounds: found.flatMap(({ item, rounds }) => item?.rounds ?? absent(rounds)),
    variants,
    ncu: samples.toSorted((one, other) => one.variant - other.variant),
  };
}

function describeVariant({ rounds, ...variant }: ProfileVariant): string {
  return rounds.length === 0 ? "" : JSON.stringify(variant);
}

function absent(rounds: number): null[] {
  return Array.from({ length: rounds }, () => null);
}

/** Differences up to this size are normal within one program, for example because of request batches, a retry, or an autotuned kernel. */
const usualRatio: Ratio = 0.01;
/** The most kernels to name in a sentence. */
const named = 3;

/**
 * Returns a sentence for each range whose rounds launched different kernels, or different numbers of kernels. If the reports come from
 * two different programs, the medians don't describe any real round.
 */
export function findRoundDifferences(ranges: Profile["ranges"]): string[] {
  return ranges.flatMap((range) => {
    const launches = range.rounds.map((round) => round.launches);
    const least = Math.min(...launches);
    const most = Math.max(...launches);
    const some = findPartialKernels(range);
    const parts = [
      ...(most - least > usualRatio * most ? [`${String(least)} to ${String(most)} launches`] : []),
      ...(some.length > 0
        ? [
            `${String(some.length)} of ${counted(range.kernels.length, "kernel")} ${some.length === 1 ? "doesn't" : "don't"} occur in every round (${some.slice(0, named).join(", ")}${some.length > named ? ", …" : ""})`,
          ]
        : []),
    ];
    return parts.length === 0
      ? []
      : [
          `Range ${rangeText(range.name, range.domain)}: the rounds didn't do the same work: ${parts.join("; ")}. The medians don't describe any single round. To compare two programs or two settings, run llm-profile compare --base … --head ….`,
        ];
  });
}

/** Kernels missing from some round that take more than `usualRatio` of the kernel time in another round. */
function findPartialKernels({ rounds, kernels }: ProfileRange): string[] {
  return kernels
    .filter(
      (kernel) =>
        kernel.rounds.includes(null) &&
        kernel.rounds.some((round, index) => (round?.totalNs ?? 0) > usualRatio * (rounds[index]?.kernelNs ?? 0)),
    )
    .map(({ shortName }) => shortName);
}
