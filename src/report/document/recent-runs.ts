import { chooseGpuTime } from "../../model/profile/gpu-time.ts";
import { median } from "../../model/rounds.ts";
import { counted } from "../../model/text/listing.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { formatNs } from "../format.ts";
import type { RangeHistory } from "../recent-runs/range-history.ts";
import { sparkline } from "../recent-runs/text.ts";
import type { Figure, SideTimes } from "./figure.ts";
import type { ReportInput } from "./input.ts";
import type { ReportRange } from "./report-range.ts";

/** A range's runs before base and head; nothing if the range has no history. */
export function recentRuns(range: ReportRange, { history }: ReportInput): Figure[] {
  const runs = history?.find(({ name, domain }) => name === range.name && domain === range.domain);
  if (runs === undefined || runs.points.length === 0) return [];
  return [{ kind: "figure", name: "recent-runs", history: runs, sides: pickTimes(range), text: describeRuns(runs) }];
}

function pickTimes({ row, head }: ReportRange): SideTimes {
  if (row !== null) return { base: row.gpuBusyTime.baseNs, head: row.gpuBusyTime.headNs };
  return { base: null, head: head === null ? null : median(head.rounds.map(chooseGpuTime(head))) };
}

/** `Last 30 runs: 12.4 ms to 12.6 ms ▁▂▇; last change +2.1% on 2026-10-01.` */
function describeRuns({ points, changes }: RangeHistory): string {
  const values = points.map(({ valueNs }) => valueNs);
  const last = changes.at(-1);
  const change =
    last === undefined
      ? ""
      : `; last change ${signedPercent(last.changeRatio)} on ${points[last.point]?.date.slice(0, 10) ?? "an unknown day"}${last.state === "confirmed" ? "" : " (not confirmed)"}`;
  return `Last ${counted(points.length, "run")}: ${formatNs(Math.min(...values))} to ${formatNs(Math.max(...values))} ${sparkline(values)}${change}.`;
}
