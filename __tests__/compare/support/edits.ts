import type {
  GpuIdleTime,
  Profile,
  ProfileCopy,
  ProfileKernel,
  ProfileKernelRound,
  ProfileRange,
  ProfileRangeRound,
} from "../../../src/model/profile/profile.ts";
import type { UntracedRun } from "../../../src/model/profile/untraced.ts";
import type { Nanoseconds, Ratio } from "../../../src/model/units.ts";

/*
 * Edits of recorded profiles: the changes of a code whose truth is known, with the noise of the recording. Whatever is a sum of what was
 * edited follows it. Rounds count from 0.
 */

/** How many times as long a kernel takes in a round: 1.05 is 5% longer. */
export type KernelFactor = (kernel: Pick<ProfileKernel, "name" | "shortName" | "family">, round: number) => number;

/** A kernel with its share of the kernel time of its range, over all rounds. */
export interface SizedKernel {
  readonly name: string;
  readonly family: string;
  readonly totalNs: Nanoseconds;
  readonly shareRatio: Ratio;
}

/** The kernels of a range, most time first. */
export function bySize({ kernels, rounds }: ProfileRange): SizedKernel[] {
  const rangeNs = sum(rounds.map(({ kernelNs }) => kernelNs));
  return kernels
    .map(({ name, family, rounds: own }): SizedKernel => {
      const totalNs = sum(own.map((round) => round?.totalNs ?? 0));
      return { name, family, totalNs, shareRatio: rangeNs === 0 ? 0 : totalNs / rangeNs };
    })
    .toSorted((one, other) => other.totalNs - one.totalNs);
}

/** The name of the kernel with the most time of those whose name contains a text. Throws where there is none. */
export function nameOf({ ranges }: Profile, part: string): string {
  const found = ranges.flatMap(bySize).filter(({ name }) => name.includes(part));
  const [largest] = found.toSorted((one, other) => other.totalNs - one.totalNs);
  if (largest === undefined) throw new RangeError(`No kernel is named ${part}.`);
  return largest.name;
}

/** The same factor in all rounds for the kernels of these names; 1 for all others. */
export function byName(factors: Readonly<Record<string, number>>): KernelFactor {
  return ({ name }) => factors[name] ?? 1;
}

/**
 * The profile with other kernel times. A kernel has its factor in each range that it ran in, so that nested ranges agree. Wall times stay:
 * the GPU is idle for less of them. Time beside other work is hidden unless all kernels of a range move the same way, so that the range's
 * busy time changes by the kernels' exclusive time alone. Not for ranges of several ranks: which of them ran a kernel isn't known.
 */
export function withTimes(profile: Profile, factorOf: KernelFactor): Profile {
  return { ...profile, ranges: profile.ranges.map((range) => rangeWithTimes(range, factorOf)) };
}

function rangeWithTimes(range: ProfileRange, factorOf: KernelFactor): ProfileRange {
  if (range.rounds.some(({ ranks }) => ranks.length > 0)) throw new RangeError(`${range.name} has ranks.`);
  const shared = range.rounds.map((_, index) => sharedFactor(range, factorOf, index));
  const kernels = range.kernels.map((kernel) => {
    const edited = (rounds: ProfileKernel["rounds"]): ProfileKernel["rounds"] =>
      rounds.map((round, index) => round && kernelRound(round, factorOf(kernel, index), shared[index] ?? 1));
    const variants = kernel.variants.map((variant) => ({ ...variant, rounds: edited(variant.rounds) }));
    return { ...kernel, rounds: edited(kernel.rounds), variants };
  });
  return {
    ...range,
    kernels,
    families: range.families.map(({ family, rounds }) => ({
      family,
      rounds: rounds.map((round, index) => ({
        ...round,
        totalNs: round.totalNs + gainOf(range.kernels, kernels, index, (kernel) => kernel.family === family, totalNsOf),
      })),
    })),
    rounds: range.rounds.map((round, index) => {
      const gain = (pick: TimeOf, isMeant: IsMeant = () => true): Nanoseconds =>
        gainOf(range.kernels, kernels, index, isMeant, pick);
      return rangeRound(round, {
        kernelNs: gain(totalNsOf),
        busyNs: gain(({ busyNs, totalNs }) => busyNs ?? totalNs),
        workNs: gain(
          ({ busyNs, totalNs }) => busyNs ?? totalNs,
          ({ family }) => family !== "communication",
        ),
        otherThreadsNs: gain(({ totalNs, launches, otherThreadLaunches }) =>
          launches === 0 ? 0 : (totalNs * otherThreadLaunches) / launches,
        ),
      });
    }),
  };
}

type IsMeant = (kernel: ProfileKernel) => boolean;
type TimeOf = (round: ProfileKernelRound) => Nanoseconds;

const totalNsOf: TimeOf = ({ totalNs }) => totalNs;

