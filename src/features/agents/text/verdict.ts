import { createKernelId, type KernelOfRange } from "../model/kernel-id.ts";
import {
  listLimits,
  mostVerdictBytes,
  mapLists,
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
import { toTerminal } from "../../../report/terminal/text.ts";
import { describeVerdict } from "../../../report/verdict/sentences.ts";
import { suggestCommands } from "./next-commands.ts";
import { shortenText, fitEntries, type Shown } from "./room.ts";
import { chooseWallTime } from "../../../report/verdict/range-sentences.ts";

interface VerdictInput {
  readonly comparison: Comparison;
  readonly failure: Failure | null;
  readonly asked: RepeatableCommand;
  readonly files: readonly string[];
}

/** In bytes of JSON. */
const textLimits = {
  sentence: 500,
  failure: 240,
  name: 100,
  text: 200,
  file: 120,
  directory: 400,
  command: 600,
} as const;

export function createVerdict({ comparison, failure, asked, files }: VerdictInput): AgentVerdict {
  const kernels = sortKernelsByImpact(comparison);
  const unclear = comparison.reasons.filter(isUnclear);
  const open = comparison.verdict === "inconclusive" ? unclear[0] : undefined;
  const next = suggestCommands(asked, comparison, {
    kernels: kernels.map(({ range, kernel }) => createKernelId(range, kernel.name)),
    settledBy: open === undefined ? null : findSettler(open),
  });
  const lists = {
    ranges: sortRangesByChange(comparison).map(createRangeEntry),
    decided: findDecidingReasons(comparison).map((reason) => ({
      kernel: findKernelIdOfReason(comparison, reason),
      ...createReasonEntry(reason),
    })),
    kernels: kernels.slice(0, listLimits.kernels).map(createKernelEntry),
    counts: comparison.ranges.flatMap(createCountEntries),
    unclear: unclear.map((reason) => ({
      reason: reason.id,
      range: shortenOrNull(reason.range, textLimits.name),
      text: shortenText(reason.text, textLimits.text),
      settledBy: findSettler(reason),
    })),
    next: next.filter(({ command }) => fits(command, textLimits.command)),
    files: files.filter((file) => fits(file, textLimits.file)),
  };
  const totals = {
    ...mapLists((list) => lists[list].length),
    kernels: kernels.length,
    next: next.length,
    files: files.length,
  };
  const { folder } = asked;
  const make = (shown: Shown<VerdictList>): AgentVerdict => ({
    schemaVersion: 1,
    verdict: comparison.verdict,
    sentence: shortenText(toTerminal(describeVerdict(comparison)), textLimits.sentence),
    failure: failure === null ? null : { id: failure.id, what: shortenText(failure.what, textLimits.failure) },
    ranges: lists.ranges.slice(0, shown("ranges")),
    decided: lists.decided.slice(0, shown("decided")),
    kernels: lists.kernels.slice(0, shown("kernels")),
    counts: lists.counts.slice(0, shown("counts")),
    unclear: lists.unclear.slice(0, shown("unclear")),
    cost: comparison.cost === null ? null : { starts: comparison.cost.starts, gpuSeconds: comparison.cost.seconds },
    next: lists.next.slice(0, shown("next")),
    directory: folder !== null && fits(folder, textLimits.directory) ? folder : null,
    files: lists.files.slice(0, shown("files")),
    leftOut: mapLists((list) => totals[list] - shown(list)),
  });
  return fitEntries(
    orderEntries(mapLists((list) => Math.min(listLimits[list], lists[list].length))),
    make,
    mostVerdictBytes,
  );
}

/** Next commands, the first entry of each list, files, four more ranges, then the rest in turn. */
function orderEntries(lengths: Readonly<Record<VerdictList, number>>): VerdictList[] {
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
  return shortenText(text, most) === text;
}

function shortenOrNull(text: string | null, most: Bytes): string | null {
  return text === null ? null : shortenText(text, most);
}

function formatRangeName({ name, domain }: Pick<RangeRow, "name" | "domain">): string {
  return shortenText(rangeText(name, domain), textLimits.name);
}

function sortRangesByChange(comparison: Comparison): RangeRow[] {
  const size = ({ gpuBusyTime }: RangeRow) => Math.abs(gpuBusyTime.changeRatio ?? 0);
  return rangesBySeverity({ ranges: comparison.ranges.toSorted((a, b) => size(b) - size(a)) });
}

function createRangeEntry(range: RangeRow): AgentVerdict["ranges"][number] {
  const wall = chooseWallTime(range);
  return {
    range: formatRangeName(range),
    verdict: range.verdict,
    gpuTime: pickEffect(range.gpuBusyTime),
    wallTime: wall.state === "not-judged" ? null : pickEffect(wall),
    lineSearch: range.lineSearch?.state ?? null,
  };
}

function pickEffect({ state, changeRatio, lowRatio, highRatio, thresholdRatio }: TimeChange) {
  return { state, changeRatio, lowRatio, highRatio, thresholdRatio };
}

function isUnclear({ verdict }: Reason): boolean {
  return verdict === "inconclusive" || verdict === "incomparable" || verdict === "no-baseline";
}

/** A pass has no deciding reasons, so we return its improvements and accepted regressions instead. */
function findDecidingReasons({ verdict, reasons }: Comparison): Reason[] {
  if (verdict === "pass") return reasons.filter(({ id }) => /-(?:improved|down)$|^accepted$/.test(id));
  return reasons.filter((reason) => reason.verdict === verdict && !isUnclear(reason));
}

function createReasonEntry({ id, range, changeRatio, text }: Reason) {
  return {
    reason: id,
    range: shortenOrNull(range, textLimits.name),
    changeRatio,
    text: shortenText(text, textLimits.text),
  };
}

function findKernelIdOfReason({ ranges }: Comparison, { range: label, kernel }: Reason): string | null {
  if (kernel === null) return null;
  const range = ranges.find(({ name, domain }) => rangeText(name, domain) === label);
  const row = range?.kernels.find(({ name }) => name === kernel);
  return range === undefined || row === undefined ? null : createKernelId(range, row.name);
}

const unchangedStates: ReadonlySet<TimeChange["state"]> = new Set(["same", "not-judged", "waits"]);

function sortKernelsByImpact(comparison: Comparison): KernelOfRange[] {
  const { ranges } = comparison;
  const deciding = new Set(findDecidingReasons(comparison).map((reason) => findKernelIdOfReason(comparison, reason)));
  const all = ranges.flatMap((range) =>
    range.kernels.map((kernel) => ({
      range,
      kernel,
      decides: Number(deciding.has(createKernelId(range, kernel.name))),
    })),
  );
  const impact = ({ kernel }: KernelOfRange) =>
    unchangedStates.has(kernel.time.state) ? 0 : Math.abs(kernel.impactRatio);
  return all.toSorted(
    (a, b) => b.decides - a.decides || impact(b) - impact(a) || b.kernel.shareRatio - a.kernel.shareRatio,
  );
}

function createKernelEntry({ range, kernel }: KernelOfRange): AgentVerdict["kernels"][number] {
  const { machineCode, launchSites, time, impactRatio, shareRatio } = kernel;
  return {
    id: createKernelId(range, kernel.name),
    range: formatRangeName(range),
    name: shortenText(kernelLabel(kernel.name, textLimits.name), textLimits.name),
    state: time.state,
    changeRatio: time.changeRatio,
    impactRatio,
    shareRatio,
    explanation: shortenOrNull(kernel.explanation, textLimits.text),
    machineCode:
      machineCode === null
        ? null
        : { state: machineCode.state, findings: machineCode.findings.map(({ kind }) => kind).slice(0, 4) },
    line: pickLikeliestLine(launchSites),
  };
}

function pickLikeliestLine(sites: LaunchSites | null): CodeLine | null {
  const site = likeliestSite(sites);
  if (site === null) return null;
  return {
    file: shortenText(site.file, textLimits.name),
    line: site.line,
    function: shortenText(site.function, textLimits.name),
    changed: site.changed,
  };
}

function createCountEntries(range: RangeRow): AgentVerdict["counts"] {
  return shownCounts(range)
    .filter(isChangedCount)
    .map(({ metric, kind, base, head, state, launchSites }) => ({
      range: formatRangeName(range),
      metric,
      kind: shortenOrNull(kind, textLimits.name),
      base,
      head,
      state,
      line: pickLikeliestLine(launchSites),
    }));
}

function isChangedCount({ state }: CountChange): boolean {
  return state === "regressed" || state === "improved" || state === "inconclusive" || state === "noted";
}

const otherSettlers: Partial<Record<ReasonId, Settler>> = {
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

function findSettler({ id }: Reason): Settler {
  return otherSettlers[id] ?? "more-rounds";
}
