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
import { recordText } from "../model/stored.ts";
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

/** The measurements in a run directory. */
export interface MeasuredRun {
  readonly profile: Profile;
  /** Null if nothing was compared. */
  readonly comparison: Comparison | null;
  /** The comparison's base, if the same run measured it. */
  readonly base: Profile | null;
}

/** Facts about a run that aren't in its profile. */
export interface RecordContext {
  readonly commit: HistoryRecord["commit"];
  readonly run: HistoryRecord["run"];
  readonly links: HistoryRecord["links"];
  readonly checks: readonly HistoryCheck[];
}

/** The limits of the record's schema. */
const most = { text: 500, values: 100, ranges: 200, kernels: 10, gpus: 64 };
/** Size limits for everything else, to leave room for ranges. */
const mostBytes = { gpus: 2000, metrics: 6000, checks: 2000 } satisfies Record<string, Bytes>;

/**
 * The record of a run, at most `largestRecordBytes` as JSON. If the record is too large, we drop kernels first, then the smallest ranges.
 * Equal arguments give equal records. Throws ParseError if the profile contains values that llm-profile doesn't write.
 */
export function historyRecordOf(measured: MeasuredRun, context: RecordContext): HistoryRecord {
  const { profile } = measured;
  const { machine, environment, workload, captureMode } = profile;
  const gpus = machine.gpus.slice(0, most.gpus);
  const reference = referenceOf(measured);
  const ranges = profile.ranges
    .filter(({ rounds }) => rounds.length > 0)
    .map((range) => rangeOf(range, profile.untraced, reference?.profile ?? null))
    .toSorted((one, other) => median(other.busyNs) - median(one.busyNs));
  const metrics = metricsOf(profile.untraced);
  const keptMetrics = firstWithin(metrics, mostBytes.metrics).slice(0, most.ranges);
  const record = {
    schemaVersion: historyRecordSchemaVersion,
    tool: { name: cut(profile.tool.name, 100), version: cut(profile.tool.version, 100) },
    measuredAt: isoTime(profile.measuredAt ?? profile.createdAt),
    commit: commitOf(context),
    run: context.run === null ? null : { ...context.run, job: cut(context.run.job, most.text) },
    machine: {
      gpus: firstWithin(
        gpus.map(({ name }) => cut(name, 100)),
        mostBytes.gpus,
      ),
      gpuIds: gpus.flatMap(({ uuid }) => (uuid === null ? [] : [gpuId(uuid)])),
      driver: cutOrNull(machine.driver, 100),
      cuda: cutOrNull(machine.cuda, 100),
    },
    environment: environment === null ? null : environmentDigest(environment),
    command: workload.command.length === 0 ? null : digest(JSON.stringify(workload.command), 16),
    captureMode,
    reference: reference === null ? null : { label: reference.label, commit: reference.commit },
    ranges,
    rangesLeftOut: 0,
    metrics: keptMetrics,
    metricsLeftOut: metrics.length - keptMetrics.length,
    checks: firstWithin(context.checks, mostBytes.checks),
    links: context.links,
  } satisfies HistoryRecord;
  const { data, error } = historyRecordSchema.safeParse(fitted(record));
  if (data !== undefined) return data;
  throw new ParseError({
    id: "history-not-recorded",
    what: "The run can't be recorded.",
    why: z.prettifyError(error),
    help: "Use a profile.json exactly as llm-profile wrote it.",
    cause: error,
  });
}

/** The time in ISO format. Text that isn't a time stays unchanged, and the schema rejects it. */
function isoTime(text: string): string {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? text : new Date(ms).toISOString();
}

function commitOf({ commit }: RecordContext): HistoryRecord["commit"] {
  if (commit === null) return null;
  return { ...commit, branch: cutOrNull(commit.branch, most.text), subject: cutOrNull(commit.subject, 200) };
}

/** Shrinks the record to its size limit. Kernels go first, the same number from each range. */
function fitted(whole: HistoryRecord): HistoryRecord {
  const withFewer = (kernels: number, ranges: number): HistoryRecord => ({
    ...whole,
    ranges: whole.ranges.slice(0, ranges).map((range) => ({ ...range, kernels: range.kernels.slice(0, kernels) })),
    rangesLeftOut: whole.ranges.length - Math.min(ranges, whole.ranges.length),
  });
  const fits = (record: HistoryRecord): boolean => Buffer.byteLength(recordText(record)) <= largestRecordBytes;
  for (let kernels = most.kernels; kernels > 0; kernels--) {
    const record = withFewer(kernels, most.ranges);
    if (fits(record)) return record;
  }
  for (let ranges = Math.min(most.ranges, whole.ranges.length); ranges > 0; ranges--) {
    const record = withFewer(0, ranges);
    if (fits(record)) return record;
  }
  return withFewer(0, 0);
}

interface Reference {
  readonly label: string;
  readonly commit: string;
  readonly profile: Profile;
}

/** The base, if it's a pinned commit whose rounds alternated with head's. */
function referenceOf({ comparison, base }: MeasuredRun): Reference | null {
  const label = comparison?.baseline.pinned;
  const commit = comparison?.base?.source.commit;
  if (base === null || comparison?.interleaved !== true || label === undefined || commit == null) return null;
  return { label: cut(label, most.text), commit, profile: base };
}

