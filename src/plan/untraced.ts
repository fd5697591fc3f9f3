import type { Config } from "../model/config.ts";
import { usualPairs } from "../model/run/plan.ts";

/** The initial number of runs without CUDA tracing per side. If these runs can't rule out a slowdown, we add more. */
export function untracedPairs({ latency, metrics }: Config, sides: 1 | 2): number {
  return latency.pairs ?? (sides === 2 ? usualPairs : metrics.length > 0 ? 1 : 0);
}

/** True if runs without CUDA tracing happen regardless of the verdict, because the configuration sets their number or they also measure metrics. */
export function areUntracedConfigured({ latency, metrics }: Config): boolean {
  return latency.pairs !== null || metrics.length > 0;
}

/** The configuration for runs without CUDA tracing. With a server, `latency.command` replaces the client. */
export function untracedConfig(config: Config): Config {
  const { workload, latency, nsys } = config;
  return {
    ...config,
    nsys: { ...nsys, trace: ["nvtx"] },
    workload: latency.command === null ? workload : withCommand(workload, latency.command),
  };
}

function withCommand(
  workload: Config["workload"],
  command: NonNullable<Config["latency"]["command"]>,
): Config["workload"] {
  if (workload.server.command === null) return { ...workload, command, module: null };
  return { ...workload, server: { ...workload.server, client: command } };
}
