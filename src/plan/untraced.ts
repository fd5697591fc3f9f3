import type { Config } from "../model/config.ts";

/** Pairs of runs, unless the user says otherwise: the fewest that show that nothing changed on a quiet machine. */
const usualPairs = 3;

/** How many runs a side to make without CUDA tracing at first; more are made where they leave a slowdown open. */
export function untracedPairs({ latency, metrics }: Config, sides: 1 | 2): number {
  return latency.pairs ?? (sides === 2 ? usualPairs : metrics.length > 0 ? 1 : 0);
}

/** The workload of these runs. */
export function untracedWorkload({ workload, latency: { command } }: Config): Config["workload"] {
  return command === null ? workload : { ...workload, command, module: null };
}