function rangeOf(range: ProfileRange, untraced: readonly UntracedRun[], reference: Profile | null): HistoryRange {
  const { name, domain, skippedInstances, rounds, kernels } = range;
  const time = chooseGpuTime(range);
  const over = (pick: (round: ProfileRangeRound) => number): number => Math.round(median(rounds.map(pick)));
  return {
    name: recordedName(name),
    domain: recordedName(domain),
    skippedInstances,
    instances: over(({ instances }) => instances),
    launches: over(({ launches }) => launches),
    synchronizations: over(({ synchronizations }) => total(synchronizations.map(({ count }) => count))),
    copyBytes: over(({ copies }) => total(copies.map(({ bytes }) => bytes))),
    busyNs: rounds.slice(0, most.values).map(time),
    wall: wallOf(range, untraced),
    referenceBusyNs: referenceTimes(range, reference),
    kernels: kernels
      .map((kernel) => ({
        name: recordedName(kernel.name),
        family: cut(kernel.family, 100),
        ns: medianTotalNs(kernel),
        launches: Math.round(medianLaunches(kernel)),
      }))
      .toSorted((one, other) => other.ns - one.ns)
      .slice(0, most.kernels),
  };
}

/** The reference's times on the GPU. Null if the reference lacks the range, or if the two sides' times don't measure the same thing. */
function referenceTimes(range: ProfileRange, reference: Profile | null): HistoryRange["referenceBusyNs"] {
  const other = reference?.ranges.find(({ name, domain }) => name === range.name && domain === range.domain);
  if (other === undefined || other.rounds.length === 0) return null;
  const isAlike =
    waitsForOthers(range) === waitsForOthers(other) &&
    (!waitsForOthers(range) || areRanksKnown(range) === areRanksKnown(other));
  return isAlike ? other.rounds.slice(0, most.values).map(chooseGpuTime(other)) : null;
}

function wallOf(range: ProfileRange, untraced: readonly UntracedRun[]): HistoryRange["wall"] {
  const processes = untraced.map((run) => instanceTimes(run, range)).filter((times) => times.length > 0);
  const ns = (values: readonly Nanoseconds[]): Nanoseconds[] => values.slice(0, most.values);
  if (processes.length > 0) return { ns: ns(processes.map(median)), traced: false };
  const ran = range.rounds.filter(({ instances, wallNs }) => instances > 0 && wallNs > 0);
  if (ran.length === 0) return null;
  return { ns: ns(ran.map(({ wallNs, instances }) => Math.round(wallNs / instances))), traced: true };
}

const peakMemory = { name: "peak memory", range: null, unit: "bytes", better: "lower" } as const;
const clientTime = { name: "client time", range: null, unit: "ns", better: "lower" } as const;

/** The program's metrics in the order of its files, metrics with a direction first. Then peak memory, and the time of a server's client. */
function metricsOf(untraced: readonly UntracedRun[]): HistoryMetric[] {
  const reported = new Map<string, HistoryMetric & { values: number[] }>();
  for (const { name, unit, better, value } of untraced.flatMap(({ metrics }) => metrics)) {
    const key = JSON.stringify([name, unit]);
    const metric = reported.get(key) ?? {
      name: recordedName(name),
      range: null,
      unit: cutOrNull(unit, 50),
      better,
      values: [],
    };
    if (metric.values.length < most.values) metric.values.push(value);
    reported.set(key, metric);
  }
  const all = [...reported.values()];
  const memory = untraced.flatMap((run) =>
    run.peakMemory.length === 0 ? [] : [Math.max(...run.peakMemory.map(({ bytes }) => bytes))],
  );
  const client = untraced.flatMap((run) => (run.clientSeconds === null ? [] : [Math.round(run.clientSeconds * 1e9)]));
  return [
    ...all.filter(({ better }) => better !== null),
    ...all.filter(({ better }) => better === null),
    ...(memory.length === 0 ? [] : [{ ...peakMemory, values: memory.slice(0, most.values) }]),
    ...(client.length === 0 ? [] : [{ ...clientTime, values: client.slice(0, most.values) }]),
  ];
}

/** A digest of the environment. Null if we couldn't read any package list. */
function environmentDigest(environment: ProfileEnvironment): string | null {
  const { operatingSystem, imageDigest, pythonPackages, systemPackages, cudaLibraries } = environment;
  const lists = [pythonPackages, systemPackages, cudaLibraries];
  if (lists.every((list) => list === null)) return null;
  const sorted = lists.map((list) =>
    list === null ? null : Object.entries(list).toSorted(([one], [other]) => byText(one, other)),
  );
  return digest(JSON.stringify([operatingSystem, imageDigest, ...sorted]), 16);
}

function firstWithin<T>(items: readonly T[], bytes: Bytes): T[] {
  let left = bytes;
  return items.filter((item) => {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    return left >= 0;
  });
}

/** A digest of a GPU's UUID. Records contain it instead of the UUID. */
export function gpuId(uuid: string): string {
  return digest(uuid, 12);
}

function digest(text: string, length: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}

/** A name as records contain it. */
export function recordedName(name: string): string {
  return shortenName(name, most.text);
}

function cut(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed();
}

function cutOrNull(text: string | null, longest: number): string | null {
  return text === null ? null : cut(text, longest);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
