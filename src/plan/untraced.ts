import type { Config, Workload } from "../model/config.ts";
import { usualPairs } from "../model/run/plan.ts";

/** If these can't rule out a slowdown, we add more. */
export function untracedPairs(config: Config, sides: 1 | 2): number {
  const { latency, metrics } = config;
  if (latency.pairs !== null) return latency.pairs;
  if (sides === 2 || limitsWallTime(config)) return usualPairs;
  return metrics.length > 0 ? 1 : 0;
}

/** Regardless of the verdict, if the configuration sets their number, they measure metrics, or a budget limits wall time. */
export function areUntracedConfigured(config: Config): boolean {
  return config.latency.pairs !== null || config.metrics.length > 0 || limitsWallTime(config);
}

function limitsWallTime({ compare }: Config): boolean {
  return compare.budgets.some((text) => /(?:^|\.)wallNs\b/.test(text));
}

/** With a server, `latency.command` replaces the client. */
export function untracedConfig(config: Config): Config {
  const { workload, latency, nsys } = config;
  return {
    ...config,
    nsys: { ...nsys, trace: ["nvtx"] },
    workload: latency.command === null ? workload : withCommand(workload, latency.command),
  };
}

function withCommand(workload: Workload, command: NonNullable<Config["latency"]["command"]>): Workload {
  if (workload.server.command === null) return { ...workload, command, module: null };
  return { ...workload, server: { ...workload.server, client: command } };
}
