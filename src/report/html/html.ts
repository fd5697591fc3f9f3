import { plainLines, plainText } from "../../model/text/plain-text.ts";

import { clipMiddle } from "../format.ts";
import { kernelLabel } from "../kernel-label.ts";
import { markName, renderMarks } from "../document/text.ts";

/*
 * The only place where text becomes HTML. `html` escapes everything it gets, unless it's already safe HTML.
 */

class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** HTML that is safe to write. */
export type Html = SafeHtml;

/** What a template accepts: text and numbers (both are escaped), HTML, and lists of all three. Null becomes nothing. */
export type Part = string | number | Html | null | readonly Part[];

/** Makes HTML from a template. Each `${}` is data, even inside quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new SafeHtml(
    compact(strings).reduce(
      (text, literal, index) => text + literal + (index < parts.length ? renderPart(parts[index]) : ""),
      "",
    ),
  );
}

const compacted = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Removes the templates' indentation. With thousands of rows, the indentation would be half of the page. */
function compact(strings: TemplateStringsArray): readonly string[] {
  const literals = compacted.get(strings) ?? strings.map((literal) => literal.replaceAll(/\n\s*/g, "\n"));
  compacted.set(strings, literals);
  return literals;
}

/**
 * An element with unescaped text. Pass only our own text, because the page's policy allows it by its hash. Throws RangeError if the text
 * would end the element.
 */
export function rawElement(name: "style" | "script", text: string): Html {
  if (/<\/(?:style|script)|<!--/i.test(text))
    throw new RangeError("The text contains `</style`, `</script`, or `<!--`, which isn't allowed.");
  return new SafeHtml(`<${name}>${text}</${name}>`);
}

/** Base64 data for the script. Browsers neither run nor show this element. Throws RangeError if `id` or `base64` has characters that aren't allowed. */
export function dataElement(id: string, base64: string): Html {
  if (!/^[\w-]+$/.test(id) || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64))
    throw new RangeError("The id or the data has characters that aren't allowed.");
  return new SafeHtml(`<script type="application/octet-stream" id="${id}">${base64}</script>`);
}

function renderPart(part: Part | undefined): string {
  if (part === null || part === undefined) return "";
  if (part instanceof SafeHtml) return part.text;
  if (typeof part === "string") return escaped(part);
  return typeof part === "number" ? String(part) : part.map(renderPart).join("");
}

/** Escapes text with numeric entities only, as our Markdown does, because our search for secrets can decode them. */
function escaped(text: string): string {
  return plainLines(text).replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

const nameWidth = 80;
const proseWidth = 2000;

/** A text as HTML. Names become code, and so does text that a message puts in backquotes. */
export function sentence(text: string): Html {
  return new SafeHtml(
    renderMarks(text, (kind, part) => {
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

/** Text without HTML elements, for use in an attribute. */
export function plainSentence(text: string): string {
  return renderMarks(text, (kind, part) =>
    kind === "kernel" ? kernelLabel(part, nameWidth) : clipMiddle(plainText(part), nameWidth),
  );
}

/** Text that our messages put in backquotes, such as settings. */
const quoted = /(?<!`)`([^`\n]+)`(?!`)/;

function code(text: string): string {
  return text.trim() === "" ? "<code>(no name)</code>" : `<code>${breakable(text)}</code>`;
}

/** The ends of the words in a name. */
const wordEnds = /(?<=::|[_<(/]|,(?! )|[a-z\d](?=[A-Z]))/;
/** The longest name that always fits on a line. */
const shortName = 24;

/** Escapes a name and lets lines break between its words. */
function breakable(text: string): string {
  return text.length <= shortName ? escaped(text) : text.split(wordEnds).map(escaped).join("<wbr>");
}

/** Text as code, without shortening. */
export function codeHtml(text: string): Html {
  return new SafeHtml(code(text));
}

/** A name as code. */
export function nameCode(name: string): Html {
  return sentence(markName(name));
}
