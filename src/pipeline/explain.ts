import { addFindings } from "../analyze/findings/find.ts";
import { hasWrongResult } from "../compare/goal/verified.ts";
import { rangesToMap } from "../compare/lines/launch-sites.ts";
import { rangesToExplain } from "../compare/to-explain.ts";
import { withReasons, type Cost, type Explainer, type Inquiry, type Known } from "./explainer.ts";
import { findLines, linesExplainer } from "./lines/lines.ts";
import { machineCodeExplainer } from "./machine-code/machine-code.ts";
import { ncuExplainer, sayNotNeeded, unaskedStatus } from "./ncu/ncu.ts";
import { withoutNcu } from "./ncu/ncu-tool.ts";
import { measuredBase, withWarnings } from "./sides/measured-side.ts";
import type { Explaining, MeasuredSides } from "./sides/measure-sides.ts";
import type { TimeBudget } from "./time-budget.ts";

/** The explainers, in the order they run. The most useful explainer comes first. Machine code comes after ncu, because it's read from ncu's reports. */
const explainers: readonly Explainer[] = [linesExplainer, ncuExplainer, machineCodeExplainer];

const otherWork = "compare.verify doesn't confirm that head computes the same result as base.";

/**
 * Adds findings, and reasons for the verdict, to a run's results: for the head, and for the base if this run measured a base. If there's
 * nothing to compare with, Nsight Compute explains all ranges of the head.
 */
export function explaining(of: Pick<Inquiry, "plan" | "ncu" | "judge">): Explaining {
  return {
    async findLines(measured, comparison) {
      const { budget } = measured.head.side.session;
      budget.ended();
      if (comparison === null || rangesToMap(comparison).length === 0) return null;
      return findLines(inquiryOf(of, measured), comparison, measured.profiles.head, () =>
        mayBegin(budget, linesExplainer.cost),
      );
    },
    async explain(measured, reasons) {
      const { profiles, comparison, failed, head: side } = measured;
      const { session } = side.side;
      session.budget.ended();
      const inquiry = inquiryOf(of, measured);
      const isOtherWork = comparison !== null && hasWrongResult(comparison);
      const status = unaskedStatus(inquiry) ?? (isOtherWork ? withoutNcu("skipped", otherWork) : null);
      if (status !== null) sayNotNeeded(session, status);
      const head = addFindings(status === null ? profiles.head : { ...profiles.head, ncu: status });
      let known: Known = {
        profiles: { ...profiles, head },
        comparison: withReasons(comparison, reasons),
        reasons,
        failure: failed,
      };
      for (const { needs, cost, explain: ask } of isOtherWork ? [] : explainers)
        if (needs(inquiry, known)) known = await ask(inquiry, known, () => mayBegin(session.budget, cost));
      return { ...known, profiles: { ...known.profiles, head: withWarnings(known.profiles.head, session) } };
    },
  };
}

function inquiryOf(of: Pick<Inquiry, "plan" | "ncu" | "judge">, measured: MeasuredSides): Inquiry {
  const { profiles, comparison, failed, head } = measured;
  const compared = [comparison, of.judge.byReference(profiles.head)].flatMap((one) => (one?.base == null ? [] : [one]));
  return {
    ...of,
    head,
    base: measuredBase(measured),
    asked: compared.length === 0 ? null : rangesToExplain(...compared),
    failed,
  };
}

function mayBegin(budget: TimeBudget, cost: Cost): boolean {
  return "leg" in cost ? budget.mayBegin(cost) : budget.leftMs() >= cost.leastMs;
}
