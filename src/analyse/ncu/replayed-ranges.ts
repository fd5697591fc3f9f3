import type { NcuRow } from "../../model/reports/ncu.ts";
import { ownRange } from "../../model/reports/own-range.ts";
import type { ReplayedRange } from "../../model/profile/profile-ncu.ts";
import type { RangeKey } from "../range-key.ts";
import { figuresOf } from "./figures.ts";
import { rooflineOf } from "./roofline.ts";

/** The replayed ranges by name and domain, in the order of their first rows; a range that ran several times has several samples. `asked`: the ranges that it was for; null: not known. */
export function replayedRanges(
  rows: readonly NcuRow[],
  mode: ReplayedRange["mode"],
  asked: readonly RangeKey[] | null,
): ReplayedRange[] {
  const found = new Map<string, ReplayedRange>();
  for (const row of rows) {
    const range = row.kind === "range" ? ownRange(row, asked) : null;
    if (range === null) continue;
    const key = JSON.stringify([range.domain, range.name]);
    const known = found.get(key) ?? { name: range.name, domain: range.domain, mode, samples: [] };
    const sample = { id: row.id, figures: figuresOf(row), roofline: rooflineOf(row) };
    found.set(key, { ...known, samples: [...known.samples, sample] });
  }
  return [...found.values()];
}
