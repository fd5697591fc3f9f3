import { kernelId, type KernelOfRange } from "../model/kernel-id.ts";
import {
  mostOf,
  mostVerdictBytes,
  perList,
  type AgentVerdict,
  type CodeLine,
  type Settler,
  type VerdictList,
} from "../model/verdict.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { CountChange, RangeRow, TimeChange } from "../../../model/comparison/comparison-rows.ts";
import type { Reason, ReasonId } from "../../../model/comparison/reason.ts";
import { likeliestSite, type LaunchSites } from "../../../model/comparison/launch-sites.ts";
import { rangeText } from "../../../model/reports/range.ts";
import type { RepeatableCommand } from "../../../model/run/asked.ts";
import type { Failure } from "../../../model/run/failure.ts";
import type { Bytes } from "../../../model/units.ts";
import { kernelLabel } from "../../../report/kernel-label.ts";
import { rangesBySeverity, shownCounts } from "../../../report/rows.ts";
import { terminalText } from "../../../report/terminal/text.ts";
import { verdictText } from "../../../report/verdict-text.ts";
import { nextCommands } from "./next-commands.ts";
import { cutText, fitted, type Shown } from "./room.ts";

/** The input for verdict.json. */
export interface VerdictInput {
  readonly comparison: Comparison;
  /** A failure that happened after good captures; null if nothing failed. */
  readonly failure: Failure | null;
  readonly asked: RepeatableCommand;
  /** The files next to verdict.json, as relative paths, most important first. */
  readonly files: readonly string[];
}

/** The maximum length of each text, in bytes of JSON. */
const longest = { sentence: 500, failure: 240, name: 100, text: 200, file: 120, directory: 400, command: 600 } as const;

/** Makes verdict.json. Formatted with `oneLineJson`, the verdict has at most `mostVerdictBytes`. */
export function agentVerdict({ comparison, failure, asked, files }: VerdictInput): AgentVerdict {
  const kernels = kernelsByImpact(comparison);
  const unclear = comparison.reasons.filter(isUnclear);
  const open = comparison.verdict === "inconclusive" ? unclear[0] : undefined;
  const next = nextCommands(asked, comparison, {
    kernels: kernels.map(({ range, kernel }) => kernelId(range, kernel.name)),
    settledBy: open === undefined ? null : settledBy(open),
  });
  const lists = {
    ranges: rangesByChange(comparison).map(rangeOf),
    decided: decidedBy(comparison).map((reason) => ({ kernel: kernelOf(comparison, reason), ...ofReason(reason) })),
    kernels: kernels.slice(0, mostOf.kernels).map(kernelEntry),
    counts: comparison.ranges.flatMap(changedCounts),
    unclear: unclear.map((reason) => ({
      reason: reason.id,
      range: cutOrNull(reason.range, longest.name),
      text: cutText(reason.text, longest.text),
      settledBy: settledBy(reason),
    })),
    next: next.filter(({ command }) => fits(command, longest.command)),
    files: files.filter((file) => fits(file, longest.file)),
  };
  const totals = {
    ...perList((list) => lists[list].length),
    kernels: kernels.length,
    next: next.length,
    files: files.length,
  };
  const { folder } = asked;
  const make = (shown: Shown<VerdictList>): AgentVerdict => ({
    schemaVersion: 1,
    verdict: comparison.verdict,
    sentence: cutText(terminalText(verdictText(comparison)), longest.sentence),
    failure: failure === null ? null : { id: failure.id, what: cutText(failure.what, longest.failure) },
    ranges: lists.ranges.slice(0, shown("ranges")),
    decided: lists.decided.slice(0, shown("decided")),
    kernels: lists.kernels.slice(0, shown("kernels")),
    counts: lists.counts.slice(0, shown("counts")),
    unclear: lists.unclear.slice(0, shown("unclear")),
    cost: comparison.cost === null ? null : { starts: comparison.cost.starts, gpuSeconds: comparison.cost.seconds },
    next: lists.next.slice(0, shown("next")),
    directory: folder !== null && fits(folder, longest.directory) ? folder : null,
    files: lists.files.slice(0, shown("files")),
    leftOut: perList((list) => totals[list] - shown(list)),
  });
  return fitted(orderOf(perList((list) => Math.min(mostOf[list], lists[list].length))), make, mostVerdictBytes);
}

/** The order in which entries get room: next commands, the first entry of each list, files, four more ranges, then the rest in turn. */
function orderOf(lengths: Readonly<Record<VerdictList, number>>): VerdictList[] {
  const entries = (list: VerdictList, from: number, to: number): VerdictList[] =>
    Array.from({ length: Math.max(0, Math.min(to, lengths[list]) - from) }, () => list);
  const reasons = ["decided", "unclear", "kernels", "counts"] as const;
  const [first, many] = [1, 5];
  const turns = Array.from({ length: many }, (_, turn) => first + turn);
  return [
    ...entries("next", 0, Infinity),
    ...entries("ranges", 0, first),
    ...reasons.flatMap((list) => entries(list, 0, first)),
    ...entries("files", 0, Infinity),
    ...entries("ranges", first, many),
    ...turns.flatMap((turn) => reasons.flatMap((list) => entries(list, turn, turn + 1))),
    ...entries("ranges", many, Infinity),
  ];
}

function fits(text: string, most: Bytes): boolean {
  return cutText(text, most) === text;
}

function cutOrNull(text: string | null, most: Bytes): string | null {
  return text === null ? null : cutText(text, most);
}

