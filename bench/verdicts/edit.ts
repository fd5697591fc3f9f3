import { profileFamilies } from "../../src/analyze/profile-kernels.ts";
import type {
  HostTime,
  Profile,
  ProfileKernel,
  ProfileKernelRound,
  ProfileRange,
  ProfileRangeRound,
} from "../../src/model/profile/profile.ts";
import { medianTotalNs } from "../../src/model/rounds.ts";

/** How much longer a kernel takes, by demangled name: 1.05 is 5% longer, 1 is no change. */
export type KernelFactors = (name: string) => number;

/** The time an edit adds to a range in one round. */
interface Added {
  readonly kernelNs: number;
  readonly busyNs: number;
  readonly communication: { readonly kernelNs: number; readonly busyNs: number };
  readonly otherThreadsNs: number;
}

/** Returns the profile as if its kernels took this much longer, including every sum that contains their time. */
export function editedProfile(profile: Profile, factorOf: KernelFactors): Profile {
  return { ...profile, ranges: profile.ranges.map((range) => editedRange(range, factorOf)) };
}

/** The same profile, as if measured on other GPUs of the same model. */
export function onAnotherGpu(profile: Profile): Profile {
  const gpus = profile.machine.gpus.map((gpu) => ({ ...gpu, uuid: `${gpu.uuid ?? "GPU"}-another` }));
  return { ...profile, machine: { ...profile.machine, gpus } };
}

function editedRange(range: ProfileRange, factorOf: KernelFactors): ProfileRange {
  const edited = range.kernels.map((kernel) => editedKernel(kernel, factorOf(kernel.name)));
  return {
    ...range,
    kernels: edited.toSorted((one, other) => medianTotalNs(other) - medianTotalNs(one)),
    families: profileFamilies(edited, range.rounds.length),
    rounds: range.rounds.map((round, index) => editedRound(round, addedTo(range.kernels, edited, index))),
  };
}

function editedKernel(kernel: ProfileKernel, factor: number): ProfileKernel {
  if (factor === 1) return kernel;
  const rounds = (of: readonly (ProfileKernelRound | null)[]) =>
    of.map((round) => (round === null ? null : editedKernelRound(round, factor)));
  return {
    ...kernel,
    rounds: rounds(kernel.rounds),
    variants: kernel.variants.map((variant) => ({ ...variant, rounds: rounds(variant.rounds) })),
  };
}

function editedKernelRound(round: ProfileKernelRound, factor: number): ProfileKernelRound {
  const { totalNs, medianNs, minNs, maxNs, busyNs, exclusiveNs, firstNs } = round;
  const whole = (ns: number | null) => (ns === null ? null : Math.round(factor * ns));
  return {
    ...round,
    totalNs: Math.round(factor * totalNs),
    medianNs: factor * medianNs,
    minNs: Math.round(factor * minNs),
    maxNs: Math.round(factor * maxNs),
    busyNs: busyNs === null ? null : factor * busyNs,
    exclusiveNs: whole(exclusiveNs),
    firstNs: whole(firstNs),
  };
}

function addedTo(before: readonly ProfileKernel[], after: readonly ProfileKernel[], index: number): Added {
  const added = { kernelNs: 0, busyNs: 0, communication: { kernelNs: 0, busyNs: 0 }, otherThreadsNs: 0 };
  before.forEach(({ family, rounds }, place) => {
    const [old, edited] = [rounds[index], after[place]?.rounds[index]];
    if (old == null || edited == null) return;
    const kernelNs = edited.totalNs - old.totalNs;
    const busyNs = busyOf(edited) - busyOf(old);
    added.kernelNs += kernelNs;
    added.busyNs += busyNs;
    added.otherThreadsNs += (kernelNs * old.otherThreadLaunches) / old.launches;
    if (family === "communication") {
      added.communication.kernelNs += kernelNs;
      added.communication.busyNs += busyNs;
    }
  });
  return added;
}

/** A kernel's share of the GPU busy time. If the profile has no share, the kernel's launches ran alone, so their total time counts. */
export function busyOf({ busyNs, totalNs }: ProfileKernelRound): number {
  return busyNs ?? totalNs;
}

/**
 * The added time makes a range longer in proportion to how busy the GPU was. The rest only shortens the GPU's idle time. So the
 * host waits for a slower kernel on a busy GPU, and doesn't notice one on an idle GPU.
 */
