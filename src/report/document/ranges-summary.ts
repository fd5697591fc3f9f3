import { pairText } from "../../model/text/quantity.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { CountChange, RangeRow, RowState } from "../../model/comparison/comparison-rows.ts";
import { comparesGpu, hasGpu } from "../../model/gpu-use.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import { medianKernelNs } from "../../model/rounds.ts";
import { formatCounts, formatShare, nsAmount } from "../format.ts";
import { gpuShare } from "../gpu-share.ts";
import { countTitle, rangesBySeverity, shownCounts, shownWall } from "../rows.ts";
import { countChange, judgedCounts, nsCell, timeChange, timesCell } from "./cells.ts";
import {
  changeColumn,
  group,
  longTable,
  numberColumn,
  pairColumn,
  table,
  textColumn,
  type Block,
  type Cell,
  type ChangeCell,
  type Column,
  type Table,
} from "./document.ts";
import type { ReportInput } from "./input.ts";
import { rangeName } from "./text.ts";
import { verdictMarks } from "./verdict-marks.ts";

/** The ranges side by side, and the counts that changed. */
export function rangesSummary({ comparison, head }: ReportInput): Block[] {
  if (comparison !== null && comparison.base !== null)
    return group("", "summary", [...rangesTable("Ranges", comparison), ...countsTable(comparison)]);
  return head === null || !hasGpu(head) ? [] : group("", "summary", profileTable("Ranges", head.ranges));
}

/** Compared ranges side by side, the worst first. `isMarked`: each has a mark for its verdict. */
export function rangesTable(label: string, comparison: Comparison, isMarked = true): Table[] {
  const hasLatency = comparison.ranges.some(({ latency }) => latency !== null);
  const isOnGpu = comparesGpu(comparison);
  const wallColumn = { ...changeColumn("main"), title: "wall time, untraced" };
  const columns: Column[] = [
    textColumn("NVTX range"),
    ...(isOnGpu ? [changeColumn("main"), pairColumn("time on the GPU")] : []),
    ...(hasLatency ? [wallColumn] : []),
    ...(isOnGpu ? [pairColumn("launches")] : []),
  ];
  const rows = rangesBySeverity(comparison).map((range) => ({
    cells: (): Cell[] => {
      const launches = range.counts.find(({ metric }) => metric === "launches");
      const launchesCell =
        launches === undefined ? "–" : { ...judgedCounts(launches), state: countState(launches, range) };
      return [
        `${isMarked ? rangeMark(range, comparison) : ""}${rangeName(range)}`,
        ...(isOnGpu ? [rangeChange(range), timesCell(range.gpuBusyTime)] : []),
        ...(hasLatency ? [wallCell(range)] : []),
        ...(isOnGpu ? [launchesCell] : []),
      ];
    },
  }));
  return table(label, columns, rows, "ranges", "comparison.json");
}

/** The change in a range's GPU time. */
export function rangeChange({ verdict, gpuBusyTime }: RangeRow): ChangeCell {
  return timeChange(gpuBusyTime, verdict !== "incomparable");
}

/** The judged statistic of wall time, with the 90th percentile below it. */
function wallCell({ latency, verdict }: RangeRow): Cell {
  if (latency === null) return "–";
  const { base, head, statistic } = latency;
  const { time, unjudged } = shownWall(latency);
  const pair = (baseNs: number | null, headNs: number | null): string =>
    pairText(nsAmount(baseNs ?? 0), nsAmount(headNs ?? 0));
  return {
    ...timeChange(time, verdict !== "incomparable" || time.state === "regressed", unjudged),
    notes: [`${statistic} ${pair(time.baseNs, time.headNs)}`, `p90 ${pair(base.p90Ns, head.p90Ns)}`],
  };
}

/** If a range is slower but passes, the slowdown was accepted. If the whole comparison neither passes nor fails, no range gets a check mark. */
function rangeMark({ verdict, gpuBusyTime, latency }: RangeRow, whole: Comparison): string {
  const isSlower = gpuBusyTime.state === "regressed" || latency?.time.state === "regressed";
  if (verdict === "pass" && isSlower) return "☑️\u00a0";
  const open = whole.verdict === "incomparable" || whole.verdict === "inconclusive";
  return verdict === "pass" && open ? "" : `${verdictMarks[verdict]}\u00a0`;
}

/** If a range can't be compared, none of its counts is called better or worse. */
function countState({ state }: CountChange, { verdict }: RangeRow): RowState {
  return verdict === "incomparable" || state === "noted" ? "not-judged" : state;
}

/** The exact counts that changed, except launches, which appear next to the times. */
export function countsTable(comparison: Comparison): Block[] {
  const several = comparison.ranges.length > 1;
  const rows = rangesBySeverity(comparison).flatMap((range) =>
    shownCounts(range)
      .filter(({ metric, base, head }) => metric !== "launches" && base !== head)
      .map((row) => ({
        cells: (): Cell[] => [
          `${countTitle(row)}${several ? ` in ${rangeName(range)}` : ""}`,
          countChange(row, range.verdict !== "incomparable"),
          judgedCounts(row),
        ],
      })),
  );
  const columns = [textColumn("exact counts that changed"), changeColumn(), pairColumn("base → head")];
  return table("Counts that changed", columns, rows, "counts", "comparison.json");
}

/** Measured ranges side by side. */
export function profileTable(label: string, ranges: readonly ProfileRange[]): Block[] {
  const rows = ranges.map((range) => ({
    cells: (): Cell[] => {
      const gpu = gpuShare(range.rounds);
      return [
        rangeName(range),
        nsCell(medianKernelNs(range)),
        formatCounts(range.rounds.map(({ launches }) => launches)),
        gpu === null ? "unknown" : formatShare(gpu.share),
      ];
    },
  }));
  const columns = [
    textColumn("NVTX range"),
    ...["kernel time", "launches", "GPU busy"].map((heading) => numberColumn(heading)),
  ];
  return longTable(label, columns, rows, "ranges", "profile.json");
}
