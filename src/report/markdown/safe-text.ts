import { clipMiddle } from "../format.ts";
import { markdownCode, escapeMarkdown } from "./markdown-text.ts";
import { plainLines } from "../../model/text/plain-text.ts";
import { counted } from "../../model/text/listing.ts";

const proseWidth = 400;
const blockLines = 30;
const blockWidth = 200;

/** Text that our messages put between backquotes, such as settings. Backquotes next to each other are plain text, and so is a pair with only spaces in it. */
const quoted = /(?<!`)`(?!\s*`)([^`\n]+)`(?!`)/;

/**
 * Hostile prose as Markdown that shows it literally. GitHub looks for mentions, references, and emoji in the rendered text, so neither
 * a backslash nor an entity stops them (github/cmark-gfm issue 181). A zero-width space does. Text between backquotes becomes code.
 */
export function prose(text: string, width = proseWidth): string {
  return withCode(clipEnd(text, width), false);
}

/** Our own words as Markdown. They may begin a line and may have color emoji. */
export function ownWords(text: string): string {
  return text
    .split(inColor)
    .map((part) => withCode(part, true))
    .join(inColor);
}

/** Variation selector 16, which makes the character before it a color emoji. It's invisible, so `plainText` removes it. */
const inColor = "\ufe0f";

function withCode(text: string, isOwn: boolean): string {
  return text
    .split(quoted)
    .map((part, index) => (index % 2 === 1 ? code(part, part.length) : plain(part, isOwn)))
    .join("");
}

function plain(text: string, isOwn = false): string {
  return escapeMarkdown(text, isOwn)
    .replace(/&#(?:64|35);(?=.)/g, "$&&#8203;")
    .replace(/GH&#45;/gi, "$&&#8203;")
    .replace(/(?<=www)&#46;/gi, "&#8203;$&")
    .replace(/&#58;(?=[\w/+-])/g, "$&&#8203;");
}

/**
 * A hostile name as code, in which GitHub looks for no mentions or references. A name with a `|` becomes HTML, because a code span in
 * a table cell can't contain a backslash before a `|`.
 */
export function code(name: string, width: number): string {
  const shown = clipMiddle(name, width);
  if (shown.includes("|")) return `<code>${plain(shown).trim()}</code>`;
  return markdownCode(shown) || "*(no name)*";
}

/** Like `code`, for a narrow table cell: HTML, because a long name may break after a mark or 12 characters. */
export function narrowCode(name: string, width: number): string {
  if (name.length <= 12) return code(name, width);
  let run = 0;
  const pieces = plain(clipMiddle(name, width)).match(/&#\d+;|./gsu) ?? [];
  const text = pieces.map((piece) => {
    run = /^\s$/.test(piece) ? 0 : run + 1;
    const breaks = run >= 12 || /^(?:&#(?:45|46|58|64|95);|[,/.:-])$/.test(piece);
    if (breaks) run = 0;
    return breaks ? `${piece}<wbr>` : piece;
  });
  return `<code>${
    text
      .join("")
      .replace(/<wbr>$/, "")
      .trim() || "(no name)"
  }</code>`;
}

/** A hostile name as HTML code, for `<summary>`, where GitHub doesn't read Markdown. */
export function codeHtml(name: string, width: number): string {
  const text = escapeMarkdown(clipMiddle(name, width)).trim();
  return text === "" ? "(no name)" : `<code>${text}</code>`;
}

/** Hostile lines as a code block, cut to 30 lines of 200 characters. The fence is longer than any run of backquotes in the lines. */
export function codeBlock(text: string): string {
  const lines = plainLines(text).split("\n");
  const shown = lines.slice(0, blockLines).map((line) => clipEnd(line, blockWidth));
  const hidden = lines.length - shown.length;
  const longest = Math.max(2, ...[...shown.join("\n").matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return [`${fence}text`, ...shown, ...(hidden > 0 ? [`… and ${counted(hidden, "more line")}`] : []), fence].join("\n");
}

/** A link to one of our own addresses, or only the text if the address isn't safe to link to. */
export function link(text: string, url: string): string {
  return /^https?:\/\/[\w.:-]+\/[\w./%~-]*(?:#[\w-]+)?$/.test(url) ? `[${text}](${url})` : text;
}

function clipEnd(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
