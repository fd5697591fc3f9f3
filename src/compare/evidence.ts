import type { Ratio } from "../model/units.ts";

/** The second of a verdict's three steps: collects what we know about the two sides. Only find-evidence.ts finds evidence. */

/** How large a change must be to count, and how small to count as unchanged. If a row has several of these limits, the largest ones apply. */
export interface SizeEvidence {
  readonly kind:
    | "threshold"
    | "calibration"
    | "clock-steps"
    | "two-gpus"
    | "two-rounds"
    | "one-round"
    | "one-process"
    | "amount-differs"
    | "rounds-spread"
    | "other-threads";
  /** A smaller change counts as neither slower nor faster. */
  readonly least: Ratio;
  /** A time is unchanged if its interval lies within ± this. Null if we can't show that the time is unchanged. */
  readonly same: Ratio | null;
  /** Why a smaller change is inconclusive. Null if the general explanation is enough. */
  readonly why: string | null;
}

/** Evidence that a difference in clocks explains why the kernels' times changed by a common factor. */
export interface ClockEvidence {
  readonly kind: "clocks-differ";
  /** 1.04 if the clocks made the kernels 4% slower. */
  readonly factor: number;
  /** How far kernels may deviate from the factor, as a log ratio. */
  readonly within: number;
  readonly why: string;
}

/** A circumstance that changes what a slower or faster time means. */
export interface StateEvidence {
  readonly kind: "waits" | "too-little" | "kernels-vary" | "few-draws" | "whole-contradicts" | "other-variant";
  readonly why: string;
}

export type Evidence = SizeEvidence | ClockEvidence | StateEvidence;

/** The limits that apply to a row: the largest ones in its evidence. */
export interface Sizes {
  readonly least: Ratio;
  readonly same: Ratio | null;
  /** Why a change between the threshold and `least` is inconclusive. Null if there's no specific reason. */
  readonly why: string | null;
}

export function sizesOf(evidence: readonly Evidence[]): Sizes {
  const sizes = sizesAmong(evidence).toSorted((one, other) => other.least - one.least);
  const [largest] = sizes;
  const limits = sizes.map(({ same }) => same);
  return {
    least: largest?.least ?? 0,
    same: limits.includes(null) ? null : Math.max(0, ...limits.map((limit) => limit ?? 0)),
    why: sizes.find(({ same, why }) => same === null && why !== null)?.why ?? largest?.why ?? null,
  };
}

/** The threshold that the policy sets, ignoring all other evidence. */
export function thresholdIn(evidence: readonly Evidence[]): Ratio {
  return sizesAmong(evidence).find(({ kind }) => kind === "threshold")?.least ?? 0;
}

function sizesAmong(evidence: readonly Evidence[]): SizeEvidence[] {
  return evidence.filter((one): one is SizeEvidence => "least" in one);
}

export function clockOf(evidence: readonly Evidence[]): ClockEvidence | null {
  return evidence.find((one): one is ClockEvidence => one.kind === "clocks-differ") ?? null;
}

export function evidenceOf(evidence: readonly Evidence[], kind: StateEvidence["kind"]): StateEvidence | null {
  return evidence.find((one): one is StateEvidence => one.kind === kind) ?? null;
}
