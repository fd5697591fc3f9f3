import type { Comparison } from "../model/comparison.ts";

/** Rows that more rounds would decide: a slowdown that matters is neither found nor ruled out. For people: range, and what of it. */
export function ambiguousRows({ ranges }: Pick<Comparison, "ranges">): string[] {
  return ranges.flatMap(({ name, kernelTime, commonMode, families, kernels }) => [
    // Another round does not change the machine.
    ...(kernelTime.mayBeSlower && commonMode?.isMachine !== true ? [`${name}: kernel time`] : []),
    ...families.filter(({ time }) => time.mayBeSlower).map(({ family }) => `${name}: family ${family}`),
    ...kernels.filter(({ time }) => time.mayBeSlower).map((kernel) => `${name}: ${kernel.name}`),
  ]);
}
