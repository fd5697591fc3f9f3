import type {
  Cause,
  CountChange,
  CountMetric,
  OperatorRow,
  RangeRow,
  TimeChange,
} from "../../model/comparison/comparison-rows.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { MetricRow } from "../../model/metrics/metric-row.ts";
import { operatorText } from "../../model/profile/operators.ts";
import { rankText } from "../../model/ranks/ranks.ts";
import { capitalize, counted } from "../../model/text/listing.ts";
import {
  amountText,
  changeWithInterval,
  pairText,
  percent,
  percentInterval,
  signedPercent,
} from "../../model/text/quantity.ts";
import { markKernel, markName, rangeName } from "../document/text.ts";
import { formatCount, formatNs, nsAmount } from "../format.ts";
import { explainLineSearch, markPlace } from "../launch-site-text.ts";
import { metricTitle } from "../metrics/metric-text.ts";
import { countTitle, countValue } from "../rows.ts";
import { causeSite, decisiveChanges } from "./decisive.ts";

/** What a sentence is about, so that a medium can leave out what it shows in another way. */
export type SentenceKind =
  /** Both values with the interval, of a range's time, of counts, or of a metric, and what caused the change. */
  | "change"
  | "metric"
  /** Why the line that caused it is unknown. */
  | "no-line"
  /** What else was measured, although it didn't decide. */
  | "beside"
  | "budget"
  | "passed"
  | "reason"
  | "confidence";

export interface Sentence {
  readonly kind: SentenceKind;
  readonly text: string;
  /** The sentence without the values, beside a table that has them; empty if nothing is left. Absent if it's always said in full. */
  readonly brief?: string;
}

/** `decode` + `takes ` + `5% ` + `longer on the GPU`. A second clause about the same thing needs only its subject and amount. */
export interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly amount: string;
  readonly rest: string;
}

/** The title of at most two clauses, and the number of others. */
export function clausesTitle([first, second, ...others]: readonly Clause[]): string {
  if (first === undefined) return "Head is slower than base";
  const joinClause = ({ subject, verb, amount, rest }: Clause): string =>
    [subject, verb, amount, rest].filter((text) => text !== "").join(" ");
  if (second === undefined) return joinClause(first);
  const isAlike = first.verb === second.verb && first.rest === second.rest && second.amount !== "";
  const next = isAlike ? `${second.subject} ${second.amount}` : joinClause(second);
  return `${joinClause(first)}, ${next}${others.length === 0 ? "" : `, and ${String(others.length)} more`}`;
}

export function timeClause(range: RangeRow, { changeRatio }: TimeChange, rest: string): Clause {
  const amount = changeRatio === null ? "" : percent(Math.abs(changeRatio));
  return { subject: rangeName(range), verb: "takes", amount, rest };
}

export function metricClause(row: MetricRow): Clause {
  const { base, head, changeRatio } = row.change;
  const title = metricTitle(row);
  const subject = row.kind === "reported" ? title : capitalize(title);
  const verb = (head ?? 0) > (base ?? 0) ? "rose" : "fell";
  return { subject, verb, amount: changeRatio === null ? "" : `by ${percent(Math.abs(changeRatio))}`, rest: "" };
}

/** What decided that a range regressed. */
export function slowerClause(range: RangeRow, comparison: Comparison): Clause {
  const { gpuTime, wallTime, ranks, kernels, family, counts } = decisiveChanges(range, comparison);
  if (gpuTime) return timeClause(range, range.gpuBusyTime, "longer on the GPU");
  if (wallTime) return timeClause(range, chooseWallTime(range), "more wall time");
  const part = (subject: string, time: TimeChange, rest: string): Clause => ({
    ...timeClause(range, time, rest),
    subject: `${rangeName(range)}: ${subject}`,
  });
  const [rank] = ranks;
  if (rank !== undefined) return part(rankText(rank), rank.work, "longer for its own work, without communication");
  const [kernel, ...others] = kernels;
  const more = others.length === 0 ? "" : ` and ${counted(others.length, "more kernel")}`;
  if (kernel !== undefined) return part(`${markKernel(kernel.name)}${more}`, kernel.time, "longer");
  if (family !== null) return { ...part(`${markName(family.family)} kernels`, family.time, "longer"), verb: "take" };
  const [count] = byImportance(counts);
  return count === undefined
    ? { subject: rangeName(range), verb: "regressed", amount: "", rest: "" }
    : countClause(range, count);
}

