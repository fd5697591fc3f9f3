import { gpuShare } from "../gpu-share.ts";
import { medianKernelNs, medianTotalNs } from "../../model/rounds.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import { rangeText } from "../../model/reports/range.ts";
import { formatCounts, formatNs, formatShare } from "../format.ts";
import { kernelLabels } from "../kernel-label.ts";
import { fold, table, type Block } from "./blocks.ts";
import { tied } from "./amounts.ts";
import type { Extent } from "./extent.ts";
import { restNote } from "./kernel-part.ts";
import { left, right } from "../text-table.ts";
import { rangeCode } from "./printer.ts";
import { code, codeHtml } from "./safe-text.ts";

const labelWidth = 64;
const nameWidth = 40;
const mostRanges = 200;

/** A profile by itself, where there is nothing to hold it against: time by range, and the top kernels. */
export function profilePart({ ranges }: Profile, extent: Extent): Block[] {
  return [
    ...table(
      [left("NVTX range"), right("kernel time"), right("launches"), right("GPU busy")],
      ranges.slice(0, mostRanges).map(rangeCells),
      "ranges",
      ranges.length,
    ),
    ...ranges.slice(0, extent.ranges).flatMap((range) => kernels(range, extent, ranges.length > 1)),
    ...restNote(ranges.length - extent.ranges),
  ];
}

function rangeCells(range: ProfileRange): string[] {
  const gpu = gpuShare(range.rounds);
  return [
    rangeCode(range),
    formatNs(medianKernelNs(range)),
    formatCounts(range.rounds.map(({ launches }) => launches)),
    gpu === null ? "unknown" : formatShare(gpu.share),
  ];
}

function kernels(range: ProfileRange, { kernels: most }: Extent, several: boolean): Block[] {
  const timed = range.kernels.map((kernel) => ({ kernel, totalNs: medianTotalNs(kernel) }));
  const shown = timed.toSorted((one, other) => other.totalNs - one.totalNs).slice(0, most);
  const labels = kernelLabels(
    shown.map(({ kernel }) => kernel.name),
    labelWidth,
  );
  const whole = medianKernelNs(range);
  return fold(
    `Top kernels by time${several ? ` in ${codeHtml(rangeText(range.name, range.domain), nameWidth)}` : ""}`,
    table(
      [right("time"), left("kernel"), right("share"), right("launches")],
      shown.map(({ kernel, totalNs: ns }, index) => [
        tied(formatNs(ns)),
        code(labels[index] ?? "", labelWidth),
        whole === 0 ? "–" : formatShare(ns / whole),
        formatCounts(kernel.rounds.map((round) => round?.launches ?? 0)),
      ]),
      "kernels",
      range.kernels.length,
    ),
  );
}
