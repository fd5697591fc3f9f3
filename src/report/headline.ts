import { kernelText, nameText, rangeName } from "./document/text.ts";
import type {
  Cause,
  CountChange,
  KernelRow,
  OperatorRow,
  RangeRow,
  TimeChange,
} from "../model/comparison/comparison-rows.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import { comparesGpu } from "../model/gpu-use.ts";
import { operatorText } from "../model/profile/operators.ts";
import { rankText } from "../model/ranks/ranks.ts";
import { amountText, changeWithInterval, pairText, percent, signedPercent } from "../model/text/quantity.ts";
import { decisiveChanges, isAccepted, type DecisiveChanges } from "./decisive.ts";
import { formatCount, formatNs, nsAmount } from "./format.ts";
import { causeSite } from "./cause-site.ts";
import { placeText } from "./launch-site-text.ts";
import { metricSentences } from "./metrics/metric-text.ts";
import { bySlowdown, countTitle, countValue } from "./rows.ts";
import { budgetsText } from "./sentences.ts";
import { counted } from "../model/text/listing.ts";

/** A headline names at most this many ranges. */
const namedRanges = 2;

/** The sentences for a comparison that regressed or passed: what the program reports, then the change in GPU time and its cause, then budgets. */
export function headline(comparison: Comparison): string {
  const { verdict, metrics, budgets, goal } = comparison;
  if (goal === "improve" && verdict === "pass") return improvedText(comparison);
  const reported = metricSentences(metrics, verdict === "regressed" ? "regressed" : "improved");
  return [reported, gpuHeadline(comparison), budgetsText(budgets)].filter((part) => part !== "").join(" ");
}

/** Our measurements come first. What the program reports about itself is labeled. */
function improvedText(comparison: Comparison): string {
  const own = comparison.metrics.filter(({ kind }) => kind === "reported");
  const reported = metricSentences(own, "improved");
  return `${gpuHeadline(comparison)}${reported === "" ? "" : ` The program also reports its own numbers, which don't affect the verdict: ${reported}`}`;
}

function gpuHeadline(comparison: Comparison): string {
  if (comparison.verdict === "regressed") return regressedText(comparison);
  if (comparison.base === null) return "All budgets are met.";
  if (isAccepted(comparison)) {
    const slower = slowerRanges(comparison);
    const accepted = "Slowdown accepted.";
    return slower.length === 0
      ? accepted
      : `${named(slower, "got slower", (range) => slowerText(range, comparison))} ${accepted}`;
  }
  const faster = fasterRanges(comparison);
  const shorter = shorterRanges(comparison);
  if (faster.length === 0 && shorter.length > 0) return named(shorter, "got faster", (range) => shorterText(range));
  if (faster.length === 0) return unchangedText(comparison);
  return `${named(faster, "got faster", (range) => fasterText(range))}${comparison.wall === "unknown" ? ` ${wallNotJudged}` : ""}`;
}

/** Added to every pass if wall time couldn't be judged, because GPU time isn't all of the program's time. */
const wallNotJudged = "Wall time: not judged.";

/** Ranges that take less time on the GPU, largest change first. */
export function fasterRanges({ ranges }: Comparison): RangeRow[] {
  return ranges
    .filter(({ gpuBusyTime }) => gpuBusyTime.state === "improved")
    .toSorted((one, other) => bySlowdown(other, one));
}

/** Ranges with less untraced wall time; empty if the goal is `hold`. */
function shorterRanges({ goal, ranges }: Comparison): RangeRow[] {
  return goal === "hold" ? [] : ranges.filter(({ latency }) => latency?.time.state === "improved");
}

/** Ranges that take more time on the GPU, largest change first, including accepted regressions. */
export function slowerRanges({ ranges }: Comparison): RangeRow[] {
  return ranges.filter(({ gpuBusyTime }) => gpuBusyTime.state === "regressed").toSorted(bySlowdown);
}

/** True if all rounds of a side ran in one process, such as one load of its server. */
export function hasOneProcess({ base, head }: Pick<Comparison, "base" | "head">): boolean {
  return [base, head].some((side) => side !== null && side.processes === 1 && side.rounds > 1);
}

/** True if a side was measured only once, so its noise is unknown. */
export function isOneRound({ ranges }: Comparison): boolean {
  return ranges.some(({ gpuBusyTime }) => gpuBusyTime.rounds === 1 && gpuBusyTime.changeRatio !== null);
}

function regressedText(comparison: Comparison): string {
  const ranges = comparison.ranges.filter((range) => range.verdict === "regressed").toSorted(bySlowdown);
  return named(ranges, "regressed", (range) => {
    const decisive = decisiveChanges(range, comparison);
    if (decisive.gpuTime) return slowerText(range, comparison);
    if (decisive.wallTime) {
      const wall = range.latency?.time ?? range.wallTime;
      return `${rangeName(range)} takes ${changedBy(wall, "more wall time")}${timesText(wall)}.`;
    }
    const { changeRatio } = range.gpuBusyTime;
    const whole = changeRatio === null ? "" : `; the range's time on the GPU: ${signedPercent(changeRatio)}`;
    return `In ${rangeName(range)}, ${decisiveWords(decisive).join(", and ")}${fromLine(range, comparison)}${whole}.`;
  });
}

