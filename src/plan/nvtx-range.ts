import { UserError } from "../model/errors.ts";
import { type RangeSpec, unnamedRange } from "../model/reports/range.ts";

const howToWrite =
  "Write `Message` (default domain), `Message@Domain`, or `Message@*` (any domain). Write `\\@` for a literal @.";

/** Placeholders in documentation. A capture gated by one would wait forever. */
const placeholders = new Set(["range", "message", "range-name", "<range>", "my_range_name"]);

/**
 * Escapes: `\@`, `\*`, `\?`, `\,`, `\;`, `\\`. Throws UserError for text that nsys would accept but never match: `range@`, `@domain`, two
 * unescaped `@`, a placeholder.
 */
export function parseRange(text: string, instances: number | null, skip = 0, where = "ranges"): RangeSpec {
  const refuse = (why: string, help = howToWrite): never => {
    throw new UserError({ id: "bad-range", what: `Bad NVTX range ${JSON.stringify(text)}.`, where, why, help });
  };
  if (text.trim() === "") refuse("The range is empty.");
  if (/\p{Cc}/u.test(text)) refuse("The range contains a control character.");
  const parts = splitAtSigns(text);
  if (parts.length > 2) {
    refuse(
      "The range has more than one unescaped `@`.",
      `If an @ is part of the name, write it as \\@, such as \`${escapeAllButLast(text)}\`.`,
    );
  }
  const [rawMessage = "", rawDomain] = parts;
  if (rawMessage === unnamedRange)
    refuse("A range without a name can't be chosen.", "Give the range a name in the program.");
  if (rawMessage === "") refuse("The message before the `@` is missing.");
  if (rawDomain === "")
    refuse(
      "The domain after the `@` is missing.",
      `For the default domain, remove the @. For any domain, write ${rawMessage}@*.`,
    );
  const glob = /(^|[^\\])(\\\\)*[*?]/.test(rawMessage);
  const message = unescape(rawMessage, glob);
  if (placeholders.has(message.toLowerCase())) {
    refuse(
      `${JSON.stringify(message)} is a placeholder from documentation, not the name of a real range.`,
      `Name a range that your program emits, such as decode. If your range really has this name, write it as a glob: ${rawMessage.slice(0, -1)}?`,
    );
  }
  if (rawDomain !== undefined && rawDomain !== "*" && /(^|[^\\])[*?]/.test(rawDomain)) {
    refuse("A domain must be a name or a single `*`. Only the message can be a glob.");
  }
  const domain = rawDomain === undefined ? null : rawDomain === "*" ? "*" : unescape(rawDomain, false);
  return { text, message, domain, glob, instances, skip };
}

/**
 * nsys resolves escapes (`\@`, `\\`) only if an unescaped `@` separates message and domain, and it has no name for the default domain (nsys
 * 2023.4). So a range whose name needs an escape starts the capture in any domain; the analysis looks for the right one.
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

/** A glob keeps the escapes of `*` and `?` for the matcher. */
function unescape(part: string, keepGlobEscapes: boolean): string {
  return keepGlobEscapes ? part.replace(/\\([@,;(])/g, "$1") : part.replace(/\\([@*?,;(\\])/g, "$1");
}

function escapeAllButLast(text: string): string {
  const last = text.lastIndexOf("@");
  return text.slice(0, last).replace(/(?<!\\)@/g, "\\@") + text.slice(last);
}
