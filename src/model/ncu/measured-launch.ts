import { medianKernelNs, medianTotalNs } from "../rounds.ts";
import type { Bytes, Dim3, Ratio } from "../units.ts";
import type { KernelSample } from "./profile-ncu.ts";
import type { ProfileKernel, ProfileRange, ProfileVariant } from "../profile/profile.ts";

/** A launch that Nsight Compute measured. Its figures stand for the launches like it; those of another grid may be another matter. */
export interface MeasuredLaunch {
  readonly grid: Dim3;
  readonly block: Dim3;
  /** How many of the kernel's launches have its grid, block and shared memory; one entry a round. */
  readonly matchingLaunches: readonly number[];
}

/** Null where the profile does not have the variant that the sample names. */
export function measuredLaunch(
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

/** The samples of a kernel that differ in the launches that they stand for: of several of one kind the first. */
export function distinctSamples({ variants, ncu }: Pick<ProfileKernel, "variants" | "ncu">): KernelSample[] {
  const shapes = ncu.map(({ variant: index }) => {
    const variant = variants[index];
    return variant === undefined ? "" : launchShape(variant);
  });
  return ncu.filter((_, index) => shapes.indexOf(shapes[index] ?? "") === index);
}

/** The share of a range's kernel time that is in launches like a measured one; null where none was measured, or there is no time. */
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

/** The first launch of a variant, by its index, that was measured; null where none was. */
export function sampleOf({ ncu }: Pick<ProfileKernel, "ncu">, variant: number): KernelSample | null {
  return ncu.find((sample) => sample.variant === variant) ?? null;
}

/** What tells launches of a kernel apart, for people too: `grid 4×11×1, block 128×1×1 and 0 B of shared memory`. */
export function launchShape(variant: ProfileVariant): string {
  const { grid, block } = variant;
  return `grid ${grid.join("×")}, block ${block.join("×")} and ${String(sharedBytes(variant))} B of shared memory`;
}

/** Of a block, static and dynamic. */
export function sharedBytes({ staticSharedBytes, dynamicSharedBytes }: ProfileVariant): Bytes {
  return staticSharedBytes + dynamicSharedBytes;
}

/** `4×4, 384`: the grid in blocks, the block in threads, each without dimensions of 1 at its end. */
export function launchText({ grid, block }: Pick<MeasuredLaunch, "grid" | "block">): string {
  return `${dimensionsText(grid)}, ${dimensionsText(block)}`;
}

/** `4×4` for 4 × 4 × 1, `1` for a single one. */
export function dimensionsText(dimensions: Dim3): string {
  return dimensions.join("×").replace(/(?<!×1)(?:×1)+$/, "");
}
