export interface Layout {
  readonly width: number;
  readonly color: boolean;
  /** With spaces, longest first. Lines don't break inside them. */
  readonly paths?: readonly string[];
}

/** quiet: only the verdict or result, and errors. verbose: also each command that we run, and how long it took. */
export type Level = "quiet" | "usual" | "verbose";

export interface Screen {
  readonly out: () => Layout;
  readonly err: () => Layout;
  readonly level: Level;
}

export const logLayout: Layout = { width: 160, color: false };

export type Tone = "bad" | "good" | "unsure" | "strong" | "faint";

/** SGR in ECMA-48, section 8.3.117. */
const codes: Readonly<Record<Tone, string>> = {
  bad: "\u001b[31m",
  good: "\u001b[32m",
  unsure: "\u001b[33m",
  strong: "\u001b[1m",
  faint: "\u001b[2m",
};
const end = "\u001b[0m";
const painted = new RegExp([...Object.values(codes), end].map((code) => code.replace("[", "\\[")).join("|"), "g");

export function paint({ color }: Pick<Layout, "color">, tone: Tone, text: string): string {
  return color && text !== "" ? `${codes[tone]}${text}${end}` : text;
}

export function shownWidth(text: string): number {
  return text.replace(painted, "").length;
}

export function exceptColors(text: string, change: (part: string) => string): string {
  const colors = text.match(painted) ?? [];
  return text
    .split(painted)
    .map((part, index) => change(part) + (colors[index] ?? ""))
    .join("");
}
