import { errorMessage } from "../../model/errors.ts";
import { counted } from "../../model/text/listing.ts";

/** Python and C++ programs write these, although JSON doesn't have them. */
const noNumber = /(?:NaN|nan|Infinity|inf)\b/y;

/**
 * A value takes many times more memory than its text (`{}` takes 56 bytes), and nesting takes stack space. Tools write far less: for
 * example, details of 100,000 requests, each with a list of every token's time.
 */
const mostLists = 200_000;
const mostKeys = 1_000_000;
const mostElements = 5_000_000;
const mostNoNumbers = 100_000;
const deepest = 100;

/**
 * One document, or one per line, at most `mostLines` + 1. Non-finite numbers become strings, so that an error can quote them. Returns the
 * reason if it can't.
 */
export function readJson(source: string, mostLines: number): readonly unknown[] | string {
  const scanned = scan(source);
  if ("why" in scanned) return scanned.why;
  const { text } = scanned;
  const whole = parse(text);
  if (typeof whole !== "string") return [whole.value];
  const values: unknown[] = [];
  for (let from = 0; from < text.length && values.length <= mostLines;) {
    const newLine = text.indexOf("\n", from);
    const end = newLine === -1 ? text.length : newLine;
    const line = text.slice(from, end);
    from = end + 1;
    if (line.trim() === "") continue;
    const parsed = parse(line);
    // If the first line isn't JSON, it belongs to a longer document, whose error is more useful.
    if (typeof parsed === "string") return values.length === 0 ? whole : `Line ${values.length + 1}: ${parsed}`;
    values.push(parsed.value);
  }
  return values.length === 0 ? whole : values;
}

function parse(text: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return `It isn't valid JSON: ${errorMessage(error)}`;
  }
}

/** One pass, because the text is untrusted. */
function scan(text: string): { readonly text: string } | { readonly why: string } {
  const mended: string[] = [];
  let done = 0;
  let noNumbers = 0;
  let lists = 0;
  let keys = 0;
  let elements = 0;
  let depth = 0;
  for (let position = 0; position < text.length; position += 1) {
    switch (text[position]) {
      case '"':
        position = endOfString(text, position);
        break;
      case "[":
      case "{":
        if ((lists += 1) > mostLists)
          return { why: `It has more than ${counted(mostLists, "list or object", "lists and objects")}.` };
        if ((depth += 1) > deepest) return { why: `It's nested more than ${counted(deepest, "level")} deep.` };
        break;
      case "]":
      case "}":
        depth -= 1;
        break;
      case ":":
        if ((keys += 1) > mostKeys) return { why: `It has more than ${counted(mostKeys, "key")}.` };
        break;
      case ",":
        if ((elements += 1) > mostElements) return { why: `It has more than ${counted(mostElements, "value")}.` };
        break;
      case "N":
      case "n":
      case "I":
      case "i": {
        noNumber.lastIndex = position;
        if (!noNumber.test(text)) break;
        if ((noNumbers += 1) > mostNoNumbers)
          return { why: `It has more than ${counted(mostNoNumbers, "value")} that aren't finite numbers.` };
        const from = text[position - 1] === "-" ? position - 1 : position;
        mended.push(text.slice(done, from), `"${text.slice(from, noNumber.lastIndex)}"`);
        done = noNumber.lastIndex;
        position = done - 1;
        break;
      }
      default:
    }
  }
  return { text: done === 0 ? text : mended.join("") + text.slice(done) };
}

/** JSON strings can't span lines. */
function endOfString(text: string, start: number): number {
  let position = start + 1;
  while (position < text.length && text[position] !== '"' && text[position] !== "\n")
    position += text[position] === "\\" ? 2 : 1;
  return position;
}
