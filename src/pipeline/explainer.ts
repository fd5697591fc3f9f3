import type { RangeToExplain } from "../compare/to-explain.ts";
import type { LlmProfileError } from "../model/errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { Plan } from "../model/run/plan.ts";
import { parseDurationMs } from "../model/text/quantity.ts";
import type { Milliseconds } from "../model/units.ts";
import type { Judge, Profiles } from "./judge/judge.ts";
import type { PreparedNcu } from "./ncu/ncu-tool.ts";
import type { Side } from "./session.ts";
import type { MeasuredSide } from "./sides/measured-side.ts";
import type { Step } from "./time-budget.ts";

/** The measured sides, and the ranges to explain. */
export interface Inquiry {
  readonly head: MeasuredSide;
  /** Null if this run measures no base, or the base failed. */
  readonly base: MeasuredSide | null;
  readonly plan: Plan;
  readonly ncu: PreparedNcu;
  readonly judge: Judge;
  /** The ranges whose verdict needs a reason; null if there's nothing to compare with. */
  readonly asked: readonly RangeToExplain[] | null;
  /** Why the head failed before everything was measured; null if it didn't fail. */
  readonly failed: LlmProfileError | null;
}

/** The results so far. */
export interface Known {
  readonly profiles: Profiles;
  /** Includes all reasons so far. */
  readonly comparison: Comparison | null;
  /** The explainers' findings so far. Judging again makes a new comparison, so we keep the findings here too. */
  readonly reasons: readonly Reason[];
  /** Why something wasn't measured or explained; null if everything was. */
  readonly failure: LlmProfileError | null;
}

export type Reason = (comparison: Comparison) => Comparison;

/** Adds a reason to `reasons` and to the comparison. */
export function withReason(known: Known, reason: Reason): Known {
  const { comparison, reasons } = known;
  return { ...known, comparison: withReasons(comparison, [reason]), reasons: [...reasons, reason] };
}

export function withReasons(comparison: Comparison | null, reasons: readonly Reason[]): Comparison | null {
  return comparison === null ? null : reasons.reduce((found, reason) => reason(found), comparison);
}

/** Judges again with more detailed profiles, and keeps the reasons. */
export function judgedAnew(known: Known, profiles: Profiles, judge: Judge): Known {
  return { ...known, profiles, comparison: withReasons(judge.byBaseline(profiles), known.reasons) };
}

/** What one step of an explainer costs: program starts, or just time. */
type Cost = Step | { readonly leastMs: Milliseconds };

/** Finds the reason for a verdict, after the captures. */
export interface Explainer {
  /** True if this explainer has something left to explain. */
  readonly needs: (inquiry: Inquiry, known: Known) => boolean;
  /** True if this explainer may come before the measurements end. */
  readonly isEarly: boolean;
  /** The cost of one step. */
  readonly cost: Cost;
  /** Returns `known` with its findings added. It calls `mayBegin` before each step to check that there's time. */
  readonly explain: (inquiry: Inquiry, known: Known, mayBegin: () => boolean) => Promise<Known>;
}

/** How long it takes, after the time limit, to end a program that ignores INT. */
export const endingMs: Milliseconds = 15_000;

/** Shortens the side's time limit if the time budget leaves less time. */
export function withinBudget(side: Side): Side {
  const { config, session } = side;
  const leftMs = Math.max(1, Math.floor(session.budget.leftMs() - endingMs));
  if (leftMs >= parseDurationMs(config.workload["time-limit"])) return side;
  return { ...side, config: { ...config, workload: { ...config.workload, "time-limit": leftMs / 1000 } } };
}
