import type { BudgetResult } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import { medianOverRounds, operatorText } from "../../model/profile/operators.ts";
import type { Profile, ProfileOperator, ProfileOperatorRound, ProfileRange } from "../../model/profile/profile.ts";
import { areRanksKnown } from "../../model/ranks/ranks.ts";
import { rangeText } from "../../model/reports/range.ts";
import { median } from "../../model/rounds.ts";
import { sum } from "../../model/sums.ts";
import { escapedGlob, matchesGlob } from "../../model/text/glob.ts";
import { nearest } from "../../model/text/nearest.ts";
import { countText } from "../../model/text/quantity.ts";
import { readUnit } from "../../model/text/unit.ts";
import { measureExposedTransfer, measureSkew } from "../rank-rows.ts";
import { createReason } from "../reasons/reason.ts";
import { parseBudget, type Budget, type ReportedMetric } from "./budget-text.ts";
import { matchesRange } from "./glob.ts";

interface CheckedBudgets {
  readonly budgets: BudgetResult[];
  readonly findings: Reason[];
}

export function checkBudgets(texts: readonly string[], head: Profile): CheckedBudgets {
  const checked = texts.map(parseBudget).flatMap((budget) => checkBudget(budget, head));
  return { budgets: checked.map(({ result }) => result), findings: checked.flatMap(({ finding }) => finding ?? []) };
}

interface Checked {
  readonly result: BudgetResult;
  readonly finding: Reason | null;
}

interface Subject {
  readonly metric: string;
  readonly title: string;
  readonly range: string | null;
  readonly within: string | null;
}

function checkValue({ metric, title, range, within }: Subject, value: number, budget: Budget): Checked {
  const { text, limit, unit, isLeast } = budget;
  const isBroken = isLeast ? value < limit : value > limit;
  const over = `${title} is ${formatExcess(value, budget)} (${text}).`;
  return {
    result: { text, range, metric, limit, unit, value, state: isBroken ? "broken" : "held" },
    finding: isBroken ? createReason("budget-broken", "over-budget", over, within) : null,
  };
}

function cantCheck({ metric, range, within }: Subject, why: string, { text, limit, unit }: Budget): Checked {
  return {
    result: { text, range, metric, limit, unit, value: null, state: "unknown" },
    finding: createReason("budget-not-measured", "over-budget", why, within),
  };
}

function checkBudget(budget: Budget, head: Profile): Checked[] {
  const { text, range, metric: measured } = budget;
  if (typeof measured === "object" && "reported" in measured) return checkReported(budget, measured.reported, head);
  const metric = typeof measured === "string" ? measured : `family.${measured.family}`;
  const meant = head.ranges.filter((candidate) => range === null || matchesRange(range, candidate));
  const paths = meant.length > 0 || range === null ? [] : findPaths(range, head);
  if (paths.length > 0) return paths.map((path) => checkPath(budget, metric, path));
  if (meant.length === 0) {
    const labels = head.ranges.map(({ name, domain }) => rangeText(name, domain));
    const near = range === null ? null : nearest(range, labels);
    const seen = labels.length === 0 ? "Head has no ranges." : `Head has ${labels.join(", ")}.`;
    // A budget without a matching range fails. Otherwise, renaming a range would remove its limit.
    const why = `The budget ${text} matches none of head's ranges. ${seen}${didYouMean(near)}`;
    return [cantCheck({ metric, title: metric, range, within: null }, why, budget)];
  }
  return meant.map((match) => {
    const label = rangeText(match.name, match.domain);
    const subject = { metric, title: metric, range: label, within: label };
    const value = measured === "wallNs" ? measureWallTime(head, match) : measureMetric(measured, match);
    if (value !== null) return checkValue(subject, value, budget);
    const why =
      measured === "wallNs"
        ? "no run without CUDA tracing measured it. Set latency.pairs."
        : "the range ran on one GPU, or we couldn't identify its ranks.";
    return cantCheck(subject, `${metric} is unknown (${text}): ${why}`, budget);
  });
}

function didYouMean(near: string | null) {
  return near === null ? "" : ` Did you mean ${near}?`;
}

interface MeantPath {
  readonly text: string;
  readonly range: string;
  readonly operators: readonly ProfileOperator[];
}

function findPaths(pattern: string, head: Profile): MeantPath[] {
  return head.ranges.flatMap((range) => {
    const nested = range.operators.filter(({ path }) => path.length > 0);
    const byPath = Map.groupBy(nested, ({ path }) => operatorText(range, path));
    return [...byPath]
      .filter(([text]) => text === pattern || matchesGlob(pattern, text))
      .map(([text, operators]) => ({ text, range: rangeText(range.name, range.domain), operators }));
  });
}

