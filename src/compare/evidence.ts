import type { Ratio } from "../model/units.ts";

/** The second of three steps: what is known about a pair of sides. Each is found once, in find-evidence.ts. */

/** How large a change must be, and how small to be none. The largest of a row's count. */
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
    | "rounds-disagree"
    | "other-threads";
  /** A smaller change is neither slower nor faster. */
  readonly least: Ratio;
  /** The limits of the interval where it's the same; null: it can't be told. */
  readonly same: Ratio | null;
  /** Why a smaller change is inconclusive; null: no word of its own. */
  readonly why: string | null;
}

/** The clocks differ, and explain a factor that the kernels share. */
export interface ClockEvidence {
  readonly kind: "clocks-differ";
  /** 1.04: 4% slower by the clocks. */
  readonly factor: number;
  /** How far from it kernels may follow the clock, a log ratio. */
  readonly within: number;
  readonly why: string;
}

/** What keeps a change from meaning what it would mean without it. */
export interface StateEvidence {
  readonly kind:
    "waits" | "too-short" | "too-little" | "kernels-vary" | "overlap-changed" | "whole-contradicts" | "other-variant";
  readonly why: string;
}

export type Evidence = SizeEvidence | ClockEvidence | StateEvidence;

/** The sizes that count: the largest of all. */
export interface Sizes {
  readonly least: Ratio;
  readonly same: Ratio | null;
  /** Why a change is inconclusive that passes the threshold and not `least`; null: there is no such reason. */
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

/** What the policy asks for, before anything is known of the pair. */
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
