/** What text for people is laid out for; the edge finds it out, and hands it inwards. */
export interface Layout {
  /** Columns. Only a word that is longer than a line stands out. */
  readonly width: number;
  readonly color: boolean;
  /** Those with blanks that text may name, longest first: no line breaks within them. */
  readonly paths?: readonly string[];
}

/** quiet: the verdict or the result, and errors. verbose: also each command that is run, and its time. */
export type Level = "quiet" | "usual" | "verbose";

/** The streams of a command: results go to `out`, everything else for people to `err`. */
export interface Screen {
  readonly out: () => Layout;
  readonly err: () => Layout;
  readonly level: Level;
}

/** A log that no terminal shows, such as that of a job. */
export const logLayout: Layout = { width: 160, color: false };

export type Tone = "bad" | "good" | "unsure" | "strong" | "faint";

/** SGR, ECMA-48 8.3.117. */
const codes: Readonly<Record<Tone, string>> = {
  bad: "\u001b[31m",
  good: "\u001b[32m",
  unsure: "\u001b[33m",
  strong: "\u001b[1m",
  faint: "\u001b[2m",
};
const end = "\u001b[0m";
const painted = new RegExp([...Object.values(codes), end].map((code) => code.replace("[", "\\[")).join("|"), "g");

/** Text in a tone, where colors are shown. */
export function paint({ color }: Pick<Layout, "color">, tone: Tone, text: string): string {
  return color && text !== "" ? `${codes[tone]}${text}${end}` : text;
}

/** How many columns a text takes. */
export function shownWidth(text: string): number {
  return text.replace(painted, "").length;
}

/** What `change` makes of the text between our own colors; these stay. */
export function exceptColors(text: string, change: (part: string) => string): string {
  const colors = text.match(painted) ?? [];
  return text
    .split(painted)
    .map((part, index) => change(part) + (colors[index] ?? ""))
    .join("");
}
