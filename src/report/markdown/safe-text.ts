import { clipMiddle } from "../format.ts";
import { markdownCode, markdownText } from "./markdown-text.ts";
import { plainLines } from "../../model/text/plain-text.ts";

const proseWidth = 400;
const blockLines = 30;
const blockWidth = 200;

/** What our messages put between backquotes, such as settings; those within or beside others are text, and so are two with nothing to see between them. */
const quoted = /(?<!`)`(?!\s*`)([^`\n]+)`(?!`)/;

/**
 * Hostile prose as Markdown that shows it as it is. GitHub looks for mentions, references and emoji in what Markdown made
 * of the text, so that neither a backslash nor an entity stops them (github/cmark-gfm issue 181); a zero-width space does. What it has between
 * backquotes becomes code.
 */
export function prose(text: string, width = proseWidth): string {
  return withCode(clipEnd(text, width), false);
}

/** The same of words of ours, with which a line may begin, and which may have emoji in color. */
export function ownWords(text: string): string {
  return text
    .split(inColor)
    .map((part) => withCode(part, true))
    .join(inColor);
}

/** Variation selector 16: what stands before it is shown as emoji. Nobody sees it, so that `plainText` takes it out. */
const inColor = "\ufe0f";

function withCode(text: string, isOwn: boolean): string {
  return text
    .split(quoted)
    .map((part, index) => (index % 2 === 1 ? code(part, part.length) : plain(part, isOwn)))
    .join("");
}

function plain(text: string, isOwn = false): string {
  return markdownText(text, isOwn)
    .replace(/&#(?:64|35);(?=.)/g, "$&&#8203;")
    .replace(/GH&#45;/gi, "$&&#8203;")
    .replace(/(?<=www)&#46;/gi, "&#8203;$&")
    .replace(/&#58;(?=[\w/+-])/g, "$&&#8203;");
}

/**
 * A hostile name as code, in which GitHub looks for nothing. Where it holds a `|` it is HTML, since in a table's cell no
 * code span can hold a backslash before one.
 */
export function code(name: string, width: number): string {
  const shown = clipMiddle(name, width);
  if (shown.includes("|")) return `<code>${plain(shown).trim()}</code>`;
  return markdownCode(shown) || "*(no name)*";
}

/** A hostile name as code where Markdown is not read, in `<summary>`. */
export function codeHtml(name: string, width: number): string {
  const text = markdownText(clipMiddle(name, width)).trim();
  return text === "" ? "(no name)" : `<code>${text}</code>`;
}

/** Hostile text of several lines as a block of code, its fence longer than any run within; cut at 30 lines of 200 characters. */
export function codeBlock(text: string): string {
  const lines = plainLines(text).split("\n");
  const shown = lines.slice(0, blockLines).map((line) => clipEnd(line, blockWidth));
  const hidden = lines.length - shown.length;
  const longest = Math.max(2, ...[...shown.join("\n").matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return [`${fence}text`, ...shown, ...(hidden > 0 ? [`… and ${String(hidden)} more lines`] : []), fence].join("\n");
}

/** A link to an address of ours; the bare text where the address is none that can be linked. */
export function link(text: string, url: string): string {
  return /^https?:\/\/[\w.:-]+\/[\w./%~-]*(?:#[\w-]+)?$/.test(url) ? `[${text}](${url})` : text;
}

function clipEnd(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
