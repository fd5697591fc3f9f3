import { markName, markProse } from "./document/text.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import {
  isLaunchesAgain,
  unknownChange,
  type CountChange,
  type KernelRow,
  type Latency,
  type RangeRow,
  type RowState,
  type TimeChange,
} from "../model/comparison/comparison-rows.ts";
import { hasGpuTime } from "../model/gpu-use.ts";
import { sizeAmount, type Amount } from "../model/text/quantity.ts";
import { countAmount } from "./format.ts";
import { graphNodeLines, describeLaunchSites, explainLineSearch } from "./launch-site-text.ts";
import { describeMachineCode } from "./machine-code-text.ts";

/*
 * The rows that all renderers show for a comparison, and their titles.
 */

/** Each state's sign for terminals and color for pages, and a word, because not everyone can see signs or colors. */
export const rowStates: Readonly<
  Record<RowState, { readonly sign: string; readonly color: string; readonly word: string }>
> = {
  regressed: { sign: "▲", color: "🔴", word: "slower" },
  improved: { sign: "▼", color: "🟢", word: "faster" },
  same: { sign: "=", color: "", word: "same" },
  inconclusive: { sign: "?", color: "🟡", word: "unclear" },
  moved: { sign: "↔", color: "↔️", word: "moved" },
  "other-variant": { sign: "↔", color: "↔️", word: "variant" },
  noted: { sign: "△", color: "△", word: "slower" },
  waits: { sign: "·", color: "", word: "waits" },
  new: { sign: "+", color: "🆕", word: "new" },
  removed: { sign: "−", color: "➖", word: "gone" },
  "not-judged": { sign: "·", color: "", word: "small" },
};

/** A row that shows a time of the whole range. */
export interface SumRow {
  readonly title: string;
  readonly time: TimeChange;
  /** The word for a time that isn't judged. Empty if the title says enough. */
  readonly unjudged?: string;
}

/**
 * The time on the GPU (which decides the verdict) and the sum of kernel durations, if there are any, then the wall time (without tracing if
 * that was measured).
 */
export function sumRows(range: RangeRow): SumRow[] {
  const { gpuBusyTime, kernelTime, wallTime, latency } = range;
  const onGpu = [
    { title: "time on the GPU", time: gpuBusyTime },
    { title: "sum of kernel durations", time: kernelTime },
  ];
  return [
    ...(hasGpuTime(range) ? onGpu : []),
    ...(latency === null ? [{ title: "wall time (traced)", time: wallTime }] : latencyRows(latency)),
  ];
}

/** Untraced wall time. If we can't rule out a slowdown and none is probable, it isn't judged, however large the change is. */
export function shownWall({ time }: Latency): Omit<SumRow, "title"> {
  const isOpen = time.mayBeSlower && !time.isProbable;
  return { time: isOpen ? { ...time, state: "not-judged" } : time, unjudged: "not judged" };
}

/** The judged statistic comes first. The other statistics aren't judged. */
function latencyRows(latency: Latency): SumRow[] {
  const { base, head, statistic, time } = latency;
  const shown = (name: string, baseNs: number, headNs: number): SumRow => ({
    title: `wall time (untraced, ${name})`,
    time: {
      ...unknownChange,
      baseNs,
      headNs,
      changeRatio: baseNs === 0 ? null : headNs / baseNs - 1,
      rounds: time.rounds,
    },
  });
  return [
    { title: `wall time (untraced, ${statistic})`, ...shownWall(latency) },
    ...(statistic === "minimum" ? [shown("median", base.medianNs, head.medianNs)] : []),
    shown("p90", base.p90Ns, head.p90Ns),
  ];
}

/** A range's counts, except those that are 0 on both sides or repeat another count. */
export function shownCounts({ counts }: RangeRow): CountChange[] {
  return counts.filter((row) => (row.base > 0 || row.head > 0) && !isLaunchesAgain(row, counts));
}

