import { setTimeout as sleep } from "node:timers/promises";
import type { IsolationKind } from "../../model/run/plan.ts";
import type { Milliseconds } from "../../model/units.ts";
import { childrenOf, findTree, type ProcessId, signalProcess, type TreeQuery } from "./process-tree.ts";

/** Why a capture is ended by us. */
export type EndReason = "timed-out" | "stopped";

/**
 * Asks the profiler to end: INT for itself, so that it can close its session; at half of the grace INT for every process
 * of the tree (a profiler that is started through a script). The caller KILLs what is left after the grace, or
 * as soon as `until` is aborted.
 */
export async function interruptTree(
  root: ProcessId,
  kind: IsolationKind,
  query: TreeQuery,
  graceMs: Milliseconds,
  until: AbortSignal,
): Promise<void> {
  signalProcess(profilerOf(root, kind), "SIGINT");
  await pause(graceMs / 2, until);
  if (!until.aborted) for (const process of findTree(query)) signalProcess(process, "SIGINT");
  await pause(graceMs / 2, until);
}

/** In a PID namespace the profiler is the child of `unshare`, which itself blocks INT and TERM. */
function profilerOf(root: ProcessId, kind: IsolationKind): ProcessId {
  return kind === "pid-namespace" ? (childrenOf(root.pid)[0] ?? root) : root;
}

async function pause(ms: Milliseconds, until: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: until }).catch(() => undefined);
}
