import type { NcuRange } from "../../model/reports/ncu.ts";
import type { RangeStyle } from "../../model/reports/range.ts";

/*
 * The column of push/pop ranges holds the thread and every open range, outermost first, each in quotes and followed by six
 * fields that say nothing of its name (payload, colour, message):
 *   1192  "<default domain>:forward:none:none:none:none:none:none"  "<default domain>:stem:none:none:none:none:none:none"
 * The column of start/end ranges holds an id before the domain, with or without the quotes:
 *   0:<default domain>:stem:none:none:none:none:none:none
 */

const fieldsAfterName = 6;
const defaultDomain = "<default domain>";

/** Columns of ranges by their header, which differs by version: `thread Domain:Push/Pop_Range:…`, `Id:Domain:Start/Stop_Range:…`. */
export function rangeColumnStyle(header: string): RangeStyle | null {
  if (/push\/pop_range/i.test(header)) return "pushpop";
  return /start\/(stop|end)_range/i.test(header) ? "startend" : null;
}

/** The ranges of a cell, or null where it is not as expected. An empty cell holds none. */
export function readRanges(cell: string, style: RangeStyle): NcuRange[] | null {
  const text = cell.trim();
  if (text === "") return [];
  const entries = text.includes('"') ? quotedEntries(text) : [text];
  const ranges: NcuRange[] = [];
  for (const entry of entries ?? []) {
    const range = readRange(entry, style);
    if (range === null) return null;
    ranges.push(range);
  }
  return ranges.length === 0 ? null : ranges;
}

/** A name may hold a quote, so that an entry ends at a quote before white space and another quote, or at the end. */
function quotedEntries(text: string): string[] | null {
  const all = /^[^"]*"(.*)"$/s.exec(text)?.[1];
  return all?.split(/"\s+(?:\d+\s+)?"/) ?? null;
}

function readRange(entry: string, style: RangeStyle): NcuRange | null {
  const parts = entry.split(":");
  if (style === "startend" && /^\d+$/.test(parts[0]?.trim() ?? "")) parts.shift();
  const named = parts.slice(0, -fieldsAfterName);
  const [domain, ...name] = named;
  if (domain === undefined || name.length === 0) return null;
  return { name: name.join(":"), domain: domain.trim() === defaultDomain ? "" : domain.trim(), style };
}
