import type { Comparison } from "../model/comparison/comparison.ts";
import type { CountMetric, RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import { constants } from "./constants.ts";

/** A time or count of a range that more rounds may settle. */
export interface OpenRow {
  /** The range and the time or count, for people to read. */
  readonly text: string;
  readonly range: RangeRow;
  /** `part` is a family or a kernel. */
  readonly kind: "range" | "part" | "wall" | "count";
  /** Null for a count. */
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

/** Rows that more rounds may settle: we've neither found nor ruled out a slowdown that matters, or an improvement if that's the goal. */
export function ambiguousRows({ ranges, goal }: Pick<Comparison, "ranges" | "goal">): OpenRow[] {
  return ranges.flatMap((range) => {
    const { wallTime, commonMode, counts, families, kernels } = range;
    const timed = [
      // Another round doesn't change the machine.
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

/** True if it's large enough to be an improvement, but isn't proven. */
export function mayBeFaster({
  state,
  changeRatio,
  thresholdRatio,
}: Pick<TimeChange, "state" | "changeRatio" | "thresholdRatio">): boolean {
  return state === "inconclusive" && changeRatio !== null && changeRatio <= 1 / (1 + (thresholdRatio ?? 0)) - 1;
}

const measured: readonly string[] = ["range-regressed", "family-regressed", "kernel-regressed"];

/**
 * The rows that make the verdict red, if more rounds may change that. On some machines each process runs at one of two speeds, 2.8% apart,
 * and by chance, base's three processes get one speed and head's three the other in 1 of 32 comparisons (with six each, in 1 of 2,000). And
 * if a range hardly shows a kernel's slowdown, it may be the family's noise. Empty if something red is clear, or is a count and not a time.
 */
export function barelySlowerRows({ reasons, ranges }: Pick<Comparison, "reasons" | "ranges">): OpenRow[] {
  const red = reasons.filter(({ verdict }) => verdict === "regressed" || verdict === "over-budget");
  if (red.length === 0 || red.some(({ id }) => !measured.includes(id))) return [];
  const slower = ranges.flatMap(slowerRows);
  return slower.some(({ isClear }) => isClear) ? [] : slower;
}

/** A red row. `isClear` if more rounds are unlikely to change it. */
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

/** True if the range is slower too, or rises by at least half of the row's impact. */
function isShownByRange(impactRatio: number, { gpuBusyTime }: RangeRow): boolean {
  const isRed = gpuBusyTime.state === "regressed";
  return isRed || (gpuBusyTime.changeRatio ?? 0) >= constants.half.value * impactRatio;
}

/** The same for ranges that make the verdict an improvement, if that's the goal. */
function barelyFasterRows({ goal, ranges }: Comparison): OpenRow[] {
  if (goal === "hold") return [];
  return ranges.map(gpuTimeRow).filter(({ time }) => time.state === "improved" && isBarely(time));
}

/** The rows that more rounds may settle. If something is clearly slower, we don't measure again just to settle other rows. */
export function openRows(comparison: Comparison): OpenRow[] {
  return comparison.verdict === "regressed"
    ? barelySlowerRows(comparison)
    : [...ambiguousRows(comparison), ...barelyFasterRows(comparison)];
}
