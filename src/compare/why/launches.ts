import { medianLaunches, medianTotalNs } from "../../model/rounds/median-round.ts";
import type { ProfileKernel, ProfileVariant } from "../../model/profile/profile.ts";
import type { Figures } from "../../model/profile/profile-ncu.ts";
import type { Bytes, Nanoseconds } from "../../model/units.ts";

/** What the kernels of a row launched with one grid, block and shared memory. */
export interface Launched {
  /** What they are told by, for people too: `grid 4×11×1, block 128×1×1 and 0 B of shared memory`. */
  readonly key: string;
  /** All variants that were launched so; several where registers or names differ. */
  readonly variants: readonly ProfileVariant[];
  /** A median over rounds, as `timeNs` is. */
  readonly launches: number;
  readonly timeNs: Nanoseconds;
  /** Of the first such launch that Nsight Compute measured; null where it measured none. */
  readonly figures: Figures | null;
}

/** What one side launched, most time first. */
export function launchedBy(kernels: readonly ProfileKernel[]): Launched[] {
  const variants = kernels.flatMap((kernel) =>
    kernel.variants.map((variant, index) => ({
      variant,
      figures: kernel.ncu.find((sample) => sample.variant === index)?.figures ?? null,
      timeNs: medianTotalNs(variant),
    })),
  );
  const mostTime = variants.toSorted((one, other) => other.timeNs - one.timeNs);
  return [...Map.groupBy(mostTime, ({ variant }) => launchText(variant))]
    .map(([key, members]) => ({
      key,
      variants: members.map(({ variant }) => variant),
      launches: members.reduce((sum, { variant }) => sum + medianLaunches(variant), 0),
      timeNs: members.reduce((sum, { timeNs }) => sum + timeNs, 0),
      figures: members.find(({ figures }) => figures !== null)?.figures ?? null,
    }))
    .toSorted((one, other) => other.timeNs - one.timeNs);
}

export function sharedBytes({ staticSharedBytes, dynamicSharedBytes }: ProfileVariant): Bytes {
  return staticSharedBytes + dynamicSharedBytes;
}

function launchText(variant: ProfileVariant): string {
  const { grid, block } = variant;
  return `grid ${grid.join("×")}, block ${block.join("×")} and ${String(sharedBytes(variant))} B of shared memory`;
}
