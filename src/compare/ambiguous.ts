import type { Comparison } from "../model/comparison/comparison.ts";
import type { RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";

/** A time of a range, and how it is called. */
interface TimedRow {
  readonly row: string;
  readonly time: TimeChange;
}

function timedRows({ name, families, kernels }: RangeRow): TimedRow[] {
  return [
    ...families.map(({ family, time }) => ({ row: `${name}: family ${family}`, time })),
    ...kernels.map((kernel) => ({ row: `${name}: ${kernel.name}`, time: kernel.time })),
  ];
}

function gpuTimeRow({ name, gpuBusyTime }: RangeRow): TimedRow {
  return { row: `${name}: time on the GPU`, time: gpuBusyTime };
}

/** Rows that more rounds would decide: a slowdown that matters is neither found nor ruled out. For people: range, and what of it. */
export function ambiguousRows({ ranges }: Pick<Comparison, "ranges">): string[] {
  return ranges.flatMap((range) => {
    const { name, wallTime, commonMode, counts } = range;
    const open = (rows: readonly TimedRow[]) => rows.filter(({ time }) => time.mayBeSlower).map(({ row }) => row);
    return [
      // Another round does not change the machine.
      ...open(commonMode?.explainedByClocks === true ? [] : [gpuTimeRow(range)]),
      ...open([{ row: `${name}: wall time`, time: wallTime }]),
      ...counts
        .filter(({ state, base, head }) => state === "inconclusive" && head > base)
        .map(({ metric, kind }) => `${name}: ${metric}${kind === null ? "" : ` ${kind}`}`),
      ...open(timedRows(range)),
    ];
  });
}

/** A slowdown of so many times its threshold is called one at first look. */
const clearly = 4;

const measured: readonly string[] = ["range-regressed", "family-regressed", "kernel-regressed"];

/**
 * What makes the verdict red, where more rounds may take that back: on some machines each process has one of two speeds, 2.8 %
 * apart, and three processes of a side have the same one by chance (once in 32 comparisons, and six in 2,000). None where something is red that is
 * clear, or that is counted and not measured.
 */
export function barelySlowerRows({ reasons, ranges }: Pick<Comparison, "reasons" | "ranges">): string[] {
  const red = reasons.filter(({ verdict }) => verdict === "regressed" || verdict === "over-budget");
  if (red.length === 0 || red.some(({ id }) => !measured.includes(id))) return [];
  const slower = ranges
    .flatMap((range) => [gpuTimeRow(range), ...timedRows(range)])
    .filter(({ time }) => time.state === "regressed");
  return slower.every(({ time }) => isBarely(time)) ? slower.map(({ row }) => row) : [];
}

function isBarely({ changeRatio, thresholdRatio }: TimeChange): boolean {
  return changeRatio !== null && thresholdRatio !== null && changeRatio < clearly * thresholdRatio;
}
