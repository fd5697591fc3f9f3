import type { Comparison } from "../model/comparison/comparison.ts";
import type { CountMetric, RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import { constants } from "./constants.ts";

/** What of a range more rounds may decide. */
export interface OpenRow {
  /** For people: the range, and what of it. */
  readonly text: string;
  readonly range: RangeRow;
  /** `part`: a family or a kernel. */
  readonly kind: "range" | "part" | "wall" | "count";
  /** Null of a count. */
  readonly time: TimeChange | null;
}

interface TimedRow extends OpenRow {
  readonly time: TimeChange;
}

function timeRow(range: RangeRow, kind: OpenRow["kind"], what: string, time: TimeChange): TimedRow {
  return { text: `${range.name}: ${what}`, range, kind, time };
}

function gpuTimeRow(range: RangeRow): TimedRow {
  return timeRow(range, "range", "time on the GPU", range.gpuBusyTime);
}

function countRow(range: RangeRow, metric: CountMetric, kind: string | null): OpenRow {
  const text = `${range.name}: ${metric}${kind === null ? "" : ` ${kind}`}`;
  return { text, range, kind: "count", time: null };
}

/** Rows that more rounds would decide: a slowdown that matters, or an improvement that is the goal, is neither found nor ruled out. */
export function ambiguousRows({ ranges, goal }: Pick<Comparison, "ranges" | "goal">): OpenRow[] {
  return ranges.flatMap((range) => {
    const { wallTime, commonMode, counts, families, kernels } = range;
    const timed = [
      // Another round does not change the machine.
      ...(commonMode?.explainedByClocks === true ? [] : [gpuTimeRow(range)]),
      timeRow(range, "wall", "wall time", wallTime),
      ...families.map(({ family, time }) => timeRow(range, "part", `family ${family}`, time)),
      ...kernels.map(({ name, time }) => timeRow(range, "part", name, time)),
    ];
    return [
      ...timed.filter(
        ({ kind, time }) => time.mayBeSlower || (goal === "improve" && kind === "range" && mayBeFaster(time)),
      ),
      ...counts
        .filter(({ state, base, head }) => state === "inconclusive" && head > base)
        .map(({ metric, kind }) => countRow(range, metric, kind)),
    ];
  });
}

/** It reaches the size of an improvement, and isn't proven. */
export function mayBeFaster({
  state,
  changeRatio,
  thresholdRatio,
}: Pick<TimeChange, "state" | "changeRatio" | "thresholdRatio">): boolean {
  return state === "inconclusive" && changeRatio !== null && changeRatio <= 1 / (1 + (thresholdRatio ?? 0)) - 1;
}

const measured: readonly string[] = ["range-regressed", "family-regressed", "kernel-regressed"];

/**
 * What makes the verdict red, where more rounds may take that back: on some machines each process has one of two speeds, 2.8%
 * apart, and three processes of a side have the same one by chance (once in 32 comparisons, and six in 2,000); and a kernel's
 * slowdown that its range hardly shows may be its family's noise. None where something red is clear, or is counted and not measured.
 */
export function barelySlowerRows({ reasons, ranges }: Pick<Comparison, "reasons" | "ranges">): OpenRow[] {
  const red = reasons.filter(({ verdict }) => verdict === "regressed" || verdict === "over-budget");
  if (red.length === 0 || red.some(({ id }) => !measured.includes(id))) return [];
  const slower = ranges.flatMap(slowerRows);
  return slower.some(({ isClear }) => isClear) ? [] : slower;
}

/** A red row, and whether more rounds would hardly take it back. */
export interface SlowerRow extends TimedRow {
  readonly isClear: boolean;
}

export function slowerRows(range: RangeRow): SlowerRow[] {
  const parts = [
    ...range.families.map(({ family, time, impactRatio }) => ({
      row: timeRow(range, "part", `family ${family}`, time),
      isShown: isShownByRange(impactRatio, range),
    })),
    ...range.kernels.map(({ name, time, impactRatio }) => ({
      row: timeRow(range, "part", name, time),
      isShown: isShownByRange(impactRatio, range),
    })),
  ];
  return [{ row: gpuTimeRow(range), isShown: true }, ...parts]
    .filter(({ row }) => row.time.state === "regressed")
    .map(({ row, isShown }) => ({ ...row, isClear: isShown && !isBarely(row.time) }));
}

function isBarely({ changeRatio, thresholdRatio }: TimeChange): boolean {
  return (
    changeRatio !== null && thresholdRatio !== null && Math.abs(changeRatio) < constants.clearly.value * thresholdRatio
  );
}

/** The range is slower, too, or rises by half of the row's impact or more. */
function isShownByRange(impactRatio: number, { gpuBusyTime }: RangeRow): boolean {
  const isRed = gpuBusyTime.state === "regressed";
  return isRed || (gpuBusyTime.changeRatio ?? 0) >= constants.half.value * impactRatio;
}

/** The same of what makes the verdict an improvement, where that's the goal. */
function barelyFasterRows({ goal, ranges }: Comparison): OpenRow[] {
  if (goal === "hold") return [];
  return ranges.map(gpuTimeRow).filter(({ time }) => time.state === "improved" && isBarely(time));
}

/** The rows that more rounds may decide. What is clearly slower is not measured again for the sake of other rows. */
export function openRows(comparison: Comparison): OpenRow[] {
  return comparison.verdict === "regressed"
    ? barelySlowerRows(comparison)
    : [...ambiguousRows(comparison), ...barelyFasterRows(comparison)];
}
