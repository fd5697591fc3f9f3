import { findRange } from "../../../model/reports/range.ts";
import { createHash } from "node:crypto";
import * as z from "zod";
import { ParseError } from "../../../model/errors.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import {
  historyRecordSchema,
  historyRecordSchemaVersion,
  largestRecordBytes,
  type HistoryCheck,
  type HistoryMetric,
  type HistoryRange,
  type HistoryRecord,
} from "../model/record.ts";
import { formatRecord } from "../model/stored.ts";
import { chooseGpuTime, waitsForOthers } from "../../../model/profile/gpu-time.ts";
import type { ProfileEnvironment } from "../../../model/profile/environment.ts";
import type { Profile, ProfileRange, ProfileRangeRound } from "../../../model/profile/profile.ts";
import type { UntracedRun } from "../../../model/profile/untraced.ts";
import { instanceTimes } from "../../../model/profile/wall-figures.ts";
import { areRanksKnown } from "../../../model/ranks/ranks.ts";
import { median, medianLaunches, medianTotalNs } from "../../../model/rounds.ts";
import { byText } from "../../../model/text/order.ts";
import { shortenName } from "../../../model/text/shorten-name.ts";
import type { Bytes, Nanoseconds } from "../../../model/units.ts";

export interface MeasuredRun {
  readonly profile: Profile;
  readonly comparison: Comparison | null;
  /** The comparison's base, if the same run measured it. */
  readonly base: Profile | null;
}

export interface RecordContext {
  readonly commit: HistoryRecord["commit"];
  readonly run: HistoryRecord["run"];
  readonly links: HistoryRecord["links"];
  readonly checks: readonly HistoryCheck[];
}

const limits = { text: 500, values: 100, ranges: 200, kernels: 10, gpus: 64 };
/** Size limits for everything else, to leave room for ranges. */
const byteLimits = { gpus: 2000, metrics: 6000, checks: 2000 } satisfies Record<string, Bytes>;

/** At most `largestRecordBytes` as JSON. Equal arguments give equal records. Throws ParseError if the profile contains values that llm-profile doesn't write. */
export function createHistoryRecord(measured: MeasuredRun, context: RecordContext): HistoryRecord {
  const { profile } = measured;
  const { machine, environment, workload, captureMode } = profile;
  const { commit, run, checks, links } = context;
  const gpus = machine.gpus.slice(0, limits.gpus);
  const reference = findReference(measured);
  const ranges = profile.ranges
    .filter(({ rounds }) => rounds.length > 0)
    .map((range) => createRangeRecord(range, profile.untraced, reference?.profile ?? null))
    .toSorted((a, b) => median(b.busyNs) - median(a.busyNs));
  const metrics = collectMetrics(profile.untraced);
  const keptMetrics = takeWithinBytes(metrics, byteLimits.metrics).slice(0, limits.ranges);
  const record = {
    schemaVersion: historyRecordSchemaVersion,
    tool: { name: truncate(profile.tool.name, 100), version: truncate(profile.tool.version, 100) },
    measuredAt: formatIsoTime(profile.measuredAt ?? profile.createdAt),
    commit: commit && {
      ...commit,
      branch: truncateOrNull(commit.branch, limits.text),
      subject: truncateOrNull(commit.subject, 200),
    },
    run: run && { ...run, job: truncate(run.job, limits.text) },
    machine: {
      gpus: takeWithinBytes(
        gpus.map(({ name }) => truncate(name, 100)),
        byteLimits.gpus,
      ),
      gpuIds: gpus.flatMap(({ uuid }) => (uuid === null ? [] : [digestGpuUuid(uuid)])),
      driver: truncateOrNull(machine.driver, 100),
      cuda: truncateOrNull(machine.cuda, 100),
    },
    environment: environment && digestEnvironment(environment),
    command: workload.command.length === 0 ? null : hashText(JSON.stringify(workload.command), 16),
    captureMode,
    reference: reference && { label: reference.label, commit: reference.commit },
    ranges,
    rangesLeftOut: 0,
    metrics: keptMetrics,
    metricsLeftOut: metrics.length - keptMetrics.length,
    checks: takeWithinBytes(checks, byteLimits.checks),
    links,
  } satisfies HistoryRecord;
  const { data, error } = historyRecordSchema.safeParse(shrinkToFit(record));
  if (data !== undefined) return data;
  throw new ParseError({
    id: "history-not-recorded",
    what: "The run can't be recorded.",
    why: z.prettifyError(error),
    help: "Use a profile.json exactly as llm-profile wrote it.",
    cause: error,
  });
}

/** Text that isn't a time stays unchanged, and the schema rejects it. */
function formatIsoTime(text: string): string {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? text : new Date(ms).toISOString();
}

/** Kernels go first, the same number from each range. */
function shrinkToFit(whole: HistoryRecord): HistoryRecord {
  const withFewer = (kernels: number, ranges: number): HistoryRecord => ({
    ...whole,
    ranges: whole.ranges.slice(0, ranges).map((range) => ({ ...range, kernels: range.kernels.slice(0, kernels) })),
    rangesLeftOut: whole.ranges.length - Math.min(ranges, whole.ranges.length),
  });
  let [kernels, ranges] = [limits.kernels, Math.min(limits.ranges, whole.ranges.length)];
  for (;;) {
    const record = withFewer(kernels, ranges);
    if (ranges === 0 || Buffer.byteLength(formatRecord(record)) <= largestRecordBytes) return record;
    if (kernels > 0) kernels -= 1;
    else ranges -= 1;
  }
}

