import { plainLines, plainText } from "../../model/text/plain-text.ts";

import { clipMiddle } from "../format.ts";
import { kernelLabel } from "../kernel-label.ts";
import { nameText, shownText } from "../document/text.ts";

/*
 * The one place where text becomes HTML: what `html` is given is escaped, unless it is HTML already, and nothing else makes HTML.
 */

class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** HTML that is safe to write. */
export type Html = SafeHtml;

/** What a template takes: text and numbers, which are escaped, HTML, and lists of these; null is nothing. */
export type Part = string | number | Html | null | readonly Part[];

/** HTML of a template; what comes in by `${}` is data, also within quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new SafeHtml(
    compact(strings).reduce(
      (text, literal, index) => text + literal + (index < parts.length ? partText(parts[index]) : ""),
      "",
    ),
  );
}

const compacted = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Templates are indented for people; of thousands of rows that would be half of the page. */
function compact(strings: TemplateStringsArray): readonly string[] {
  const known = compacted.get(strings) ?? strings.map((literal) => literal.replaceAll(/\n\s*/g, "\n"));
  compacted.set(strings, known);
  return known;
}

/** An element in which nothing is escaped, with a text of ours and nothing else: a policy has its hash. Throws RangeError for what would end it. */
export function rawElement(name: "style" | "script", text: string): Html {
  if (/<\/(?:style|script)|<!--/i.test(text)) throw new RangeError("It would end its element.");
  return new SafeHtml(`<${name}>${text}</${name}>`);
}

/** Bytes in base64 for the script, which no browser runs or shows. Throws RangeError for anything else. */
export function dataElement(id: string, base64: string): Html {
  if (!/^[\w-]+$/.test(id) || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw new RangeError("It is not base64.");
  return new SafeHtml(`<script type="application/octet-stream" id="${id}">${base64}</script>`);
}

function partText(part: Part | undefined): string {
  if (part === null || part === undefined) return "";
  if (part instanceof SafeHtml) return part.text;
  if (typeof part === "string") return escaped(part);
  return typeof part === "number" ? String(part) : part.map(partText).join("");
}

/** By numeric entities alone, as in our Markdown: what looks for secrets in files reads these. */
function escaped(text: string): string {
  return plainLines(text).replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

const nameWidth = 80;
const proseWidth = 2000;

/** A text as HTML: names as code, and in messages what stands between backquotes. */
export function sentence(text: string): Html {
  return new SafeHtml(
    shownText(text, (kind, part) => {
      if (kind === "own") return escaped(part);
      if (kind === "name") return code(clipMiddle(plainText(part), nameWidth));
      if (kind === "kernel") return code(kernelLabel(part, nameWidth));
      return plainText(part.length > proseWidth ? `${part.slice(0, proseWidth - 1)}…` : part)
        .split(quoted)
        .map((piece, index) => (index % 2 === 1 ? code(piece) : escaped(piece)))
        .join("");
    }),
  );
}

/** The same without elements, for an attribute. */
export function plainSentence(text: string): string {
  return shownText(text, (kind, part) =>
    kind === "kernel" ? kernelLabel(part, nameWidth) : clipMiddle(plainText(part), nameWidth),
  );
}

/** What our messages put between backquotes, such as settings. */
const quoted = /(?<!`)`([^`\n]+)`(?!`)/;

function code(text: string): string {
  return text.trim() === "" ? "<code>(no name)</code>" : `<code>${breakable(text)}</code>`;
}

/** Where a name's words end. */
const wordEnds = /(?<=::|[_<(/]|,(?! )|[a-z\d](?=[A-Z]))/;
/** A name that always fits on a line. */
const shortName = 24;

/** Escaped, with places for a line to break between the words of a name. */
function breakable(text: string): string {
  return text.length <= shortName ? escaped(text) : text.split(wordEnds).map(escaped).join("<wbr>");
}

/** A name's text as code, as it stands. */
export function codeHtml(text: string): Html {
  return new SafeHtml(code(text));
}

/** A name as code. */
export function nameCode(name: string): Html {
  return sentence(nameText(name));
}
