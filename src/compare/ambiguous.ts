import type { Comparison } from "../model/comparison/comparison.ts";
import type { RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";

/** A time of a range, and how it is called. */
interface TimedRow {
  readonly row: string;
  readonly time: TimeChange;
  readonly impactRatio: Ratio;
}

function timedRows({ name, families, kernels }: RangeRow): TimedRow[] {
  return [
    ...families.map(({ family, time, impactRatio }) => ({ row: `${name}: family ${family}`, time, impactRatio })),
    ...kernels.map(({ name: kernel, time, impactRatio }) => ({ row: `${name}: ${kernel}`, time, impactRatio })),
  ];
}

function gpuTimeRow({ name, gpuBusyTime }: RangeRow): TimedRow {
  return { row: `${name}: time on the GPU`, time: gpuBusyTime, impactRatio: gpuBusyTime.changeRatio ?? 0 };
}

/** Rows that more rounds would decide: a slowdown that matters is neither found nor ruled out. For people: range, and what of it. */
export function ambiguousRows({ ranges }: Pick<Comparison, "ranges">): string[] {
  return ranges.flatMap((range) => {
    const { name, wallTime, commonMode, counts } = range;
    const open = (rows: readonly TimedRow[]) => rows.filter(({ time }) => time.mayBeSlower).map(({ row }) => row);
    return [
      // Another round does not change the machine.
      ...open(commonMode?.explainedByClocks === true ? [] : [gpuTimeRow(range)]),
      ...open([{ row: `${name}: wall time`, time: wallTime, impactRatio: 0 }]),
      ...counts
        .filter(({ state, base, head }) => state === "inconclusive" && head > base)
        .map(({ metric, kind }) => `${name}: ${metric}${kind === null ? "" : ` ${kind}`}`),
      ...open(timedRows(range)),
    ];
  });
}

const measured: readonly string[] = ["range-regressed", "family-regressed", "kernel-regressed"];

/**
 * What makes the verdict red, where more rounds may take that back: on some machines each process has one of two speeds, 2.8%
 * apart, and three processes of a side have the same one by chance (once in 32 comparisons, and six in 2,000); and a kernel's
 * slowdown that its range hardly shows may be its family's noise. None where something red is clear, or is counted and not measured.
 */
export function barelySlowerRows({ reasons, ranges }: Pick<Comparison, "reasons" | "ranges">): string[] {
  const red = reasons.filter(({ verdict }) => verdict === "regressed" || verdict === "over-budget");
  if (red.length === 0 || red.some(({ id }) => !measured.includes(id))) return [];
  const slower = ranges.flatMap((range) => [
    ...[gpuTimeRow(range)].filter(isRed).map((one) => ({ ...one, isBarely: isBarely(one.time) })),
    ...timedRows(range)
      .filter(isRed)
      .map((one) => ({ ...one, isBarely: isBarely(one.time) || isHardlyInRange(one, range) })),
  ]);
  return slower.every((one) => one.isBarely) ? slower.map(({ row }) => row) : [];
}

function isRed({ time }: TimedRow): boolean {
  return time.state === "regressed";
}

function isBarely({ changeRatio, thresholdRatio }: TimeChange): boolean {
  return changeRatio !== null && thresholdRatio !== null && changeRatio < constants.clearly.value * thresholdRatio;
}

/** The range rises by less than half of the row's impact, but its interval doesn't rule out the whole. */
function isHardlyInRange({ impactRatio }: TimedRow, { gpuBusyTime }: RangeRow): boolean {
  const isRed = gpuBusyTime.state === "regressed";
  return !isRed && (gpuBusyTime.changeRatio ?? 0) < constants.half.value * impactRatio;
}
