/** How to lay out text. The entry points (action and command) choose the layout and pass it in. */
export interface Layout {
  /** In columns. Only a word or path that's longer than a line may exceed it. */
  readonly width: number;
  readonly color: boolean;
  /** The paths with spaces that text may contain, longest first. Lines don't break inside them. */
  readonly paths?: readonly string[];
}

/** quiet: only the verdict or result, and errors. verbose: also each command that we run, and how long it took. */
export type Level = "quiet" | "usual" | "verbose";

/** A command's output streams: results go to `out`, all other messages go to `err`. */
export interface Screen {
  readonly out: () => Layout;
  readonly err: () => Layout;
  readonly level: Level;
}

/** The layout for a log that isn't shown in a terminal, such as a job's log. */
export const logLayout: Layout = { width: 160, color: false };

export type Tone = "bad" | "good" | "unsure" | "strong" | "faint";

/** Terminal codes for colors (SGR in ECMA-48, section 8.3.117). */
const codes: Readonly<Record<Tone, string>> = {
  bad: "\u001b[31m",
  good: "\u001b[32m",
  unsure: "\u001b[33m",
  strong: "\u001b[1m",
  faint: "\u001b[2m",
};
const end = "\u001b[0m";
const painted = new RegExp([...Object.values(codes), end].map((code) => code.replace("[", "\\[")).join("|"), "g");

/** Colors text, if colors are on. */
export function paint({ color }: Pick<Layout, "color">, tone: Tone, text: string): string {
  return color && text !== "" ? `${codes[tone]}${text}${end}` : text;
}

/** How many columns the text takes, not counting our colors. */
export function shownWidth(text: string): number {
  return text.replace(painted, "").length;
}

/** Applies `change` to the text between our own color codes, and keeps these codes. */
export function exceptColors(text: string, change: (part: string) => string): string {
  const colors = text.match(painted) ?? [];
  return text
    .split(painted)
    .map((part, index) => change(part) + (colors[index] ?? ""))
    .join("");
}
