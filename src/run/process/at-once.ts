import { availableParallelism } from "node:os";
import type { RunTool } from "../../model/run/ports.ts";

/** More calls at once would wait for the disk, and hold a report's tables in memory each. */
const mostCalls = 4;

/** How many tools of ours may run at once, where nothing is measured meanwhile: a core stays free for ourselves. */
export function callsAtOnce(cores = availableParallelism()): number {
  return Math.max(1, Math.min(mostCalls, cores - 1));
}

/** The same, with at most so many calls under way; the others wait, first come first served. */
export function limitCalls(runTool: RunTool, most: number): RunTool {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (command) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await runTool(command);
    } finally {
      // Who waits takes the place over, so that nobody comes in between.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** All results in order. Where something fails it waits for the rest too, and then throws the first failure in order. */
export async function allOf<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(work);
  return settled.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
}
