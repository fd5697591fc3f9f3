import type { BudgetResult } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import { median } from "../../model/rounds.ts";
import { nearest } from "../../model/text/nearest.ts";
import { medianOverRounds, operatorText } from "../../model/profile/operators.ts";
import type { Profile, ProfileOperator, ProfileOperatorRound, ProfileRange } from "../../model/profile/profile.ts";
import { rangeText } from "../../model/reports/range.ts";
import { createReason } from "../reasons/reason.ts";
import { escapedGlob, matchesGlob } from "../../model/text/glob.ts";
import { readUnit } from "../../model/text/unit.ts";
import { parseBudget, type Budget, type ReportedMetric } from "./budget-text.ts";
import { areRanksKnown } from "../../model/ranks/ranks.ts";
import { exposedTransferNs, skewOf } from "../ranks/rank-rows.ts";
import { matchesRange } from "./glob.ts";
import { countText } from "../../model/text/quantity.ts";

export interface CheckedBudgets {
  readonly budgets: BudgetResult[];
  readonly findings: Reason[];
}

/**
 * Checks budgets against the medians of head's rounds. A budget without `<range>.` applies to every range. A budget with `<range>/<nested
 * range>.` applies to that path.
 */
export function checkBudgets(texts: readonly string[], head: Profile): CheckedBudgets {
  const checked = texts.map(parseBudget).flatMap((budget) => checkBudget(budget, head));
  return { budgets: checked.map(({ result }) => result), findings: checked.flatMap(({ found }) => found ?? []) };
}

interface Checked {
  readonly result: BudgetResult;
  readonly found: Reason | null;
}

function checkBudget(budget: Budget, head: Profile): Checked[] {
  const { text, range, limit, unit } = budget;
  if (typeof budget.metric === "object" && "reported" in budget.metric)
    return checkReported({ ...budget, metric: budget.metric }, head);
  const measured = budget.metric;
  const metric = typeof measured === "string" ? measured : `family.${measured.family}`;
  const meant = head.ranges.filter((one) => range === null || matchesRange(range, one));
  const paths = meant.length > 0 || range === null ? [] : pathsMeant(range, head);
  if (paths.length > 0) return paths.map((path) => checkPath(budget, measured, path));
  if (meant.length === 0)
    return [
      { result: { text, range, metric, limit, unit, value: null, state: "unknown" }, found: unmeasured(budget, head) },
    ];
  return meant.map((one) => {
    const label = rangeText(one.name, one.domain);
    const value = valueOf(measured, one);
    if (value === null)
      return {
        result: { text, range: label, metric, limit, unit, value, state: "unknown" as const },
        found: createReason(
          "budget-not-measured",
          "over-budget",
          `${metric} is unknown (${text}): ${ranksUnknown}`,
          label,
        ),
      };
    const broken = value > limit;
    const over = `${metric} is ${formatExcess(value, budget)} (${text}).`;
    return {
      result: { text, range: label, metric, limit, unit, value, state: broken ? "broken" : "held" },
      found: broken ? createReason("budget-broken", "over-budget", over, label) : null,
    };
  });
}

/** A path of nested ranges, with its operators on all GPUs. */
interface MeantPath {
  readonly text: string;
  readonly range: string;
  readonly operators: readonly ProfileOperator[];
}

/** The paths that match a pattern such as `decode/layer_3`, or a glob. */
function pathsMeant(pattern: string, head: Profile): MeantPath[] {
  return head.ranges.flatMap((range) => {
    const nested = range.operators.filter(({ path }) => path.length > 0);
    const byPath = Map.groupBy(nested, ({ path }) => operatorText(range, path));
    return [...byPath]
      .filter(([text]) => text === pattern || matchesGlob(pattern, text))
      .map(([text, operators]) => ({ text, range: rangeText(range.name, range.domain), operators }));
  });
}

const pathMetrics: Readonly<Record<string, (round: ProfileOperatorRound) => number>> = {
  kernelNs: ({ totalNs }) => totalNs,
  launches: ({ launches }) => launches,
};

function checkPath(budget: Budget, measured: Exclude<Budget["metric"], ReportedMetric>, path: MeantPath): Checked {
  const { text, limit, unit } = budget;
  const metric = typeof measured === "string" ? measured : `family.${measured.family}`;
  const pick = Object.hasOwn(pathMetrics, metric) ? pathMetrics[metric] : undefined;
  const { text: range, range: within } = path;
  if (pick === undefined) {
    const why = `${metric} of ${range} is unknown (${text}): for a path of nested ranges, we only measure ${Object.keys(pathMetrics).join(" and ")}.`;
    return {
      result: { text, range, metric, limit, unit, value: null, state: "unknown" },
      found: createReason("budget-not-measured", "over-budget", why, within),
    };
  }
  const value = path.operators.reduce((sum, operator) => sum + medianOverRounds(operator, pick), 0);
  const over = `${metric} of ${range} is ${formatExcess(value, budget)} (${text}).`;
  const broken = value > limit;
  return {
    result: { text, range, metric, limit, unit, value, state: broken ? "broken" : "held" },
    found: broken ? createReason("budget-broken", "over-budget", over, within) : null,
  };
}