/** A sentence gives at most this many counts. */
const mostValues = 3;

/** Verbs and nouns of counts, those that cost most time first. */
const countWords: Readonly<Record<CountMetric, readonly [verb: string, noun: string]>> = {
  synchronizations: ["waits for the GPU", "times"],
  blockingCopies: ["waits for", "copies"],
  graphLaunches: ["makes", "CUDA graph launches"],
  hostLaunches: ["needs", "launches by the host"],
  launches: ["launches", "kernels"],
  copies: ["makes", "copies"],
  copiedBytes: ["copies", ""],
};

function byImportance(counts: readonly CountChange[]): CountChange[] {
  const order = Object.keys(countWords);
  return counts.toSorted((a, b) => order.indexOf(a.metric) - order.indexOf(b.metric));
}

/** `decode waits for the GPU 23 more times`. */
function countClause(range: RangeRow, row: CountChange): Clause {
  const [verb, noun] = countWords[row.metric];
  const { base, head } = row;
  const word = head > base ? "more" : "fewer";
  const amount = `${amountText(countValue(row, Math.abs(head - base)))} ${word}`;
  return { subject: rangeName(range), verb, amount: noun === "" ? amount : `${amount} ${noun}`, rest: "" };
}

/** The numbers of a regressed range with its cause, why the line is unknown, and what the range's other times did. */
export function slowerSentences(range: RangeRow, comparison: Comparison, start: string, cause: string): Sentence[] {
  const { gpuTime, wallTime, ranks, kernels, family, counts } = decisiveChanges(range, comparison);
  const parts = [...ranks.map(({ work }) => work), ...kernels.map(({ time }) => time)];
  if (family !== null) parts.push(family.time);
  const values = gpuTime
    ? [timeValues(range.gpuBusyTime)]
    : wallTime
      ? [`${timeValues(chooseWallTime(range))}${range.latency === null ? "" : ", without CUDA tracing"}`]
      : [...parts.slice(0, 1).map(timeValues), ...byImportance(counts).map(countValues)];
  const lines = range.lineSearch === null ? null : explainLineSearch(range.lineSearch);
  const text = values.length === 0 ? "" : `${start}${values.slice(0, mostValues).join(", ")}${cause}.`;
  const brief = cause === "" ? "" : `${start}${cause.replace(/^(?:, |: )/, "")}.`;
  return [
    ...some("change", text).map((sentence) => (start === "" ? sentence : { ...sentence, brief })),
    ...some("no-line", lines === null ? "" : `${capitalize(lines)}.`),
    ...(gpuTime ? [] : some("beside", describeGpuTime(range))),
    ...(gpuTime || wallTime ? [] : some("beside", describeWallTime(range))),
  ];
}

/** `24.5 → 37.5 ms (+52.3% to +53.4%)`. */
export function timeValues({ baseNs, headNs, changeRatio, lowRatio, highRatio }: TimeChange): string {
  const pair = baseNs === null || headNs === null ? "" : pairText(nsAmount(baseNs), nsAmount(headNs));
  if (changeRatio === null) return pair;
  const change =
    lowRatio === null || highRatio === null ? signedPercent(changeRatio) : percentInterval(lowRatio, highRatio);
  return pair === "" ? change : `${pair} (${change})`;
}

/** `1 → 24 synchronizations`. */
function countValues(row: CountChange): string {
  return `${pairText(countValue(row, row.base), countValue(row, row.head))} ${countTitle(row)}`;
}

/** `, from kv.py:38 (block), a line that this change touches: copy kernels replace …`. Empty if neither cause nor line is known. */
export function describeCause(range: RangeRow, comparison: Comparison): string {
  const cause = range.cause === null ? "" : `: ${explainCause(range.cause, range)}`;
  const site = range.gpuBusyTime.state === "improved" ? null : causeSite(range, comparison);
  if (site === null) return cause;
  return `, from ${markPlace(site)}${site.changed === true ? ", a line that this change touches" : ""}${cause}`;
}

