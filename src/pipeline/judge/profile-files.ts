import { attribute } from "../../analyze/attribute.ts";
import { figureRules } from "../../analyze/ncu/figures.ts";
import { operatorRows } from "../../analyze/regions/operators.ts";
import { topKernels } from "../../analyze/top-kernels.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { AttributionMode, Profile } from "../../model/profile/profile.ts";
import type { OperatorRow, OperatorsByRange } from "../../model/profile/operator.ts";
import { rangeText } from "../../model/reports/range.ts";
import { rangeFiles } from "../../report/range-tables.ts";
import { summaryMarkdown } from "../../report/summary.ts";
import type { ExaminedCapture } from "../capture/examine.ts";
import { sideFiles } from "./judge.ts";

/** The kernels to explain, by range. */
export function topKernelsByRange(profile: Profile, count: number) {
  return profile.ranges.map((range) => ({
    range: range.name,
    domain: range.domain,
    kernels: topKernels(range, count),
  }));
}

/** The operators inside each range, from the captures of one round: the first report that holds the range. */
export function operatorsByRange(
  captures: readonly ExaminedCapture[],
  attribution: AttributionMode,
): Map<string, OperatorRow[]> {
  const found = new Map<string, OperatorRow[]>();
  for (const { traces, ranges } of captures) {
    const [trace] = traces();
    if (trace === undefined) continue;
    for (const range of attribute(trace, ranges, attribution).ranges) {
      const label = rangeText(range.key.name, range.key.domain);
      if (!found.has(label)) found.set(label, operatorRows(trace, range));
    }
  }
  return found;
}

/** What a run measured, and what it is held against. */
export interface Measured {
  readonly profile: Profile;
  readonly operators: OperatorsByRange;
  readonly base: Profile | null;
  /** Null where there is nothing to hold the head against: no base, and no budget. */
  readonly comparison: Comparison | null;
}

/** All files of a run's results: path below the run directory → text. profile.json and comparison.json come last. */
export function resultFiles(measured: Measured, topCount: number): Map<string, string> {
  const { profile, operators, base, comparison } = measured;
  return new Map([
    ...Object.entries(base === null ? {} : { [sideFiles.base]: json(base) }),
    ...profileFiles(profile, operators, topCount),
    ...Object.entries(comparison === null ? {} : { "comparison.json": json(comparison) }),
  ]);
}

/** All files that tell of a finished profile: path below the run directory → text. profile.json comes last: with it the rest is there. */
export function profileFiles(profile: Profile, operators: OperatorsByRange, topCount: number): Map<string, string> {
  return new Map([
    ...rangeFiles(profile, operators, figureRules),
    ["summary.md", summaryMarkdown(profile, operators)],
    ["top-kernels.json", json(topKernelsByRange(profile, topCount))],
    ["profile.json", json(profile)],
  ]);
}

/** As every stored result is written. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
