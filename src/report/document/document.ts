import type { RowState, TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { Amount } from "../../model/text/quantity.ts";
import type { Figure } from "./figure.ts";
import type { Lead } from "./lead.ts";

/*
 * A report as data, which is the same for all media (terminal, Markdown, HTML). Each renderer knows only its own medium, and decides by importance
 * and room what to leave out. All texts are our own words, with foreign names marked (text.ts).
 */

/**
 * summary: a short version of the details, for a medium that folds them. main: never folded. detail: folded if there's little room.
 * reference: for readers who look something up.
 */
export type Importance = "summary" | "main" | "detail" | "reference";

export interface ReportDocument {
  readonly lead: Lead;
  /** One sentence about whether the result fails the check, or empty if there's nothing to add. */
  readonly effect: string;
  /** What goes with the lead: a failure, and which versions were compared. */
  readonly opening: readonly Block[];
  readonly sections: readonly Section[];
}

/** A section that readers can jump to. A section without blocks isn't shown. */
export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block = Paragraph | Footnote | Lines | List | Table | Group | Parts | Figure;

export interface Paragraph {
  readonly kind: "paragraph";
  readonly title?: string;
  readonly text: string;
}

/** A note in small type, below the blocks that it explains. */
export interface Footnote {
  readonly kind: "footnote";
  readonly text: string;
}

/** Lines that a program printed, or commands for a shell. */
export interface Lines {
  readonly kind: "lines";
  readonly title: string;
  readonly text: string;
}

export interface List {
  readonly kind: "list";
  readonly items: readonly Item[];
  /** What we call the items, as in `… and 3 more kernels`. */
  readonly noun: string;
  /** The file that has all items. */
  readonly file: File;
}

export type File = "comparison.json" | "profile.json";

export interface Item {
  readonly text: string;
  readonly title?: string;
  /** How the item is marked; undefined for no mark. */
  readonly tone?: Tone;
  /** Lower than the list's own importance: the item may be folded or left out. */
  readonly importance?: "detail" | "reference";
  /** True if a table or the lead already says what the item says. Such an item is left out if there's little room. */
  readonly isRepeated?: boolean;
  /** More text, for readers who want the details. */
  readonly more?: string;
}

export type Tone = "bad" | "unsure" | "good" | "accepted" | "warning" | "note";

export interface Table {
  readonly kind: "table";
  /** The table's label for screen readers. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly noun: string;
  readonly file: File;
  /** How to read the table, for readers who want the details. */
  readonly note?: string;
  /** Set if there may be thousands of rows. Few people read all rows, so we show only as many rows as in a kernel table. */
  readonly isLong?: true;
  /** Set if a picture shows the main numbers. The table is folded next to it. */
  readonly isDetail?: true;
}

export interface Column {
  readonly kind: "text" | "number" | "kernel" | "pair" | "change";
  readonly title: string;
  /** Set if the column can be dropped to save room. The lowest number is dropped first. */
  readonly leaves?: number;
  /** For a pair: true if base and head get separate columns when there's room. */
  readonly split?: boolean;
  /** For a change, when to show its interval and threshold. `main`: if there's room. `detail`: only in drawings. Undefined: never. */
  readonly interval?: "main" | "detail";
}

export interface Row {
  readonly importance?: "detail";
  /** The kernel family, for filters. */
  readonly family?: string;
  /** True if the row is slower or may be slower. If such rows are left out, we say how many. */
  readonly isNotable?: boolean;
  /** Called when the row is shown, because there may be thousands of rows. */
  readonly cells: () => readonly Cell[];
}

/** A text column has strings. */
export type Cell = string | NumberCell | KernelCell | PairCell | ChangeCell;

export interface NumberCell {
  readonly kind: "number";
  readonly text: string;
  /** The value to sort by. */
  readonly value: number | null;
}

export interface KernelCell {
  readonly kind: "kernel";
  /** Demangled. */
  readonly name: string;
  /** What `llm-profile explain` calls the kernel, if it changed. */
  readonly id?: string | null;
  /** Facts about the kernel, such as why it changed. */
  readonly remarks: readonly string[];
}

/** A value for base and for head; null for a side that has no value. */
export interface PairCell {
  readonly kind: "pair";
  readonly base: number | null;
  readonly head: number | null;
  readonly amountOf: (value: number) => Amount;
  /** Set if the pair is judged separately. */
  readonly state?: RowState;
}

export interface ChangeCell {
  readonly kind: "change";
  readonly state: RowState;
  readonly change: ShownChange;
  readonly sign: string;
  /** Empty if there's nothing to say. */
  readonly word: string;
  /** True if the word adds something to the number and its color. */
  readonly isSpoken: boolean;
  /** More lines for the cell. */
  readonly notes?: readonly string[];
}

/** The numbers that we draw for a change. A change without rounds is exact. */
export type ShownChange = Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio" | "thresholdRatio"> & {
  readonly rounds: number | null;
};

/** Blocks under a title. */
export interface Group {
  readonly kind: "group";
  readonly title: string;
  readonly importance: Importance;
  readonly blocks: readonly Block[];
}

/** Parts of one kind, such as ranges, most important first. A part's blocks are made when the part is shown. */
export interface Parts {
  readonly kind: "parts";
  readonly parts: readonly Part[];
  readonly noun: string;
  readonly file: File;
}

export interface Part {
  /** Added to the titles of the part's groups if the groups are shown outside the part. */
  readonly name: string;
  readonly title: string;
  readonly tag: string | null;
  /** True if nothing in the part changed. Such a part is folded if the medium can fold. */
  readonly isUnchanged: boolean;
  readonly blocks: () => readonly Block[];
}

export function paragraph(text: string, title?: string): Paragraph {
  return title === undefined ? { kind: "paragraph", text } : { kind: "paragraph", title, text };
}

/** A list, or nothing if there are no items. */
export function list(items: readonly (Item | string)[], noun: string, file: File): List[] {
  if (items.length === 0) return [];
  return [{ kind: "list", items: items.map((item) => (typeof item === "string" ? { text: item } : item)), noun, file }];
}

/** A table, or nothing if there are no rows. */
export function table(
  label: string,
  columns: readonly Column[],
  rows: readonly Row[],
  noun: string,
  file: File,
): Table[] {
  return rows.length === 0 ? [] : [{ kind: "table", label, columns, rows, noun, file }];
}

/** A table that may have thousands of rows. */
export function longTable(...parameters: Parameters<typeof table>): Table[] {
  return table(...parameters).map((block) => ({ ...block, isLong: true }));
}

/** A group, or nothing if there are no blocks. */
export function group(title: string, importance: Importance, blocks: readonly Block[]): Group[] {
  return blocks.length === 0 ? [] : [{ kind: "group", title, importance, blocks }];
}

export function textColumn(title: string, leaves?: number): Column {
  return leaves === undefined ? { kind: "text", title } : { kind: "text", title, leaves };
}

export function numberColumn(title: string, leaves?: number): Column {
  return leaves === undefined ? { kind: "number", title } : { kind: "number", title, leaves };
}

/** Base and head, in separate columns if there's room. */
export function sidesColumn(title: string): Column {
  return { kind: "pair", title, split: true };
}

export function pairColumn(title: string, leaves?: number): Column {
  return leaves === undefined ? { kind: "pair", title } : { kind: "pair", title, leaves };
}

export function changeColumn(interval?: "main" | "detail"): Column {
  return interval === undefined ? { kind: "change", title: "change" } : { kind: "change", title: "change", interval };
}

export const kernelColumn: Column = { kind: "kernel", title: "kernel" };
