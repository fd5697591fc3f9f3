import type { NcuRange, NcuRow } from "../../model/ncu.ts";
import type { ReplayedRange } from "../../model/profile-ncu.ts";
import { figuresOf } from "./figures.ts";
import { rooflineOf } from "./roofline.ts";

/** The replayed ranges by name and domain, in the order of their first rows; a range that ran several times has several samples. */
export function replayedRanges(rows: readonly NcuRow[], mode: ReplayedRange["mode"]): ReplayedRange[] {
  const found = new Map<string, ReplayedRange>();
  for (const row of rows) {
    const range = row.kind === "range" ? ownRange(row) : null;
    if (range === null) continue;
    const key = JSON.stringify([range.domain, range.name]);
    const known = found.get(key) ?? { name: range.name, domain: range.domain, mode, samples: [] };
    const sample = { id: row.id, figures: figuresOf(row), roofline: rooflineOf(row) };
    found.set(key, { ...known, samples: [...known.samples, sample] });
  }
  return [...found.values()];
}

/** The range that a row is of: the one that opened last, within those that enclose it; the parser refuses a row without any. */
function ownRange({ ranges }: NcuRow): NcuRange | null {
  return ranges.findLast(({ style }) => style === "pushpop") ?? ranges.at(-1) ?? null;
}
