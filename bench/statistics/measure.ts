import type { RoundClocks } from "../../src/compare/common-mode.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { madeProfile, type MadeRound } from "./made-profile.ts";
import type { Random } from "./random.ts";
import type { NoiseSetting } from "./settings.ts";
import type { Workload } from "./workload.ts";

/** The true change. All kernels, or the named one, take longer by `size`. If one kernel is named, all other kernels take longer by `others`. */
export interface TrueEffect {
  readonly kernel: string | null;
  readonly size: number;
  readonly others?: number;
}

export interface Sides {
  readonly base: Profile;
  readonly head: Profile;
  readonly interleaved: boolean;
  readonly clocks: RoundClocks | null;
}

export interface Measured {
  readonly workload: Workload;
  readonly setting: NoiseSetting;
  readonly effect: TrueEffect;
  readonly pairs: number;
}

/** The clock drifts by the setting `drift` over this many rounds, and continues at that rate. */
const roundsOfDrift = 6;
const clockMhz = 1980;

/** Simulates both sides as a run would measure them: interleaved pairs of rounds (B H, H B, B H …) on one GPU, or on two. */
export function measure({ workload, setting, effect, pairs }: Measured, random: Random): Sides {
  const ranges = Array.from({ length: setting.ranges }, () => buildShifts(workload, setting, effect, random));
  const drift = random.next() < 0.5 ? setting.drift : -setting.drift;
  const second = random.between(...setting.secondSlower);
  const made: { base: MadeRound[][]; head: MadeRound[][] } = { base: [], head: [] };
  const clocks: { base: number[]; head: number[] } = { base: [], head: [] };
  for (let place = 0; place < 2 * pairs; place += 1) {
    const side = place % 4 === 1 || place % 4 === 2 ? "head" : "base";
    const clock = side === "head" ? (setting.clockChange ?? 0) : 0;
    const path = setting.isOtherGpu ? 1 : 1 + (drift * place) / (roundsOfDrift - 1);
    const common = (path * roundFactor(setting, random) * (place % 2 === 1 ? 1 + second : 1)) / (1 + clock);
    clocks[side].push(clockMhz * (1 + clock));
    made[side].push(ranges.map((built) => roundOf(workload, setting, side === "head" ? built : null, common, random)));
  }
  const base = madeProfile(workload, made.base);
  const head = madeProfile(workload, made.head);
  return {
    base,
    head: setting.isOtherGpu ? onAnotherGpu(head) : head,
    interleaved: !setting.isOtherGpu,
    clocks: setting.clockChange === null ? null : { baseMhz: clocks.base, headMhz: clocks.head },
  };
}

/** Simulates a calibration: pairs of rounds of the same build, without any change. */
export function measureSame(workload: Workload, setting: NoiseSetting, pairs: number, random: Random): Sides {
  const still = { ...setting, buildShift: { usual: 0, most: 0 }, buildShiftOfSum: 0 };
  return measure({ workload, setting: still, effect: { kernel: null, size: 0 }, pairs }, random);
}

function roundOf(
  workload: Workload,
  { kernelSpread, overlapSpread, steps, wallSpread }: NoiseSetting,
  built: readonly number[] | null,
  common: number,
  random: Random,
): MadeRound {
  const done = (steps[Math.floor(random.next() * steps.length)] ?? 16) / 16;
  const own = Math.hypot(kernelSpread, overlapSpread ?? 0);
  return {
    steps: done,
    timesNs: workload.kernels.map(({ totalNs }, index) =>
      Math.round(totalNs * done * common * (built?.[index] ?? 1) * (1 + random.normal(own))),
    ),
    busyFactor: overlapSpread === null ? null : 1 + random.normal(overlapSpread),
    exclusiveShare: overlapSpread === null ? 1 : 0.6 + random.normal(0.01),
    hostFactor: Math.exp(random.normal(wallSpread)),
  };
}

/** For each kernel, the ratio of head's true time to base's. */
function buildShifts(workload: Workload, setting: NoiseSetting, effect: TrueEffect, random: Random): number[] {
  const { usual, most } = setting.buildShift;
  const touched = (name: string): boolean => effect.kernel === name;
  const drawn = workload.kernels.map(({ kernel }) => {
    const bound = random.next() < 0.05 ? most : usual;
    return touched(kernel.name) ? 0 : random.between(-bound, bound);
  });
  const total = workload.kernels.reduce((sum, { totalNs }) => sum + totalNs, 0);
  const free = workload.kernels.reduce((sum, one) => sum + (touched(one.kernel.name) ? 0 : one.totalNs), 0);
  const moved = workload.kernels.reduce((sum, { totalNs }, index) => sum + totalNs * (drawn[index] ?? 0), 0);
  const wanted = random.between(-setting.buildShiftOfSum, setting.buildShiftOfSum) * total;
  const correction = (wanted - moved) / free;
  return workload.kernels.map(({ kernel }, index) => {
    if (touched(kernel.name)) return 1 + effect.size;
    const shift = Math.min(most, Math.max(-most, (drawn[index] ?? 0) + correction));
    return (1 + shift) * (1 + (effect.kernel === null ? effect.size : (effect.others ?? 0)));
  });
}

/** The factor common to all kernels of a round: the round's noise, and throttling if the guard doesn't repeat the round. */
function roundFactor(setting: NoiseSetting, random: Random): number {
  const ofProcess = random.next() < 0.5 ? 1 : 1 + setting.twoValues;
  for (let attempt = 0; ; attempt += 1) {
    const noise = ofProcess * (1 + random.normal(setting.roundSpread));
    if (random.next() >= setting.throttled) return noise;
    const seen = random.next() < setting.guard;
    if (!seen || attempt === 2) return noise * (1 + random.between(...setting.throttling));
  }
}

function onAnotherGpu(profile: Profile): Profile {
  const gpus = profile.machine.gpus.map((gpu) => ({ ...gpu, uuid: "GPU-another" }));
  return { ...profile, machine: { ...profile.machine, gpus } };
}
