import type { History, HistoryChange, HistoryCut, HistorySeries } from "../model/history.ts";
import type { HistoryRecord, SkippedRecord } from "../model/record.ts";
import { counted, listText } from "../../../model/text/listing.ts";
import { amountText, signedPercent } from "../../../model/text/quantity.ts";
import { nsAmount } from "../../../report/format.ts";
import { metricAmount } from "../../../report/metrics/metric-text.ts";
import { markName, markProse, rangeName } from "../../../report/document/text.ts";
import { formatDay, runTitle, shortCommit } from "../../../report/recent-runs/text.ts";

/*
 * The history's sentences, for the page, the terminal, and reports. Names in the sentences are marked (document/text.ts).
 */

/** `decode, time on the GPU` */
export function nameFigure(figure: HistorySeries["figure"]): string {
  switch (figure.kind) {
    case "busy":
      return `${rangeName({ name: figure.range, domain: figure.domain })}, time on the GPU`;
    case "wall":
      return `${rangeName({ name: figure.range, domain: figure.domain })}, wall time`;
    case "metric":
      return `${markName(figure.name)}${figure.range === null ? "" : ` of ${markName(figure.range)}`}`;
  }
}

export function nameJob(job: string): string {
  return job === "" ? "runs without a job" : markName(job);
}

export const stateTexts: Readonly<Record<HistorySeries["state"], string>> = {
  "insufficient-data": "insufficient data",
  stable: "stable",
  changed: "changed",
  unclear: "unclear",
};

/** With enough digits to show a change of 0.1%. */
export function formatValue(series: Pick<HistorySeries, "figure" | "unit">, value: number): string {
  return amountText(series.figure.kind === "metric" ? metricAmount(value, series.unit) : nsAmount(value, 4));
}

export function formatLastValue(series: HistorySeries): string | null {
  const point = series.points.at(-1);
  return point === undefined ? null : formatValue(series, point.value);
}

export function describeLatest(series: HistorySeries): string | null {
  const ratio = series.points.at(-1)?.referenceRatio ?? null;
  const value = formatLastValue(series);
  return value === null || ratio === null ? value : `${value}, ${ratio.toFixed(3)} × the reference`;
}

/** `+3.1% since 2026-01-04, in 9 steps`; null if unknown. */
export function describeDrift({ drift }: HistorySeries): string | null {
  if (drift === null) return null;
  const { against, since, changeRatio, steps } = drift;
  const from = /^\d{4}-\d\d-\d\d/.exec(since)?.[0];
  const start = from ?? markName(since);
  const origin = against === "reference" ? `from the reference ${start}` : `since ${start}`;
  return `${signedPercent(changeRatio)} ${origin}${steps === 0 ? "" : `, in ${counted(steps, "step")}`}`;
}

export type Direction = "worse" | "better" | "moved";

/** `moved` means that neither direction is better. */
export function judgeDirection({ better }: Pick<HistorySeries, "better">, { changeRatio }: HistoryChange): Direction {
  if (better === null || changeRatio === 0) return "moved";
  return changeRatio > 0 === (better === "lower") ? "worse" : "better";
}

export const changeStates: Readonly<Record<HistoryChange["state"], string>> = {
  sign: "not confirmed yet",
  confirmed: "confirmed",
  refuted: "refuted: measured in turn, the commits don't differ",
  unclear: "checked, still unclear",
  machine: "the machine, not the code",
};

export function standingChanges({ changes }: HistorySeries): HistoryChange[] {
  return changes.filter(({ state }) => state !== "refuted");
}

/** `0123abc..89abcde`, the commits before and after a change, as users would type them. */
export function formatCommits({ before, after }: Pick<HistoryChange, "before" | "after">): string {
  if (before === null && after === null) return "unknown commits";
  if (before === after) return `${shortCommit(after)}, the same commit`;
  return `${shortCommit(before)}..${shortCommit(after)}`;
}

/** In UTC. */
export function formatRecordDay(record: HistoryRecord | undefined): string {
  return formatDay(record?.measuredAt);
}

/** `0123abc, 2026-11-20 02:11 UTC` */
export function nameRun(record: HistoryRecord | undefined): string {
  return runTitle({ commit: record?.commit?.sha ?? null, date: record?.measuredAt ?? null });
}

