import { addFindings } from "../analyze/findings/find.ts";
import { hasWrongResult } from "../compare/goal/verified.ts";
import { rangesToExplain } from "../compare/to-explain.ts";
import { applyReasons, type Explainer, type Inquiry, type Known } from "./explainer.ts";
import { logNcuNotNeeded, findUnaskedStatus } from "./ncu/ncu.ts";
import { createStatusWithoutNcu } from "./ncu/ncu-tool.ts";
import { findMeasuredBase, addWarnings } from "./sides/measured-side.ts";
import type { Explaining, MeasuredSides } from "./sides/measure-sides.ts";
import type { TimeBudget } from "./time-budget.ts";

const otherWorkReason = "compare.verify doesn't confirm that head computes the same result as base.";

/** If there's nothing to compare with, Nsight Compute explains all ranges of the head. */
export function createExplaining(
  explainers: readonly Explainer[],
  runParts: Pick<Inquiry, "plan" | "ncu" | "judge">,
): Explaining {
  return {
    async explainEarly(measured, comparison) {
      const { profiles, failed: failure, head } = measured;
      const { budget } = head.side.session;
      budget.ended();
      const early = explainers.filter(({ isEarly }) => isEarly);
      const facts = { profiles, comparison, reasons: [], failure };
      return (await askExplainers(early, createInquiry(runParts, measured), facts, budget)).reasons;
    },
    async explain(measured, reasons) {
      const { profiles, comparison, failed, head: side } = measured;
      const { session } = side.side;
      session.budget.ended();
      const inquiry = createInquiry(runParts, measured);
      const isOtherWork = comparison !== null && hasWrongResult(comparison);
      const status =
        findUnaskedStatus(inquiry) ?? (isOtherWork ? createStatusWithoutNcu("skipped", otherWorkReason) : null);
      if (status !== null) logNcuNotNeeded(session, status);
      const head = addFindings(status === null ? profiles.head : { ...profiles.head, ncu: status });
      const begin = {
        profiles: { ...profiles, head },
        comparison: applyReasons(comparison, reasons),
        reasons,
        failure: failed,
      };
      const facts = await askExplainers(isOtherWork ? [] : explainers, inquiry, begin, session.budget);
      return { ...facts, profiles: { ...facts.profiles, head: addWarnings(facts.profiles.head, session) } };
    },
  };
}

async function askExplainers(
  explainers: readonly Explainer[],
  inquiry: Inquiry,
  initial: Known,
  budget: TimeBudget,
): Promise<Known> {
  let facts = initial;
  for (const { needs, cost, explain } of explainers)
    if (needs(inquiry, facts))
      facts = await explain(inquiry, facts, () =>
        "leg" in cost ? budget.mayBegin(cost) : budget.leftMs() >= cost.leastMs,
      );
  return facts;
}

function createInquiry(runParts: Pick<Inquiry, "plan" | "ncu" | "judge">, measured: MeasuredSides): Inquiry {
  const { comparison, failed, head } = measured;
  return {
    ...runParts,
    head,
    base: findMeasuredBase(measured),
    asked: comparison === null || comparison.base === null ? null : rangesToExplain(comparison),
    failed,
  };
}
