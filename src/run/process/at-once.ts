import { availableParallelism } from "node:os";
import type { RunTool } from "../../model/run/ports.ts";

/** More calls would only wait for the disk, and each call keeps a report's tables in memory. */
const mostCalls = 4;

export function chooseCallLimit(cores = availableParallelism()): number {
  return Math.max(1, Math.min(mostCalls, cores - 1));
}

export function limitCalls(runTool: RunTool, most: number): RunTool {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (command) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await runTool(command);
    } finally {
      // Hand the slot to the next in line, so a new call can't cut in.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

export async function awaitAll<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(work);
  return settled.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
}
