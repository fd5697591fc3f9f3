import type { AcceptedResult, BudgetResult, Comparison } from "../../model/comparison/comparison.ts";
import { countReasonIds, type Reason, type ReasonId, type Verdict } from "../../model/comparison/reason.ts";
import { describeLimitations } from "../limitation-text.ts";
import { describeAccepted, formatBudget, namedBudgets } from "../sentences.ts";
import { group, list, type Block, type Group, type Item, type Section } from "./document.ts";
import type { ReportInput } from "./input.ts";
import { writeLead } from "./lead.ts";
import { rangesSummary } from "./ranges-summary.ts";
import { reportRanges } from "./report-range.ts";
import { markKernel, markName, markProse } from "./text.ts";

const file = "comparison.json";

/** Reasons that already appear in the tables, budgets, accepted regressions, or the first sentence. */
const shownElsewhere: ReadonlySet<ReasonId> = new Set<ReasonId>([
  ...(["range-regressed", "range-improved", "range-inconclusive"] as const),
  ...(["kernel-regressed", "swapped-kernel-regressed", "kernel-slower", "kernel-moved", "kernel-variant"] as const),
  ...(["kernel-overlap", "kernels-replaced", "family-new", "family-removed"] as const),
  ...(["metric-regressed", "metric-improved", "memory-regressed", "memory-improved"] as const),
  ...(["budget-broken", "accepted", "accepted-unmatched"] as const),
  ...(["baseline-absent", "baseline-failed", "baseline-incompatible"] as const),
  ...Object.values(countReasonIds).flatMap(({ up, down }) => [up, down]),
]);

/** Reasons about single kernels. The kernels' rows already say what these reasons say. */
const shownInRows: ReadonlySet<ReasonId> = new Set<ReasonId>(["kernel-new", "kernel-removed", "kernel-swapped"]);

/** What decided the verdict: a summary of the ranges, budgets, accepted regressions, and each reason. */
export function whySection(input: ReportInput): Section {
  const { comparison } = input;
  return {
    anchor: "why",
    title: "Why",
    blocks: [
      ...decidingFigure(input),
      ...rangesSummary(input),
      ...(comparison === null ? [] : decidingBlocks(comparison, writeLead(input).quoted)),
    ],
  };
}

/** The picture of the worst range, unless another thing than a range decided. */
function decidingFigure(input: ReportInput): Group[] {
  const [worst] = reportRanges(input);
  if (worst === undefined || input.comparison === null) return [];
  const isRed = input.comparison.verdict === "regressed";
  if (isRed && worst.row?.verdict !== "regressed") return [];
  return group("Why", "main", [{ kind: "figure", name: "deciding", range: worst }]);
}

function decidingBlocks(comparison: Comparison, quoted: Reason | null): Block[] {
  const { budgets, accepted, reasons } = comparison;
  const broken = budgets.filter(({ state }) => state !== "held");
  const near = reasons.filter(({ id }) => id === "accepted-unmatched");
  return [
    ...group(
      "Budgets exceeded",
      "main",
      // The lead already names the budgets if there are only a few.
      list(
        broken.map((budget): Item => ({ ...budgetItem(budget), isRepeated: broken.length <= namedBudgets })),
        "budgets",
        file,
      ),
    ),
    ...group(
      "Accepted regressions",
      "main",
      list(
        accepted.length === 0
          ? []
          : [
              ...accepted.map(acceptedItem),
              ...near.map(({ text }): Item => ({ text: markProse(text), tone: "warning" })),
            ],
        "entries",
        file,
      ),
    ),
    ...group("Reasons", "main", list(reasonItems(comparison, true, quoted), "reasons", file)),
  ];
}

/** What didn't affect the verdict, and the comparison's limitations. */
export function notesSection({ comparison }: ReportInput): Section {
  if (comparison === null) return { anchor: "notes", title: "Notes", blocks: [] };
  const held = comparison.budgets.filter(({ state }) => state === "held");
  return {
    anchor: "notes",
    title: "Notes",
    blocks: [
      ...group("Also seen", "detail", list(reasonItems(comparison, false, null), "notes", file)),
      ...group("Budgets met", "detail", list(held.map(budgetItem), "budgets", file)),
      ...limitationsGroup(comparison),
    ],
  };
}

/** What the comparison can't tell, and what would help. */
export function limitationsGroup(comparison: Comparison): Block[] {
  return group("Limitations", "detail", list(describeLimitations(comparison).map(limitationItem), "limitations", file));
}

/** The reasons that decided the verdict, or the other reasons. If a whole range is slower, its time table already shows the families. */
function reasonItems({ reasons, verdict: whole }: Comparison, decides: boolean, quoted: Reason | null): Item[] {
  // What couldn't be decided doesn't explain bad news.
  const isDeciding = (verdict: Verdict | null): boolean => verdict !== null && (isBad(verdict) || !isBad(whole));
  const slower = new Set(reasons.flatMap(({ id, range }) => (id === "range-regressed" ? [range] : [])));
  const isShown = (reason: Reason): boolean =>
    shownElsewhere.has(reason.id) ||
    reason === quoted ||
    (reason.id === "family-regressed" && slower.has(reason.range));
  return reasons
    .filter(({ id, verdict }) => isDeciding(verdict) === decides && !(verdict === null && shownInRows.has(id)))
    .map((reason) => ({ text: formatReason(reason), tone: chooseTone(reason), isRepeated: isShown(reason) }));
}

function chooseTone({ verdict }: Reason): NonNullable<Item["tone"]> {
  if (verdict === null) return "note";
  return isBad(verdict) ? "bad" : "unsure";
}

function isBad(verdict: Verdict): boolean {
  return verdict === "regressed" || verdict === "over-budget" || verdict === "not-improved";
}

function formatReason({ range, kernel, text }: Reason): string {
  const where = [...(range === null ? [] : [markName(range)]), ...(kernel === null ? [] : [markKernel(kernel)])].join(
    ", ",
  );
  return `${where}${where === "" ? "" : ": "}${markProse(text)}`;
}

function budgetItem(budget: BudgetResult): Item {
  return { text: formatBudget(budget), tone: budget.state === "held" ? "good" : "bad" };
}

function acceptedItem(result: AcceptedResult): Item {
  return { text: describeAccepted(result), tone: result.state === "used" ? "accepted" : "warning" };
}

function limitationItem(text: string): Item {
  return { text: markProse(text), tone: "note" };
}
