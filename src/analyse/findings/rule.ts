import type { ProfileKernel, ProfileRange } from "../../model/profile.ts";
import type { Figures, KernelSample, ProfileFinding } from "../../model/profile-ncu.ts";

/** What a rule finds: a finding without what the table says of every finding of the rule. */
export type Found = Pick<ProfileFinding, "what" | "evidence" | "impactNs">;

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
}

/** What a rule of a kernel sees: one with a row of ncu. */
export interface KernelView {
  readonly kernel: ProfileKernel;
  readonly totalNs: number;
  readonly launches: number;
  readonly sample: KernelSample;
  readonly figures: Figures;
}

/** One entry of the table of findings. */
export type FindingRule = {
  readonly id: string;
  /** For people: at what value it speaks. */
  readonly threshold: string;
  readonly source: ProfileFinding["source"];
  readonly advice: string;
} & (
  | { readonly of: "range"; readonly find: (view: RangeView) => Found | null }
  | { readonly of: "kernel"; readonly find: (view: KernelView) => Found | null }
);

/** A percentage as it is said in a sentence: one decimal below ten. */
export function pct(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} %`;
}
