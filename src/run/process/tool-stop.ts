import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { findTree, signalProcess } from "./process-tree.ts";
import { killTree } from "./process-tree-end.ts";

/** From TERM to KILL, in milliseconds: a cancelled job gives us about 7.5 s. */
const graceMs = 4000;
/** How long to go on killing what does not end, in milliseconds. */
const killLimitMs = 10_000;
const pollMs = 50;

/**
 * Waits until a tool has ended, which `ended` says. When `stop` comes first, TERM for each of its processes (those that
 * carry `marker`), and KILL for what is left of them after the grace or the tool's end: nothing stays behind.
 */
export async function endOnStop(stop: AbortSignal, ended: AbortSignal, marker: string): Promise<void> {
  const either = AbortSignal.any([stop, ended]);
  if (!either.aborted) await once(either, "abort");
  if (!stop.aborted) return;
  const query = { roots: [], marker, uid: null };
  const told = new Set<string>();
  // Again and again: the tool may be about to start, or to start another process.
  for (const deadline = performance.now() + graceMs; !ended.aborted && performance.now() < deadline;) {
    for (const process of findTree(query)) {
      const name = `${process.pid} ${process.startTime}`;
      if (!told.has(name)) signalProcess(process, "SIGTERM");
      told.add(name);
    }
    await sleep(pollMs, undefined, { signal: ended }).catch(() => undefined);
  }
  await killTree(query, killLimitMs);
}
