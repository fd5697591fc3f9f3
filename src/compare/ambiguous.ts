import type { Comparison } from "../model/comparison/comparison.ts";
import type { TimeChange } from "../model/comparison/comparison-rows.ts";

/** Rows that more rounds would decide: a slowdown that matters is neither found nor ruled out. For people: range, and what of it. */
export function ambiguousRows({ ranges }: Pick<Comparison, "ranges">): string[] {
  return ranges.flatMap(({ name, gpuBusyTime, wallTime, commonMode, counts, families, kernels }) => [
    // Another round does not change the machine.
    ...(gpuBusyTime.mayBeSlower && commonMode?.explainedByClocks !== true ? [`${name}: time on the GPU`] : []),
    ...(wallTime.mayBeSlower ? [`${name}: wall time`] : []),
    ...counts
      .filter(({ state, base, head }) => state === "inconclusive" && head > base)
      .map(({ metric, kind }) => `${name}: ${metric}${kind === null ? "" : ` ${kind}`}`),
    ...families.filter(({ time }) => time.mayBeSlower).map(({ family }) => `${name}: family ${family}`),
    ...kernels.filter(({ time }) => time.mayBeSlower).map((kernel) => `${name}: ${kernel.name}`),
  ]);
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
  const slower = ranges.flatMap(({ name, gpuBusyTime, families, kernels }) =>
    [
      { row: `${name}: time on the GPU`, time: gpuBusyTime },
      ...families.map(({ family, time }) => ({ row: `${name}: family ${family}`, time })),
      ...kernels.map((kernel) => ({ row: `${name}: ${kernel.name}`, time: kernel.time })),
    ].filter(({ time }) => time.state === "regressed"),
  );
  return slower.every(({ time }) => isBarely(time)) ? slower.map(({ row }) => row) : [];
}

function isBarely({ changeRatio, thresholdRatio }: TimeChange): boolean {
  return changeRatio !== null && thresholdRatio !== null && changeRatio < clearly * thresholdRatio;
}
