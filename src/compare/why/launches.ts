import { launchShape, findSample } from "../../model/ncu/measured-launch.ts";
import { medianLaunches, medianTotalNs } from "../../model/rounds.ts";
import type { ProfileKernel, ProfileVariant } from "../../model/profile/profile.ts";
import type { Metrics } from "../../model/ncu/profile-ncu.ts";
import type { Nanoseconds } from "../../model/units.ts";

/** A row's launches with the same grid, block, and shared memory. */
export interface Launched {
  /** The launches' `launchShape`. */
  readonly key: string;
  /** All variants of these launches. There are several if registers or names differ. */
  readonly variants: readonly ProfileVariant[];
  /** The number of launches. Based on medians over rounds, like `timeNs`. */
  readonly launches: number;
  readonly timeNs: Nanoseconds;
  /** Metrics that Nsight Compute measured for one of these launches. Null if it didn't measure any of them. */
  readonly figures: Metrics | null;
}

/** Groups a side's launches by grid, block, and shared memory, most time first. */
export function groupLaunches(kernels: readonly ProfileKernel[]): Launched[] {
  const variants = kernels.flatMap((kernel) =>
    kernel.variants.map((variant, index) => ({
      variant,
      figures: findSample(kernel, index)?.figures ?? null,
      timeNs: medianTotalNs(variant),
    })),
  );
  const mostTime = variants.toSorted((one, other) => other.timeNs - one.timeNs);
  return [...Map.groupBy(mostTime, ({ variant }) => launchShape(variant))]
    .map(([key, members]) => ({
      key,
      variants: members.map(({ variant }) => variant),
      launches: members.reduce((sum, { variant }) => sum + medianLaunches(variant), 0),
      timeNs: members.reduce((sum, { timeNs }) => sum + timeNs, 0),
      figures: members.find(({ figures }) => figures !== null)?.figures ?? null,
    }))
    .toSorted((one, other) => other.timeNs - one.timeNs);
}
