import { calibrationSchemaVersion, type Calibration } from "../../../model/comparison/calibration.ts";
import type { History, HistorySeries } from "../model/history.ts";
import { median } from "../../../model/rounds.ts";
import type { Ratio } from "../../../model/units.ts";
import { constants } from "./constants.ts";
import { deviation, logRatio, logs } from "../../../compare/noise/estimate.ts";

interface HistoryMachine {
  readonly gpu: Calibration["gpu"];
  readonly gpuId: string;
  readonly driver: string | null;
}

/** Null if there are too few nights. */
export function calibrateFromHistory(history: History, job: string, machine: HistoryMachine): Calibration | null {
  const calibrated = history.series.flatMap((series) =>
    series.job === job ? (calibrateRange(series, history, machine) ?? []) : [],
  );
  const newest = calibrated
    .map(({ record }) => record)
    .toSorted((a, b) => a.measuredAt.localeCompare(b.measuredAt))
    .at(-1);
  if (newest === undefined) return null;
  return {
    schemaVersion: calibrationSchemaVersion,
    tool: newest.tool,
    createdAt: newest.measuredAt,
    from: "history",
    gpu: machine.gpu,
    driver: machine.driver,
    captureMode: newest.captureMode,
    source: { repository: null, commit: newest.commit?.sha ?? null },
    pairs: Math.max(...calibrated.map(({ range }) => range.pairs)),
    ranges: calibrated.map(({ range }) => range),
    falseAlarms: null,
  };
}

function calibrateRange(series: HistorySeries, { records }: History, { gpuId, driver }: HistoryMachine) {
  const { figure, points, cuts } = series;
  if (figure.kind !== "busy") return null;
  const begins = series.changes.filter(({ state }) => state !== "refuted").map(({ point }) => point);
  const start = cuts.at(-1)?.point ?? 0;
  const nights = points.slice(start).flatMap((point, place) => {
    const record = records[point.record]?.record;
    const range = record?.ranges.find(({ name, domain }) => name === figure.range && domain === figure.domain);
    if (record === undefined || range === undefined || point.low <= 0) return [];
    const { gpuIds } = record.machine;
    if (gpuIds.length !== 1 || gpuIds[0] !== gpuId || record.machine.driver !== driver) return [];
    const firstOfLevel = begins.findLast((begin) => begin <= start + place) ?? 0;
    return [{ record, range, value: point.value, firstOfLevel }];
  });
  const steps = nights.slice(1).flatMap((night, place) => {
    const before = nights[place];
    return before?.firstOfLevel === night.firstOfLevel ? [Math.abs(logRatio(before.value, night.value))] : [];
  });
  const last = nights.at(-1);
  const pairs = Math.floor(steps.length / constants.nightsOfPair.value);
  if (last === undefined || pairs < constants.historyPairs.value) return null;
  const { name, domain, skippedInstances } = last.range;
  return {
    record: last.record,
    range: {
      name,
      domain,
      skippedInstances,
      pairs,
      pairSpread: Math.max(
        computeStepSpread(steps),
        Math.SQRT2 * computeRoundSpread(nights.map(({ range }) => range.busyNs)),
      ),
      wallSpread: null,
      latency: null,
      families: [],
      kernels: [],
    },
  };
}

/** From their 90th percentile, so up to 10% of the steps may be outliers. */
function computeStepSpread(steps: readonly number[]): Ratio {
  const sorted = steps.toSorted((a, b) => a - b);
  return (sorted[Math.ceil(0.9 * sorted.length) - 1] ?? 0) / 1.645;
}

/** A median over nights, corrected by chi-square's median (Wilson and Hilferty, 1931). */
function computeRoundSpread(nights: readonly (readonly number[])[]): Ratio {
  const variances = nights
    .filter(({ length }) => length > 1)
    .map((rounds) => deviation(logs(rounds)) ** 2 / (1 - 2 / (9 * (rounds.length - 1))) ** 3);
  return Math.sqrt(median(variances));
}