function editedRound(round: ProfileRangeRound, added: Added): ProfileRangeRound {
  const { spanNs, gpuIdleNs, gpuIdle, hostTime, synchronizations, otherThreads } = round;
  const perDevice = added.busyNs / Math.max(1, round.devices ?? 1);
  const span = spanNs ?? round.wallNs;
  const idleShare = gpuIdleNs === null || span === 0 ? 0 : gpuIdleNs / span;
  const longerNs = Math.round(perDevice * (1 - idleShare));
  const idleFactor = span === 0 ? 1 : 1 - perDevice / span;
  const idle = (ns: number) => Math.max(0, Math.round(idleFactor * ns));
  return {
    ...round,
    // If instances overlap, as with several ranks, each of them takes longer.
    wallNs: round.wallNs + Math.round(longerNs * (span === 0 ? 1 : round.wallNs / span)),
    spanNs: spanNs === null ? null : spanNs + longerNs,
    gpuIdleNs: gpuIdleNs === null ? null : idle(gpuIdleNs),
    gpuIdle:
      gpuIdle === null
        ? null
        : {
            launchNs: idle(gpuIdle.launchNs),
            afterSynchronizationNs: idle(gpuIdle.afterSynchronizationNs),
            synchronizationNs: idle(gpuIdle.synchronizationNs),
            copyNs: idle(gpuIdle.copyNs),
            queueNs: idle(gpuIdle.queueNs),
            unknownNs: idle(gpuIdle.unknownNs),
          },
    hostTime: hostTime === null ? null : waiting(hostTime, longerNs),
    synchronizations: synchronizations.map((one, index) =>
      index === 0 ? { ...one, totalNs: Math.max(0, one.totalNs + longerNs) } : one,
    ),
    kernelNs: round.kernelNs + added.kernelNs,
    gpuBusyNs: Math.round(round.gpuBusyNs + added.busyNs),
    communicationFreeBusyNs:
      round.communicationFreeBusyNs === null
        ? null
        : Math.round(round.communicationFreeBusyNs + added.busyNs - added.communication.busyNs),
    otherThreads: { ...otherThreads, kernelNs: Math.round(otherThreads.kernelNs + added.otherThreadsNs) },
    ...editedRanks(round, added),
  };
}

/** Adds the time to the host's wait for the GPU. */
function waiting(time: HostTime, longerNs: number): HostTime {
  const synchronizationNs = Math.max(0, time.synchronizationNs + longerNs);
  const threadNs = time.threadNs + synchronizationNs - time.synchronizationNs;
  return { ...time, synchronizationNs, threadNs };
}

/** Ranks share the added work time in proportion to their work; collectives all grow by the same factor. */
function editedRanks(
  { ranks, collectives }: ProfileRangeRound,
  added: Added,
): Pick<ProfileRangeRound, "ranks" | "collectives"> {
  const workNs = sum(ranks.map((rank) => rank.workNs));
  const communicationNs = sum(ranks.map(({ communication }) => communication.kernelNs));
  const factor = communicationNs === 0 ? 1 : 1 + added.communication.kernelNs / communicationNs;
  const scaled = (ns: number) => Math.round(factor * ns);
  const scaledOrNull = (ns: number | null) => (ns === null ? null : scaled(ns));
  return {
    ranks: ranks.map((rank) => {
      const share = workNs === 0 ? 0 : rank.workNs / workNs;
      const workAdded = Math.round(share * (added.busyNs - added.communication.busyNs));
      const { communication } = rank;
      const exposedNs = scaled(communication.exposedNs);
      const busyAdded = workAdded + exposedNs - communication.exposedNs;
      const kernelAdded =
        share * (added.kernelNs - added.communication.kernelNs) + (factor - 1) * communication.kernelNs;
      const idleFactor = rank.spanNs === 0 ? 1 : 1 - busyAdded / rank.spanNs;
      return {
        ...rank,
        kernelNs: Math.round(rank.kernelNs + kernelAdded),
        workNs: rank.workNs + workAdded,
        busyNs: rank.busyNs + busyAdded,
        idleNs: Math.max(0, Math.round(idleFactor * rank.idleNs)),
        spanNs: rank.spanNs + Math.round(busyAdded * (1 - rank.idleNs / Math.max(1, rank.spanNs))),
        communication: {
          ...communication,
          kernelNs: scaled(communication.kernelNs),
          exposedNs,
          waitingNs: scaledOrNull(communication.waitingNs),
          exposedTransferNs: scaledOrNull(communication.exposedTransferNs),
          heldUpNs: scaledOrNull(communication.heldUpNs),
        },
      };
    }),
    collectives: collectives.map((one) => ({
      ...one,
      transferNs: scaled(one.transferNs),
      waitingNs: scaled(one.waitingNs),
    })),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
