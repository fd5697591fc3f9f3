import type { Comparison } from "../model/comparison/comparison.ts";

/** Rows that more rounds would decide: a slowdown that matters is neither found nor ruled out. For people: range, and what of it. */
export function ambiguousRows({ ranges }: Pick<Comparison, "ranges">): string[] {
  return ranges.flatMap(({ name, gpuBusyTime, wallTime, commonMode, counts, families, kernels }) => [
    // Another round does not change the machine.
    ...(gpuBusyTime.mayBeSlower && commonMode?.isMachine !== true ? [`${name}: time on the GPU`] : []),
    ...(wallTime.mayBeSlower ? [`${name}: wall time`] : []),
    ...counts
      .filter(({ state, base, head }) => state === "inconclusive" && head > base)
      .map(({ metric, kind }) => `${name}: ${metric}${kind === null ? "" : ` ${kind}`}`),
    ...families.filter(({ time }) => time.mayBeSlower).map(({ family }) => `${name}: family ${family}`),
    ...kernels.filter(({ time }) => time.mayBeSlower).map((kernel) => `${name}: ${kernel.name}`),
  ]);
}
