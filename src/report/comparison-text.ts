import type { ComparedSide, Comparison } from "../model/comparison/comparison.ts";
import type { Reason, ReasonId, Verdict } from "../model/comparison/reason.ts";
import { plainText } from "../model/text/plain-text.ts";
import { acceptedWords } from "./accepted-words.ts";
import { legend, rangeTables, type TableOptions } from "./comparison-tables.ts";
import { verdictLine } from "./comparison-verdict.ts";
import { kernelLabel } from "./kernel-label.ts";
import { limitationTexts } from "./limitation-text.ts";
import { wrapText } from "./wrap-text.ts";

/** No line is longer. */
const lineWidth = 150;

/** A comparison as text for a terminal or a log: the verdict, why, what was measured, and what cannot be known. */
export function comparisonText(comparison: Comparison, options: TableOptions): string {
  const deciding = comparison.reasons.filter(({ verdict }) => verdict !== null);
  const said = comparison.reasons.filter(({ verdict, id }) => verdict === null && !inTables.has(id));
  return [
    ...wrapText(verdictLine(comparison), lineWidth),
    "",
    ...sideLines("base", comparison.base),
    ...sideLines("head", comparison.head),
    ...section("why:", deciding.flatMap(reasonLines)),
    ...section("also:", said.flatMap(reasonLines)),
    ...comparison.ranges.flatMap((range) => ["", ...rangeTables(range, options)]),
    ...(comparison.ranges.length === 0 ? [] : ["", ...legend]),
    ...section("budgets:", comparison.budgets.map(budgetLine)),
    ...section("accepted regressions:", comparison.accepted.flatMap(acceptedLines)),
    ...section(
      "what this comparison cannot know:",
      limitationTexts(comparison).flatMap((text) => bullet("·", plainText(text))),
    ),
  ].join("\n");
}

/** Reasons that only repeat a line of the tables. */
const inTables: ReadonlySet<ReasonId> = new Set<ReasonId>(["kernel-new", "kernel-removed", "kernel-swapped"]);

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", title, ...lines];
}

function sideLines(name: string, side: ComparedSide | null): string[] {
  if (side === null) return [`${name}: none`];
  return [sideLine(name, side), ...side.disturbedRounds.flatMap((round) => bullet("!", disturbedText(round)))];
}

function disturbedText({ round, state, meanSmClockMhz, reasons }: ComparedSide["disturbedRounds"][number]): string {
  const clock = meanSmClockMhz === null ? "" : `mean SM clock ${meanSmClockMhz.toFixed(0)} MHz`;
  return state === "throttled"
    ? `round ${String(round)}: ${["throttled", ...reasons.map(plainText), clock].filter((part) => part !== "").join(", ")}`
    : `round ${String(round)}: ${clock}, more than 2 % off the side's other rounds`;
}

function sideLine(name: string, side: ComparedSide): string {
  const gpus = [...new Set(side.machine.gpus.map((gpu) => plainText(gpu.name)))].join(", ") || "unknown GPU";
  const commit = side.source.commit === null ? [] : [`commit ${plainText(side.source.commit.slice(0, 12))}`];
  const dirty = side.source.dirty === true ? [" with changes"] : [];
  const clock = side.meanSmClockMhz === null ? [] : [`mean SM clock ${side.meanSmClockMhz.toFixed(0)} MHz`];
  return [
    `${name}: ${String(side.rounds)} ${side.rounds === 1 ? "round" : "rounds"}`,
    gpus,
    ...commit.map((text) => text + dirty.join("")),
    ...clock,
  ].join(" · ");
}

function reasonLines({ verdict, range, kernel, text }: Reason): string[] {
  const where = range === null ? "" : `${plainText(range)}: `;
  const of = kernel === null ? "" : `${kernelLabel(kernel, 60)}: `;
  return bullet(marks[verdict ?? "pass"], `${where}${of}${plainText(text)}`);
}

const marks: Readonly<Record<Verdict, string>> = {
  regressed: "✗",
  "over-budget": "✗",
  incomparable: "?",
  inconclusive: "?",
  "no-baseline": "?",
  pass: "·",
};

function budgetLine({ text, range, value, unit, state }: Comparison["budgets"][number]): string {
  const mark = state === "held" ? "✓" : "✗";
  const of = range === null ? "" : ` in ${plainText(range)}`;
  const found = value === null ? "not measured" : `${value.toLocaleString("en-US")}${unit === "" ? "" : ` ${unit}`}`;
  return `  ${mark} ${plainText(text)}: ${found}${of}, ${state}`;
}

function acceptedLines({ entry, state }: Comparison["accepted"][number]): string[] {
  const what = entry.kernel ?? (entry.family === undefined ? (entry.metric ?? "") : `family ${entry.family}`);
  const limit = entry.change === "any" ? "any change" : `up to ${String(entry.change)} %`;
  const text = `${entry.range}: ${what}, ${limit}, until ${entry.expires} (${acceptedWords[state]}): ${entry.reason}`;
  return bullet(state === "used" ? "·" : "!", plainText(text));
}

function bullet(mark: string, text: string): string[] {
  return wrapText(text, lineWidth - 4).map((line, index) => `  ${index === 0 ? mark : " "} ${line}`);
}
