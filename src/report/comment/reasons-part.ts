import type { AcceptedResult, BudgetResult, Comparison } from "../../model/comparison/comparison.ts";
import { countReasonIds, type Reason, type ReasonId } from "../../model/comparison/reason.ts";
import { acceptedWords } from "../accepted-words.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { formatCount, formatNs } from "../format.ts";
import { kernelLabel } from "../kernel-label.ts";
import { fold, list, type Block } from "./blocks.ts";
import { code, prose } from "./safe-text.ts";

const nameWidth = 60;
const mostItems = 50;

/** Reasons that the tables, the budgets, the accepted regressions or the first sentence show already. */
const shownElsewhere: ReadonlySet<ReasonId> = new Set<ReasonId>([
  ...(["range-regressed", "range-improved"] as const),
  ...(["kernel-regressed", "swapped-kernel-regressed", "kernel-slower", "kernel-moved", "kernel-variant"] as const),
  ...(["kernel-overlap", "kernel-new", "kernel-removed", "kernel-swapped", "kernels-replaced"] as const),
  ...(["family-new", "family-removed"] as const),
  ...(["budget-broken", "accepted", "accepted-unmatched"] as const),
  ...(["baseline-absent", "baseline-failed", "baseline-incompatible"] as const),
  ...Object.values(countReasonIds).flatMap(({ up, down }) => [up, down]),
]);

/** What else decides, where neither a table nor the first sentence shows it. */
export function reasonsPart(comparison: Comparison, told: Reason | null): Block[] {
  const deciding = untold(comparison).filter((reason) => reason.verdict !== null && reason !== told);
  if (deciding.length === 0) return [];
  return ["**Also found**", ...list(deciding.slice(0, 8).map(reasonText), "reasons", deciding.length)];
}

/** What is said and does not decide; folded. */
export function notesPart(comparison: Comparison): Block[] {
  const said = untold(comparison).filter(({ verdict }) => verdict === null);
  return fold(`Also seen (${String(said.length)})`, list(said.slice(0, 30).map(reasonText), "notes", said.length));
}

function untold({ reasons }: Comparison): Reason[] {
  return reasons.filter(({ id }) => !shownElsewhere.has(id));
}

function reasonText({ range, kernel, text, verdict }: Reason): string {
  const mark = verdict === null ? "" : verdict === "regressed" || verdict === "over-budget" ? "🔴 " : "🟡 ";
  const where = [
    ...(range === null ? [] : [code(range, nameWidth)]),
    ...(kernel === null ? [] : [code(kernelLabel(kernel, nameWidth), nameWidth)]),
  ].join(", ");
  return `${mark}${where}${where === "" ? "" : ": "}${prose(text)}`;
}

/** Budgets that are broken, or that nothing could be held against. */
export function brokenBudgetsPart({ budgets }: Comparison): Block[] {
  const broken = budgets.filter(({ state }) => state !== "held");
  return broken.length === 0
    ? []
    : ["**Budgets that are not held**", ...list(broken.slice(0, mostItems).map(budgetText), "budgets", broken.length)];
}

/** Budgets that are held; folded. */
export function heldBudgetsPart({ budgets }: Comparison): Block[] {
  const held = budgets.filter(({ state }) => state === "held");
  return fold(
    `Budgets that are held (${String(held.length)})`,
    list(held.slice(0, mostItems).map(budgetText), "budgets", held.length),
  );
}

function budgetText({ text, range, value, limit, unit, state }: BudgetResult): string {
  const found = value === null ? "not measured" : amount(value, unit) + excess(value, limit, unit);
  const where = range === null ? "" : ` in ${code(range, nameWidth)}`;
  return `${state === "held" ? "" : "❌ "}${code(text, nameWidth)}: ${found}${where}`;
}

/** What is over by less than the figures show would look held. */
function excess(value: number, limit: number, unit: BudgetResult["unit"]): string {
  return value > limit && amount(value, unit) === amount(limit, unit) ? `, over by ${amount(value - limit, unit)}` : "";
}

function amount(value: number, unit: BudgetResult["unit"]): string {
  if (unit === "ns") return formatNs(value);
  return unit === "bytes" ? sizeText(value) : formatCount(value);
}

/** Regressions that people decided to live with: what is let through is never hidden. */
export function acceptedPart({ accepted, reasons }: Comparison): Block[] {
  if (accepted.length === 0) return [];
  const near = reasons.filter(({ id }) => id === "accepted-unmatched").map(({ text }) => `⚠️ ${prose(text)}`);
  return [
    "**Accepted regressions**",
    ...list(
      [...accepted.slice(0, mostItems).map(acceptedText), ...near.slice(0, mostItems)],
      "entries",
      accepted.length + near.length,
    ),
  ];
}

function acceptedText({ entry, state }: AcceptedResult): string {
  const what =
    entry.kernel === undefined
      ? entry.family === undefined
        ? code(entry.metric ?? "", nameWidth)
        : `family ${code(entry.family, nameWidth)}`
      : `kernel ${code(entry.kernel, nameWidth)}`;
  const limit = entry.change === "any" ? "any change" : `up to ${String(entry.change)} %`;
  return `${state === "used" ? "☑️" : "⚠️"} ${code(entry.range, nameWidth)}, ${what}, ${limit}, until ${prose(entry.expires)} (${acceptedWords[state]}): ${prose(entry.reason)}`;
}
