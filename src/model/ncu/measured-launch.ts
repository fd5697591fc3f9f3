import { medianKernelNs, medianTotalNs } from "../rounds.ts";
import type { Bytes, Dim3, Ratio } from "../units.ts";
import type { KernelSample } from "./profile-ncu.ts";
import type { ProfileKernel, ProfileRange, ProfileVariant } from "../profile/profile.ts";

/** A launch that Nsight Compute measured. Its metrics represent launches of the same shape. Launches with another grid may behave differently. */
export interface MeasuredLaunch {
  readonly grid: Dim3;
  readonly block: Dim3;
  /** How many of the kernel's launches have the same grid, block and shared memory; one entry per round. */
  readonly matchingLaunches: readonly number[];
}

/** Finds the launch that a sample measured. Null if the profile doesn't have the sample's variant. */
export function findMeasuredLaunch(
  { variants, rounds }: Pick<ProfileKernel, "variants" | "rounds">,
  { variant: index }: Pick<KernelSample, "variant">,
): MeasuredLaunch | null {
  const measured = variants[index];
  if (measured === undefined) return null;
  const same = variants.filter((variant) => launchShape(variant) === launchShape(measured));
  const matchingLaunches = rounds.map((_, round) =>
    same.reduce((sum, variant) => sum + (variant.rounds[round]?.launches ?? 0), 0),
  );
  return { grid: measured.grid, block: measured.block, matchingLaunches };
}

/** A kernel's samples, but only the first one for each launch shape. */
export function distinctSamples({ variants, ncu }: Pick<ProfileKernel, "variants" | "ncu">): KernelSample[] {
  const shapes = ncu.map(({ variant: index }) => {
    const variant = variants[index];
    return variant === undefined ? "" : launchShape(variant);
  });
  return ncu.filter((_, index) => shapes.indexOf(shapes[index] ?? "") === index);
}

/** The share of a range's kernel time in launches with a measured shape. Null if nothing was measured, or if the kernel time is 0. */
export function measuredShare(range: Pick<ProfileRange, "kernels" | "rounds">): Ratio | null {
  const kernelNs = medianKernelNs(range);
  if (kernelNs === 0 || range.kernels.every(({ ncu }) => ncu.length === 0)) return null;
  const measuredNs = range.kernels.reduce((sum, { variants, ncu }) => {
    const shapes = new Set(ncu.flatMap(({ variant }) => variants[variant] ?? []).map(launchShape));
    const alike = variants.filter((variant) => shapes.has(launchShape(variant)));
    return sum + alike.reduce((total, variant) => total + medianTotalNs(variant), 0);
  }, 0);
  return Math.min(1, measuredNs / kernelNs);
}

/** The first measured launch of a variant, given its index. Null if none of the variant's launches were measured. */
export function findSample({ ncu }: Pick<ProfileKernel, "ncu">, variant: number): KernelSample | null {
  return ncu.find((sample) => sample.variant === variant) ?? null;
}

/** A launch's shape, as text and as a key: `grid 4×11×1, block 128×1×1 and 0 B of shared memory`. */
export function launchShape(variant: ProfileVariant): string {
  const { grid, block } = variant;
  const bytes = sharedBytes(variant);
  const shared = bytes === null ? "unknown shared memory" : `${String(bytes)} B of shared memory`;
  return `grid ${grid.join("×")}, block ${block.join("×")} and ${shared}`;
}

/** A block's static and dynamic shared memory together. Null if unknown. */
export function sharedBytes({ staticSharedBytes, dynamicSharedBytes }: ProfileVariant): Bytes | null {
  return staticSharedBytes === null || dynamicSharedBytes === null ? null : staticSharedBytes + dynamicSharedBytes;
}

/** `4×4, 384`: the grid in blocks and the block in threads, without trailing dimensions of 1. */
export function launchText({ grid, block }: Pick<MeasuredLaunch, "grid" | "block">): string {
  return `${dimensionsText(grid)}, ${dimensionsText(block)}`;
}

/** `4×4` for 4 × 4 × 1, and `1` for 1 × 1 × 1. */
export function dimensionsText(dimensions: Dim3): string {
  return dimensions.join("×").replace(/(?<!×1)(?:×1)+$/, "");
}
