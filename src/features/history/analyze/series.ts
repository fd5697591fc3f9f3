import type { CutReason, HistoryCut, HistoryGap, HistoryPoint, HistorySeries } from "../model/history.ts";
import type { HistoryFigure, HistoryRecord, StoredRecord } from "../model/record.ts";
import { median } from "../../../model/rounds.ts";
import type { Ratio } from "../../../model/units.ts";
import { constants } from "./constants.ts";
import { findSideLevels } from "../../../compare/noise/estimate.ts";

export type MeasuredSeries = Omit<HistorySeries, "changes" | "state" | "drift">;

export function buildSeries(records: readonly StoredRecord[]): MeasuredSeries[] {
  const followed = new Map<string, Followed>();
  const runs = new Map<string, number[]>();
  for (const [index, { record }] of records.entries()) {
    const job = readJobName(record);
    const ofJob = runs.get(job) ?? [];
    ofJob.push(index);
    runs.set(job, ofJob);
    for (const value of readValues(record)) {
      const id = createSeriesId(job, value.figure);
      const series = followed.get(id) ?? { id, job, values: [] };
      series.values.push({ ...value, index });
      followed.set(id, series);
    }
  }
  return [...followed.values()].map((series) => createSeries(series, records, runs.get(series.job) ?? []));
}

export function createSeriesId(job: string, figure: HistoryFigure): string {
  const { kind, range } = figure;
  return JSON.stringify(figure.kind === "metric" ? [job, kind, figure.name, range] : [job, kind, range, figure.domain]);
}

/** Runs outside GitHub Actions belong to one job without a name. */
export function readJobName({ run }: HistoryRecord): string {
  return run?.job ?? "";
}

interface Value {
  readonly figure: HistoryFigure;
  readonly unit: string | null;
  readonly better: "lower" | "higher" | null;
  readonly rounds: readonly number[];
  readonly reference: readonly number[] | null;
  readonly facts: Facts;
}

/** Values can be compared only if these facts are equal. A fact is null if it's unknown or irrelevant. */
interface Facts {
  gpu: string | null;
  driver: string | null;
  cuda: string | null;
  command: string | null;
  captureMode: string | null;
  tracing: string | null;
  instances: string | null;
  reference: string | null;
}

const cutReasons: readonly (readonly [keyof Facts, CutReason])[] = [
  ["gpu", "gpu"],
  ["driver", "driver"],
  ["cuda", "cuda"],
  ["command", "command"],
  ["captureMode", "capture-mode"],
  ["tracing", "capture-mode"],
  ["instances", "instances"],
  ["reference", "reference"],
];

interface Followed {
  readonly id: string;
  readonly job: string;
  readonly values: (Value & { readonly index: number })[];
}

function readValues({ machine, command, captureMode, reference, ranges, metrics }: HistoryRecord): Value[] {
  const gpu = machine.gpus.length === 0 ? null : machine.gpus.join("\n");
  const { driver, cuda } = machine;
  const values: Value[] = [];
  for (const { name, domain, busyNs, wall, referenceBusyNs, instances: count, skippedInstances } of ranges) {
    const instances = `${count} ${skippedInstances}`;
    values.push({
      figure: { kind: "busy", range: name, domain },
      unit: "ns",
      better: "lower",
      rounds: busyNs,
      reference: referenceBusyNs,
      facts: {
        gpu,
        driver,
        cuda,
        command,
        captureMode,
        tracing: null,
        instances,
        reference: reference?.commit ?? null,
      },
    });
    if (wall === null) continue;
    const tracing = String(wall.traced);
    values.push({
      figure: { kind: "wall", range: name, domain },
      unit: "ns",
      better: "lower",
      rounds: wall.ns,
      reference: null,
      facts: { gpu, driver, cuda, command, captureMode, tracing, instances, reference: null },
    });
  }
  for (const { name, range, unit, better, values: rounds } of metrics)
    values.push({
      figure: { kind: "metric", name, range },
      unit,
      better,
      rounds,
      reference: null,
      facts: { gpu, driver, cuda, command, captureMode: null, tracing: null, instances: null, reference: null },
    });
  return values;
}

function createSeries(
  { id, job, values }: Followed,
  records: readonly StoredRecord[],
  runs: readonly number[],
): MeasuredSeries {
  const last = values.at(-1);
  if (last === undefined) throw new RangeError("A series without points.");
  const points = values.map(({ index, rounds, reference }): HistoryPoint => ({
    record: index,
    value: median(rounds),
    low: Math.min(...rounds),
    high: Math.max(...rounds),
    referenceRatio: computeRatioToReference(reference, rounds),
  }));
  const times = values.map(({ index }) => Date.parse(records[index]?.record.measuredAt ?? ""));
  const lastRuns = runs.slice(-constants.shortestSegment.value);
  return {
    id,
    job,
    figure: last.figure,
    unit: last.unit,
    better: last.better,
    points,
    cuts: findCuts(values),
    gaps: findGaps(times),
    current: lastRuns.includes(last.index),
  };
}

/** Null if any value isn't above 0. Equal numbers of rounds are pairs. */
function computeRatioToReference(reference: readonly number[] | null, rounds: readonly number[]): Ratio | null {
  if (reference === null || [...reference, ...rounds].some((value) => value <= 0)) return null;
  const { base, head } = findSideLevels({
    base: reference,
    head: rounds,
    interleaved: reference.length === rounds.length,
  });
  return head / base;
}

/** Unknown facts don't cause a cut. */
function findCuts(values: readonly Value[]): HistoryCut[] {
  const [first] = values;
  if (first === undefined) return [];
  const lastFacts = { ...first.facts };
  const cuts: HistoryCut[] = [];
  for (const [point, { facts }] of values.entries()) {
    const because = new Set<CutReason>();
    for (const [fact, reason] of cutReasons) {
      const value = facts[fact];
      if (value === null || value === lastFacts[fact]) continue;
      if (lastFacts[fact] !== null) because.add(reason);
      lastFacts[fact] = value;
    }
    if (because.size > 0) cuts.push({ point, because: [...because] });
  }
  return cuts;
}

/** A gap that recurs in many intervals (`usualGap`), such as weekends, is usual. If most intervals are irregular, no nights are missing. */
function findGaps(times: readonly number[]): HistoryGap[] {
  const intervals = times.slice(1).map((time, place) => time - (times[place] ?? time));
  const usual = median(intervals.filter((interval) => interval > 0));
  const missing = intervals.map((interval) => (usual > 0 ? Math.round(interval / usual) - 1 : 0));
  const counts = new Map<number, number>();
  for (const nights of missing) counts.set(nights, (counts.get(nights) ?? 0) + 1);
  if ((counts.get(0) ?? 0) <= missing.length / 2) return [];
  return missing.flatMap((nights, place) => {
    const count = counts.get(nights) ?? 0;
    const isUsual = count > 1 && count >= constants.usualGap.value * missing.length;
    return nights > 0 && !isUsual ? [{ point: place + 1, missing: nights }] : [];
  });
}
