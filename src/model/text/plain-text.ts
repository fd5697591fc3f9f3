import { jsonParts } from "./json-text.ts";
import { exceptColors, type Layout } from "./layout.ts";

/**
 * What is not shown, or changes how the rest is shown: control characters, those of direction, line separators, and
 * invisible ones, which could hide a command. The tab is left alone.
 */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Escape sequences of terminals: colors, cursor movements, window titles, links. */
const escapeSequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;

/**
 * Text that a profiled program chose (names of ranges and kernels), as one line for a terminal or a log: what could move
 * the cursor, start a new line or hide text becomes U+FFFD, and it is no workflow command.
 */
export function plainText(name: string): string {
  return withoutCommand(name.replace(invisible, "\ufffd").replaceAll("\t", "\ufffd"));
}

/** The same for text of ours that may quote a program: its line breaks and tabs stay. */
export function plainLines(text: string): string {
  return text
    .split("\n")
    .map((line) => withoutCommand(line.replace(invisible, "\ufffd")))
    .join("\n");
}

/** The same, with our own colors where they are shown. */
export function shownLines(text: string, { color }: Pick<Layout, "color">): string {
  return color ? exceptColors(text, plainLines) : plainLines(text);
}

/** A line that a program printed: what is not to be shown is taken out, colors above all, and it is no workflow command. */
export function plainOutput(line: string): string {
  return withoutCommand(line.replace(escapeSequences, "").replace(invisible, ""));
}

/** JSON text of a value that is safe to print: the same value, with escapes in place of what `plainText` replaces. */
export function plainJson(value: unknown, indent: number): string {
  return escapedJson(JSON.stringify(value, null, indent));
}

/** The same of a large value: what `jsonParts` gives, part by part. None of them ends within a text. */
export function* plainJsonParts(value: unknown): Generator<string> {
  for (const part of jsonParts(value)) yield escapedJson(part);
}

function escapedJson(text: string): string {
  // Most of it is ASCII, which is told sooner; its line breaks are between values.
  const visible = text.replace(/[^\n -~]+/gu, (others) => others.replace(invisible, escaped));
  return visible.replaceAll("##[", "#\\u0023[");
}

function escaped(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

/**
 * GitHub's runner trims a line and takes it for a command when it then starts with `::`, and takes `##[name]` for one
 * anywhere in a line (actions/runner, ActionCommand.cs): a leading space would not help, so such a line gets a visible
 * prefix, and `##[` a space.
 */
function withoutCommand(line: string): string {
  const text = line.toWellFormed().replaceAll("##[", "## [");
  return text.trimStart().startsWith("::") ? `| ${text}` : text;
}
