import type { Comparison } from "../model/comparison/comparison.ts";
import type { CountMetric, RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import { constants } from "./constants.ts";

/** A time or count of a range that more rounds may decide. */
export interface OpenRow {
  /** The names of the range and of the time or count, for messages. */
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

function describeGpuTime(range: RangeRow): TimedRow {
  return timeRow(range, "range", "time on the GPU", range.gpuBusyTime);
}

function countRow(range: RangeRow, metric: CountMetric, kind: string | null): OpenRow {
  const text = `${range.name}: ${metric}${kind === null ? "" : ` ${kind}`}`;
  return { text, range, kind: "count", time: null };
}

/** Rows that more rounds may decide: we've neither found nor ruled out a slowdown that matters (or an improvement, if that's the goal). */
export function findAmbiguousRows({ ranges, goal }: Pick<Comparison, "ranges" | "goal">): OpenRow[] {
  return ranges.flatMap((range) => {
    const { wallTime, commonMode, counts, families, kernels } = range;
    const timed = [
      // If the machine caused the change, more rounds don't help.
      ...(commonMode?.explainedByClocks === true ? [] : [describeGpuTime(range)]),
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

/** True if a change is large enough to be an improvement, but isn't proven. */
export function mayBeFaster({
  state,
  changeRatio,
  thresholdRatio,
}: Pick<TimeChange, "state" | "changeRatio" | "thresholdRatio">): boolean {
  return state === "inconclusive" && changeRatio !== null && changeRatio <= 1 / (1 + (thresholdRatio ?? 0)) - 1;
}

const measured: readonly string[] = ["range-regressed", "family-regressed", "kernel-regressed"];

/**
 * The rows that make the verdict red, if more rounds may change the verdict. On some machines, each process runs at one of two speeds, 2.8%
 * apart. In 1 of 32 comparisons, base's three processes happen to get one speed and head's three processes the other (with six processes
 * per side, in 1 of 2,000). Also, if a kernel's slowdown barely shows up in the range's time, it may be noise within the kernel's family. Empty if a
 * row is clearly red, or if anything other than a time makes the verdict red.
 */
export function findBarelySlowerRows({ reasons, ranges }: Pick<Comparison, "reasons" | "ranges">): OpenRow[] {
  const red = reasons.filter(({ verdict }) => verdict === "regressed" || verdict === "over-budget");
  if (red.length === 0 || red.some(({ id }) => !measured.includes(id))) return [];
  const slower = ranges.flatMap(findSlowerRows);
  return slower.some(({ isClear }) => isClear) ? [] : slower;
}

/** A red row. `isClear` is true if more rounds are unlikely to change the row's state. */
export interface SlowerRow extends TimedRow {
  readonly isClear: boolean;
}

export function findSlowerRows(range: RangeRow): SlowerRow[] {
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
  return [{ row: describeGpuTime(range), isShown: true }, ...parts]
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
  return isRed || (gpuBusyTime.changeRatio ?? 0) >= constants.shownShare.value * impactRatio;
}

/** The ranges that are faster by so little that more rounds may change the verdict. Empty if the goal is `hold`. */
function findBarelyFasterRows({ goal, ranges }: Comparison): OpenRow[] {
  if (goal === "hold") return [];
  return ranges.map(describeGpuTime).filter(({ time }) => time.state === "improved" && isBarely(time));
}

/** The rows that more rounds may decide. Empty if a row is clearly slower, because we don't measure again just to decide other rows. */
export function findOpenRows(comparison: Comparison): OpenRow[] {
  return comparison.verdict === "regressed"
    ? findBarelySlowerRows(comparison)
    : [...findAmbiguousRows(comparison), ...findBarelyFasterRows(comparison)];
}
