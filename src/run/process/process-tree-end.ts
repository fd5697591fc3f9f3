import { setTimeout as sleep } from "node:timers/promises";
import { findTree, type ProcessInfo, signalProcess, type TreeQuery } from "./process-tree.ts";

const pollMs = 25;

/**
 * KILLs the whole tree again and again, until two looks in a row find nothing: a process may have forked between look and
 * signal. Returns what was still there at the limit (a process that the kernel cannot end, or that we may not signal).
 */
export async function killTree(
  query: TreeQuery,
  limitMs: number,
): Promise<{ ended: ProcessInfo[]; left: ProcessInfo[] }> {
  const ended = new Map<string, ProcessInfo>();
  const deadline = performance.now() + limitMs;
  for (let quiet = 0; ;) {
    const left = findTree(query);
    for (const process of left)
      if (signalProcess(process, "SIGKILL")) ended.set(`${process.pid} ${process.startTime}`, process);
    quiet = left.length === 0 ? quiet + 1 : 0;
    if (quiet === 2 || performance.now() > deadline) return { ended: [...ended.values()], left };
    await sleep(pollMs);
  }
}
