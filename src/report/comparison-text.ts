import { kernelLabel } from "./kernel-label.ts";
import type { ComparedSide, Comparison } from "../model/comparison/comparison.ts";
import type { Reason, ReasonId, Verdict } from "../model/comparison/reason.ts";
import { paint, type Layout } from "../model/text/layout.ts";
import { plainText } from "../model/text/plain-text.ts";
import { wrapLine, wrapText } from "../model/text/wrap-text.ts";
import { legend, metricsTable, rangeTables, type TableOptions } from "./comparison-tables.ts";
import { changeText, unknownText } from "./environment-text.ts";
import { terminalText } from "./terminal/text.ts";
import { acceptedText, budgetText, clockText, disturbanceText, roundsText } from "./sentences.ts";
import { verdictLine } from "./verdict-text.ts";
import { limitationTexts } from "./limitation-text.ts";
import type { Cell } from "./text-table.ts";

type ComparisonTextOptions = Pick<TableOptions, "topKernels" | "layout">;

/** A comparison as text for a terminal or a log: the verdict, why, what was measured, and what cannot be known. */
export function comparisonText(comparison: Comparison, options: ComparisonTextOptions): string {
  const { layout } = options;
  const deciding = comparison.reasons.filter(({ verdict }) => verdict !== null);
  const others = comparison.reasons.filter(({ verdict, id }) => verdict === null && !inTables.has(id));
  const lines = [
    ...verdictLines(comparison, layout),
    "",
    ...sideLines("base", comparison.base),
    ...sideLines("head", comparison.head),
    ...section("why:", deciding.map(reasonLine)),
    ...section("also:", others.map(reasonLine)),
    ...metricsTable(comparison.metrics, layout),
    ...comparison.ranges.flatMap((range) => [
      "",
      ...rangeTables(range, { ...options, environment: comparison.environment }),
    ]),
    ...(comparison.ranges.length === 0 ? [] : ["", ...legend]),
    ...section("environment, base → head:", environmentLines(comparison.environment)),
    ...section(
      "budgets:",
      comparison.budgets.map((budget): Bullet => [
        budget.state === "held" ? { text: "✓", tone: "good" } : { text: "✗", tone: "bad" },
        terminalText(budgetText(budget)),
      ]),
    ),
    ...section(
      "accepted regressions:",
      comparison.accepted.map((one): Bullet => [
        one.state === "used" ? "·" : { text: "!", tone: "unsure" },
        terminalText(acceptedText(one)),
      ]),
    ),
    ...section(
      "limitations:",
      limitationTexts(comparison).map((text): Bullet => ["·", plainText(text)]),
    ),
  ];
  return lines
    .flatMap((line) => (typeof line === "string" ? wrapLine(line, layout) : wrapLine(bulletText(line, layout), layout)))
    .join("\n");

  function section(title: string, bullets: readonly Bullet[]): (string | Bullet)[] {
    return bullets.length === 0 ? [] : ["", paint(layout, "strong", title), ...bullets];
  }
}

/** The verdict alone. */
export function verdictLines(comparison: Comparison, layout: Layout): string[] {
  const line = verdictLine(comparison);
  const end = line.indexOf(":") + 1;
  const tone = verdictMarks[comparison.verdict].tone;
  const [first = "", ...rest] = wrapText(line, layout);
  return [paint(layout, tone, first.slice(0, end)) + first.slice(end), ...rest];
}

/** A sign, and what it is of. */
type Bullet = readonly [mark: Cell, text: string];

function bulletText([mark, text]: Bullet, layout: Layout): string {
  return `  ${typeof mark === "string" ? mark : paint(layout, mark.tone, mark.text)} ${text}`;
}

/** Reasons that only repeat a line of the tables. */
const inTables: ReadonlySet<ReasonId> = new Set<ReasonId>(["kernel-new", "kernel-removed", "kernel-swapped"]);

const listedChanges = 12;

/** What differs between what the sides ran with; nothing where nothing does. */
function environmentLines(environment: Comparison["environment"]): Bullet[] {
  if (environment === null || environment.total === 0) return [];
  const shown = environment.changes.slice(0, listedChanges);
  const more = environment.total - shown.length;
  const unknown = unknownText(environment);
  return [
    ...shown.map((change): Bullet => ["·", terminalText(changeText(change))]),
    ...(more > 0 ? [["…", `and ${String(more)} more, in comparison.json`] satisfies Bullet] : []),
    ...(unknown === null ? [] : [["·", unknown] satisfies Bullet]),
  ];
}

function sideLines(name: string, side: ComparedSide | null): (string | Bullet)[] {
  if (side === null) return [`${name}: none`];
  return [
    sideLine(name, side),
    ...side.disturbedRounds.map((round): Bullet => [
      { text: "!", tone: "unsure" },
      `round ${String(round.round)}: ${terminalText(disturbanceText(round))}`,
    ]),
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

function reasonLine({ verdict, range, kernel, text }: Reason): Bullet {
  const where = range === null ? "" : `${plainText(range)}: `;
  const of = kernel === null ? "" : `${kernelLabel(kernel, 60)}: `;
  return [verdict === null ? "·" : verdictMarks[verdict], `${where}${of}${plainText(text)}`];
}

const verdictMarks: Readonly<Record<Verdict, Exclude<Cell, string>>> = {
  regressed: { text: "✗", tone: "bad" },
  "over-budget": { text: "✗", tone: "bad" },
  incomparable: { text: "?", tone: "unsure" },
  inconclusive: { text: "?", tone: "unsure" },
  "no-baseline": { text: "?", tone: "unsure" },
  pass: { text: "·", tone: "good" },
};