/** The base, if it's a pinned commit whose rounds alternated with head's. */
function findReference({ comparison, base }: MeasuredRun) {
  const label = comparison?.baseline.pinned;
  const commit = comparison?.base?.source.commit;
  if (base === null || comparison?.interleaved !== true || label === undefined || commit == null) return null;
  return { label: truncate(label, limits.text), commit, profile: base };
}

function createRangeRecord(
  range: ProfileRange,
  untraced: readonly UntracedRun[],
  reference: Profile | null,
): HistoryRange {
  const { name, domain, skippedInstances, rounds, kernels } = range;
  const time = chooseGpuTime(range);
  const over = (pick: (round: ProfileRangeRound) => number) => Math.round(median(rounds.map(pick)));
  return {
    name: shortenRecordedName(name),
    domain: shortenRecordedName(domain),
    skippedInstances,
    instances: over(({ instances }) => instances),
    launches: over(({ launches }) => launches),
    synchronizations: over(({ synchronizations }) => sum(synchronizations.map(({ count }) => count))),
    copyBytes: over(({ copies }) => sum(copies.map(({ bytes }) => bytes))),
    busyNs: rounds.slice(0, limits.values).map(time),
    wall: readWallTimes(range, untraced),
    referenceBusyNs: readReferenceTimes(range, reference),
    kernels: kernels
      .map((kernel) => ({
        name: shortenRecordedName(kernel.name),
        family: truncate(kernel.family, 100),
        ns: medianTotalNs(kernel),
        launches: Math.round(medianLaunches(kernel)),
      }))
      .toSorted((a, b) => b.ns - a.ns)
      .slice(0, limits.kernels),
  };
}

/** Null if the reference lacks the range, or the two times don't measure the same thing. */
function readReferenceTimes(range: ProfileRange, reference: Profile | null): HistoryRange["referenceBusyNs"] {
  const referenceRange = findRange(reference?.ranges ?? [], range);
  if (referenceRange === undefined || referenceRange.rounds.length === 0) return null;
  const waits = waitsForOthers(range);
  if (waits !== waitsForOthers(referenceRange) || (waits && areRanksKnown(range) !== areRanksKnown(referenceRange)))
    return null;
  return referenceRange.rounds.slice(0, limits.values).map(chooseGpuTime(referenceRange));
}

function readWallTimes(range: ProfileRange, untraced: readonly UntracedRun[]): HistoryRange["wall"] {
  const processes = untraced.map((run) => instanceTimes(run, range)).filter((times) => times.length > 0);
  const ns = (values: readonly Nanoseconds[]) => values.slice(0, limits.values);
  if (processes.length > 0) return { ns: ns(processes.map(median)), traced: false };
  const ran = range.rounds.filter(({ instances, wallNs }) => instances > 0 && wallNs > 0);
  if (ran.length === 0) return null;
  return { ns: ns(ran.map(({ wallNs, instances }) => Math.round(wallNs / instances))), traced: true };
}

const peakMemory = { name: "peak memory", range: null, unit: "bytes", better: "lower" } as const;
const clientTime = { name: "client time", range: null, unit: "ns", better: "lower" } as const;

/** In the order of the program's files, metrics with a direction first. */
function collectMetrics(untraced: readonly UntracedRun[]): HistoryMetric[] {
  const reported = new Map<string, HistoryMetric & { values: number[] }>();
  for (const { name, unit, better, value } of untraced.flatMap(({ metrics }) => metrics)) {
    const key = JSON.stringify([name, unit]);
    const metric = reported.get(key) ?? {
      name: shortenRecordedName(name),
      range: null,
      unit: truncateOrNull(unit, 50),
      better,
      values: [],
    };
    if (metric.values.length < limits.values) metric.values.push(value);
    reported.set(key, metric);
  }
  const all = [...reported.values()];
  const memory = untraced.flatMap((run) =>
    run.peakMemory.length === 0 ? [] : [Math.max(...run.peakMemory.map(({ bytes }) => bytes))],
  );
  const client = untraced.flatMap((run) => (run.clientSeconds === null ? [] : [Math.round(run.clientSeconds * 1e9)]));
  const measured = [
    { ...peakMemory, values: memory.slice(0, limits.values) },
    { ...clientTime, values: client.slice(0, limits.values) },
  ];
  return [
    ...all.filter(({ better }) => better !== null),
    ...all.filter(({ better }) => better === null),
    ...measured.filter(({ values }) => values.length > 0),
  ];
}

/** Null if we couldn't read any package list. */
function digestEnvironment(environment: ProfileEnvironment): string | null {
  const { operatingSystem, imageDigest, pythonPackages, systemPackages, cudaLibraries } = environment;
  const lists = [pythonPackages, systemPackages, cudaLibraries];
  if (lists.every((list) => list === null)) return null;
  const sorted = lists.map((list) =>
    list === null ? null : Object.entries(list).toSorted(([a], [b]) => byText(a, b)),
  );
  return hashText(JSON.stringify([operatingSystem, imageDigest, ...sorted]), 16);
}

function takeWithinBytes<T>(items: readonly T[], bytes: Bytes): T[] {
  let bytesLeft = bytes;
  return items.filter((item) => {
    bytesLeft -= Buffer.byteLength(JSON.stringify(item)) + 1;
    return bytesLeft >= 0;
  });
}

/** Records contain it instead of the UUID. */
export function digestGpuUuid(uuid: string): string {
  return hashText(uuid, 12);
}

function hashText(text: string, length: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}

export function shortenRecordedName(name: string): string {
  return shortenName(name, limits.text);
}

function truncate(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed();
}

function truncateOrNull(text: string | null, longest: number): string | null {
  return text === null ? null : truncate(text, longest);
}

function sum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