/** By how much these kernels' sum rose in a round. */
function gainOf(
  before: readonly ProfileKernel[],
  after: readonly ProfileKernel[],
  index: number,
  isMeant: IsMeant,
  pick: TimeOf,
): Nanoseconds {
  const of = (kernels: readonly ProfileKernel[]): Nanoseconds =>
    sum(
      kernels.filter(isMeant).map(({ rounds }) => {
        const round = rounds[index];
        return round == null ? 0 : pick(round);
      }),
    );
  return of(after) - of(before);
}

/** What all kernels of a range share in a round: 1 unless all of them take longer, or all of them less time. */
function sharedFactor({ kernels }: ProfileRange, factorOf: KernelFactor, index: number): number {
  const factors = kernels.filter(({ rounds }) => rounds[index] != null).map((kernel) => factorOf(kernel, index));
  if (factors.length === 0) return 1;
  const [least, most] = [Math.min(...factors), Math.max(...factors)];
  return least > 1 ? least : most < 1 ? most : 1;
}

function kernelRound(round: ProfileKernelRound, factor: number, shared: number): ProfileKernelRound {
  const { totalNs, medianNs, minNs, maxNs, busyNs, exclusiveNs, firstNs } = round;
  const scaled = (ns: Nanoseconds): Nanoseconds => Math.round(ns * factor);
  const aloneNs = exclusiveNs ?? totalNs;
  return {
    ...round,
    totalNs: scaled(totalNs),
    medianNs: medianNs * factor,
    minNs: scaled(minNs),
    maxNs: scaled(maxNs),
    busyNs: busyNs === null ? null : busyNs * shared + aloneNs * (factor - shared),
    exclusiveNs: exclusiveNs === null ? null : scaled(exclusiveNs),
    firstNs: firstNs === null ? null : scaled(firstNs),
  };
}

interface Gains {
  readonly kernelNs: Nanoseconds;
  readonly busyNs: Nanoseconds;
  /** Of `busyNs`, without communication. */
  readonly workNs: Nanoseconds;
  readonly otherThreadsNs: Nanoseconds;
}

function rangeRound(round: ProfileRangeRound, gains: Gains): ProfileRangeRound {
  const { communicationFreeBusyNs: workNs, otherThreads } = round;
  return {
    ...round,
    kernelNs: round.kernelNs + gains.kernelNs,
    gpuBusyNs: Math.round(round.gpuBusyNs + gains.busyNs),
    communicationFreeBusyNs: workNs === null ? null : Math.round(workNs + gains.workNs),
    otherThreads: { ...otherThreads, kernelNs: Math.round(otherThreads.kernelNs + gains.otherThreadsNs) },
    ...idleOf(round, (idleNs) => idleNs - gains.busyNs),
  };
}

/** The idle time of the GPU and its parts, which keep their shares. */
function idleOf(
  { gpuIdleNs, gpuIdle }: ProfileRangeRound,
  edit: (idleNs: Nanoseconds) => Nanoseconds,
): Pick<ProfileRangeRound, "gpuIdleNs" | "gpuIdle"> {
  if (gpuIdleNs === null) return { gpuIdleNs, gpuIdle };
  const edited = Math.max(0, Math.round(edit(gpuIdleNs)));
  if (gpuIdle === null) return { gpuIdleNs: edited, gpuIdle };
  const part = (ns: Nanoseconds): Nanoseconds => (gpuIdleNs === 0 ? 0 : Math.round((ns * edited) / gpuIdleNs));
  const parts: GpuIdleTime = {
    launchNs: part(gpuIdle.launchNs),
    afterSynchronizationNs: part(gpuIdle.afterSynchronizationNs),
    synchronizationNs: part(gpuIdle.synchronizationNs),
    copyNs: part(gpuIdle.copyNs),
    queueNs: part(gpuIdle.queueNs),
    unknownNs: part(gpuIdle.unknownNs),
  };
  return { gpuIdleNs: edited, gpuIdle: parts };
}

/** The profile with other wall times: the host does more or less of its own work, for which the GPU waits. */
export function withWall(
  profile: Profile,
  factorOf: (range: Pick<ProfileRange, "name" | "domain">, round: number) => number,
): Profile {
  const ranges = profile.ranges.map((range) => ({
    ...range,
    rounds: range.rounds.map((round, index) => roundWithWall(round, factorOf(range, index))),
  }));
  return { ...profile, ranges };
}

function roundWithWall(round: ProfileRangeRound, factor: number): ProfileRangeRound {
  const moreNs = Math.round(round.wallNs * (factor - 1));
  const more = (ns: Nanoseconds): Nanoseconds => Math.max(0, ns + moreNs);
  const { gpuIdle, gpuIdleNs, hostTime, spanNs } = round;
  return {
    ...round,
    wallNs: round.wallNs + moreNs,
    spanNs: spanNs === null ? null : more(spanNs),
    gpuIdleNs: gpuIdleNs === null ? null : more(gpuIdleNs),
    gpuIdle: gpuIdle === null ? null : { ...gpuIdle, launchNs: more(gpuIdle.launchNs) },
    hostTime:
      hostTime === null ? null : { ...hostTime, threadNs: more(hostTime.threadNs), ownNs: more(hostTime.ownNs) },
  };
}

