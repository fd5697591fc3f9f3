import type { RangeRow } from "./comparison/comparison-rows.ts";
import type { Comparison } from "./comparison/comparison.ts";
import type { Profile, ProfileRange } from "./profile/profile.ts";

export function usesGpu({ rounds }: Pick<ProfileRange, "rounds">): boolean {
  return rounds.some(({ kernelNs, gpuBusyNs }) => kernelNs > 0 || gpuBusyNs > 0);
}

export function hasGpu({ machine, ranges }: Pick<Profile, "machine" | "ranges">): boolean {
  return machine.gpus.length > 0 || ranges.some(usesGpu);
}

export function hasGpuTime({ gpuBusyTime: { baseNs, headNs } }: Pick<RangeRow, "gpuBusyTime">): boolean {
  return Math.max(baseNs ?? 0, headNs ?? 0) > 0;
}

export function comparesGpu({ base, head, ranges }: Pick<Comparison, "base" | "head" | "ranges">): boolean {
  return [base, head].some((side) => (side?.machine.gpus.length ?? 0) > 0) || ranges.some(hasGpuTime);
}
