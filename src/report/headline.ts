import type { Cause, KernelRow, RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import { percent, signedPercent } from "../model/text/quantity.ts";
import type { Ratio } from "../model/units.ts";
import { decisiveChanges, decisiveWords, isAccepted } from "./decisive.ts";
import { formatCount, formatNs } from "./format.ts";

/** How a printer writes what comes from outside, and a pair of times. */
export interface HeadlineWords {
  readonly range: (range: RangeRow) => string;
  readonly kernel: (name: string) => string;
  readonly family: (name: string) => string;
  readonly times: (time: TimeChange) => string;
}

const widestTold: Ratio = 0.5;

/** Ranges named in it. */
const namedRanges = 2;

/** What happened to the program's time on the GPU, and why: the sentences of a comparison that regressed or passed. */
export function headline(comparison: Comparison, words: HeadlineWords): string {
  if (comparison.verdict === "regressed") return regressedText(comparison, words);
  if (comparison.base === null) return "All budgets are held.";
  if (isAccepted(comparison)) {
    const slower = slowerRanges(comparison);
    const accepted = "What is slower was accepted.";
    return slower.length === 0 ? accepted : `${named(slower, (range) => slowerText(range, words))} ${accepted}`;
  }
  const faster = fasterRanges(comparison);
  if (faster.length > 0) return named(faster, (range) => fasterText(range, words));
  if (isOneRound(comparison))
    return "No kernel is slower by as much as one round a side can show; smaller changes are not known, and neither is the time in all.";
  return unchangedText(comparison);
}

/** The largest slowdown first. */
export function bySlowdown(one: RangeRow, other: RangeRow): number {
  return (other.gpuBusyTime.changeRatio ?? 0) - (one.gpuBusyTime.changeRatio ?? 0);
}

/** Ranges with less time on the GPU, most first. */
export function fasterRanges({ ranges }: Comparison): RangeRow[] {
  return ranges
    .filter(({ gpuBusyTime }) => gpuBusyTime.state === "improved")
    .toSorted((one, other) => bySlowdown(other, one));
}

/** Ranges with more time on the GPU, most first; they may have been accepted. */
export function slowerRanges({ ranges }: Comparison): RangeRow[] {
  return ranges.filter(({ gpuBusyTime }) => gpuBusyTime.state === "regressed").toSorted(bySlowdown);
}

/** True where a side was measured once, so that nothing is known of its noise. */
export function isOneRound({ ranges }: Comparison): boolean {
  return ranges.some(({ gpuBusyTime }) => gpuBusyTime.rounds === 1 && gpuBusyTime.changeRatio !== null);
}

function regressedText(comparison: Comparison, words: HeadlineWords): string {
  const ranges = comparison.ranges.filter((range) => range.verdict === "regressed").toSorted(bySlowdown);
  return named(ranges, (range) => {
    const decisive = decisiveChanges(range, comparison);
    if (decisive.gpuTime) return slowerText(range, words);
    if (decisive.wallTime)
      return `${words.range(range)} takes ${changedBy(range.wallTime, "longer")} in all${timesText(range.wallTime, words)}.`;
    const { changeRatio } = range.gpuBusyTime;
    const whole = changeRatio === null ? "" : `; its time on the GPU as a whole: ${signedPercent(changeRatio)}`;
    return `In ${words.range(range)} ${decisiveWords(decisive, words.family).join(" and ")}${whole}.`;
  });
}

function slowerText(range: RangeRow, words: HeadlineWords): string {
  const { gpuBusyTime: time } = range;
  return `${words.range(range)} takes ${changedBy(time, "longer")} on the GPU${timesText(time, words)}${because(range, words)}.`;
}

/** What is slower in a range that is faster is said beside it. */
function fasterText(range: RangeRow, words: HeadlineWords): string {
  const { gpuBusyTime: time } = range;
  const slower = range.kernels.filter((row) => row.time.state === "noted");
  const [first, ...others] = slower;
  const but =
    first === undefined
      ? ""
      : ` ${slowerKernel(first, words)} in it${others.length === 0 ? "" : `, and ${formatCount(others.length)} more ${others.length === 1 ? "kernel" : "kernels"}`}.`;
  return `${words.range(range)} takes ${changedBy(time, "less time")} on the GPU${timesText(time, words)}${because(range, words)}.${but}`;
}

function slowerKernel({ name, time }: KernelRow, words: HeadlineWords): string {
  return `${words.kernel(name)} takes ${changedBy(time, "longer")}`;
}

/** The GPU is not the whole of the program's time: where wall time could not be judged, that is said. */
function unchangedText({ ranges, wall }: Comparison): string {
  if (wall === "not-slower") return "No kernel is slower, and the time in all is not longer.";
  const walls = ranges.flatMap(({ wallTime, wall: own }) =>
    own === "unknown" ? (wallTime.detectableRatio ?? []) : [],
  );
  const widest = walls.reduce((most, one) => Math.max(most, one), 0);
  // A wider one tells nobody anything.
  const within = widest === 0 || widest > widestTold ? "" : ` within ±${percent(widest)}`;
  return `No kernel is slower; the time in all could not be told${within}.`;
}

/** Which slowdown of a range would have been found; empty where that is not known. */
export function detectableText({ ranges }: Comparison): string {
  const found = ranges.flatMap(({ gpuBusyTime }) => gpuBusyTime.detectableRatio ?? []);
  if (found.length === 0) return "";
  const most = found.reduce((size, one) => Math.max(size, one));
  return `A slowdown of ${percent(most)} of a range's time on the GPU would be found 95 % of the time.`;
}

function changedBy({ changeRatio }: TimeChange, word: string): string {
  return changeRatio === null ? word : `${percent(Math.abs(changeRatio))} ${word}`;
}

function timesText(time: TimeChange, { times }: HeadlineWords): string {
  return time.baseNs === null || time.headNs === null ? "" : ` (${times(time)})`;
}

function because({ cause }: RangeRow, words: HeadlineWords): string {
  return cause === null ? "" : `: ${causeText(cause, words)}`;
}

function causeText(cause: Cause, words: HeadlineWords): string {
  switch (cause.kind) {
    case "overlap-lost":
      return `kernels no longer run beside each other (${percent(cause.base)} of the kernel time did, now ${percent(cause.head)})`;
    case "overlap-gained":
      return `kernels run beside each other (${percent(cause.head)} of the kernel time, before ${percent(cause.base)})`;
    case "graph-lost":
      return `a CUDA graph is lost (${formatCount(cause.base)} → ${formatCount(cause.head)} graph launches)`;
    case "replaced": {
      const gone = listed(cause.gone.map(({ family, ns }) => `${words.family(family)} (${formatNs(ns)})`));
      const came = listed(cause.came.map(({ family }) => words.family(family)));
      return `${gone} kernels are gone; ${came} kernels took their place`;
    }
    case "work": {
      const more = cause.head - cause.base;
      return `${formatCount(Math.abs(more))} ${more > 0 ? "more" : "fewer"} kernel launches (${formatCount(cause.base)} → ${formatCount(cause.head)})`;
    }
    case "kernel":
      return `${words.kernel(cause.kernel)} takes ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio > 0 ? "longer" : "less time"}`;
    case "family":
      return `${words.family(cause.family)} kernels take ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio > 0 ? "longer" : "less time"}`;
    case "machine":
      return `the GPU ran at another clock (${cause.clockChangeRatio === null ? "by how much is not known" : signedPercent(cause.clockChangeRatio)})`;
  }
}

function named(ranges: readonly RangeRow[], sentence: (range: RangeRow) => string): string {
  const hidden = ranges.length - namedRanges;
  const more = hidden > 0 ? [`So ${hidden === 1 ? "does 1 more range" : `do ${String(hidden)} more ranges`}.`] : [];
  return [...ranges.slice(0, namedRanges).map(sentence), ...more].join(" ");
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}
