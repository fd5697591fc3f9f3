import { markName, markProse } from "./document/text.ts";
import type { AcceptedResult, BudgetResult, ComparedSide } from "../model/comparison/comparison.ts";
import type { InstanceTimeline } from "../model/reports/instance-timeline.ts";
import { amountText, sizeText } from "../model/text/quantity.ts";
import { formatCount, formatNs } from "./format.ts";
import { metricAmount } from "./metrics/metric-text.ts";
import { counted } from "../model/text/listing.ts";

/** A budget and its measured value. */
export function formatBudget(budget: BudgetResult): string {
  const { text, range } = budget;
  return `${markName(text)}: ${formatMeasuredValue(budget)}${range === null ? "" : ` in ${markName(range)}`}`;
}

/** The first sentence names at most this many budgets. */
export const namedBudgets = 2;

/** The measured value, and how far it's beyond its limit if both look equal. */
export function formatMeasuredValue(budget: BudgetResult): string {
  const { value, unit } = budget;
  return value === null ? "not measured" : formatBudgetAmount(value, unit) + excess(budget, value);
}

/** How far a value is beyond its limit, if both look equal when rounded. */
function excess({ limit, unit, state }: BudgetResult, value: number): string {
  if (state !== "broken" || formatBudgetAmount(value, unit) !== formatBudgetAmount(limit, unit)) return "";
  return `, ${value > limit ? "over" : "short"} by ${formatBudgetAmount(Math.abs(value - limit), unit)}`;
}

/** A budget's limit or measured value. */
export function formatBudgetAmount(value: number, unit: BudgetResult["unit"]): string {
  if (unit === "ns") return formatNs(value);
  if (unit === "bytes") return sizeText(value);
  return amountText(metricAmount(value, unit));
}

/** The states of an accepted regression. We suggest removing an entry only if we know that it isn't needed. */
const acceptedStates: Readonly<Record<AcceptedResult["state"], string>> = {
  used: "in effect",
  exceeded: "exceeded, so it doesn't count",
  expired: "expired, so it doesn't count",
  unused: "no longer needed: remove it",
  "not-judged": "not judged this time",
  unmatched: "matches nothing in this comparison",
};

/** An accepted regression and its state. */
export function describeAccepted({ entry, state }: AcceptedResult): string {
  const { kernel, family, metric, change } = entry;
  const subject =
    kernel !== undefined
      ? `kernel ${markName(kernel)}`
      : family !== undefined
        ? `family ${markName(family)}`
        : markName(metric ?? "");
  const limit = change === "any" ? "any change" : `up to ${String(change)}%`;
  return `${entry.range === undefined ? "" : `${markName(entry.range)}, `}${subject}, ${limit}, until ${markProse(entry.expires)} (${acceptedStates[state]}): ${markProse(entry.reason)}`;
}

/** How a round was disturbed. */
export function describeDisturbance({
  state,
  meanSmClockMhz,
  reasons,
}: ComparedSide["disturbedRounds"][number]): string {
  const clock = meanSmClockMhz === null ? [] : [formatClock(meanSmClockMhz)];
  return (
    state === "throttled"
      ? ["throttled", ...reasons.slice(0, 4).map((reason) => markProse(reason)), ...clock]
      : [...clock, "more than 2% off the other rounds of this side"]
  ).join(", ");
}

export function formatClock(meanSmClockMhz: number): string {
  return `mean SM clock ${meanSmClockMhz.toFixed(0)} MHz`;
}

/** `3 rounds`, `3 rounds in one process`, `6 rounds in 2 processes`. */
export function formatRounds(rounds: number, processes: number | null = null): string {
  const text = counted(rounds, "round");
  if (processes === null || processes === rounds) return text;
  return `${text} in ${processes === 1 ? "one process" : `${formatCount(processes)} processes`}`;
}

/** Lists what's missing from an instance, to add to its title; empty if nothing is missing. */
export function countCutKernels({ kernels, cut }: InstanceTimeline): string {
  const parts = [
    ...(cut.kernels > 0
      ? [`the first ${String(kernels.length)} of ${counted(kernels.length + cut.kernels, "kernel")}`]
      : []),
    ...(cut.calls > 0 ? [`without ${counted(cut.calls, "call")}`] : []),
    ...(cut.copies > 0 ? [`without ${counted(cut.copies, "copy", "copies")}`] : []),
    ...(cut.ranges > 0 ? [`without ${String(cut.ranges)} NVTX ranges`] : []),
  ];
  return parts.length === 0 ? "" : `, ${parts.join(", ")}`;
}
