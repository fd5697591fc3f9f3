import type { Comparison } from "../model/comparison/comparison.ts";
import type { Config } from "../model/config.ts";
import type { Profile } from "../model/profile/profile.ts";
import { describeSide } from "./compare.ts";
import { judgeGoal } from "./goal/goal-reasons.ts";
import { checkBudgets } from "./policy/budgets.ts";
import { createReason } from "./reasons/reason.ts";
import { listLimitations } from "./reasons/limitations.ts";
import { inOrder, verdictOf } from "./reasons/order.ts";

export interface WithoutBaselineInput {
  readonly head: Profile;
  readonly policy: Config["compare"];
  /** Why there's no base. `failed`: the base couldn't be built, captured, or fetched. `incompatible`: there's a baseline, but we can't read it. */
  readonly baseline: { readonly state: "absent" | "failed" | "incompatible"; readonly text: string };
  readonly today: string;
  readonly headFile?: string | null;
}

/** Builds the comparison of a run without a base, which is never an improvement. Budgets still apply. Throws UserError if a budget is invalid. */
export function withoutBaseline({ head, policy, baseline, today, headFile }: WithoutBaselineInput): Comparison {
  const budgets = checkBudgets(policy.budgets, head);
  const id = `baseline-${baseline.state}` as const;
  const found = [createReason(id, "no-baseline", baseline.text, null), ...budgets.findings];
  const reasons = inOrder([...found, ...judgeGoal({ policy, ranges: [], findings: found, sides: null })]);
  const known = {
    base: null,
    head: describeSide(head, headFile ?? null, null),
    interleaved: false,
    machineDifferences: [],
    environment: null,
    calibration: {
      used: false,
      misfit: null,
      createdAt: null,
      from: "rounds" as const,
      pairs: null,
      falseAlarms: null,
    },
    ranges: [],
  };
  return {
    schemaVersion: 1,
    verdict: verdictOf(reasons),
    wall: "unknown",
    comparedOn: today,
    failOn: policy["fail-on"],
    goal: policy.goal,
    reasons,
    baseline,
    ...known,
    metrics: [],
    budgets: budgets.budgets,
    accepted: [],
    limitations: listLimitations(known),
    cost: null,
  };
}
