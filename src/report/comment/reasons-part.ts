import type { AcceptedResult, BudgetResult, Comparison } from "../../model/comparison/comparison.ts";
import { countReasonIds, type Reason, type ReasonId } from "../../model/comparison/reason.ts";
import { acceptedText, budgetText } from "../sentences.ts";
import { fold, list, type Block } from "./blocks.ts";
import { markdown } from "./printer.ts";
import { prose } from "./safe-text.ts";
import { kernelText, nameText } from "../document/text.ts";

const mostItems = 50;

/** Reasons that the tables, the budgets, the accepted regressions or the first sentence show already. */
const shownElsewhere: ReadonlySet<ReasonId> = new Set<ReasonId>([
  ...(["range-regressed", "range-improved"] as const),
  ...(["kernel-regressed", "swapped-kernel-regressed", "kernel-slower", "kernel-moved", "kernel-variant"] as const),
  ...(["kernel-overlap", "kernel-new", "kernel-removed", "kernel-swapped", "kernels-replaced"] as const),
  ...(["family-new", "family-removed"] as const),
  ...(["metric-regressed", "metric-improved", "memory-regressed", "memory-improved"] as const),
  ...(["budget-broken", "accepted", "accepted-unmatched"] as const),
  ...(["baseline-absent", "baseline-failed", "baseline-incompatible"] as const),
  ...Object.values(countReasonIds).flatMap(({ up, down }) => [up, down]),
]);

/** What else decides, where neither a table nor the first sentence shows it. */
export function reasonsPart(comparison: Comparison, quoted: Reason | null): Block[] {
  const deciding = unreported(comparison).filter((reason) => reason.verdict !== null && reason !== quoted);
  if (deciding.length === 0) return [];
  return ["**Also found**", ...list(deciding.slice(0, 8).map(reasonText), "reasons", deciding.length)];
}

/** What does not decide; folded. */
export function notesPart(comparison: Comparison): Block[] {
  const notes = unreported(comparison).filter(({ verdict }) => verdict === null);
  return fold(`Also seen (${String(notes.length)})`, list(notes.slice(0, 30).map(reasonText), "notes", notes.length));
}

/** Where a range is slower as a whole, its families are the table of where its time goes. */
function unreported({ reasons }: Comparison): Reason[] {
  const slower = new Set(reasons.flatMap(({ id, range }) => (id === "range-regressed" ? [range] : [])));
  return reasons.filter(
    ({ id, range }) => !shownElsewhere.has(id) && !(id === "family-regressed" && slower.has(range)),
  );
}

function reasonText({ range, kernel, text, verdict }: Reason): string {
  const mark = verdict === null ? "" : verdict === "regressed" || verdict === "over-budget" ? "🔴 " : "🟡 ";
  const where = [
    ...(range === null ? [] : [markdown(nameText(range))]),
    ...(kernel === null ? [] : [markdown(kernelText(kernel))]),
  ].join(", ");
  return `${mark}${where}${where === "" ? "" : ": "}${prose(text)}`;
}

/** Budgets that are broken, or that nothing could be held against. */
export function brokenBudgetsPart({ budgets }: Comparison): Block[] {
  const broken = budgets.filter(({ state }) => state !== "held");
  return broken.length === 0
    ? []
    : ["**Budgets that are not held**", ...list(broken.slice(0, mostItems).map(budgetItem), "budgets", broken.length)];
}

/** Budgets that are held; folded. */
export function heldBudgetsPart({ budgets }: Comparison): Block[] {
  const held = budgets.filter(({ state }) => state === "held");
  return fold(
    `Budgets that are held (${String(held.length)})`,
    list(held.slice(0, mostItems).map(budgetItem), "budgets", held.length),
  );
}

function budgetItem(budget: BudgetResult): string {
  return `${budget.state === "held" ? "" : "❌ "}${markdown(budgetText(budget))}`;
}

/** Regressions that people decided to live with: what is let through is never hidden. */
export function acceptedPart({ accepted, reasons }: Comparison): Block[] {
  if (accepted.length === 0) return [];
  const near = reasons.filter(({ id }) => id === "accepted-unmatched").map(({ text }) => `⚠️ ${prose(text)}`);
  return [
    "**Accepted regressions**",
    ...list(
      [...accepted.slice(0, mostItems).map(acceptedItem), ...near.slice(0, mostItems)],
      "entries",
      accepted.length + near.length,
    ),
  ];
}

function acceptedItem(result: AcceptedResult): string {
  return `${result.state === "used" ? "☑️" : "⚠️"} ${markdown(acceptedText(result))}`;
}
