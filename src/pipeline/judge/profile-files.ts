import { attribute } from "../../analyse/attribute.ts";
import { operatorRows } from "../../analyse/regions/operators.ts";
import { regionReports } from "../../analyse/regions/region-reports.ts";
import { rangeKeyText } from "../../analyse/range-key.ts";
import { topKernels } from "../../analyse/top-kernels.ts";
import type { AttributionMode, Profile } from "../../model/profile/profile.ts";
import type { OperatorRow } from "../../model/profile/region.ts";
import { readTrace } from "../../parse/nsys-sqlite/read-trace.ts";
import { regionFiles } from "../../report/region-tables.ts";
import { summaryMarkdown } from "../../report/summary.ts";
import type { ExaminedCapture } from "../capture/examine.ts";

/** The kernels to explain, by range. */
export function topKernelsByRange(profile: Profile, count: number) {
  return profile.ranges.map((range) => ({
    range: range.name,
    domain: range.domain,
    kernels: topKernels(range, count),
  }));
}

/** The operators inside each range, by `rangeKeyText`, from the captures of one round: the first report that holds the range. */
export function operatorsByRange(
  captures: readonly ExaminedCapture[],
  attribution: AttributionMode,
): Map<string, OperatorRow[]> {
  const found = new Map<string, OperatorRow[]>();
  for (const { reports, ranges } of captures) {
    const [report] = reports;
    if (report === undefined) continue;
    const trace = readTrace(report.sqlite);
    for (const range of attribute(trace, ranges, attribution).ranges) {
      const text = rangeKeyText(range.key);
      if (!found.has(text)) found.set(text, operatorRows(trace, range));
    }
  }
  return found;
}

/** All files that tell of a finished profile: path below the run directory → text. profile.json comes last: with it the rest is there. */
export function profileFiles(
  profile: Profile,
  operators: ReadonlyMap<string, readonly OperatorRow[]>,
  topCount: number,
): Map<string, string> {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ...regionFiles(regionReports(profile, operators)),
    ["summary.md", summaryMarkdown(profile)],
    ["top-kernels.json", json(topKernelsByRange(profile, topCount))],
    ["profile.json", json(profile)],
  ]);
}
