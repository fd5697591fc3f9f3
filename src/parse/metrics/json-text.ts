import { errorMessage } from "../../errors.ts";

/** A string, which is skipped, or a number that is none, as Python and C++ write it into what is JSON else. */
const stringOrNoNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\b(?:NaN|nan|Infinity|inf)\b/g;

/**
 * The values of a JSON document, or of one document a line: a list of one value or more. A number that is none (`NaN`,
 * `-inf`) becomes its own text, so that whoever wants a number there can say what it found. Else why it is no JSON.
 */
export function readJson(text: string): readonly unknown[] | string {
  const whole = parse(text);
  if (typeof whole !== "string") return [whole.value];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const values: unknown[] = [];
  for (const line of lines) {
    const one = parse(line);
    // A first line that is none is the beginning of one document: what is wrong with that is of use.
    if (typeof one === "string") return values.length === 0 ? whole : `Line ${String(values.length + 1)}: ${one}`;
    values.push(one.value);
  }
  return values.length === 0 ? whole : values;
}

function parse(text: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    try {
      const mended = text.replace(stringOrNoNumber, (found) => (found.startsWith('"') ? found : `"${found}"`));
      return mended === text ? errorMessage(error) : { value: JSON.parse(mended) as unknown };
    } catch (second) {
      return errorMessage(second);
    }
  }
}
