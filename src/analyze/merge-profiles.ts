import { UserError } from "../errors.ts";
import type { KernelSample } from "../model/ncu/profile-ncu.ts";
import { emptyRound, unknownSource } from "../model/profile/profile-values.ts";
import type { Profile, ProfileKernel, ProfileRange, ProfileVariant } from "../model/profile/profile.ts";
import { medianTotalNs, sharedValue } from "../model/rounds.ts";
import { byText } from "../model/text/order.ts";
import type { Ratio } from "../model/units.ts";
import { mergeReplayedRanges } from "./ncu/add-ncu.ts";
import { type RangeKey, rangeKeyText, rangeLabel } from "./range-key.ts";

/**
 * Several profiles of the same code as one: their rounds in order. A range or kernel that one of them lacks did not run in
 * its rounds. What is not equal in all is null. Findings are left out: they are of a profile as a whole.
 */
export function mergeProfiles(first: Profile, others: readonly Profile[]): Profile {
  if (others.length === 0) return first;
  const all = [first, ...others];
  if (sharedValue(all.map(({ attribution }) => attribution)) === null) throw otherAttribution();
  const keys = new Map(all.flatMap(({ ranges }) => ranges.map((range) => [rangeKeyText(range), range])));
  const ranges = [...keys].map(([key, range]) => mergeRange(key, range, all));
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
    rounds: roundsOfAll(all),
    ranges,
    // Places in the order of several runs would not tell which of them are neighbors.
    untraced: all.flatMap(({ untraced }) => untraced.map((run) => ({ ...run, order: null }))),
    replayedRanges: mergeReplayedRanges(all.flatMap(({ replayedRanges }) => replayedRanges)),
    ncu: all.find(({ ncu }) => ncu?.state === "measured")?.ncu ?? first.ncu,
    checks: all.flatMap(({ checks }) => checks),
    warnings: [...new Set([...all.flatMap(({ warnings }) => warnings), ...roundDifferences(ranges)])],
  };
}

/** A process is of one profile: its numbers there go on after those of the profiles before. */
function roundsOfAll(all: readonly Profile[]): Profile["rounds"] {
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

function otherAttribution(): UserError {
  return new UserError({
    what: "The profiles do not count the same work: in some a range has what other threads launched in it, in others it has not.",
    where: "PATH",
    why: "They were made with different values of `attribution`, or some by a version that did not know it.",
    help: "Give the run directories or reports in place of the profile.json files: they are then measured anew.",
  });
}

function otherSkip(range: RangeKey): UserError {
  return new UserError({
    what: `The profiles skip other numbers of instances of the range ${rangeLabel(range)}.`,
    where: "PATH",
    why: "The first instances of a range may be unlike the others, so that these are no rounds of one measurement.",
    help: "Measure them with one `skip` of the range.",
  });
}

function mergeRange(key: string, { name, domain }: ProfileRange, all: readonly Profile[]): ProfileRange {
  const parts = all.map((profile) => ({
    rounds: profile.rounds.length,
    range: profile.ranges.find((range) => rangeKeyText(range) === key) ?? null,
  }));
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

/** An item in each of the profiles; null where one lacks it. */
interface Part<T> {
  readonly rounds: number;
  readonly item: T | null;
}

function mergeAll<T extends { readonly rounds: readonly ({ readonly totalNs: number } | null)[] }>(
  parts: readonly { readonly rounds: number; readonly range: ProfileRange | null }[],
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
  const texts = new Map(
    found.flatMap(({ item }) => item?.variants.map((variant) => [variantText(variant), variant]) ?? []),
  );
  const variants = [...texts]
    .map(([text, variant]) => ({
      ...variant,
      rounds: found.flatMap(
        ({ item, rounds }) => item?.variants.find((one) => variantText(one) === text)?.rounds ?? absent(rounds),
      ),
    }))
    .toSorted((one, other) => medianTotalNs(other) - medianTotalNs(one));
  const places = new Map(variants.map((variant, index) => [variantText(variant), index]));
  const samples = found.flatMap(({ item }) =>
    (item?.ncu ?? []).flatMap((measured): KernelSample[] => {
      const variant = item?.variants[measured.variant];
      const place = variant === undefined ? undefined : places.get(variantText(variant));
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

function variantText({ rounds, ...variant }: ProfileVariant): string {
  return rounds.length === 0 ? "" : JSON.stringify(variant);
}

function absent(rounds: number): null[] {
  return Array.from({ length: rounds }, () => null);
}

/** A difference of this size is the program's own: batches of requests, a retry, a kernel chosen by measuring. */
const usualRatio: Ratio = 0.01;
/** Kernels to name. */
const named = 3;

/**
 * The rounds of a profile stand for one program. Where they launched other kernels, or more of them, their medians are of
 * no round that ever was: a sentence for each such range. Rounds of two programs, given as reports of one, show here.
 */
export function roundDifferences(ranges: Profile["ranges"]): string[] {
  return ranges.flatMap((range) => {
    const launches = range.rounds.map((round) => round.launches);
    const least = Math.min(...launches);
    const most = Math.max(...launches);
    const some = inSomeRounds(range);
    const parts = [
      ...(most - least > usualRatio * most ? [`${String(least)} to ${String(most)} launches`] : []),
      ...(some.length > 0
        ? [
            `${String(some.length)} of ${String(range.kernels.length)} kernels are not in all of them (${some.slice(0, named).join(", ")}${some.length > named ? ", …" : ""})`,
          ]
        : []),
    ];
    return parts.length === 0
      ? []
      : [
          `Range ${rangeLabel(range)}: the rounds did not do the same work: ${parts.join("; ")}. Medians over them tell of none of them. Two programs, or one with two settings, are to be compared: llm-profile compare --base … --head ….`,
        ];
  });
}

/** Kernels that a round lacks and that take a share worth naming in another. */
function inSomeRounds({ rounds, kernels }: ProfileRange): string[] {
  return kernels
    .filter(
      (kernel) =>
        kernel.rounds.includes(null) &&
        kernel.rounds.some((round, index) => (round?.totalNs ?? 0) > usualRatio * (rounds[index]?.kernelNs ?? 0)),
    )
    .map(({ shortName }) => shortName);
}
