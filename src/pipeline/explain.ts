import { addFindings } from "../analyze/findings/find.ts";
import { hasWrongResult } from "../compare/goal/verified.ts";
import { rangesToExplain } from "../compare/to-explain.ts";
import type { Cost, Explainer, Inquiry, Known } from "./explainer.ts";
import { linesExplainer } from "./lines/lines.ts";
import { machineCodeExplainer } from "./machine-code/machine-code.ts";
import { ncuExplainer, sayNotNeeded, unaskedStatus } from "./ncu/ncu.ts";
import { withoutNcu } from "./ncu/ncu-tool.ts";
import { measuredBase, withWarnings } from "./sides/measured-side.ts";
import type { MeasuredSides } from "./sides/measure-sides.ts";
import type { TimeBudget } from "./time-budget.ts";

/** The explainers, in the order they run. The most useful explainer comes first. Machine code comes after ncu, because it's read from ncu's reports. */
const explainers: readonly Explainer[] = [linesExplainer, ncuExplainer, machineCodeExplainer];

/**
 * Adds findings, and reasons for the verdict, to a run's results: for the head, and for the base if this run measured a base. If there's
 * nothing to compare with, Nsight Compute explains all ranges of the head.
 */
export async function explain(of: Pick<Inquiry, "plan" | "ncu" | "judge">, measured: MeasuredSides): Promise<Known> {
  const { profiles, comparison, failed, head: side } = measured;
  const { session } = side.side;
  const compared = [comparison, of.judge.byReference(profiles.head)].flatMap((one) => (one?.base == null ? [] : [one]));
  const inquiry: Inquiry = {
    ...of,
    head: side,
    base: measuredBase(measured),
    asked: compared.length === 0 ? null : rangesToExplain(...compared),
    failed,
  };
  const isOtherWork = comparison !== null && hasWrongResult(comparison);
  const otherWork = "compare.verify doesn't confirm that head computes the same result as base.";
  const status = unaskedStatus(inquiry) ?? (isOtherWork ? withoutNcu("skipped", otherWork) : null);
  if (status !== null) sayNotNeeded(session, status);
  const head = addFindings(status === null ? profiles.head : { ...profiles.head, ncu: status });
  let known: Known = {
    profiles: { ...profiles, head },
    comparison,
    reasons: [],
    failure: failed,
  };
  for (const { needs, cost, explain: ask } of isOtherWork ? [] : explainers)
    if (needs(inquiry, known)) known = await ask(inquiry, known, () => mayBegin(session.budget, cost));
  return { ...known, profiles: { ...known.profiles, head: withWarnings(known.profiles.head, session) } };
}

function mayBegin(budget: TimeBudget, cost: Cost): boolean {
  return "leg" in cost ? budget.mayBegin(cost) : budget.leftMs() >= cost.leastMs;
}
