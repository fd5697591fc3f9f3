import { dimensionsText } from "../../model/ncu/measured-launch.ts";
import type { Metrics, ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import type { ProfileKernel, ProfileRange, ProfileVariant } from "../../model/profile/profile.ts";
import { medianTotalNs } from "../../model/rounds.ts";
import { countText } from "../../model/text/quantity.ts";

/** The part of a finding that depends on the profile; the rule's entry has the rest. `advice` replaces the rule's usual advice. */
export type Found = Pick<ProfileFinding, "what" | "evidence" | "impactNs"> & { readonly advice?: string };

/** The input of a range rule. Totals are medians over rounds. */
export interface RangeView {
  readonly range: ProfileRange;
  readonly kernelNs: number;
  /** How long the range was open, and how long its GPUs were idle in that time; null if unknown. Overlapping instances count once. */
  readonly spanNs: number | null;
  readonly gpuIdleNs: number | null;
  readonly gpuBusyNs: number;
  readonly launches: number;
  readonly instances: number;
  /** SMs per GPU, from nsys; null if unknown, or if the GPUs differ. */
  readonly smCount: number | null;
}

/** The input of a kernel rule. Totals are medians over rounds. */
export interface KernelView {
  readonly kernel: ProfileKernel;
  /** ncu's figures for one launch; empty if ncu measured no launch. */
  readonly figures: Metrics;
  /** The variant that the figures describe; without figures, the variant with the most time. */
  readonly variant: ProfileVariant;
  /** The time of all launches of this variant. Less than the kernel's time if the kernel has other variants. */
  readonly totalNs: number;
  /** Launches that take less time than this in total get no finding. */
  readonly worthNs: number;
  /** SMs of the GPU, from ncu or otherwise from nsys; null if unknown. */
  readonly smCount: number | null;
}

/**
 * One entry in the table of rules. A rule applies to a range, to all launches of a kernel (`kernel`), or to just the launches
 * that ncu's figures describe (`measured launches`).
 */
export type FindingRule = {
  readonly id: string;
  /** When the rule applies, in words. */
  readonly threshold: string;
  readonly source: ProfileFinding["source"];
  readonly advice: string;
} & (
  | { readonly of: "range"; readonly find: (view: RangeView) => Found | null }
  | { readonly of: "kernel" | "measured launches"; readonly find: (view: KernelView) => Found | null }
);

export type KernelRule = Exclude<FindingRule, { readonly of: "range" }>;

/** Formats a percentage for a sentence, with one decimal below 10%. */
export function formatPercent(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)}%`;
}

/** We treat a share of at least this much as all of a kernel's time. */
const allOfIt = 0.995;

/** The share of a kernel's time that these variants take. */
export function measureShare(kernel: ProfileKernel, variants: readonly ProfileVariant[]): number {
  const totalNs = medianTotalNs(kernel);
  return totalNs === 0 ? 1 : measureVariants(variants) / totalNs;
}

/** The time of all launches of these variants in a round, in nanoseconds. */
export function measureVariants(variants: readonly ProfileVariant[]): number {
  return variants.reduce((sum, variant) => sum + medianTotalNs(variant), 0);
}

/** A follow-up sentence that names the launches a finding is about; empty if the finding is about all launches. */
export function formatLaunches(kernel: ProfileKernel, variants: readonly ProfileVariant[]): string {
  const share = measureShare(kernel, variants);
  if (share >= allOfIt) return "";
  const grids = [...new Set(variants.map(({ grid }) => dimensionsText(grid)))];
  const which = grids.length === 1 ? `grid ${grids.join("")}` : `${countText(grids.length)} different grids`;
  return ` This finding applies to launches with ${which}, which take ${formatPercent(share * 100)} of the kernel's time.`;
}