const pathMetrics = new Map<string, (round: ProfileOperatorRound) => number>([
  ["kernelNs", ({ totalNs }) => totalNs],
  ["launches", ({ launches }) => launches],
]);

function checkPath(budget: Budget, metric: string, { text, range, operators }: MeantPath): Checked {
  const pick = pathMetrics.get(metric);
  const subject = { metric, title: `${metric} of ${text}`, range: text, within: range };
  if (pick !== undefined)
    return checkValue(
      subject,
      sum(operators, (operator) => medianOverRounds(operator, pick)),
      budget,
    );
  const measured = [...pathMetrics.keys()].join(" and ");
  const why = `${subject.title} is unknown (${budget.text}): for a path of nested ranges, we only measure ${measured}.`;
  return cantCheck(subject, why, budget);
}

function checkReported(budget: Budget, reported: string, head: Profile): Checked[] {
  const values = Map.groupBy(
    head.untraced.flatMap(({ metrics }) => metrics),
    ({ name }) => name,
  );
  const meant = [...values].filter(([name]) => name === reported || matchesGlob(reported, name));
  const subjectOf = (name: string) => ({
    metric: `metric.${name}`,
    title: `metric.${name}`,
    range: null,
    within: null,
  });
  const unknown = (name: string, why: string) =>
    cantCheck(subjectOf(name), `Can't check the budget ${budget.text}. ${why}`, budget);
  if (meant.length === 0) {
    const near = nearest(reported, [...values.keys()].map(escapedGlob));
    const why =
      values.size === 0 ? "The program reports no metrics. Set `metrics`." : "The program doesn't report this metric.";
    return [unknown(reported, `${why}${didYouMean(near)}`)];
  }
  return meant.map(([name, metrics]) => {
    const unit = metrics[0]?.unit ?? null;
    const { base, factor } = readUnit(unit);
    if (base === budget.unit)
      return checkValue(subjectOf(name), median(metrics.map(({ value }) => value)) * factor, budget);
    const written = budget.written.unit === "" ? "missing" : budget.written.unit;
    return unknown(name, `The unit of ${name} is ${unit ?? "missing"}, but the budget's unit is ${written}.`);
  });
}

/** Without CUDA tracing: the median of the runs' medians. */
function measureWallTime({ untraced }: Profile, { name, domain }: ProfileRange) {
  const times = untraced.flatMap(({ ranges }) =>
    ranges.filter((range) => range.name === name && range.domain === domain).map((range) => median(range.instanceNs)),
  );
  return times.length === 0 ? null : median(times);
}

function measureMetric(metric: Exclude<Budget["metric"], ReportedMetric | "wallNs">, range: ProfileRange) {
  if (typeof metric !== "string") {
    const family = range.families.find((entry) => entry.family === metric.family);
    return median(range.rounds.map((_, round) => family?.rounds[round]?.totalNs ?? 0));
  }
  if (metric === "exposedTransferNs" || metric === "skew") {
    if (!areRanksKnown(range)) return null;
    return median(range.rounds.map(metric === "skew" ? (round) => 100 * measureSkew(round) : measureExposedTransfer));
  }
  return median(
    range.rounds.map((round) => {
      switch (metric) {
        case "copies":
          return sum(round.copies, ({ kind, count }) => (kind === "copy" ? count : 0));
        case "copiedBytes":
          return round.memcpyBytes;
        case "synchronizations":
          return sum(round.synchronizations, ({ count }) => count);
        default:
          return round[metric];
      }
    }),
  );
}

/** `12.6004 ms, more than its budget of 12.6 ms`, in the limit's unit, with enough digits to show the difference. */
function formatExcess(value: number, { limit, unit, written, isLeast }: Budget) {
  const between = `${isLeast ? "less" : "more"} than its budget of`;
  if (unit === "") return `${countText(value)}, ${between} ${countText(limit)}`;
  const exact = value / written.factor;
  const rounded = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((digits) => Number(exact.toPrecision(digits)));
  const differs = (value: number) => (isLeast ? value < Number(written.amount) : value > Number(written.amount));
  const shown = (unit === "ns" || unit === "bytes") && written.factor === 1 ? exact : (rounded.find(differs) ?? exact);
  return `${String(shown)} ${written.unit}, ${between} ${written.amount} ${written.unit}`;
}
