import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { isPrivateUser } from "../isolation/isolation-user.ts";
import { removeDirectory } from "../isolation/temporary-directory.ts";
import { killTree, type ProcessId, type ProcessInfo } from "../process/process-tree.ts";

/** How long the guard goes on trying to end what is left, in milliseconds. */
const cleanUpLimitMs = 30_000;

/**
 * The guard's whole life: it listens to our process through a pipe that only our process writes to. The pipe ends when our
 * process ends, by whatever signal; what was not reported as ended and removed by then, the guard ends and removes.
 */
export async function guardProcess(input: Readable): Promise<void> {
  // A signal that is meant for the whole job must not take the guard away before its work.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  let holdings: Holdings = noHoldings;
  for await (const line of createInterface({ input })) {
    const message = parseMessage(line);
    if (message !== null) holdings = applyMessage(holdings, message);
  }
  await cleanUp(holdings, cleanUpLimitMs);
}

/** The writer is our own code in the same version; only a line cut short by our death can be broken. */
function parseMessage(line: string): GuardMessage | null {
  try {
    return JSON.parse(line) as GuardMessage;
  } catch {
    return null;
  }
}

/** What we tell the guard, one JSON text a line: after `run`, everything it needs to clean up in our place. */
export type GuardMessage =
  | { readonly kind: "run"; readonly marker: string }
  /** A process of ours; `uid` where it runs as a user that exists for this run alone. */
  | { readonly kind: "process"; readonly process: ProcessId; readonly uid: number | null }
  | { readonly kind: "ended"; readonly process: ProcessId }
  | { readonly kind: "directory"; readonly path: string }
  | { readonly kind: "removed"; readonly path: string }
  /** All is well and clean: exit without doing anything. */
  | { readonly kind: "done" };

/** All that is to be cleaned up for a run, built up from its messages. */
export interface Holdings {
  readonly marker: string | null;
  readonly processes: readonly { readonly process: ProcessId; readonly uid: number | null }[];
  readonly directories: readonly string[];
}

export const noHoldings: Holdings = { marker: null, processes: [], directories: [] };

/** The holdings after one more message; `done` empties them. */
export function applyMessage(holdings: Holdings, message: GuardMessage): Holdings {
  switch (message.kind) {
    case "run":
      return { ...holdings, marker: message.marker };
    case "process":
      return { ...holdings, processes: [...holdings.processes, { process: message.process, uid: message.uid }] };
    case "ended":
      return {
        ...holdings,
        processes: holdings.processes.filter(
          ({ process }) => process.pid !== message.process.pid || process.startTime !== message.process.startTime,
        ),
      };
    case "directory":
      return { ...holdings, directories: [...holdings.directories, message.path] };
    case "removed":
      return { ...holdings, directories: holdings.directories.filter((path) => path !== message.path) };
    case "done":
      return noHoldings;
  }
}

/** Ends and removes all that a run holds. Directories go last, when nothing can write into them any more. */
export async function cleanUp(
  holdings: Holdings,
  limitMs: number,
): Promise<{ ended: ProcessInfo[]; left: ProcessInfo[] }> {
  const ended: ProcessInfo[] = [];
  const left: ProcessInfo[] = [];
  if (holdings.marker !== null) {
    const { marker } = holdings;
    // Once a user, and once without: a run has at least one look, also when it recorded no process yet.
    // The check again: nobody else's processes may be ended, whatever the record says.
    const users = holdings.processes.map(({ uid }) => (uid !== null && isPrivateUser(uid) ? uid : null));
    for (const uid of new Set([null, ...users])) {
      const roots = holdings.processes.map(({ process }) => process);
      const result = await killTree({ roots, marker, uid }, limitMs);
      ended.push(...result.ended);
      left.push(...result.left);
    }
  }
  for (const directory of holdings.directories) await removeDirectory(directory);
  return { ended, left };
}
