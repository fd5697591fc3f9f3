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
import { rangeText } from "../model/reports/range.ts";
import { medianTotalNs, sharedValue } from "../model/rounds.ts";
import { counted } from "../model/text/listing.ts";
import { byText } from "../model/text/order.ts";
import type { Ratio } from "../model/units.ts";
import { mergeReplayedRanges } from "./ncu/add-ncu.ts";
import { rangeKeyText } from "./range-key.ts";

export function mergeProfiles(first: Profile, others: readonly Profile[]): Profile {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const shared = <T>(pick: (profile: Profile) => T) => sharedValue(all.map(pick));
  if (shared(({ attribution }) => attribution) === null)
    throw new UserError({
      what: "The profiles don't count the same work: only some include work that other threads launched in a range.",
      where: "PATH",
      why: "The profiles used different values of `attribution`, or some profiles come from a version without that setting.",
      help: "Pass the run directories or reports instead of the profile.json files, so they're analyzed again.",
    });
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
    source: shared(({ source }) => source) ?? unknownSource,
    machine: {
      gpus: [...new Map(all.flatMap(({ machine }) => machine.gpus.map((gpu) => [gpu.uuid ?? gpu.name, gpu]))).values()],
      driver: shared(({ machine }) => machine.driver),
      cuda: shared(({ machine }) => machine.cuda),
      nsys: shared(({ machine }) => machine.nsys),
      ncu: all.find(({ machine }) => machine.ncu !== null)?.machine.ncu ?? null,
    },
    workload: { ...first.workload, exitCode: shared(({ workload }) => workload.exitCode) },
    isolation: shared(({ isolation }) => isolation),
    environment: shared(({ environment }) => environment),
    captureMode: shared(({ captureMode }) => captureMode),
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
function mergeRounds(all: readonly Profile[]) {
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

export function mergeIncomplete(ranges: readonly IncompleteRange[]): IncompleteRange[] {
  const sums = new Map<string, IncompleteRange>();
  for (const range of ranges) {
    const existing = sums.get(rangeKeyText(range));
    sums.set(rangeKeyText(range), {
      ...range,
      lostKernels: range.lostKernels + (existing?.lostKernels ?? 0),
      lostGraphLaunches: range.lostGraphLaunches + (existing?.lostGraphLaunches ?? 0),
      cutGraphLaunches: range.cutGraphLaunches + (existing?.cutGraphLaunches ?? 0),
    });
  }
  return [...sums.values()];
}

interface RangePart {
  readonly rounds: number;
  readonly range: ProfileRange | null;
}

function mergeRange({ name, domain }: ProfileRange, parts: readonly RangePart[]): ProfileRange {
  const skippedInstances = sharedValue(parts.flatMap(({ range }) => range?.skippedInstances ?? []));
  if (skippedInstances === null)
    throw new UserError({
      what: `The profiles skip different numbers of instances of the range ${rangeText(name, domain)}.`,
      where: "PATH",
      why: "The first instances of a range may differ from the others, so these profiles can't be rounds of one measurement.",
      help: "Measure all profiles with the same `skip` for the range.",
    });
  const ncu = parts.flatMap(({ range }) => range?.ncu ?? []);
  return {
    name,
    domain,
    skippedInstances,
    rounds: parts.flatMap(({ rounds, range }) => range?.rounds ?? Array.from({ length: rounds }, () => emptyRound)),
    families: mergeItems(
      parts,
      (range) => range.families,
      ({ family }) => family,
      ({ family }, parts) => ({ family, rounds: listRounds(parts, { launches: 0, totalNs: 0 }) }),
    ),
    kernels: mergeItems(
      parts,
      (range) => range.kernels,
      (kernel) => kernel.name,
      mergeKernel,
    ),
    operators: mergeItems(
      parts,
      (range) => range.operators,
      ({ path, rank, report, device }) => JSON.stringify([path, rank, report, device]),
      (operator, parts) => ({ ...operator, rounds: listRounds(parts, null) }),
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

interface Part<T> {
  readonly rounds: number;
  readonly item: T | null;
}

function mergeItems<T extends { readonly rounds: readonly ({ readonly totalNs: number } | null)[] }>(
  parts: readonly RangePart[],
  pick: (range: ProfileRange) => readonly T[],
  keyOf: (item: T) => string,
  merge: (sample: T, parts: readonly Part<T>[]) => T,
) {
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
    .toSorted((a, b) => medianTotalNs(b) - medianTotalNs(a) || (keyOf(a) < keyOf(b) ? -1 : 1));
}

function mergeKernel(sample: ProfileKernel, parts: readonly Part<ProfileKernel>[]): ProfileKernel {
  const byText = parts.map(
    ({ item }) => new Map(item?.variants.map((variant) => [describeVariant(variant), variant] as const)),
  );
  const variants = [...new Map(byText.flatMap((texts) => [...texts]))]
    .map(([text, variant]) => ({
      ...variant,
      rounds: parts.flatMap(
        ({ rounds }, index) => byText[index]?.get(text)?.rounds ?? Array.from({ length: rounds }, () => null),
      ),
    }))
    .toSorted((a, b) => medianTotalNs(b) - medianTotalNs(a));
  const places = new Map(variants.map((variant, index) => [describeVariant(variant), index]));
  const samples = parts.flatMap(({ item }) =>
    (item?.ncu ?? []).flatMap((measured): KernelSample[] => {
      const variant = item?.variants[measured.variant];
      const place = variant === undefined ? undefined : places.get(describeVariant(variant));
      return place === undefined ? [] : [{ ...measured, variant: place }];
    }),
  );
  return {
    ...sample,
    rounds: listRounds(parts, null),
    variants,
    ncu: samples.toSorted((a, b) => a.variant - b.variant),
  };
}

function describeVariant({ rounds, ...variant }: ProfileVariant) {
  return rounds.length === 0 ? "" : JSON.stringify(variant);
}

function listRounds<Round, Absent>(
  parts: readonly Part<{ readonly rounds: readonly Round[] }>[],
  absent: Absent,
): (Round | Absent)[] {
  return parts.flatMap(({ item, rounds }): readonly (Round | Absent)[] =>
    item === null ? Array.from({ length: rounds }, () => absent) : item.rounds,
  );
}

/** Differences up to this size are normal within one program, for example because of request batches, a retry, or an autotuned kernel. */
const usualRatio: Ratio = 0.01;
const named = 3;

export function findRoundDifferences(ranges: Profile["ranges"]): string[] {
  return ranges.flatMap((range) => {
    const launches = range.rounds.map((round) => round.launches);
    const least = Math.min(...launches);
    const most = Math.max(...launches);
    const some = findPartialKernels(range);
    const parts: string[] = [];
    if (most - least > usualRatio * most) parts.push(`${String(least)} to ${String(most)} launches`);
    if (some.length > 0) {
      const kernels = counted(range.kernels.length, "kernel");
      const verb = some.length === 1 ? "doesn't" : "don't";
      const names = `${some.slice(0, named).join(", ")}${some.length > named ? ", …" : ""}`;
      parts.push(`${String(some.length)} of ${kernels} ${verb} occur in every round (${names})`);
    }
    if (parts.length === 0) return [];
    return [
      `Range ${rangeText(range.name, range.domain)}: the rounds didn't do the same work: ${parts.join("; ")}. The medians don't describe any single round. To compare two programs or two settings, run llm-profile compare --base … --head ….`,
    ];
  });
}

function findPartialKernels({ rounds, kernels }: ProfileRange) {
  return kernels
    .filter(
      (kernel) =>
        kernel.rounds.includes(null) &&
        kernel.rounds.some((round, index) => (round?.totalNs ?? 0) > usualRatio * (rounds[index]?.kernelNs ?? 0)),
    )
    .map(({ shortName }) => shortName);
}
