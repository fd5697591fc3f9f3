import { jsonParts } from "./json-text.ts";
import { exceptColors, type Layout } from "./layout.ts";

/** Not shown, or changes how others are shown, which could hide a command. Tabs are allowed. */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const escapeSequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;

/** For a profiled program's text: one line that can't move the cursor, hide text, or be a workflow command. */
export function plainText(name: string): string {
  return withoutCommand(name.replace(invisible, "\ufffd").replaceAll("\t", "\ufffd"));
}

/** For our own text, which may quote a program. Keeps line breaks and tabs. */
export function plainLines(text: string): string {
  return text
    .split("\n")
    .map((line) => withoutCommand(line.replace(invisible, "\ufffd")))
    .join("\n");
}

export function shownLines(text: string, { color }: Pick<Layout, "color">): string {
  return color ? exceptColors(text, plainLines) : plainLines(text);
}

export function plainOutput(line: string): string {
  return withoutCommand(line.replace(escapeSequences, "").replace(invisible, ""));
}

/** The characters that `plainText` replaces are escaped, so the value stays the same. */
export function plainJson(value: unknown, indent: number): string {
  return escapedJson(JSON.stringify(value, null, indent));
}

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
