import type { RowState, TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { Amount } from "../../model/text/quantity.ts";
import type { Figure } from "./figure.ts";
import type { Lead } from "./lead.ts";

/*
 * A report as values: what it says, once for all media. A renderer knows its medium and nothing else; what it leaves out follows from
 * importance and room. Every text here is of our own words with marked names (text.ts).
 */

/**
 * summary: what the details say in full, for a medium that folds these. main: in the open everywhere. detail: in the open where there
 * is room, else folded. reference: for who looks something up.
 */
export type Importance = "summary" | "main" | "detail" | "reference";

export interface ReportDocument {
  readonly lead: Lead;
  /** Whether it fails the check, where the verdict's own mark doesn't say so; empty where there is nothing to say. */
  readonly effect: string;
  /** What belongs to the lead: a failure, what is held against what. */
  readonly opening: readonly Block[];
  readonly sections: readonly Section[];
}

/** A part that a reader may jump to; one without blocks is none. */
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

/** In small type, below what it is about. */
export interface Footnote {
  readonly kind: "footnote";
  readonly text: string;
}

/** Lines that a program printed, or that are typed into a shell. */
export interface Lines {
  readonly kind: "lines";
  readonly title: string;
  readonly text: string;
}

export interface List {
  readonly kind: "list";
  readonly items: readonly Item[];
  /** What they are called where some are left out. */
  readonly noun: string;
  /** Where all of them are. */
  readonly file: File;
}

export type File = "comparison.json" | "profile.json";

export interface Item {
  readonly text: string;
  readonly title?: string;
  /** What it is a sign of; none: of nothing. */
  readonly tone?: Tone;
  /** Less than that of what it is in: it may be left out, or folded. */
  readonly importance?: "detail" | "reference";
  /** A table or the lead says the same: it's left out where there is little room. */
  readonly isRepeated?: boolean;
  /** For who looks it up. */
  readonly more?: string;
}

export type Tone = "bad" | "unsure" | "good" | "accepted" | "warning" | "note";

export interface Table {
  readonly kind: "table";
  /** What it is of, for who cannot see what stands around it. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly noun: string;
  readonly file: File;
  /** How it is to be read, for who looks it up. */
  readonly note?: string;
  /** There may be thousands of rows, which few read to the end: as many are shown as kernels are. */
  readonly isLong?: true;
}

export interface Column {
  readonly kind: "text" | "number" | "kernel" | "pair" | "change";
  readonly title: string;
  /** Those that have it leave first where there is no room, the lowest before others. */
  readonly leaves?: number;
  /** Of a pair: base and head are columns of their own where there is room. */
  readonly split?: boolean;
  /** Of a change: whether its interval and its threshold are shown wherever there is room, or only where they are drawn; without it never. */
  readonly interval?: "main" | "detail";
}

export interface Row {
  readonly importance?: "detail";
  /** What it may be filtered by. */
  readonly family?: string;
  /** Slower, or perhaps: said of rows that are left out. */
  readonly isNotable?: boolean;
  /** Made when it is shown: there may be thousands of rows. */
  readonly cells: () => readonly Cell[];
}

/** What a column of text has is a text. */
export type Cell = string | NumberCell | KernelCell | PairCell | ChangeCell;

export interface NumberCell {
  readonly kind: "number";
  readonly text: string;
  /** What it is sorted by. */
  readonly value: number | null;
}

export interface KernelCell {
  readonly kind: "kernel";
  /** Demangled. */
  readonly name: string;
  /** What else is known of it, such as why it changed. */
  readonly remarks: readonly string[];
}

/** A value on both sides; null where a side has none. */
export interface PairCell {
  readonly kind: "pair";
  readonly base: number | null;
  readonly head: number | null;
  readonly amountOf: (value: number) => Amount;
  /** Where it's judged by itself. */
  readonly state?: RowState;
}

export interface ChangeCell {
  readonly kind: "change";
  readonly state: RowState;
  readonly change: ShownChange;
  readonly sign: string;
  /** Empty where nothing is said. */
  readonly word: string;
  /** The word says more than the number and its color do. */
  readonly isSpoken: boolean;
  /** Further lines of the cell. */
  readonly notes?: readonly string[];
}

/** What is drawn of a change, whatever it is a change of; without rounds it is exact. */
export type ShownChange = Pick<TimeChange, "changeRatio" | "lowRatio" | "highRatio" | "thresholdRatio"> & {
  readonly rounds: number | null;
};

/** Blocks under a title of their own. */
export interface Group {
  readonly kind: "group";
  readonly title: string;
  readonly importance: Importance;
  readonly blocks: readonly Block[];
}

/** Parts of one kind, such as ranges, the most important first; made when they are shown. */
export interface Parts {
  readonly kind: "parts";
  readonly parts: readonly Part[];
  readonly noun: string;
  readonly file: File;
}

export interface Part {
  /** What the groups in it are of, where they stand apart. */
  readonly name: string;
  readonly title: string;
  readonly tag: string | null;
  /** Nothing in it changed: it's folded where that's possible. */
  readonly isUnchanged: boolean;
  readonly blocks: () => readonly Block[];
}

export function paragraph(text: string, title?: string): Paragraph {
  return title === undefined ? { kind: "paragraph", text } : { kind: "paragraph", title, text };
}

/** Nothing for no items. */
export function list(items: readonly (Item | string)[], noun: string, file: File): List[] {
  if (items.length === 0) return [];
  return [{ kind: "list", items: items.map((item) => (typeof item === "string" ? { text: item } : item)), noun, file }];
}

/** Nothing for no rows. */
export function table(
  label: string,
  columns: readonly Column[],
  rows: readonly Row[],
  noun: string,
  file: File,
): Table[] {
  return rows.length === 0 ? [] : [{ kind: "table", label, columns, rows, noun, file }];
}

/** The same of which few rows are read. */
export function longTable(...parameters: Parameters<typeof table>): Table[] {
  return table(...parameters).map((block) => ({ ...block, isLong: true }));
}

/** Nothing for no blocks. */
export function group(title: string, importance: Importance, blocks: readonly Block[]): Group[] {
  return blocks.length === 0 ? [] : [{ kind: "group", title, importance, blocks }];
}

export function textColumn(title: string, leaves?: number): Column {
  return leaves === undefined ? { kind: "text", title } : { kind: "text", title, leaves };
}

export function numberColumn(title: string, leaves?: number): Column {
  return leaves === undefined ? { kind: "number", title } : { kind: "number", title, leaves };
}

/** Base and head, in columns of their own where there is room. */
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
