import { UserError } from "../errors.ts";
import type { RangeSpec } from "../model/reports/range.ts";

const howToWrite =
  "Write `Message` (default domain), `Message@Domain` or `Message@*` (any domain); `\\@` for a literal @.";

/** Words that documentation uses in place of a range's name; a capture gated by one waits for ever. */
const placeholders = new Set(["range", "message", "range-name", "<range>", "my_range_name"]);

/**
 * Reads a range as users write it. Escapes: `\@`, `\*`, `\?`, `\,`, `\;`, `\\`; an unescaped `*` or `?` in the message makes a glob.
 * Throws UserError for what nsys would accept and then never match: `range@`, `@domain`, two unescaped `@`, a placeholder.
 */
export function parseRange(text: string, instances: number | null, skip = 0, where = "ranges"): RangeSpec {
  const refuse = (why: string, help = howToWrite): never => {
    throw new UserError({ id: "bad-range", what: `Bad NVTX range ${JSON.stringify(text)}.`, where, why, help });
  };
  if (text.trim() === "") refuse("It is empty.");
  if (/\p{Cc}/u.test(text)) refuse("It holds a control character.");
  const parts = splitAtSigns(text);
  if (parts.length > 2) {
    refuse(
      "It has more than one unescaped `@`.",
      `An @ that belongs to the name is written \\@, as in \`${escapeAllButLast(text)}\`.`,
    );
  }
  const [rawMessage = "", rawDomain] = parts;
  if (rawMessage === "") refuse("There is no message before the `@`.");
  if (rawDomain === "")
    refuse(
      "There is no domain after the `@`.",
      `Leave the @ out for the default domain, or write ${rawMessage}@* for any.`,
    );
  const glob = /(^|[^\\])(\\\\)*[*?]/.test(rawMessage);
  const message = unescape(rawMessage, glob);
  if (placeholders.has(message.toLowerCase())) {
    refuse(
      `${JSON.stringify(message)} is the placeholder of the documentation, not a range that programs emit.`,
      `Name the range that your program emits, such as decode. If it really emits one of this name, write it as a glob: ${rawMessage.slice(0, -1)}?`,
    );
  }
  if (rawDomain !== undefined && rawDomain !== "*" && /(^|[^\\])[*?]/.test(rawDomain)) {
    refuse("A domain is a name or a lone `*`; globs are for the message only.");
  }
  const domain = rawDomain === undefined ? null : rawDomain === "*" ? "*" : unescape(rawDomain, false);
  return { text, message, domain, glob, instances, skip };
}

/**
 * The value of nsys's --nvtx-capture for a range that is no glob. nsys resolves escapes (`\@`, `\\`) only where an
 * unescaped `@` divides message and domain, and has no word for the default domain: a name that needs an escape is
 * therefore gated in any domain (measured with nsys 2023.4). The analysis still looks for the domain that was meant.
 */
export function nsysCaptureExpression({ message, domain }: Pick<RangeSpec, "message" | "domain">): string {
  const escaped = (name: string): string => name.replace(/[\\@]/g, "\\$&");
  if (domain === null) return /[\\@]/.test(message) ? `${escaped(message)}@*` : message;
  return `${escaped(message)}@${domain === "*" ? "*" : escaped(domain)}`;
}

function splitAtSigns(text: string): string[] {
  const parts = [""];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === "\\" && index + 1 < text.length) {
      parts[parts.length - 1] += character + text.charAt(index + 1);
      index += 1;
    } else if (character === "@") parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** In a glob the escapes of `*` and `?` must outlive this step: the matcher resolves them. */
function unescape(part: string, keepGlobEscapes: boolean): string {
  return keepGlobEscapes ? part.replace(/\\([@,;])/g, "$1") : part.replace(/\\([@*?,;\\])/g, "$1");
}

function escapeAllButLast(text: string): string {
  const last = text.lastIndexOf("@");
  return text.slice(0, last).replace(/(?<!\\)@/g, "\\@") + text.slice(last);
}
