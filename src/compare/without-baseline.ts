import type { Comparison } from "../model/comparison/comparison.ts";
import type { Config } from "../model/config.ts";
import type { Profile } from "../model/profile/profile.ts";
import { sideOf } from "./compare.ts";
import { goalReasons } from "./goal/goal-reasons.ts";
import { checkBudgets } from "./policy/budgets.ts";
import { reason } from "./reasons/reason.ts";
import { limitations } from "./reasons/limitations.ts";
import { inOrder, verdictOf } from "./reasons/order.ts";

export interface WithoutBaselineInput {
  readonly head: Profile;
  readonly policy: Config["compare"];
  /** Why there is none: `failed` where it could not be built, captured or fetched, `incompatible` where there is one that cannot be read. */
  readonly baseline: { readonly state: "absent" | "failed" | "incompatible"; readonly text: string };
  readonly today: string;
  readonly headFile?: string | null;
}

/** The comparison where there is no base: never an improvement, and budgets hold all the same. Throws UserError for a budget that cannot be read. */
export function withoutBaseline({ head, policy, baseline, today, headFile }: WithoutBaselineInput): Comparison {
  const budgets = checkBudgets(policy.budgets, head);
  const id = `baseline-${baseline.state}` as const;
  const found = [reason(id, "no-baseline", baseline.text, null), ...budgets.findings];
  const reasons = inOrder([...found, ...goalReasons({ policy, ranges: [], findings: found, sides: null })]);
  const known = {
    base: null,
    head: sideOf(head, headFile ?? null, null),
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
    limitations: limitations(known, policy),
    cost: null,
  };
}