function describeGpuTime({ gpuBusyTime: { state, changeRatio } }: RangeRow): string {
  if (changeRatio === null) return "";
  return state === "same"
    ? `GPU time is unchanged (${signedPercent(changeRatio)}).`
    : `GPU time: ${signedPercent(changeRatio)}.`;
}

function describeWallTime({ latency, wall, wallTime }: RangeRow): string {
  const time = chooseWallTime({ latency, wallTime });
  if (wall === "not-slower") return "Wall time isn't longer.";
  return latency === null || time.changeRatio === null
    ? "Wall time: not judged."
    : `Wall time: ${formatTimeChange(time)}, too noisy to judge.`;
}

export function chooseWallTime({ latency, wallTime }: Pick<RangeRow, "latency" | "wallTime">): TimeChange {
  return latency?.time ?? wallTime;
}

export function fasterClause(range: RangeRow): Clause {
  return timeClause(range, range.gpuBusyTime, "less time on the GPU");
}

export function formatTimeChange({ changeRatio, lowRatio, highRatio }: TimeChange): string {
  const change = changeRatio ?? 0;
  return lowRatio === null || highRatio === null
    ? signedPercent(change)
    : changeWithInterval(change, lowRatio, highRatio);
}

function explainCause(cause: Cause, range: RangeRow): string {
  const changed = (changeRatio: number): string =>
    `${percent(Math.abs(changeRatio))} ${changeRatio > 0 ? "longer" : "less time"}`;
  switch (cause.kind) {
    case "overlap-lost":
    case "overlap-gained": {
      const word = cause.kind === "overlap-lost" ? "less" : "more";
      return `kernels overlap ${word} (${percent(cause.base)} → ${percent(cause.head)} of the kernel time)`;
    }
    case "graph-lost":
      return `a CUDA graph is lost (${formatCount(cause.base)} → ${formatCount(cause.head)} graph launches)`;
    case "replaced":
      return describeReplacement(cause);
    case "work": {
      const rose = range.counts.filter(
        ({ metric, state, base, head }) => alsoNamed.has(metric) && state === "regressed" && head > base,
      );
      const [most] = rose.toSorted((a, b) => b.head - b.base - (a.head - a.base));
      return listed([
        formatDifference(cause, "kernel launches"),
        ...(most === undefined ? [] : [formatDifference(most, countTitle(most))]),
      ]);
    }
    case "kernel":
      return `${markKernel(cause.kernel)} takes ${changed(cause.changeRatio)}`;
    case "family":
      return `${markName(cause.family)} kernels take ${changed(cause.changeRatio)}`;
    case "operator":
      return `${markName(operatorText(range, cause.path))}${onGpu(cause)} takes ${changed(cause.changeRatio)}`;
    case "rank":
      return `${rankText(cause)} takes ${percent(Math.abs(cause.changeRatio))} longer for its own work, without communication`;
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
const alsoNamed: ReadonlySet<CountMetric> = new Set(["synchronizations", "blockingCopies", "copies"] as const);

/** `96 more synchronizations`. */
function formatDifference({ base, head }: Pick<CountChange, "base" | "head">, noun: string): string {
  return `${formatCount(Math.abs(head - base))} ${head > base ? "more" : "fewer"} ${noun}`;
}

/** `` `copy` (+1.17 ms) kernels replace `attention` (−560 µs) ``, with the time each family gained or lost. */
function describeReplacement({ gone, came }: Extract<Cause, { kind: "replaced" }>): string {
  const families = (times: typeof gone, sign: string): string =>
    listed(times.map(({ family, ns }) => `${markName(family)} (${sign}${formatNs(ns)})`));
  if (gone.length === 0) return `different ${families(came, "+")} kernels run`;
  if (came.length === 0) return `${families(gone, "−")} kernels are gone`;
  return `${families(came, "+")} kernels replace ${families(gone, "−")}`;
}

/** The GPU of a path, such as ` on rank 1`; empty if the range has only one GPU. */
export function onGpu({ rank, report, device }: Pick<OperatorRow, "rank" | "report" | "device">): string {
  return device === null ? "" : ` on ${rankText({ rank, report, device })}`;
}

export function some(kind: SentenceKind, text: string): Sentence[] {
  return text === "" ? [] : [{ kind, text }];
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}
