import { paint, type Layout, type Tone } from "../../model/text/layout.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import type * as document from "../document/document.ts";
import { formatCount } from "../format.ts";
import { strong, tableLines } from "./table.ts";
import { toTerminal } from "./text.ts";

/** How much a terminal shows. */
export interface Room {
  /** The row limit for tables of kernels or nested ranges. */
  readonly kernels: number;
  /** The limit for ranges shown in full. */
  readonly parts: number;
  readonly layout: Layout;
}

/** The row limit for any other table or list. */
const mostRows = 40;

const signs: Readonly<Record<document.Tone, { readonly text: string; readonly tone: Tone | null }>> = {
  bad: { text: "✗", tone: "bad" },
  unsure: { text: "?", tone: "unsure" },
  good: { text: "✓", tone: "good" },
  accepted: { text: "·", tone: null },
  warning: { text: "!", tone: "unsure" },
  note: { text: "·", tone: null },
};

/** A document's sections as lines, without reference material. An empty line comes before each section. */
export function sectionLines(sections: readonly document.Section[], room: Room): string[] {
  return sections.flatMap(({ title, blocks }) => {
    const lines = blockLines(blocks, room);
    const hasTitle = blocks[0]?.kind === "group" || blocks[0]?.kind === "parts";
    return lines.length === 0 || hasTitle ? lines : ["", strong(`${title}:`, room.layout), ...lines];
  });
}

/** Blocks as lines that fit the layout's width. */
export function blockLines(blocks: readonly document.Block[], room: Room, indent = ""): string[] {
  return blocks.flatMap((block, index) => {
    const lines = renderLines(block, room, indent);
    // Without an empty line, two tables would look like one. A first paragraph stays with its table.
    const isIntroduced = index === 1 && blocks[0]?.kind === "paragraph";
    return block.kind === "table" && index > 0 && lines.length > 0 && !isIntroduced ? ["", ...lines] : lines;
  });
}

function renderLines(block: document.Block, room: Room, indent: string): string[] {
  const { layout } = room;
  const wrapped = (line: string): string[] => wrapLine(indent + line, layout);
  switch (block.kind) {
    case "paragraph":
      return wrapped(`${block.title === undefined ? "" : `${toTerminal(block.title)}: `}${toTerminal(block.text)}`);
    case "footnote":
      return wrapLine(`  ${toTerminal(block.text)}`, layout);
    case "lines":
      return [...wrapped(`${toTerminal(block.title)}:`), ...block.text.split("\n").map((line) => `    ${line}`)];
    case "list":
      return listLines(block, layout);
    case "table":
      return tableLines(block, isShort(block) ? room.kernels : mostRows, layout);
    case "group":
      return groupLines(block, room, indent);
    case "parts":
      return partsLines(block, room);
    case "figure":
      return block.name === "recent-runs" ? wrapped(block.text) : [];
  }
}

function isShort({ columns, isLong }: document.Table): boolean {
  return isLong === true || columns.some(({ kind }) => kind === "kernel");
}

function listLines({ items, noun, file }: document.List, layout: Layout): string[] {
  const shown = items.filter(({ importance }) => importance !== "reference");
  const hidden = shown.length - mostRows;
  return [
    ...shown.slice(0, mostRows).flatMap(({ text, title, tone }) => {
      const sign = tone === undefined ? "" : `${paintSign(tone, layout)} `;
      return wrapLine(`  ${sign}${title === undefined ? "" : `${toTerminal(title)}: `}${toTerminal(text)}`, layout);
    }),
    ...(hidden > 0 ? [`  … and ${formatCount(hidden)} more ${noun}, in ${file}`] : []),
  ];
}

function paintSign(tone: document.Tone, layout: Layout): string {
  const { text, tone: color } = signs[tone];
  return color === null ? text : paint(layout, color, text);
}

/** In a part, a group with a table needs no title, because the table's header says what it shows. */
function groupLines({ title, importance, blocks }: document.Group, room: Room, indent: string): string[] {
  if (importance === "reference" || importance === "summary") return [];
  const lines = blockLines(blocks, room, "  ");
  if (lines.length === 0) return [];
  const isTitled = indent === "" || blocks[0]?.kind === "paragraph";
  return [
    "",
    ...(isTitled ? wrapLine(indent + strong(`${toTerminal(title)}:`, room.layout), room.layout) : []),
    ...lines,
  ];
}

function partsLines({ parts, noun, file }: document.Parts, room: Room): string[] {
  const { layout } = room;
  const hidden = parts.length - room.parts;
  const lines = parts.slice(0, room.parts).flatMap(({ title, tag, blocks }) => {
    const [, ...inner] = blockLines(blocks(), room, "  ");
    return ["", strong(`${toTerminal(title)}${tag === null ? "" : `: ${tag}`}`, layout), ...inner];
  });
  return [
    ...lines,
    ...(hidden > 0
      ? ["", `… and ${formatCount(hidden)} more ${noun}. ${file} has them all. To show one of them, pass --range NAME.`]
      : []),
  ];
}