const countTitles: Readonly<Record<CountChange["metric"], string>> = {
  launches: "launches",
  hostLaunches: "launches by the host",
  graphLaunches: "graph launches",
  copies: "copies",
  copiedBytes: "bytes",
  blockingCopies: "copies that the host waits for",
  synchronizations: "synchronizations",
};

export function countTitle({ metric, kind }: CountChange): string {
  return `${countTitles[metric]}${kind === null ? "" : ` ${markName(kind)}`}`;
}

/** A count's value with its unit. */
export function countValue({ metric }: CountChange, value: number): Amount {
  return metric === "copiedBytes" ? sizeAmount(value) : countAmount(value);
}

/**
 * The word for a count's change; null if the change isn't certain. More is usually worse, but fewer graph launches are worse if a
 * CUDA graph was lost, and more are better if a graph was added. In these cases, the word says so.
 */
export function countWord({ base, head, state }: CountChange): string | null {
  if (state === "regressed") return head > base ? "more" : "fewer, worse";
  if (state === "improved") return head > base ? "more, better" : "fewer";
  if (state !== "noted") return null;
  return head > base ? "more, no regression" : "fewer";
}

const severity = ["regressed", "incomparable", "inconclusive", "pass"];

/** Sorts by slowdown on the GPU, largest first. */
export function bySlowdown(a: RangeRow, b: RangeRow): number {
  return (b.gpuBusyTime.changeRatio ?? 0) - (a.gpuBusyTime.changeRatio ?? 0);
}

/** The ranges of a comparison, most severe verdict first. Among regressed ranges, the largest slowdown comes first. */
export function rangesBySeverity({ ranges }: Pick<Comparison, "ranges">): RangeRow[] {
  return ranges.toSorted(
    (a, b) =>
      severity.indexOf(a.verdict) - severity.indexOf(b.verdict) || (a.verdict === "regressed" ? bySlowdown(a, b) : 0),
  );
}

/** True if this kernel replaced another one. */
export function isReplacement({ match, previousName }: KernelRow): boolean {
  return previousName !== null && (match === "swapped" || match === "variant");
}

/** Why a kernel of this range changed, as far as we know. */
export function explanations({ explanation, time, machineCode, launchSites }: KernelRow, range: RangeRow): string[] {
  const moved = time.state === "noted" ? time.why : null;
  return [
    ...[explanation, moved].flatMap((text) => (text === null ? [] : [markProse(text)])),
    ...(machineCode === null ? [] : describeMachineCode(machineCode)),
    ...(launchSites === null
      ? []
      : describeLaunchSites(launchSites, { noun: " launches", isSilent: isWithoutLines(range) })),
  ];
}

/**
 * Notes on the lines of code that made additional calls, or why we don't know these lines, and on the nodes that CUDA graphs lost or
 * gained.
 */
export function lineNotes(range: RangeRow): string[] {
  const { counts, graphNodes, lineSearch } = range;
  const isSilent = isWithoutLines(range);
  const rows = counts.flatMap((row) => {
    const { launchSites, metric } = row;
    // Copied bytes come from the same lines as copies, and launches by the host from the same lines as launches.
    if (launchSites === null || metric === "copiedBytes" || isLaunchesAgain(row, counts)) return [];
    const texts = describeLaunchSites(launchSites, { noun: "", isSilent });
    return texts.length === 0 ? [] : [{ title: countTitle(row), text: texts.join("; ") }];
  });
  // One line often makes several kinds of calls: `.item()` copies and synchronizes.
  const notes = [...Map.groupBy(rows, ({ text }) => text)].map(
    ([text, same]) => `${same.map(({ title }) => title).join(", ")}: ${text}`,
  );
  const missing = lineSearch === null ? null : explainLineSearch(lineSearch);
  return [...notes, ...(missing === null ? [] : [missing]), ...graphNodeLines(graphNodes)];
}

/** True if a note says for the whole range that no line is known. */
function isWithoutLines({ lineSearch }: RangeRow): boolean {
  return lineSearch?.state === "no-lines";
}