/** Names what's slower, and by how much, in a range whose GPU time isn't slower. */
function decisiveWords({ kernels, family, counts }: DecisiveChanges): string[] {
  const [kernel, ...others] = kernels;
  const more = others.length === 0 ? "" : ` (${counted(others.length, "more kernel")})`;
  const slower = ({ time }: Pick<KernelRow, "time">): string => `${changedBy(time, "longer")}${timesText(time)}`;
  const [count, ...otherCounts] = counts;
  return [
    ...(kernel === undefined ? [] : [`${kernelText(kernel.name)} takes ${slower(kernel)}${more}`]),
    ...(kernel === undefined && family !== null ? [`${nameText(family.family)} kernels take ${slower(family)}`] : []),
    ...(count === undefined ? [] : [countText(count)]),
    ...otherCounts.slice(0, 1).map((one) => countText(one)),
  ];
}

/** `launches rose (240 → 336)`. */
function countText(row: CountChange): string {
  const [base, head] = [row.base, row.head].map((value) => amountText(countValue(row, value)));
  return `${countTitle(row)} ${row.head > row.base ? "rose" : "fell"} (${base ?? ""} → ${head ?? ""})`;
}

function slowerText(range: RangeRow, comparison: Comparison): string {
  const { gpuBusyTime: time } = range;
  return `${rangeName(range)} takes ${changedBy(time, "longer")} on the GPU${timesText(time)}${because(range)}${fromLine(range, comparison)}.`;
}

/** `, from `pr.py:27` (`step`)`: the line that launches the slower work; empty if the line is unknown. */
function fromLine(range: RangeRow, comparison: Comparison): string {
  const site = causeSite(range, comparison);
  return site === null ? "" : `, from ${placeText(site)}`;
}

function fasterText(range: RangeRow): string {
  const { gpuBusyTime: time } = range;
  return `${rangeName(range)} takes ${changedBy(time, "less time")} on the GPU${timesText(time)}${because(range)}.${spaced(notedText(range))}`;
}

function shorterText(range: RangeRow): string {
  const time = range.latency?.time ?? range.wallTime;
  return `${rangeName(range)} takes ${changedBy(time, "less wall time")}${timesText(time)}.`;
}

/** Names a slower kernel in a range that isn't slower as a whole. */
function notedText(range: RangeRow): string {
  const [first, ...others] = range.kernels.filter(({ time }) => time.state === "noted");
  if (first === undefined) return "";
  const more = others.length === 0 ? "" : `, and ${counted(others.length, "more kernel")}`;
  return `In this range, ${kernelText(first.name)} takes ${changedBy(first.time, "longer")}${more}.`;
}