/** The profile as if its rounds had run on these GPUs, all of the recorded model. */
export function onGpus(profile: Profile, uuids: readonly string[]): Profile {
  const [gpu] = profile.machine.gpus;
  if (gpu === undefined) throw new RangeError("No GPU is known.");
  return { ...profile, machine: { ...profile.machine, gpus: uuids.map((uuid) => ({ ...gpu, uuid })) } };
}

/** The profile with another model as its last GPU. */
export function withOtherModel(profile: Profile): Profile {
  const { gpus } = profile.machine;
  const edited = gpus.map((gpu, index) =>
    index === gpus.length - 1 ? { ...gpu, name: "NVIDIA H100 80GB HBM3", chip: "GH100" } : gpu,
  );
  return { ...profile, machine: { ...profile.machine, gpus: edited } };
}

/** The profile with some of its ranges only. */
export function withRanges(profile: Profile, names: readonly string[]): Profile {
  return { ...profile, ranges: profile.ranges.filter(({ name }) => names.includes(name)) };
}

/** The profile with runs without tracing, measured in turn: each process with its instances of the range `decode`, in ns. */
export function withUntraced(
  profile: Profile,
  processes: readonly (readonly Nanoseconds[])[],
  side: "base" | "head",
): Profile {
  const first = side === "base" ? 0 : 1;
  const untraced = processes.map((instanceNs, pair): UntracedRun => ({
    order: 2 * pair + (pair % 2 === first ? 0 : 1),
    seconds: 10,
    clientSeconds: null,
    ofOtherCommand: false,
    ranges: [{ name: "decode", domain: "", instanceNs: [...instanceNs], steps: null, tokens: null }],
    metrics: [],
    peakMemory: [],
  }));
  return { ...profile, untraced };
}

/** The profile as compiled anew: the kernel of this name has other registers and another grid. */
export function withOtherCode(profile: Profile, name: string): Profile {
  const ranges = profile.ranges.map((range) => ({
    ...range,
    kernels: range.kernels.map((kernel) =>
      kernel.name === name ? { ...kernel, variants: kernel.variants.map(otherVariant) } : kernel,
    ),
  }));
  return { ...profile, ranges };
}

function otherVariant(variant: ProfileKernel["variants"][number]): ProfileKernel["variants"][number] {
  const [x, y, z] = variant.grid;
  return { ...variant, grid: [2 * x, y, z], registersPerThread: (variant.registersPerThread ?? 0) + 8 };
}

/** The profile with a kernel's launches made as so many copies on the device, in the same time: `copies` may be more than were launched. */
export function withCopiesFor(profile: Profile, name: string, copies: (launches: number) => number): Profile {
  return { ...profile, ranges: profile.ranges.map((range) => rangeWithCopies(range, name, copies)) };
}

/** A copy of this many bytes is far from negligible and takes a few microseconds. */
const copyBytes = 2 ** 20;

function rangeWithCopies(range: ProfileRange, name: string, copies: (launches: number) => number): ProfileRange {
  const kernel = range.kernels.find((one) => one.name === name);
  if (kernel === undefined) return range;
  return {
    ...range,
    kernels: range.kernels.filter((one) => one !== kernel),
    families: range.families
      .map(({ family, rounds }) => ({
        family,
        rounds: rounds.map((round, index) => {
          const gone = family === kernel.family ? (kernel.rounds[index] ?? null) : null;
          return {
            launches: round.launches - (gone?.launches ?? 0),
            totalNs: round.totalNs - (gone?.totalNs ?? 0),
          };
        }),
      }))
      .filter(({ rounds }) => rounds.some(({ launches }) => launches > 0)),
    rounds: range.rounds.map((round, index) => {
      const gone = kernel.rounds[index];
      return gone == null ? round : roundWithCopies(round, gone, copies(gone.launches));
    }),
  };
}

function roundWithCopies(round: ProfileRangeRound, gone: ProfileKernelRound, count: number): ProfileRangeRound {
  const copy: ProfileCopy = {
    kind: "copy",
    direction: "device-to-device",
    sourceMemory: "device",
    targetMemory: "device",
    count,
    bytes: count * copyBytes,
    totalNs: gone.totalNs,
    blocking: 0,
  };
  return {
    ...round,
    launches: round.launches - gone.launches,
    kernelNs: round.kernelNs - gone.totalNs,
    copyBusyNs: round.copyBusyNs === null ? null : round.copyBusyNs + (gone.busyNs ?? gone.totalNs),
    copies: [...round.copies, copy],
    memcpyBytes: round.memcpyBytes + copy.bytes,
    memcpyNs: round.memcpyNs + copy.totalNs,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
