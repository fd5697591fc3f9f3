import { nameText, proseText } from "./document/text.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import {
  isLaunchesAgain,
  type CountChange,
  type KernelRow,
  type Latency,
  type RangeRow,
  type RowState,
  type TimeChange,
} from "../model/comparison/comparison-rows.ts";
import { sizeAmount, type Amount } from "../model/text/quantity.ts";
import { countAmount } from "./format.ts";
import { graphNodeLines, launchSiteText } from "./lines/launch-site-text.ts";
import { machineCodeText } from "./machine-code/machine-code-text.ts";

/*
 * The rows of a comparison as every printer shows them: which there are, and what they are called.
 */

/** What each state is: a sign for a terminal, a color for a page, and a word, since neither is for all eyes. */
export const rowStates: Readonly<
  Record<RowState, { readonly sign: string; readonly color: string; readonly word: string }>
> = {
  regressed: { sign: "▲", color: "🔴", word: "slower" },
  improved: { sign: "▼", color: "🟢", word: "faster" },
  same: { sign: "=", color: "", word: "same" },
  inconclusive: { sign: "?", color: "🟡", word: "unclear" },
  moved: { sign: "↔", color: "↔️", word: "moved" },
  "other-variant": { sign: "↔", color: "↔️", word: "variant" },
  "overlap-changed": { sign: "↔", color: "↔️", word: "overlap" },
  noted: { sign: "△", color: "△", word: "slower" },
  waits: { sign: "·", color: "", word: "waits" },
  new: { sign: "+", color: "🆕", word: "new" },
  removed: { sign: "−", color: "➖", word: "gone" },
  "not-judged": { sign: "·", color: "", word: "small" },
};

/** A time of the range as a whole. */
export interface SumRow {
  readonly title: string;
  readonly time: TimeChange;
}

/** What decides, the sum beside it, and wall time: without tracing where that was measured. */
export function sumRows({ gpuBusyTime, kernelTime, wallTime, latency }: RangeRow): SumRow[] {
  return [
    { title: "time on the GPU", time: gpuBusyTime },
    { title: "sum of kernel durations", time: kernelTime },
    ...(latency === null ? [{ title: "wall time (traced)", time: wallTime }] : latencyRows(latency)),
  ];
}

/** What is judged of it first; the other figures are shown beside it. */
function latencyRows({ base, head, statistic, time }: Latency): SumRow[] {
  const shown = (name: string, baseNs: number, headNs: number): SumRow => ({
    title: `wall time (untraced, ${name})`,
    time: {
      baseNs,
      headNs,
      changeRatio: baseNs === 0 ? null : headNs / baseNs - 1,
      rounds: time.rounds,
      lowRatio: null,
      highRatio: null,
      thresholdRatio: null,
      detectableRatio: null,
      spreadRatio: null,
      state: "not-judged",
      mayBeSlower: false,
      isProbable: false,
      why: null,
    },
  });
  return [
    { title: `wall time (untraced, ${statistic})`, time },
    ...(statistic === "minimum" ? [shown("median", base.medianNs, head.medianNs)] : []),
    shown("p90", base.p90Ns, head.p90Ns),
  ];
}

/** The counts of a range that are not 0 on both sides, and not said by another. */
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
  return `${countTitles[metric]}${kind === null ? "" : ` ${nameText(kind)}`}`;
}

/** A value of a count, with its unit. */
export function countValue({ metric }: CountChange, value: number): Amount {
  return metric === "copiedBytes" ? sizeAmount(value) : countAmount(value);
}

/**
 * Which way a count changed, null where it is not known to have. Fewer graph launches are worse where a CUDA graph was lost, and
 * more are better where one was made: that is said, since elsewhere more is worse.
 */
export function countWord({ base, head, state }: CountChange): string | null {
  if (state === "regressed") return head > base ? "more" : "fewer, worse";
  if (state === "improved") return head > base ? "more, better" : "fewer";
  if (state !== "noted") return null;
  return head > base ? "more, no regression" : "fewer";
}

const severity = ["regressed", "incomparable", "inconclusive", "pass"];

/** The ranges of a comparison, those that do not pass first. */
export function rangesBySeverity({ ranges }: Pick<Comparison, "ranges">): RangeRow[] {
  return ranges.toSorted((one, other) => severity.indexOf(one.verdict) - severity.indexOf(other.verdict));
}

/** True where another kernel stood in its place. */
export function isReplacement({ match, previousName }: KernelRow): boolean {
  return previousName !== null && (match === "swapped" || match === "variant");
}

/** Why a kernel changed, as far as is known. */
export function explanations({ explanation, time, machineCode, launchSites }: KernelRow): string[] {
  const moved = time.state === "noted" || time.state === "overlap-changed" ? time.why : null;
  return [
    ...[explanation, moved].flatMap((text) => (text === null ? [] : [proseText(text)])),
    ...(machineCode === null ? [] : machineCodeText(machineCode)),
    ...(launchSites === null ? [] : launchSiteText(launchSites)),
  ];
}

/** Which lines made the calls that rose, and what CUDA graphs lost and gained: a line each. */
export function lineNotes({ counts, graphNodes }: RangeRow): string[] {
  return [
    ...counts.flatMap((row) => {
      const { launchSites, metric } = row;
      // The bytes of copies come from where the copies do, and launches by the host are launches.
      if (launchSites === null || metric === "copiedBytes" || isLaunchesAgain(row, counts)) return [];
      const texts = launchSiteText(launchSites, metric === "launches" ? "launched from" : "made at");
      return texts.length === 0 ? [] : [`${countTitle(row)}: ${texts.join("; ")}`];
    }),
    ...graphNodeLines(graphNodes),
  ];
}
