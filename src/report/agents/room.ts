import { plainJson, plainText } from "../../model/text/plain-text.ts";
import type { Bytes } from "../../model/units.ts";

/** The JSON of a value on one line, as it's written and printed; no character of it moves a terminal's cursor. */
export function oneLineJson(value: unknown): string {
  return `${plainJson(value, 0)}\n`;
}

function bytesOf(value: unknown): Bytes {
  return Buffer.byteLength(oneLineJson(value));
}

const quotes: Bytes = Buffer.byteLength(oneLineJson(""));
const ellipsis = "…";

/** A foreign text as one plain line that takes at most so many bytes of a JSON string: cut between code points, with an ellipsis. */
export function cutText(text: string, most: Bytes): string {
  // Each code unit takes a byte or more, so what is behind these never fits.
  const begin = plainText(text.slice(0, most + 1));
  if (text.length <= most && bytesOf(begin) - quotes <= most) return begin;
  let kept = "";
  let left = most - Buffer.byteLength(ellipsis);
  for (const character of begin) {
    left -= bytesOf(character) - quotes;
    if (left < 0) break;
    kept += character;
  }
  return kept + ellipsis;
}

/** How many of each list are shown. */
export type Shown<List extends string> = (list: List) => number;

/**
 * What `make` makes of as many entries as `most` bytes of JSON have room for. `order` has a list's name for each entry of it, the most
 * important entry first; after the first entry that doesn't fit, no more of its list are taken. Throws RangeError if nothing fits.
 */
export function fitted<List extends string, T>(
  order: readonly List[],
  make: (shown: Shown<List>) => T,
  most: Bytes,
): T {
  const counts = new Map<List, number>();
  const made = (): T => make((list) => counts.get(list) ?? 0);
  const full = new Set<List>();
  let value = made();
  if (bytesOf(value) > most) throw new RangeError("The parts that are never left out take too much room.");
  for (const list of order) {
    if (full.has(list)) continue;
    const before = counts.get(list) ?? 0;
    counts.set(list, before + 1);
    const larger = made();
    if (bytesOf(larger) <= most) value = larger;
    else {
      counts.set(list, before);
      full.add(list);
    }
  }
  return value;
}
