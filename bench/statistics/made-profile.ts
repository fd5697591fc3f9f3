import type { Profile, ProfileKernelRound, ProfileRange } from "../../src/model/profile/profile.ts";
import type { Workload } from "./workload.ts";

/** A range in a simulated round. */
export interface MadeRound {
  /** Total time per kernel of the workload. */
  readonly timesNs: readonly number[];
  /** The amount of work, relative to the recording. */
  readonly steps: number;
  /** Noise in the GPU busy time of several streams, as a factor. Null for one stream, whose busy time is the sum of its kernels. */
  readonly busyFactor: number | null;
  /** The share of each kernel's time with no other work running. */
  readonly exclusiveShare: number;
  /** Noise in the host's time, as a factor. */
  readonly hostFactor: number;
}

/** With several streams, the GPU busy time as a share of the sum of durations. */
const busyShareOfStreams = 0.8;

/** The profile of simulated rounds, each given as a list of its ranges. */
export function madeProfile(workload: Workload, rounds: readonly (readonly MadeRound[])[]): Profile {
  const ranges = (rounds[0] ?? []).map((_, range) =>
    madeRange(
      workload,
      range,
      rounds.map((of) => of[range]).filter((round) => round !== undefined),
    ),
  );
  return {
    ...workload.profile,
    rounds: rounds.map((_, index) => ({
      round: index + 1,
      captures: [],
      outside: { launches: 0, kernelNs: 0 },
      gpu: null,
      process: null,
    })),
    ranges,
  };
}

function madeRange(workload: Workload, number: number, rounds: readonly MadeRound[]): ProfileRange {
  const kernels = workload.kernels.map(({ kernel, launches, launchSpread }, index) => {
    const ofRounds = rounds.map((round) =>
      kernelRound(round.timesNs[index] ?? 0, Math.round(launches * round.steps), launchSpread, round),
    );
    const variants = kernel.variants.slice(0, 1).map((variant) => ({ ...variant, rounds: ofRounds }));
    return { ...kernel, rounds: ofRounds, variants };
  });
  const [recorded] = workload.range.rounds;
  if (recorded === undefined) throw new Error("The recording has no round.");
  return {
    ...workload.range,
    name: number === 0 ? workload.range.name : `${workload.range.name}-${String(number + 1)}`,
    kernels,
    families: workload.range.families.map(({ family }) => {
      const members = kernels.filter((kernel) => kernel.family === family);
      return {
        family,
        rounds: rounds.map((_, round) => ({
          launches: sum(members.map((kernel) => kernel.rounds[round]?.launches ?? 0)),
          totalNs: sum(members.map((kernel) => kernel.rounds[round]?.totalNs ?? 0)),
        })),
      };
    }),
    rounds: rounds.map(({ timesNs, busyFactor, hostFactor, steps }) => {
      const kernelNs = sum(timesNs);
      const gpuBusyNs = busyFactor === null ? kernelNs : Math.round(kernelNs * busyShareOfStreams * busyFactor);
      const wallNs = Math.round(recorded.wallNs * (kernelNs / recorded.kernelNs) * hostFactor);
      const launches = sum(workload.kernels.map((kernel) => Math.round(kernel.launches * steps)));
      return { ...recorded, launches, kernelNs, gpuBusyNs, wallNs };
    }),
  };
}

function kernelRound(
  totalNs: number,
  launches: number,
  spread: number,
  { exclusiveShare }: MadeRound,
): ProfileKernelRound {
  const medianNs = totalNs / launches;
  const [minNs, maxNs] = [Math.round(medianNs), Math.round(medianNs)];
  const exclusiveNs = Math.round(totalNs * Math.min(1, exclusiveShare));
  return {
    launches,
    totalNs,
    medianNs,
    minNs,
    maxNs,
    spread,
    busyNs: null,
    exclusiveNs,
    firstNs: null,
    otherThreadLaunches: 0,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
