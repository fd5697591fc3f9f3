import type { CutReason, HistoryCut, HistoryGap, HistoryPoint, HistorySeries } from "../../model/history/history.ts";
import type { HistoryFigure, HistoryRecord, StoredRecord } from "../../model/history/record.ts";
import { median } from "../../model/rounds.ts";
import type { Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { sideLevels } from "../noise/rounds.ts";

/** A series as it was measured: nothing is decided yet. */
export type MeasuredSeries = Omit<HistorySeries, "changes" | "state" | "drift">;

/** Records that are ordered → what each job followed over time: by job, figure, and range, in the order of their first points. */
export function measuredSeries(records: readonly StoredRecord[]): MeasuredSeries[] {
  const found = new Map<string, Followed>();
  const runs = new Map<string, number[]>();
  for (const [index, { record }] of records.entries()) {
    const job = jobOf(record);
    const ofJob = runs.get(job) ?? [];
    ofJob.push(index);
    runs.set(job, ofJob);
    for (const value of valuesOf(record)) {
      const id = JSON.stringify([job, ...Object.values(value.figure)]);
      const series = found.get(id) ?? { id, job, values: [] };
      series.values.push({ ...value, index });
      found.set(id, series);
    }
  }
  return [...found.values()].map((series) => seriesOf(series, records, runs.get(series.job) ?? []));
}

/** Runs outside GitHub Actions are one job without a name. */
export function jobOf({ run }: HistoryRecord): string {
  return run?.job ?? "";
}

interface Value {
  readonly figure: HistoryFigure;
  readonly unit: string | null;
  readonly better: "lower" | "higher" | null;
  readonly rounds: readonly number[];
  readonly reference: readonly number[] | null;
  /** What must be alike for values to be compared. */
  readonly facts: readonly (readonly [CutReason, string | null])[];
}

interface Followed {
  readonly id: string;
  readonly job: string;
  readonly values: (Value & { readonly index: number })[];
}

function valuesOf(record: HistoryRecord): Value[] {
  const { machine, command, captureMode } = record;
  const ofMachine = [
    ["gpu", machine.gpus.length === 0 ? null : machine.gpus.join("\n")],
    ["driver", machine.driver],
    ["cuda", machine.cuda],
    ["command", command],
  ] as const;
  const ofRanges = record.ranges.flatMap((range): Value[] => {
    const { name, domain, busyNs, wall, referenceBusyNs, instances, skippedInstances } = range;
    const common = { unit: "ns", better: "lower" } as const;
    const facts = [
      ...ofMachine,
      ["capture-mode", captureMode],
      ["instances", `${String(instances)} ${String(skippedInstances)}`],
    ] as const;
    const busy: Value = {
      ...common,
      figure: { kind: "busy", range: name, domain },
      rounds: busyNs,
      reference: referenceBusyNs,
      facts: [...facts, ["reference", record.reference?.commit ?? null]],
    };
    if (wall === null) return [busy];
    return [
      busy,
      {
        ...common,
        figure: { kind: "wall", range: name, domain },
        rounds: wall.ns,
        reference: null,
        facts: [...facts, ["capture-mode", wall.traced ? "traced" : "untraced"]],
      },
    ];
  });
  const ofMetrics = record.metrics.map(({ name, range, unit, better, values }): Value => ({
    figure: { kind: "metric", name, range },
    unit,
    better,
    rounds: values,
    reference: null,
    facts: ofMachine,
  }));
  return [...ofRanges, ...ofMetrics];
}

function seriesOf(
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
    referenceRatio: ratioTo(reference, rounds),
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
    cuts: cutsOf(values.map(({ facts }) => facts)),
    gaps: gapsOf(times),
    current: lastRuns.includes(last.index),
  };
}

/** Rounds that were measured in turn are pairs. */
function ratioTo(reference: readonly number[] | null, rounds: readonly number[]): Ratio | null {
  if (reference === null || [...reference, ...rounds].some((value) => value <= 0)) return null;
  const { base, head } = sideLevels({ base: reference, head: rounds, interleaved: reference.length === rounds.length });
  return head / base;
}

/** Where a fact differs from what was known of it last; what isn't known differs from nothing. */
function cutsOf(points: readonly Value["facts"][]): HistoryCut[] {
  const known = new Map<number, string>();
  return points.flatMap((facts, point) => {
    const because = new Set<CutReason>();
    for (const [place, [reason, value]] of facts.entries()) {
      const before = known.get(place);
      if (before !== undefined && value !== null && value !== before) because.add(reason);
      if (value !== null) known.set(place, value);
    }
    return because.size === 0 ? [] : [{ point, because: [...because] }];
  });
}

/**
 * Nights that are missing by the interval that is usual. What's missing again and again, in a tenth of the intervals, is
 * usual, too: weekends. A series without a rhythm has no gaps.
 */
function gapsOf(times: readonly number[]): HistoryGap[] {
  const intervals = times.slice(1).map((time, place) => time - (times[place] ?? time));
  const usual = median(intervals.filter((interval) => interval > 0));
  const missing = intervals.map((interval) => (usual > 0 ? Math.round(interval / usual) - 1 : 0));
  const counts = new Map<number, number>();
  for (const nights of missing) counts.set(nights, (counts.get(nights) ?? 0) + 1);
  if ((counts.get(0) ?? 0) <= missing.length / 2) return [];
  return missing.flatMap((nights, place) => {
    const count = counts.get(nights) ?? 0;
    const isUsual = count > 1 && count >= missing.length / 10;
    return nights > 0 && !isUsual ? [{ point: place + 1, missing: nights }] : [];
  });
}