/** Says which slowdowns on the GPU were ruled out. Also says what we know about wall time, because GPU time isn't all of the program's time. */
function unchangedText(comparison: Comparison): string {
  const { ranges, wall } = comparison;
  const sized = ranges.filter(({ gpuBusyTime }) => gpuBusyTime.detectableRatio !== null);
  const unsized = ranges.filter(
    ({ gpuBusyTime }) => gpuBusyTime.state === "same" && gpuBusyTime.detectableRatio === null,
  );
  const open = ranges.filter(({ gpuBusyTime }) => gpuBusyTime.state === "inconclusive").toSorted(bySlowdown);
  const noted = [...sized, ...unsized, ...open].slice(0, namedRanges).map((range) => notedText(range));
  return [
    sized.length > 0 || (open.length === 0 && comparesGpu(comparison)) ? ruledOutText(sized) : "",
    unsizedText(unsized),
    ...open.slice(0, namedRanges).map((range) => notSlowerText(range)),
    wall === "not-slower" ? "Wall time isn't longer." : wallNotJudged,
    ...noted,
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function ruledOutText(ranges: readonly RangeRow[]): string {
  const [only] = ranges;
  if (only === undefined) return "No slowdown was found on the GPU.";
  const where = ranges.length === 1 ? rangeName(only) : `any of ${formatCount(ranges.length)} ranges`;
  const largest = Math.max(...ranges.map(({ gpuBusyTime }) => gpuBusyTime.detectableRatio ?? 0));
  return `No slowdown of ${percent(largest)} or more in ${where} on the GPU.`;
}

function unsizedText([first, ...others]: readonly RangeRow[]): string {
  if (first === undefined) return "";
  const name = rangeName(first);
  const more = counted(others.length, "more range");
  const all = others.length === 0 ? name : `${name} and ${more}`;
  return `The rounds of ${all} vary too much to say how small a slowdown we could detect.`;
}

/** For a range that isn't slower, but may be faster or unchanged. */
function notSlowerText(range: RangeRow): string {
  const { changeRatio, lowRatio, highRatio } = range.gpuBusyTime;
  if (changeRatio === null || lowRatio === null || highRatio === null) return "";
  const by = highRatio > 0 ? ` by more than ${percent(highRatio)}` : "";
  return `${rangeName(range)} isn't slower on the GPU${by}: ${changeWithInterval(changeRatio, lowRatio, highRatio)}.`;
}

function spaced(text: string): string {
  return text === "" ? "" : ` ${text}`;
}

function changedBy({ changeRatio }: TimeChange, word: string): string {
  return changeRatio === null ? word : `${percent(Math.abs(changeRatio))} ${word}`;
}

function timesText({ baseNs, headNs }: TimeChange): string {
  return baseNs === null || headNs === null ? "" : ` (${pairText(nsAmount(baseNs), nsAmount(headNs))})`;
}

function because(range: RangeRow): string {
  return range.cause === null ? "" : `: ${causeText(range.cause, range)}`;
}

function causeText(cause: Cause, range: RangeRow): string {
  switch (cause.kind) {
    case "overlap-lost":
      return `kernels overlap less (${percent(cause.base)} → ${percent(cause.head)} of the kernel time)`;
    case "overlap-gained":
      return `kernels overlap more (${percent(cause.base)} → ${percent(cause.head)} of the kernel time)`;
    case "graph-lost":
      return `a CUDA graph is lost (${formatCount(cause.base)} → ${formatCount(cause.head)} graph launches)`;
    case "replaced":
      return replacedText(cause);
    case "work": {
      const rose = range.counts.filter(
        ({ metric, state, base, head }) => alsoNamed.has(metric) && state === "regressed" && head > base,
      );
      const [most] = rose.toSorted((one, other) => other.head - other.base - (one.head - one.base));
      return listed([
        moreText(cause, "kernel launches"),
        ...(most === undefined ? [] : [moreText(most, countTitle(most))]),
      ]);
    }
    case "kernel":
      return `${kernelText(cause.kernel)} takes ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio > 0 ? "longer" : "less time"}`;
    case "family":
      return `${nameText(cause.family)} kernels take ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio > 0 ? "longer" : "less time"}`;
    case "operator":
      return `${nameText(operatorText(range, cause.path))}${onGpu(cause)} takes ${percent(Math.abs(cause.changeRatio))} ${cause.changeRatio > 0 ? "longer" : "less time"}`;
    case "rank":
      return `${rankText(cause)} takes ${percent(Math.abs(cause.changeRatio))} longer for its own work`;
    case "exposed-transfer": {
      const { base, head } = cause.collectives;
      const counts = base === head ? "" : `, ${formatCount(base)} → ${formatCount(head)} collectives`;
      return `more communication that doesn't overlap with work (${formatNs(cause.baseNs)} → ${formatNs(cause.headNs)}${counts})`;
    }
    case "machine":
      return `the SM clock changed (${cause.clockChangeRatio === null ? "by an unknown amount" : signedPercent(cause.clockChangeRatio)})`;
  }
}

/** Counts to name along with launches, because the host waits for these operations. */
const alsoNamed: ReadonlySet<CountChange["metric"]> = new Set([
  "synchronizations",
  "blockingCopies",
  "copies",
] as const);

/** `96 more synchronizations`. */
function moreText({ base, head }: Pick<CountChange, "base" | "head">, what: string): string {
  return `${formatCount(Math.abs(head - base))} ${head > base ? "more" : "fewer"} ${what}`;
}

/** `` `copy` (+1.17 ms) kernels replace `attention` (−560 µs) ``, with the time each family gained or lost. */
function replacedText({ gone, came }: Extract<Cause, { kind: "replaced" }>): string {
  const families = (times: typeof gone, sign: string): string =>
    listed(times.map(({ family, ns }) => `${nameText(family)} (${sign}${formatNs(ns)})`));
  if (gone.length === 0) return `different ${families(came, "+")} kernels run`;
  if (came.length === 0) return `${families(gone, "−")} kernels are gone`;
  return `${families(came, "+")} kernels replace ${families(gone, "−")}`;
}

/** The GPU of a path, such as ` on rank 1`; empty if the range has only one GPU. */
export function onGpu({ rank, report, device }: Pick<OperatorRow, "rank" | "report" | "device">): string {
  return device === null ? "" : ` on ${rankText({ rank, report, device })}`;
}

/** A sentence for each of the first ranges, and the number of the other ranges. `what` is the verb for the other ranges. */
function named(ranges: readonly RangeRow[], what: string, sentence: (range: RangeRow) => string): string {
  const hidden = ranges.length - namedRanges;
  const more = hidden > 0 ? [`${counted(hidden, "more range")} ${what} too.`] : [];
  return [...ranges.slice(0, namedRanges).map(sentence), ...more].join(" ");
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}
