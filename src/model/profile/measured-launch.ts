import type { Dim3 } from "../units.ts";
import type { KernelSample } from "./profile-ncu.ts";
import type { ProfileKernel } from "./profile.ts";

type Variant = ProfileKernel["variants"][number];

/** A launch that Nsight Compute measured. Its figures stand for the launches like it; those of another grid may be another matter. */
export interface MeasuredLaunch {
  readonly grid: Dim3;
  readonly block: Dim3;
  /** How many of the kernel's launches have its grid, block and shared memory; one entry a round. */
  readonly alike: readonly number[];
}

/** Null where the profile does not have the variant that the sample names. */
export function measuredLaunch(
  { variants, rounds }: Pick<ProfileKernel, "variants" | "rounds">,
  { variant: index }: Pick<KernelSample, "variant">,
): MeasuredLaunch | null {
  const measured = variants[index];
  if (measured === undefined) return null;
  const same = variants.filter((variant) => shapeOf(variant) === shapeOf(measured));
  const alike = rounds.map((_, round) =>
    same.reduce((sum, variant) => sum + (variant.rounds[round]?.launches ?? 0), 0),
  );
  return { grid: measured.grid, block: measured.block, alike };
}

/** The samples of a kernel that differ in the launches that they stand for: of several of one kind the first. */
export function distinctSamples({ variants, ncu }: Pick<ProfileKernel, "variants" | "ncu">): KernelSample[] {
  const shapes = ncu.map(({ variant: index }) => {
    const variant = variants[index];
    return variant === undefined ? "" : shapeOf(variant);
  });
  return ncu.filter((_, index) => shapes.indexOf(shapes[index] ?? "") === index);
}

/** `4×4, 384`: the grid in blocks, the block in threads, each without dimensions of 1 at its end. */
export function launchText({ grid, block }: Pick<MeasuredLaunch, "grid" | "block">): string {
  return `${dimensionsText(grid)}, ${dimensionsText(block)}`;
}

/** `4×4` for 4 × 4 × 1, `1` for a single one. */
export function dimensionsText(dimensions: Dim3): string {
  return dimensions.join("×").replace(/(×1)+$/, "");
}

function shapeOf({ grid, block, staticSharedBytes, dynamicSharedBytes }: Variant): string {
  return JSON.stringify([grid, block, staticSharedBytes, dynamicSharedBytes]);
}
