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

export interface Inquiry {
  readonly head: MeasuredSide;
  readonly base: MeasuredSide | null;
  readonly plan: Plan;
  readonly ncu: PreparedNcu;
  readonly judge: Judge;
  readonly asked: readonly RangeToExplain[] | null;
  readonly failed: LlmProfileError | null;
}

export interface Known {
  readonly profiles: Profiles;
  readonly comparison: Comparison | null;
  readonly reasons: readonly Reason[];
  readonly failure: LlmProfileError | null;
}

export type Reason = (comparison: Comparison) => Comparison;

export function addReason(facts: Known, reason: Reason): Known {
  const { comparison, reasons } = facts;
  return { ...facts, comparison: applyReasons(comparison, [reason]), reasons: [...reasons, reason] };
}

export function applyReasons(comparison: Comparison | null, reasons: readonly Reason[]): Comparison | null {
  return comparison === null ? null : reasons.reduce((changed, reason) => reason(changed), comparison);
}

export function judgeAgain(facts: Known, profiles: Profiles, judge: Judge): Known {
  return { ...facts, profiles, comparison: applyReasons(judge.byBaseline(profiles), facts.reasons) };
}

type Cost = Step | { readonly leastMs: Milliseconds };

export interface Explainer {
  readonly needs: (inquiry: Inquiry, facts: Known) => boolean;
  readonly isEarly: boolean;
  readonly cost: Cost;
  readonly explain: (inquiry: Inquiry, facts: Known, mayBegin: () => boolean) => Promise<Known>;
}

/** How long it takes, after the time limit, to end a program that ignores INT. */
export const endingMs: Milliseconds = 15_000;

export function limitToBudget(side: Side): Side {
  const { config, session } = side;
  const leftMs = Math.max(1, Math.floor(session.budget.leftMs() - endingMs));
  if (leftMs >= parseDurationMs(config.workload["time-limit"])) return side;
  return { ...side, config: { ...config, workload: { ...config.workload, "time-limit": leftMs / 1000 } } };
}
