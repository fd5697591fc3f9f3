import type { RangeToExplain } from "../compare/to-explain.ts";
import type { LlmProfileError } from "../errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { Plan } from "../model/run/plan.ts";
import { parseDurationMs } from "../model/text/quantity.ts";
import type { Milliseconds } from "../model/units.ts";
import type { Judge, Profiles } from "./judge/judge-of.ts";
import type { PreparedNcu } from "./ncu/ncu-tool.ts";
import type { Side } from "./session.ts";
import type { MeasuredSide } from "./sides/measured-side.ts";
import type { Step } from "./time-budget.ts";

/** What is measured, and whose reasons are looked for. */
export interface Inquiry {
  readonly head: MeasuredSide;
  /** Null where none is measured in this run, or it failed. */
  readonly base: MeasuredSide | null;
  readonly plan: Plan;
  readonly ncu: PreparedNcu;
  readonly judge: Judge;
  /** The ranges whose verdict needs a reason; null: there is nothing that the head is held against. */
  readonly asked: readonly RangeToExplain[] | null;
  /** Why the head failed before all was measured; null: it did not. */
  readonly failed: LlmProfileError | null;
}

/** What is known so far. */
export interface Known {
  readonly profiles: Profiles;
  /** With all reasons. */
  readonly comparison: Comparison | null;
  /** Each adds to a comparison what an explainer found. */
  readonly reasons: readonly Reason[];
  /** Why not all was measured or explained; null: all was. */
  readonly failure: LlmProfileError | null;
}

export type Reason = (comparison: Comparison) => Comparison;

/** With one more reason. */
export function withReason(known: Known, reason: Reason): Known {
  const { comparison, reasons } = known;
  return {
    ...known,
    comparison: comparison === null ? null : reason(comparison),
    reasons: [...reasons, reason],
  };
}

/** With profiles that know more, judged anew; the reasons stay. */
export function judgedAnew(known: Known, profiles: Profiles, judge: Judge): Known {
  const judged = judge.byBaseline(profiles);
  const comparison = judged === null ? null : known.reasons.reduce((found, reason) => reason(found), judged);
  return { ...known, profiles, comparison };
}

/** What a step of an explainer takes: starts of the program, or no more than time. */
export type Cost = Step | { readonly leastMs: Milliseconds };

/** A way to find the reason of a verdict, after the captures. */
export interface Explainer {
  /** Whether something is left that it may explain. */
  readonly needs: (inquiry: Inquiry, known: Known) => boolean;
  /** Of one step. */
  readonly cost: Cost;
  /** What is known with what it found; `mayBegin` says before each step whether there is time for it. */
  readonly explain: (inquiry: Inquiry, known: Known, mayBegin: () => boolean) => Promise<Known>;
}

/** What a program that does not heed INT takes to end after its time limit. */
export const endingMs: Milliseconds = 15_000;

/** With a shorter time limit where the time budget leaves less. */
export function withinBudget(side: Side): Side {
  const { config, session } = side;
  const leftMs = Math.max(1, Math.floor(session.budget.leftMs() - endingMs));
  if (leftMs >= parseDurationMs(config.workload["time-limit"])) return side;
  return { ...side, config: { ...config, workload: { ...config.workload, "time-limit": leftMs / 1000 } } };
}
