import type { Cause, KernelRow, RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import { rankText } from "../model/profile/ranks.ts";
import { percent, signedPercent } from "../model/text/quantity.ts";
import type { Ratio } from "../model/units.ts";
import { decisiveChanges, decisiveWords, isAccepted } from "./decisive.ts";
import { formatCount, formatNs } from "./format.ts";
import { metricSentences } from "./metric-text.ts";
import { rangeName, type Printer } from "./printer.ts";

const widestQuoted: Ratio = 0.5;

/** Ranges named in it. */
const namedRanges = 2;

/** What the program reports first, then what happened to its time on the GPU, and why: the sentences of a comparison that regressed or passed. */
export function headline(comparison: Comparison, printer: Printer): string {
  const { verdict, metrics } = comparison;
  const reported = metricSentences(metrics, verdict === "regressed" ? "regressed" : "improved", printer);
  return [reported, gpuHeadline(comparison, printer)].filter((part) => part !== "").join(" ");
}

function gpuHeadline(comparison: Comparison, printer: Printer): string {
  if (comparison.verdict === "regressed") return regressedText(comparison, printer);
  if (comparison.base === null) return "All budgets are held.";
  if (isAccepted(comparison)) {
    const slower = slowerRanges(comparison);
    const accepted = "What is slower was accepted.";
    return slower.length === 0 ? accepted : `${named(slower, (range) => slowerText(range, printer))} ${accepted}`;
  }
  const faster = fasterRanges(comparison);
  if (faster.length > 0) return named(faster, (range) => fasterText(range, printer));
  if (isOneRound(comparison))
    return `No kernel is slower by more than one ${hasOneProcess(comparison) ? "process" : "round"} a side can show; smaller changes and wall time are not known.`;
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

/** True where several rounds of a side are of one process: one load of its server. */
export function hasOneProcess({ base, head }: Pick<Comparison, "base" | "head">): boolean {
  return [base, head].some((side) => side !== null && side.processes === 1 && side.rounds > 1);
}

/** True where a side was measured once, so that nothing is known of its noise. */
export function isOneRound({ ranges }: Comparison): boolean {
  return ranges.some(({ gpuBusyTime }) => gpuBusyTime.rounds === 1 && gpuBusyTime.changeRatio !== null);
}

function regressedText(comparison: Comparison, printer: Printer): string {
  const ranges = comparison.ranges.filter((range) => range.verdict === "regressed").toSorted(bySlowdown);
  return named(ranges, (range) => {
    const decisive = decisiveChanges(range, comparison);
    if (decisive.gpuTime) return slowerText(range, printer);
    if (decisive.wallTime) {
      const wall = range.latency?.time ?? range.wallTime;
      return `${rangeName(range, printer)} takes ${changedBy(wall, "more wall time")}${timesText(wall, printer)}.`;
    }
    const { changeRatio } = range.gpuBusyTime;
    const whole = changeRatio === null ? "" : `; time on the GPU overall: ${signedPercent(changeRatio)}`;
    return `In ${rangeName(range, printer)} ${decisiveWords(decisive, printer.name).join(" and ")}${whole}.`;
  });
}

function slowerText(range: RangeRow, printer: Printer): string {
  const { gpuBusyTime: time } = range;
  return `${rangeName(range, printer)} takes ${changedBy(time, "longer")} on the GPU${timesText(time, printer)}${because(range, printer)}.`;
}

/** What is slower in a range that is faster is said beside it. */
function fasterText(range: RangeRow, printer: Printer): string {
  const { gpuBusyTime: time } = range;
  const slower = range.kernels.filter((row) => row.time.state === "noted");
  const [first, ...others] = slower;
  const but =
    first === undefined
      ? ""
      : ` ${slowerKernel(first, printer)} in it${others.length === 0 ? "" : `, and ${formatCount(others.length)} more ${others.length === 1 ? "kernel" : "kernels"}`}.`;
  return `${rangeName(range, printer)} takes ${changedBy(time, "less time")} on the GPU${timesText(time, printer)}${because(range, printer)}.${but}`;
}

function slowerKernel({ name, time }: KernelRow, printer: Printer): string {
  return `${printer.kernel(name)} takes ${changedBy(time, "longer")}`;
}

/** The GPU is not the whole of the program's time: where wall time could not be judged, that is said. */
function unchangedText({ ranges, wall }: Comparison): string {
  if (wall === "not-slower") return "No kernel is slower, and neither is wall time.";
  const walls = ranges.flatMap(({ wallTime, latency, wall: own }) =>
    own === "unknown" ? ((latency?.time ?? wallTime).detectableRatio ?? []) : [],
  );
  const widest = walls.reduce((most, one) => Math.max(most, one), 0);
  // A wider one tells nobody anything.
  const within = widest === 0 || widest > widestQuoted ? "" : ` (±${percent(widest)})`;
  return `No kernel is slower; wall time is too noisy to judge${within}.`;
}

/** The smallest slowdown of a range that would have been detected; empty where that is not known. */
export function detectableText({ ranges }: Comparison): string {
  const found = ranges.flatMap(({ gpuBusyTime }) => gpuBusyTime.detectableRatio ?? []);
  if (found.length === 0) return "";
  const most = found.reduce((size, one) => Math.max(size, one));
  return `Minimum detectable slowdown of a range: ${percent(most)} of its time on the GPU, at 95 % power.`;
}

function changedBy({ changeRatio }: TimeChange, word: string): string {
  return changeRatio === null ? word : `${percent(Math.abs(changeRatio))} ${word}`;
}

function timesText(time: TimeChange, { times }: Printer): string {
  return time.baseNs === null || time.headNs === null ? "" : ` (${times(time)})`;
}

function because({ cause }: RangeRow, printer: Printer): string {
  return cause === null ? "" : `: ${causeText(cause, printer)}`;
}

function causeText(cause: Cause, printer: Printer): string {
  switch (cause.kind) {
    case "overlap-lost":
      return `kernels overlap less (${percent(cause.base)} → ${percent(cause.head)} of the kernel time)`;
    case "overlap-gained":
      return `kernels overlap more (${percent(cause.base)} → ${percent(cause.head)} of the kernel time)`;
    case "graph-lost":
      return `a CUDA graph is lost (${formatCount(cause.base)} → ${formatCount(cause.head)} graph launches)`;
    case "replaced": {
      const gone = listed(cause.gone.map(({ family, ns }) => `${printer.name(family)} (${formatNs(ns)})`));
      const came = listed(cause.came.map(({ family }) => printer.name(family)));
      return `${gone} kernels are gone; ${came} kernels took their place`;
    }
    case "work": {
      const more = cause.head - cause.base;
      return `${formatCount(Math.abs(more))} ${more > 0 ? "more" : "fewer"} kernel launches (${formatCount(cause.base)} → ${formatCount(cause.head)})`;
    }
    case "kernel":
      return `${printer.kernel(cause.kernel)} takes ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio > 0 ? "longer" : "less time"}`;
    case "family":
      return `${printer.name(cause.family)} kernels take ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio > 0 ? "longer" : "less time"}`;
    case "rank":
      return `${rankText(cause)} takes ${percent(Math.abs(cause.changeRatio))} longer for its own work`;
    case "exposed-transfer": {
      const { base, head } = cause.collectives;
      const counts = base === head ? "" : `, ${formatCount(base)} → ${formatCount(head)} collectives`;
      return `more communication that no work hides (${formatNs(cause.baseNs)} → ${formatNs(cause.headNs)}${counts})`;
    }
    case "machine":
      return `the SM clock changed (${cause.clockChangeRatio === null ? "by an unknown amount" : signedPercent(cause.clockChangeRatio)})`;
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