/** `2026-11-20: +2.1%, confirmed, 0123abc..89abcde` */
export function describeChange(history: History, series: HistorySeries, change: HistoryChange): string {
  return `${formatRecordDay(recordAt(history, series, change.point))}: ${signedPercent(change.changeRatio)}, ${changeStates[change.state]}, ${formatCommits(change)}`;
}

export function recordAt({ records }: History, { points }: HistorySeries, point: number): HistoryRecord | undefined {
  return records[points[point]?.record ?? -1]?.record;
}

const cutTexts: Readonly<Record<HistoryCut["because"][number], string>> = {
  gpu: "GPU",
  driver: "driver",
  cuda: "CUDA",
  command: "command",
  "capture-mode": "capture mode",
  instances: "instances",
  reference: "reference",
};

export function cutWords({ because }: HistoryCut): string {
  return because.map((fact) => cutTexts[fact]).join(", ");
}

/** For other settings, records have only digests, which would tell readers nothing. */
const cutValues: Readonly<Partial<Record<HistoryCut["because"][number], (record: HistoryRecord) => string | null>>> = {
  gpu: ({ machine }) => (machine.gpus.length === 0 ? null : listText([...new Set(machine.gpus)], 3)),
  driver: ({ machine }) => machine.driver,
  cuda: ({ machine }) => machine.cuda,
  "capture-mode": ({ captureMode }) => captureMode,
  reference: ({ reference }) => reference?.label ?? null,
};

/** `2026-11-20: new driver (550.54 → 560.28), new command` */
export function describeCut(history: History, series: HistorySeries, cut: HistoryCut): string {
  const [before, after] = [cut.point - 1, cut.point].map((point) => recordAt(history, series, point));
  const parts = cut.because.map((fact) => {
    const [from, to] = [before, after].map((record) => (record === undefined ? null : cutValues[fact]?.(record)));
    const values = from == null || to == null || from === to ? "" : ` (${markProse(from)} → ${markProse(to)})`;
    return `${fact === "instances" ? "other" : "new"} ${cutTexts[fact]}${values}`;
  });
  return `${formatRecordDay(after)}: ${parts.join(", ")}`;
}

/** `2 gaps, 5 runs missing`; null if there are none. */
export function countGaps({ gaps }: HistorySeries): string | null {
  if (gaps.length === 0) return null;
  const missing = gaps.reduce((sum, gap) => sum + gap.missing, 0);
  return `${counted(gaps.length, "gap")}, ${counted(missing, "run")} missing`;
}

export function describeEnd(history: History, series: HistorySeries): string | null {
  if (series.current) return null;
  return `last measured on ${formatRecordDay(recordAt(history, series, series.points.length - 1))}`;
}

/** The strip below a chart shows each different text as another machine. */
export function describeMachine({ machine }: HistoryRecord): string {
  const gpus = [...new Set(machine.gpus)].map(markProse);
  return [
    gpus.length === 0 ? "unknown GPU" : listText(gpus, 3),
    ...(machine.gpuIds.length === 0 ? [] : [listText(machine.gpuIds, 3)]),
    `driver ${machine.driver === null ? "unknown" : markProse(machine.driver)}`,
    `CUDA ${machine.cuda === null ? "unknown" : markProse(machine.cuda)}`,
  ].join(", ");
}

export function describeEnvironment({ environment }: HistoryRecord): string {
  return environment === null ? "unknown" : environment;
}

const skippedTexts: Readonly<Record<SkippedRecord["why"], string>> = {
  "newer-version": "written by a newer version",
  "not-json": "not JSON",
  "not-a-record": "not a record",
  "too-large": "too large",
};

export function describeSkipped({ path, why }: SkippedRecord): string {
  return `${markName(path)}: ${skippedTexts[why]}`;
}

const states: readonly HistorySeries["state"][] = ["changed", "unclear", "stable", "insufficient-data"];

/** As Markdown without foreign text. */
export function formatHistorySummary({ records, series }: History, url: string | null): string {
  const counts = states.flatMap((state) => {
    const count = series.filter((candidate) => candidate.current && candidate.state === state).length;
    return count === 0 ? [] : [`${count} ${stateTexts[state]}`];
  });
  const link = url === null ? "" : `[**History**](${url}) · `;
  return `### GPU time history\n\n${link}${counted(records.length, "run")}; ${counts.join(", ") || "no series yet"}.\n`;
}
