import { dimensionsText } from "../../model/ncu/measured-launch.ts";
import type { Metrics, ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import type { ProfileKernel, ProfileRange, ProfileVariant } from "../../model/profile/profile.ts";
import { medianTotalNs } from "../../model/rounds.ts";
import { sum } from "../../model/sums.ts";
import { countText } from "../../model/text/quantity.ts";

export type Found = Pick<ProfileFinding, "what" | "evidence" | "impactNs"> & { readonly advice?: string };

/** Totals are medians over rounds. */
export interface RangeView {
  readonly range: ProfileRange;
  readonly kernelNs: number;
  readonly spanNs: number | null;
  readonly gpuIdleNs: number | null;
  readonly gpuBusyNs: number;
  readonly launches: number;
  readonly instances: number;
  readonly smCount: number | null;
}

/** Totals are medians over rounds. */
export interface KernelView {
  readonly kernel: ProfileKernel;
  readonly figures: Metrics;
  readonly variant: ProfileVariant;
  readonly totalNs: number;
  readonly worthNs: number;
  readonly smCount: number | null;
}

/**
 * A rule applies to a range, to all launches of a kernel (`kernel`), or to just the launches that ncu's figures describe (`measured
 * launches`).
 */
export type FindingRule = {
  readonly id: string;
  readonly threshold: string;
  readonly source: ProfileFinding["source"];
  readonly advice: string;
} & (
  | { readonly of: "range"; readonly find: (view: RangeView) => Found | null }
  | { readonly of: "kernel" | "measured launches"; readonly find: (view: KernelView) => Found | null }
);

export type KernelRule = Exclude<FindingRule, { readonly of: "range" }>;

export function formatPercent(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)}%`;
}

const allOfIt = 0.995;

export function measureShare(kernel: ProfileKernel, variants: readonly ProfileVariant[]): number {
  const totalNs = medianTotalNs(kernel);
  return totalNs === 0 ? 1 : measureVariants(variants) / totalNs;
}

export function measureVariants(variants: readonly ProfileVariant[]): number {
  return sum(variants, (variant) => medianTotalNs(variant));
}

export function formatLaunches(kernel: ProfileKernel, variants: readonly ProfileVariant[]): string {
  const share = measureShare(kernel, variants);
  if (share >= allOfIt) return "";
  const grids = [...new Set(variants.map(({ grid }) => dimensionsText(grid)))];
  const which = grids.length === 1 ? `grid ${grids.join("")}` : `${countText(grids.length)} different grids`;
  return ` This finding applies to launches with ${which}, which take ${formatPercent(share * 100)} of the kernel's time.`;
}
