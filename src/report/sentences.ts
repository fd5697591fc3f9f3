import { nameText, proseText } from "./document/text.ts";
import type { AcceptedResult, BudgetResult, ComparedSide } from "../model/comparison/comparison.ts";
import { amountText, sizeText } from "../model/text/quantity.ts";
import { formatCount, formatNs } from "./format.ts";
import { metricAmount } from "./metrics/metric-text.ts";

/** A budget, and what was measured of it. */
export function budgetText(budget: BudgetResult): string {
  const { text, range, value, unit } = budget;
  const found = value === null ? "not measured" : amount(value, unit) + excess(budget, value);
  return `${nameText(text)}: ${found}${range === null ? "" : ` in ${nameText(range)}`}`;
}

/** Budgets named in the first sentence. */
export const namedBudgets = 2;

/** `Budget exceeded: …`: those that are, or that couldn't be measured; empty where all are met. */
export function budgetsText(budgets: readonly BudgetResult[]): string {
  return [budgetsOf("exceeded", "broken", budgets), budgetsOf("not measured", "unknown", budgets)]
    .filter((text) => text !== "")
    .join(" ");
}

function budgetsOf(word: string, state: BudgetResult["state"], budgets: readonly BudgetResult[]): string {
  const found = budgets.filter((budget) => budget.state === state);
  if (found.length === 0) return "";
  const named = found.slice(0, namedBudgets).map((budget) => {
    const { text, range, value, unit } = budget;
    const of = range === null || text.startsWith(`${range}.`) ? "" : ` in ${nameText(range)}`;
    const measured = value === null ? "" : ` (measured ${amount(value, unit)}${excess(budget, value)})`;
    return `${nameText(text)}${of}${measured}`;
  });
  const hidden = found.length - named.length;
  const more = hidden > 0 ? `, and ${formatCount(hidden)} more` : "";
  return `${found.length === 1 ? "Budget" : "Budgets"} ${word}: ${named.join(", ")}${more}.`;
}

/** What is off by less than the figures show would look held. */
function excess({ limit, unit, state }: BudgetResult, value: number): string {
  if (state !== "broken" || amount(value, unit) !== amount(limit, unit)) return "";
  return `, ${value > limit ? "over" : "short"} by ${amount(Math.abs(value - limit), unit)}`;
}

function amount(value: number, unit: BudgetResult["unit"]): string {
  if (unit === "ns") return formatNs(value);
  if (unit === "bytes") return sizeText(value);
  return amountText(metricAmount(value, unit));
}

/** What became of an accepted regression. Only one that was seen not to be needed is to be removed. */
const acceptedStates: Readonly<Record<AcceptedResult["state"], string>> = {
  used: "in force",
  exceeded: "exceeded, so it does not count",
  expired: "expired, so it does not count",
  unused: "no longer needed: remove it",
  "not-judged": "not judged this time",
  unmatched: "matches nothing here",
};

/** A regression that people decided to live with, and whether it still holds. */
export function acceptedText({ entry, state }: AcceptedResult): string {
  const { kernel, family, metric, change } = entry;
  const what =
    kernel !== undefined
      ? `kernel ${nameText(kernel)}`
      : family !== undefined
        ? `family ${nameText(family)}`
        : nameText(metric ?? "");
  const limit = change === "any" ? "any change" : `up to ${String(change)}%`;
  return `${entry.range === undefined ? "" : `${nameText(entry.range)}, `}${what}, ${limit}, until ${proseText(entry.expires)} (${acceptedStates[state]}): ${proseText(entry.reason)}`;
}

/** How a round was disturbed. */
export function disturbanceText({ state, meanSmClockMhz, reasons }: ComparedSide["disturbedRounds"][number]): string {
  const clock = meanSmClockMhz === null ? [] : [clockText(meanSmClockMhz)];
  return (
    state === "throttled"
      ? ["throttled", ...reasons.slice(0, 4).map((reason) => proseText(reason)), ...clock]
      : [...clock, "more than 2% off the side's other rounds"]
  ).join(", ");
}

export function clockText(meanSmClockMhz: number): string {
  return `mean SM clock ${meanSmClockMhz.toFixed(0)} MHz`;
}

/** `3 rounds`, `3 rounds of one process` */
export function roundsText(rounds: number, processes: number | null = null): string {
  const text = `${formatCount(rounds)} ${rounds === 1 ? "round" : "rounds"}`;
  if (processes === null || processes === rounds) return text;
  return `${text} of ${processes === 1 ? "one process" : `${formatCount(processes)} processes`}`;
}