function label({ name, domain }: Pick<RangeRow, "name" | "domain">): string {
  return cutText(rangeText(name, domain), longest.name);
}

function rangesByChange(comparison: Comparison): RangeRow[] {
  const size = ({ gpuBusyTime }: RangeRow): number => Math.abs(gpuBusyTime.changeRatio ?? 0);
  return rangesBySeverity({ ranges: comparison.ranges.toSorted((one, other) => size(other) - size(one)) });
}

function rangeOf(range: RangeRow): AgentVerdict["ranges"][number] {
  const wall = range.latency?.time ?? range.wallTime;
  return {
    range: label(range),
    verdict: range.verdict,
    gpuTime: effectOf(range.gpuBusyTime),
    wallTime: wall.state === "not-judged" ? null : effectOf(wall),
    lineSearch: range.lineSearch?.state ?? null,
  };
}

function effectOf({ state, changeRatio, lowRatio, highRatio, thresholdRatio }: TimeChange) {
  return { state, changeRatio, lowRatio, highRatio, thresholdRatio };
}

function isUnclear({ verdict }: Reason): boolean {
  return verdict === "inconclusive" || verdict === "incomparable" || verdict === "no-baseline";
}

/** The deciding reasons. A pass has no deciding reasons, so we return its improvements and accepted regressions instead. */
function decidedBy({ verdict, reasons }: Comparison): Reason[] {
  if (verdict === "pass") return reasons.filter(({ id }) => /-(?:improved|down)$|^accepted$/.test(id));
  return reasons.filter((reason) => reason.verdict === verdict && !isUnclear(reason));
}

function ofReason({ id, range, changeRatio, text }: Reason) {
  return {
    reason: id,
    range: cutOrNull(range, longest.name),
    changeRatio,
    text: cutText(text, longest.text),
  };
}

function kernelOf({ ranges }: Comparison, { range: of, kernel }: Reason): string | null {
  if (kernel === null) return null;
  const range = ranges.find(({ name, domain }) => rangeText(name, domain) === of);
  const row = range?.kernels.find(({ name }) => name === kernel);
  return range === undefined || row === undefined ? null : kernelId(range, row.name);
}

const unchanged: ReadonlySet<TimeChange["state"]> = new Set(["same", "not-judged", "waits"]);

/** Deciding kernels first, then changed kernels by impact, then the rest by their share of the time. */
function kernelsByImpact(comparison: Comparison): KernelOfRange[] {
  const { ranges } = comparison;
  const deciding = new Set(decidedBy(comparison).map((reason) => kernelOf(comparison, reason)));
  const all = ranges.flatMap((range) =>
    range.kernels.map((kernel) => ({ range, kernel, decides: Number(deciding.has(kernelId(range, kernel.name))) })),
  );
  const impact = ({ kernel }: KernelOfRange): number =>
    unchanged.has(kernel.time.state) ? 0 : Math.abs(kernel.impactRatio);
  return all.toSorted(
    (one, other) =>
      other.decides - one.decides || impact(other) - impact(one) || other.kernel.shareRatio - one.kernel.shareRatio,
  );
}

function kernelEntry({ range, kernel }: KernelOfRange): AgentVerdict["kernels"][number] {
  const { machineCode, launchSites, time, impactRatio, shareRatio } = kernel;
  return {
    id: kernelId(range, kernel.name),
    range: label(range),
    name: cutText(kernelLabel(kernel.name, longest.name), longest.name),
    state: time.state,
    changeRatio: time.changeRatio,
    impactRatio,
    shareRatio,
    explanation: cutOrNull(kernel.explanation, longest.text),
    machineCode:
      machineCode === null
        ? null
        : { state: machineCode.state, findings: machineCode.findings.map(({ kind }) => kind).slice(0, 4) },
    line: lineOf(launchSites),
  };
}

function lineOf(sites: LaunchSites | null): CodeLine | null {
  const site = likeliestSite(sites);
  if (site === null) return null;
  return {
    file: cutText(site.file, longest.name),
    line: site.line,
    function: cutText(site.function, longest.name),
    changed: site.changed,
  };
}

function changedCounts(range: RangeRow): AgentVerdict["counts"] {
  return shownCounts(range)
    .filter(isChangedCount)
    .map(({ metric, kind, base, head, state, launchSites }) => ({
      range: label(range),
      metric,
      kind: cutOrNull(kind, longest.name),
      base,
      head,
      state,
      line: lineOf(launchSites),
    }));
}

function isChangedCount({ state }: CountChange): boolean {
  return state === "regressed" || state === "improved" || state === "inconclusive" || state === "noted";
}

/** Reasons for which more rounds don't help, and what helps instead. */
const settledOtherwise: Partial<Record<ReasonId, Settler>> = {
  "latency-open": "more-untraced-runs",
  "wall-time-open": "more-untraced-runs",
  "metric-open": "more-untraced-runs",
  "memory-open": "more-untraced-runs",
  "global-slowdown": "steady-clocks",
  "machine-differs": "same-machine",
  "no-ranges": "same-work",
  "missing-in-head": "same-work",
  "no-kernels": "same-work",
  "no-kernels-in-base": "same-work",
  "no-kernels-in-head": "same-work",
  "metric-missing-in-head": "same-work",
  "skip-differs": "same-settings",
  "attribution-differs": "same-settings",
  "baseline-absent": "a-base",
  "baseline-failed": "a-base",
  "baseline-incompatible": "a-base",
};

function settledBy({ id }: Reason): Settler {
  return settledOtherwise[id] ?? "more-rounds";
}
