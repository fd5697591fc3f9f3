import { dimensionsText } from "../../model/ncu/measured-launch.ts";
import type { Metrics, ProfileFinding } from "../../model/ncu/profile-ncu.ts";
import type { ProfileKernel, ProfileRange, ProfileVariant } from "../../model/profile/profile.ts";
import { medianTotalNs } from "../../model/rounds.ts";
import { countText } from "../../model/text/quantity.ts";

/** What a rule finds: a finding without what the table says of every finding of the rule, unless its case needs another advice. */
export type Found = Pick<ProfileFinding, "what" | "evidence" | "impactNs"> & { readonly advice?: string };

/** What a rule of a range sees. Totals are medians over the rounds. */
export interface RangeView {
  readonly range: ProfileRange;
  readonly kernelNs: number;
  /** Of the range: the time of its instances, overlaps counted once, and how much of it its GPUs had nothing to do; null: not known. */
  readonly spanNs: number | null;
  readonly gpuIdleNs: number | null;
  readonly gpuBusyNs: number;
  readonly launches: number;
  readonly instances: number;
  /** Of each of the profile's GPUs, as nsys says; null: not known, or they differ. */
  readonly smCount: number | null;
}

/** What a rule of a kernel sees. Totals are medians over the rounds. */
export interface KernelView {
  readonly kernel: ProfileKernel;
  /** What ncu measured of one launch, empty where it measured none, */
  readonly figures: Metrics;
  /** the variant that was launched, for which the figures stand, else the one with the most time, */
  readonly variant: ProfileVariant;
  /** and the time of all its launches: less than the kernel's where the kernel has other variants. */
  readonly totalNs: number;
  /** Launches that take less are not worth a finding. */
  readonly worthNs: number;
  /** Of the GPU: as ncu says, else nsys. */
  readonly smCount: number | null;
}

/**
 * One entry of the table of findings: of a range, of a kernel in all its launches, or of a kernel in those that ncu's
 * figures stand for.
 */
export type FindingRule = {
  readonly id: string;
  /** For people: at what value it speaks. */
  readonly threshold: string;
  readonly source: ProfileFinding["source"];
  readonly advice: string;
} & (
  | { readonly of: "range"; readonly find: (view: RangeView) => Found | null }
  | { readonly of: "kernel" | "measured launches"; readonly find: (view: KernelView) => Found | null }
);

export type KernelRule = Exclude<FindingRule, { readonly of: "range" }>;

/** A percentage as it is said in a sentence: one decimal below ten. */
export function pct(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)}%`;
}

/** From here on it is all of a kernel's time, as people read it. */
const allOfIt = 0.995;

/** The share of a kernel's time that launches of these variants take. */
export function timeShare(kernel: ProfileKernel, variants: readonly ProfileVariant[]): number {
  const totalNs = medianTotalNs(kernel);
  return totalNs === 0 ? 1 : variantsNs(variants) / totalNs;
}

/** What all launches of these variants take in a round, in nanoseconds. */
export function variantsNs(variants: readonly ProfileVariant[]): number {
  return variants.reduce((sum, variant) => sum + medianTotalNs(variant), 0);
}

/** A sentence, to follow another, that says which launches of a kernel a finding is about; empty where it is about all. */
export function launchesText(kernel: ProfileKernel, variants: readonly ProfileVariant[]): string {
  const share = timeShare(kernel, variants);
  if (share >= allOfIt) return "";
  const grids = [...new Set(variants.map(({ grid }) => dimensionsText(grid)))];
  const which = grids.length === 1 ? `grid ${grids.join("")}` : `${countText(grids.length)} grids`;
  return ` That is in launches of ${which} that take ${pct(share * 100)} of its time.`;
}
