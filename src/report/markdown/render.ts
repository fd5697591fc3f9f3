import type * as document from "../document/document.ts";
import { countText } from "../../model/text/quantity.ts";
import { fold, list, table, type Block } from "./blocks.ts";
import { rowCells } from "./cells.ts";
import { codeBlock } from "./safe-text.ts";
import { markdown, summaryHtml } from "./text.ts";

/** GitHub adds a scroll bar to wider tables. */
const mostColumns = 5;
/** Ranges shown in detail, worst first. */
const mostParts = 12;
/** Rows of an unfolded table in a range. */
const openRows = 30;
/** How many rows any other table or list may have. A program can produce any number of names. */
const mostRows = 200;

const marks: Readonly<Record<document.Tone, string>> = {
  bad: "🔴 ",
  unsure: "🟡 ",
  good: "",
  accepted: "☑️ ",
  warning: "⚠️ ",
  note: "",
};

/** The unfolded blocks in the document's order, and the folded blocks that go below. */
interface Rendered {
  readonly open: readonly Block[];
  readonly folded: readonly Block[];
}

/** A block's surroundings. */
interface Place {
  /** How many rows a folded table in a range may have. */
  readonly rows: number;
  /** The name of the part around the block, or null. */
  readonly part: string | null;
  readonly isFolded: boolean;
}

/**
 * A document's blocks as Markdown: main ones unfolded, then details folded. Only the report has reference blocks. The more jobs share the
 * text, the fewer rows each gets. Names are long, and parsing each name takes time.
 */
export function renderedBlocks(blocks: readonly document.Block[], jobs = 1): Block[] {
  const rows = Math.max(20, Math.floor(1000 / jobs));
  const { open, folded } = rendered(blocks, { rows, part: null, isFolded: false });
  return [...open, ...folded];
}

function rendered(blocks: readonly document.Block[], place: Place): Rendered {
  const all = blocks.map((block) => renderedBlock(block, place));
  return { open: all.flatMap(({ open }) => open), folded: all.flatMap(({ folded }) => folded) };
}

function renderedBlock(block: document.Block, place: Place): Rendered {
  switch (block.kind) {
    case "paragraph":
      return { open: [`${boldTitle(block.title)}${markdown(block.text)}`], folded: [] };
    case "footnote":
      return { open: [`<sub>${markdown(block.text)}</sub>`], folded: [] };
    case "lines":
      return { open: [`**${markdown(block.title)}**:`, codeBlock(block.text)], folded: [] };
    case "list":
      return withRest(
        block.items.filter(({ isRepeated }) => isRepeated !== true),
        block.noun,
        place,
        (items) => list(items.slice(0, mostRows).map(renderItem), block.noun, items.length),
      );
    case "table":
      return withRest(splitRows(block.rows, place), block.noun, place, (rows, isRest) =>
        tableBlocks(block, rows, place, isRest),
      );
    case "group":
      return renderedGroup(block, place);
    case "parts":
      return renderedParts(block, place);
    case "figure":
      return { open: block.name === "recent-runs" ? [markdown(block.text)] : [], folded: [] };
  }
}

/** Folds the less important entries, unless the block is in a fold already. */
function withRest<T extends { readonly importance?: "detail" | "reference" }>(
  all: readonly T[],
  noun: string,
  { isFolded, part }: Place,
  blocksOf: (some: readonly T[], isRest: boolean) => readonly Block[],
): Rendered {
  const shown = all.filter(({ importance }) => importance !== "reference");
  const main = isFolded ? shown : shown.filter(({ importance }) => importance === undefined);
  const rest = isFolded ? [] : shown.filter(({ importance }) => importance === "detail");
  const title = `Other ${noun}${part === null ? "" : ` in ${part}`} (${countText(rest.length)})`;
  return { open: blocksOf(main, false), folded: fold(summaryHtml(title), blocksOf(rest, true)) };
}

/** Marks the rows that don't fit in the unfolded table as details, which are folded. */
function splitRows(rows: readonly document.Row[], { part, isFolded }: Place): readonly document.Row[] {
  if (part === null || isFolded) return rows;
  return rows.map((row, index) => (index < openRows ? row : { ...row, importance: "detail" }));
}

function tableBlocks(
  { columns, noun }: document.Table,
  rows: readonly document.Row[],
  { rows: folded, part, isFolded }: Place,
  isRest: boolean,
): Block[] {
  const inPart = isRest || isFolded ? folded : openRows;
  const most = part === null ? mostRows : inPart;
  const kept = keptColumns(columns);
  const cells = rowCells(columns, rows.slice(0, most)).map((row) => kept.map((index) => row[index] ?? ""));
  const shown = kept.flatMap((index) => columns[index] ?? []);
  return table(
    shown.map(({ kind, title }) => ({ title, align: kind === "number" || kind === "pair" ? "right" : "left" })),
    cells,
    noun,
    rows.length,
  );
}

function keptColumns(columns: readonly document.Column[]): number[] {
  const leaving = [...columns.keys()]
    .filter((index) => columns[index]?.leaves !== undefined)
    .toSorted((a, b) => (columns[a]?.leaves ?? 0) - (columns[b]?.leaves ?? 0));
  const gone = new Set(leaving.slice(0, Math.max(0, columns.length - mostColumns)));
  return [...columns.keys()].filter((index) => !gone.has(index));
}

function renderItem({ title, text, tone }: document.Item): string {
  return `${tone === undefined ? "" : marks[tone]}${boldTitle(title)}${markdown(text)}`;
}

function boldTitle(title: string | undefined): string {
  return title === undefined ? "" : `**${markdown(title)}**: `;
}

function renderedGroup({ title, importance, blocks }: document.Group, place: Place): Rendered {
  const { part, isFolded } = place;
  const whole = `${title}${part === null ? "" : ` in ${part}`}`;
  if (importance === "reference") return { open: [], folded: [] };
  if (importance === "summary") return isFolded ? { open: [], folded: [] } : rendered(blocks, place);
  if (importance === "detail" && !isFolded) {
    const inner = rendered(blocks, { ...place, isFolded: true });
    return { open: [], folded: fold(summaryHtml(whole), inner.open) };
  }
  const { open, folded } = rendered(blocks, place);
  return { open: open.length === 0 ? [] : [`**${markdown(whole)}**`, ...open], folded };
}

function renderedParts({ parts, noun }: document.Parts, place: Place): Rendered {
  const all = parts.slice(0, mostParts).map(({ name, blocks }) => rendered(blocks(), { ...place, part: name }));
  const hidden = parts.length - mostParts;
  return {
    open: all.flatMap(({ open }) => open),
    folded: [
      ...all.flatMap(({ folded }) => folded),
      ...(hidden > 0 ? [`*The details of ${countText(hidden)} more ${noun} are only in the report.*`] : []),
    ],
  };
}
