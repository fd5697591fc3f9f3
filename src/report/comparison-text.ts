import type { ComparedSide, Comparison } from "../model/comparison/comparison.ts";
import type { Reason, ReasonId, Verdict } from "../model/comparison/reason.ts";
import { plainText } from "../model/text/plain-text.ts";
import { legend, metricsTable, rangeTables, type TableOptions } from "./comparison-tables.ts";
import { changeText, unknownText } from "./environment-text.ts";
import { terminalPrinter } from "./printer.ts";
import { acceptedText, budgetText, clockText, disturbanceText, roundsText } from "./sentences.ts";
import { verdictLine } from "./verdict-text.ts";
import { limitationTexts } from "./limitation-text.ts";
import { wrapText } from "./wrap-text.ts";

/** No line is longer. */
const lineWidth = 150;

/** A comparison as text for a terminal or a log: the verdict, why, what was measured, and what cannot be known. */
export function comparisonText(comparison: Comparison, options: Pick<TableOptions, "topKernels">): string {
  const deciding = comparison.reasons.filter(({ verdict }) => verdict !== null);
  const others = comparison.reasons.filter(({ verdict, id }) => verdict === null && !inTables.has(id));
  return [
    ...wrapText(verdictLine(comparison), lineWidth),
    "",
    ...sideLines("base", comparison.base),
    ...sideLines("head", comparison.head),
    ...section("why:", deciding.flatMap(reasonLines)),
    ...section("also:", others.flatMap(reasonLines)),
    ...metricsTable(comparison.metrics),
    ...comparison.ranges.flatMap((range) => [
      "",
      ...rangeTables(range, { ...options, environment: comparison.environment }),
    ]),
    ...(comparison.ranges.length === 0 ? [] : ["", ...legend]),
    ...section("environment, base → head:", environmentLines(comparison.environment)),
    ...section(
      "budgets:",
      comparison.budgets.flatMap((budget) =>
        bullet(budget.state === "held" ? "✓" : "✗", budgetText(budget, terminalPrinter)),
      ),
    ),
    ...section(
      "accepted regressions:",
      comparison.accepted.flatMap((one) =>
        bullet(one.state === "used" ? "·" : "!", acceptedText(one, terminalPrinter)),
      ),
    ),
    ...section(
      "limitations:",
      limitationTexts(comparison).flatMap((text) => bullet("·", plainText(text))),
    ),
  ].join("\n");
}

/** Reasons that only repeat a line of the tables. */
const inTables: ReadonlySet<ReasonId> = new Set<ReasonId>(["kernel-new", "kernel-removed", "kernel-swapped"]);

const listedChanges = 12;

/** What differs between what the sides ran with; nothing where nothing does. */
function environmentLines(environment: Comparison["environment"]): string[] {
  if (environment === null || environment.total === 0) return [];
  const shown = environment.changes.slice(0, listedChanges);
  const more = environment.total - shown.length;
  const unknown = unknownText(environment);
  return [
    ...shown.flatMap((change) => bullet("·", changeText(change, terminalPrinter))),
    ...(more > 0 ? bullet("…", `and ${String(more)} more, in comparison.json`) : []),
    ...(unknown === null ? [] : bullet("·", unknown)),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", title, ...lines];
}

function sideLines(name: string, side: ComparedSide | null): string[] {
  if (side === null) return [`${name}: none`];
  return [
    sideLine(name, side),
    ...side.disturbedRounds.flatMap((round) =>
      bullet("!", `round ${String(round.round)}: ${disturbanceText(round, terminalPrinter)}`),
    ),
  ];
}

function sideLine(name: string, side: ComparedSide): string {
  const gpus = [...new Set(side.machine.gpus.map((gpu) => plainText(gpu.name)))].join(", ") || "unknown GPU";
  const commit = side.source.commit === null ? [] : [`commit ${plainText(side.source.commit.slice(0, 12))}`];
  const dirty = side.source.dirty === true ? [" with changes"] : [];
  const clock = side.meanSmClockMhz === null ? [] : [clockText(side.meanSmClockMhz)];
  return [
    `${name}: ${roundsText(side.rounds, side.processes)}`,
    gpus,
    ...commit.map((text) => text + dirty.join("")),
    ...clock,
  ].join(" · ");
}

function reasonLines({ verdict, range, kernel, text }: Reason): string[] {
  const where = range === null ? "" : `${terminalPrinter.name(range)}: `;
  const of = kernel === null ? "" : `${terminalPrinter.kernel(kernel)}: `;
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

function bullet(mark: string, text: string): string[] {
  return wrapText(text, lineWidth - 4).map((line, index) => `  ${index === 0 ? mark : " "} ${line}`);
}
