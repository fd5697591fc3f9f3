import { medianLaunches } from "../rounds/median-round.ts";
import type { ProfileKernel } from "./profile.ts";
import type { KernelSample } from "./profile-ncu.ts";
import type { Dim3 } from "../units.ts";

/** A launch that Nsight Compute measured. Its figures stand for those of one variant of its kernel, which may have others. */
export interface MeasuredLaunch {
  readonly grid: Dim3;
  readonly block: Dim3;
  /** How many launches are like it in kernel, grid, block and shared memory, itself included: the median over rounds. */
  readonly alike: number;
}

/** Null where the profile does not have the variant that the sample names. */
export function measuredLaunch(
  { variants }: Pick<ProfileKernel, "variants">,
  { variant: index }: Pick<KernelSample, "variant">,
): MeasuredLaunch | null {
  const variant = variants[index];
  return variant === undefined ? null : { grid: variant.grid, block: variant.block, alike: medianLaunches(variant) };
}

/** A grid or a block, without dimensions of 1 at its end: `4×4` for 4 × 4 × 1 blocks, `1` for a single one. */
export function dimensionsText(dimensions: Dim3): string {
  return dimensions.join("×").replace(/(×1)+$/, "");
}
