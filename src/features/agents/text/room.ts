import { plainJson, plainText } from "../../../model/text/plain-text.ts";
import type { Bytes } from "../../../model/units.ts";

export function formatOneLineJson(value: unknown): string {
  return `${plainJson(value, 0)}\n`;
}

function countJsonBytes(value: unknown): Bytes {
  return Buffer.byteLength(formatOneLineJson(value));
}

const quotes: Bytes = Buffer.byteLength(formatOneLineJson(""));
const ellipsis = "…";

/** Cuts text to one plain line of at most `most` bytes in a JSON string, between code points. */
export function shortenText(text: string, most: Bytes): string {
  // Each code unit takes at least one byte, so code units after `most` never fit.
  const begin = plainText(text.slice(0, most + 1));
  if (text.length <= most && countJsonBytes(begin) - quotes <= most) return begin;
  let kept = "";
  let bytesLeft = most - Buffer.byteLength(ellipsis);
  for (const character of begin) {
    bytesLeft -= countJsonBytes(character) - quotes;
    if (bytesLeft < 0) break;
    kept += character;
  }
  return kept + ellipsis;
}

export type Shown<List extends string> = (list: List) => number;

/** `order` names a list once for each of its entries, most important first. Throws RangeError if nothing fits. */
export function fitEntries<List extends string, T>(
  order: readonly List[],
  make: (shown: Shown<List>) => T,
  most: Bytes,
): T {
  const counts = new Map<List, number>();
  const made = () => make((list) => counts.get(list) ?? 0);
  const full = new Set<List>();
  let value = made();
  if (countJsonBytes(value) > most) throw new RangeError("The required parts don't fit within the byte limit.");
  for (const list of order) {
    if (full.has(list)) continue;
    const before = counts.get(list) ?? 0;
    counts.set(list, before + 1);
    const larger = made();
    if (countJsonBytes(larger) <= most) value = larger;
    else {
      counts.set(list, before);
      full.add(list);
    }
  }
  return value;
}