/** Checks a budget against each matching metric's median over processes. A metric with a different unit can't be checked. */
function checkReported(budget: Budget & { readonly metric: ReportedMetric }, head: Profile): Checked[] {
  const { text, limit, unit, isLeast } = budget;
  const { reported } = budget.metric;
  const values = Map.groupBy(
    head.untraced.flatMap(({ metrics }) => metrics),
    ({ name }) => name,
  );
  const meant = [...values].filter(([name]) => name === reported || matchesGlob(reported, name));
  const unknown = (metric: string, why: string): Checked => ({
    result: { text, range: null, metric, limit, unit, value: null, state: "unknown" },
    found: createReason("budget-not-measured", "over-budget", `Can't check the budget ${text}. ${why}`, null),
  });
  if (meant.length === 0) {
    const near = nearest(reported, [...values.keys()].map(escapedGlob));
    const why =
      values.size === 0 ? "The program reports no metrics. Set `metrics`." : "The program doesn't report this metric.";
    return [unknown(`metric.${reported}`, `${why}${near === null ? "" : ` Did you mean ${near}?`}`)];
  }
  return meant.map(([name, found]) => {
    const metric = `metric.${name}`;
    const own = found[0]?.unit ?? null;
    const { base, factor } = readUnit(own);
    if (base !== unit)
      return unknown(
        metric,
        `The unit of ${name} is ${own ?? "missing"}, but the budget's unit is ${budget.written.unit === "" ? "missing" : budget.written.unit}.`,
      );
    const value = median(found.map((one) => one.value)) * factor;
    const broken = isLeast ? value < limit : value > limit;
    const over = `${metric} is ${formatExcess(value, budget)} (${text}).`;
    return {
      result: { text, range: null, metric, limit, unit, value, state: broken ? "broken" : "held" },
      found: broken ? createReason("budget-broken", "over-budget", over, null) : null,
    };
  });
}

/** A budget without a matching range fails. Otherwise, renaming a range would remove its limit. */
function unmeasured({ text, range }: Budget, head: Profile): Reason {
  const labels = head.ranges.map(({ name, domain }) => rangeText(name, domain));
  const near = range === null ? null : nearest(range, labels);
  const seen = labels.length === 0 ? "Head has no ranges." : `Head has ${labels.join(", ")}.`;
  return createReason(
    "budget-not-measured",
    "over-budget",
    `The budget ${text} matches none of head's ranges. ${seen}${near === null ? "" : ` Did you mean ${near}?`}`,
    null,
  );
}

const ranksUnknown = "the range ran on one GPU, or we couldn't identify its ranks.";

/** The metric's median over rounds. Null if the metric needs ranks and we don't know the ranks. */
function valueOf(metric: Exclude<Budget["metric"], ReportedMetric>, range: ProfileRange): number | null {
  if (typeof metric !== "string") {
    const family = range.families.find((one) => one.family === metric.family);
    return median(range.rounds.map((_, round) => family?.rounds[round]?.totalNs ?? 0));
  }
  if (metric === "exposedTransferNs" || metric === "skew") {
    if (!areRanksKnown(range)) return null;
    return median(range.rounds.map(metric === "skew" ? (round) => 100 * skewOf(round) : exposedTransferNs));
  }
  return median(
    range.rounds.map((round) => {
      switch (metric) {
        case "copies":
          return round.copies.reduce((sum, { kind, count }) => sum + (kind === "copy" ? count : 0), 0);
        case "copiedBytes":
          return round.memcpyBytes;
        case "synchronizations":
          return round.synchronizations.reduce((sum, { count }) => sum + count, 0);
        default:
          return round[metric];
      }
    }),
  );
}

/** `12.6004 ms, more than its budget of 12.6 ms`, in the limit's unit, with enough digits to show the difference. */
function formatExcess(value: number, { limit, unit, written, isLeast }: Budget): string {
  const between = `${isLeast ? "less" : "more"} than its budget of`;
  if (unit === "") return `${countText(value)}, ${between} ${countText(limit)}`;
  const exact = value / written.factor;
  const rounded = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((digits) => Number(exact.toPrecision(digits)));
  const differs = (one: number): boolean => (isLeast ? one < Number(written.amount) : one > Number(written.amount));
  const shown = (unit === "ns" || unit === "bytes") && written.factor === 1 ? exact : (rounded.find(differs) ?? exact);
  return `${String(shown)} ${written.unit}, ${between} ${written.amount} ${written.unit}`;
}
