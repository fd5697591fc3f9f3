import { existsSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { isPrivateUser } from "../isolation/isolation-user.ts";
import { removeDirectory } from "../isolation/temporary-directory.ts";
import { killTree, type ProcessId, type ProcessInfo } from "../process/process-tree.ts";

/** How long the guard keeps trying to end leftover processes, in milliseconds. */
const cleanUpLimitMs = 30_000;

/**
 * Runs the guard. It reads messages from a pipe that only our main process writes to. When that process dies for any reason, the
 * pipe closes, and the guard ends all processes and removes all directories that the main process hasn't reported as cleaned up.
 */
export async function runGuard(input: Readable): Promise<void> {
  // Ignore signals to the whole job, or the guard would exit before it has cleaned up.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  let holdings: Holdings = noHoldings;
  let record: string | null = null;
  for await (const line of createInterface({ input })) {
    const message = parseMessage(line);
    if (message === null) continue;
    holdings = applyMessage(holdings, message);
    if (message.kind === "run") record = message.record;
  }
  const { left } = await cleanUpHoldings(holdings, cleanUpLimitMs);
  // If something is still there, the post step or the next start needs the record to try again.
  const isClean = left.length === 0 && !holdings.directories.some((path) => existsSync(path));
  if (isClean && record !== null) removeProcessesFile(record);
}

/** Removes the record of a run's processes, and an unfinished record, if they exist. */
export function removeProcessesFile(path: string): void {
  for (const file of [path, partialRecordPath(path)]) rmSync(file, { force: true });
}

/** Where a record is written until it's complete. */
export function partialRecordPath(path: string): string {
  return `${path}.partial`;
}

/**
 * We don't validate messages, because the same version of our code writes them. If our main process dies, the last line may be
 * incomplete; the result is then null.
 */
function parseMessage(line: string): GuardMessage | null {
  try {
    return JSON.parse(line) as GuardMessage;
  } catch {
    return null;
  }
}

/**
 * Messages to the guard, one JSON object per line. The first is `run`. The others add and remove the processes and directories
 * that the guard has to clean up.
 */
export type GuardMessage =
  /** `record` is the file that lists our processes. */
  | { readonly kind: "run"; readonly marker: string; readonly record: string }
  /** A process that we started. `uid` is its user if only this run uses that user, else null. */
  | { readonly kind: "process"; readonly process: ProcessId; readonly uid: number | null }
  | { readonly kind: "ended"; readonly process: ProcessId }
  | { readonly kind: "directory"; readonly path: string }
  | { readonly kind: "removed"; readonly path: string }
  /** Everything is clean. Exit without doing anything. */
  | { readonly kind: "done" };

/** Everything that the guard has to clean up, collected from the messages. */
export interface Holdings {
  readonly marker: string | null;
  readonly processes: readonly { readonly process: ProcessId; readonly uid: number | null }[];
  readonly directories: readonly string[];
}

export const noHoldings: Holdings = { marker: null, processes: [], directories: [] };

/** Updates the holdings with a message. `done` clears them. */
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

/** Ends a run's processes and then removes its directories, when nothing can write to them anymore. */
export async function cleanUpHoldings(
  holdings: Holdings,
  limitMs: number,
): Promise<{ ended: ProcessInfo[]; left: ProcessInfo[] }> {
  const ended: ProcessInfo[] = [];
  const left: ProcessInfo[] = [];
  if (holdings.marker !== null) {
    const { marker } = holdings;
    // Search once per user, and once without a user, in case the run hasn't recorded a process yet. Check the user id again,
    // because we mustn't end other users' processes even if the record is wrong.
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
