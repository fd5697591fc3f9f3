import { existsSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { isPrivateUser } from "../isolation/isolation-user.ts";
import { removeDirectory } from "../isolation/temporary-directory.ts";
import { killTree, type ProcessId, type ProcessInfo } from "../process/process-tree.ts";

const cleanUpLimitMs = 30_000;

/**
 * Only our main process writes to the pipe. When it dies for any reason, the pipe closes, and the guard ends and removes what the main
 * process hasn't reported as cleaned up.
 */
export async function runGuard(input: Readable): Promise<void> {
  // A signal to the whole job mustn't end the guard before it has cleaned up.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
  let state: GuardState | null = null;
  for await (const line of createInterface({ input })) state = parseState(line) ?? state;
  if (state === null) return;
  const { left } = await cleanUpHoldings(state.holdings, cleanUpLimitMs);
  // Otherwise the post step or the next start needs the record to try again.
  if (left.length === 0 && !state.holdings.directories.some((path) => existsSync(path)))
    removeProcessesFile(state.record);
}

export function removeProcessesFile(path: string): void {
  for (const file of [path, partialRecordPath(path)]) rmSync(file, { force: true });
}

export function partialRecordPath(path: string): string {
  return `${path}.partial`;
}

/** The same version of our code writes the line. If our main process dies, the last line may be incomplete. */
function parseState(line: string): GuardState | null {
  try {
    return JSON.parse(line) as GuardState;
  } catch {
    return null;
  }
}

export interface GuardState {
  readonly holdings: Holdings;
  readonly record: string;
}

export interface Holdings {
  readonly marker: string | null;
  readonly processes: readonly { readonly process: ProcessId; readonly uid: number | null }[];
  readonly directories: readonly string[];
}

export async function cleanUpHoldings(
  holdings: Holdings,
  limitMs: number,
): Promise<{ ended: ProcessInfo[]; left: ProcessInfo[] }> {
  const ended: ProcessInfo[] = [];
  const left: ProcessInfo[] = [];
  if (holdings.marker !== null) {
    const { marker } = holdings;
    // Search once without a user, in case the run hasn't recorded a process yet. Check the user id again, because we mustn't end other
    // users' processes even if the record is wrong.
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
