import { jsonParts } from "./json-text.ts";
import { exceptColors, type Layout } from "./layout.ts";

/**
 * Characters that aren't shown, or that change how other characters are shown: control characters, text direction marks, line separators,
 * and invisible characters, which could hide a command. Tabs are allowed.
 */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Terminal escape sequences: colors, cursor movements, window titles, links. */
const escapeSequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;

/**
 * Makes text from a profiled program, such as a range or kernel name, safe to show as one line in a terminal or log.
 * Characters that could move the cursor, start a new line or hide text become U+FFFD. The line can't be a workflow command.
 */
export function plainText(name: string): string {
  return withoutCommand(name.replace(invisible, "\ufffd").replaceAll("\t", "\ufffd"));
}

/** Like `plainText`, for our own text, which may quote a program. Keeps line breaks and tabs. */
export function plainLines(text: string): string {
  return text
    .split("\n")
    .map((line) => withoutCommand(line.replace(invisible, "\ufffd")))
    .join("\n");
}

/** Like `plainLines`, but keeps our own colors if the layout shows colors. */
export function shownLines(text: string, { color }: Pick<Layout, "color">): string {
  return color ? exceptColors(text, plainLines) : plainLines(text);
}

/** Removes colors and other unprintable characters from a line that a program printed. The line can't be a workflow command. */
export function plainOutput(line: string): string {
  return withoutCommand(line.replace(escapeSequences, "").replace(invisible, ""));
}

/** A value as JSON that's safe to print: the characters that `plainText` replaces are escaped, so the value stays the same. */
export function plainJson(value: unknown, indent: number): string {
  return escapedJson(JSON.stringify(value, null, indent));
}

/** Like `plainJson`, for a large value, in the parts from `jsonParts`. No part ends inside a string. */
export function* plainJsonParts(value: unknown): Generator<string> {
  for (const part of jsonParts(value)) yield escapedJson(part);
}

function escapedJson(text: string): string {
  // Most of the text is ASCII, so it's faster to skip the ASCII parts first. Line breaks stay, because JSON has them only between values.
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
 * GitHub's runner treats a line as a command if it starts with `::` after trimming, or has `##[name]` anywhere (actions/runner,
 * ActionCommand.cs). A leading space wouldn't help, so we put a visible prefix before `::`, and a space inside `##[`.
 */
function withoutCommand(line: string): string {
  const text = line.toWellFormed().replaceAll("##[", "## [");
  return text.trimStart().startsWith("::") ? `| ${text}` : text;
}
