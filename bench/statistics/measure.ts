import type { Profile, ProfileKernelRound } from "../../src/model/profile/profile.ts";
import type { Random } from "./random.ts";
import { hostSpread } from "./settings.ts";
import type { NoiseSetting } from "./settings.ts";
import type { Workload } from "./workload.ts";

/** What the change truly does: every kernel, or the one named, takes this much longer. */
export interface TrueEffect {
  readonly kernel: string | null;
  readonly size: number;
}

export interface Sides {
  readonly base: Profile;
  readonly head: Profile;
}

/** The clock drifts by its setting over so many rounds, and so on. */
const roundsOfDrift = 6;

/** Both sides as a run would measure them: pairs of rounds in turn (B H, H B, B H …) on one GPU. */
export function measure(
  {
    workload,
    setting,
    effect,
    pairs,
  }: { workload: Workload; setting: NoiseSetting; effect: TrueEffect; pairs: number },
  random: Random,
): Sides {
  const built = buildShifts(workload, setting, effect, random);
  const drift = random.next() < 0.5 ? setting.drift : -setting.drift;
  const base: number[][] = [];
  const head: number[][] = [];
  for (let place = 0; place < 2 * pairs; place += 1) {
    const isHead = place % 4 === 1 || place % 4 === 2;
    const common = (1 + (drift * place) / (roundsOfDrift - 1)) * roundFactor(setting, random);
    (isHead ? head : base).push(
      workload.kernels.map(({ totalNs }, index) => {
        const change = isHead ? (built[index] ?? 1) : 1;
        return Math.round(totalNs * common * change * (1 + random.normal(setting.kernelSpread)));
      }),
    );
  }
  return { base: profileOf(workload, base, random), head: profileOf(workload, head, random) };
}

/** Two builds of the same code without any change: what a calibration measures. */
export function measureSame(workload: Workload, setting: NoiseSetting, pairs: number, random: Random): Sides {
  const still = { ...setting, buildShift: 0, buildShiftOfSum: 0 };
  return measure({ workload, setting: still, effect: { kernel: null, size: 0 }, pairs }, random);
}

/** For each kernel, head's true time over base's. */
function buildShifts(workload: Workload, setting: NoiseSetting, effect: TrueEffect, random: Random): number[] {
  const touched = (name: string): boolean => effect.kernel === name;
  const drawn = workload.kernels.map(({ kernel }) =>
    touched(kernel.name) ? 0 : random.between(-setting.buildShift, setting.buildShift),
  );
  const total = workload.kernels.reduce((sum, { totalNs }) => sum + totalNs, 0);
  const free = workload.kernels.reduce((sum, one) => sum + (touched(one.kernel.name) ? 0 : one.totalNs), 0);
  const moved = workload.kernels.reduce((sum, { totalNs }, index) => sum + totalNs * (drawn[index] ?? 0), 0);
  const wanted = random.between(-setting.buildShiftOfSum, setting.buildShiftOfSum) * total;
  const correction = (wanted - moved) / free;
  return workload.kernels.map(({ kernel }, index) => {
    if (touched(kernel.name)) return 1 + effect.size;
    const shift = Math.min(setting.buildShift, Math.max(-setting.buildShift, (drawn[index] ?? 0) + correction));
    return (1 + shift) * (effect.kernel === null ? 1 + effect.size : 1);
  });
}

/** What a round's kernels share: its own noise, and throttling, unless the guard has the round measured again. */
function roundFactor(setting: NoiseSetting, random: Random): number {
  for (let attempt = 0; ; attempt += 1) {
    const noise = 1 + random.normal(setting.roundSpread);
    if (random.next() >= setting.throttled) return noise;
    const seen = random.next() < setting.guard;
    if (!seen || attempt === 2) return noise * (1 + random.between(...setting.throttling));
  }
}

function profileOf(workload: Workload, rounds: readonly (readonly number[])[], random: Random): Profile {
  const kernels = workload.kernels.map(({ kernel, launches, launchSpread }, index) => {
    const ofRounds = rounds.map((times) => kernelRound(times[index] ?? 0, launches, launchSpread));
    const variants = kernel.variants.slice(0, 1).map((variant) => ({ ...variant, rounds: ofRounds }));
    return { ...kernel, rounds: ofRounds, variants };
  });
  const [recorded] = workload.range.rounds;
  if (recorded === undefined) throw new Error("The recording has no round.");
  const range = {
    ...workload.range,
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
    rounds: rounds.map((times) => {
      const kernelNs = sum(times);
      const host = (kernelNs / recorded.kernelNs) * (1 + random.normal(hostSpread));
      return { ...recorded, kernelNs, gpuBusyNs: kernelNs, wallNs: Math.round(recorded.wallNs * host) };
    }),
  };
  return {
    ...workload.profile,
    rounds: rounds.map((_, index) => ({
      round: index + 1,
      captures: [],
      outside: { launches: 0, kernelNs: 0 },
      gpu: null,
    })),
    ranges: [range],
  };
}

function kernelRound(totalNs: number, launches: number, spread: number): ProfileKernelRound {
  const medianNs = totalNs / launches;
  const [minNs, maxNs] = [Math.round(medianNs), Math.round(medianNs)];
  return {
    launches,
    totalNs,
    medianNs,
    minNs,
    maxNs,
    spread,
    busyNs: null,
    exclusiveNs: null,
    firstNs: null,
    otherThreadLaunches: 0,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
