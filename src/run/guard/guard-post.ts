import { setTimeout as sleep } from "node:timers/promises";
import { isPrivateFolder } from "../isolation/temporary-directory.ts";
import { cleanUp } from "./guard-cleanup.ts";
import type { Holdings } from "./guard-message.ts";
import { isAlive, isMember, type ProcessId, signalProcess } from "../process/process-tree.ts";
import { readProcessesFile, removeProcessesFile } from "./processes-file.ts";

/** How long the main process may take to end its profilers itself, and the clean-up after it, in milliseconds. */
const limits = { termMs: 10_000, killMs: 1000, guardMs: 5000, cleanUpMs: 30_000 };

/**
 * Ends what a run left according to its record: the main process where it still runs (TERM first, so that it can stop
 * properly), its guard, and everything it had started. Returns what it did, for people; nothing when all was clean.
 */
export async function endRecordedRun(
  processesFile: string,
  { termMs, killMs, guardMs, cleanUpMs } = limits,
): Promise<string[]> {
  const record = readProcessesFile(processesFile);
  if (record === null) return [];
  const lines: string[] = [];
  const { main, guard, holdings } = record;
  if (await endOne(main, "SIGTERM", termMs)) lines.push(`Ended the main process ${main.pid}, which still ran.`);
  else if (await endOne(main, "SIGKILL", killMs))
    lines.push(`Killed the main process ${main.pid}, which did not stop.`);
  // The guard now does the same as we; it goes by itself when it is done.
  if (guard !== null) await hasEnded(guard, guardMs);
  const { ended, left } = await cleanUp(verified(holdings), cleanUpMs);
  for (const { pid } of ended) lines.push(`Ended process ${pid}, which this run had left.`);
  for (const { pid } of left) lines.push(`Process ${pid} of this run could not be ended.`);
  if (guard !== null && signalProcess(guard, "SIGKILL")) lines.push(`Ended the guard process ${guard.pid}.`);
  removeProcessesFile(processesFile);
  return lines;
}

/**
 * What of a record is ours beyond doubt: somebody may have written into it, and a number and a time may fit another process.
 * Processes carry our marker or are of a user that exists for one run; folders are named as ours and no links.
 */
function verified({ marker, processes, directories }: Holdings): Holdings {
  return {
    marker,
    processes: processes.filter(({ process, uid }) => marker !== null && isMember(process.pid, { marker, uid })),
    directories: directories.filter(isPrivateFolder),
  };
}

/** True when the process ran and this signal ended it in time. */
async function endOne(process: ProcessId, signal: NodeJS.Signals, limitMs: number): Promise<boolean> {
  return signalProcess(process, signal) && (await hasEnded(process, limitMs));
}

async function hasEnded(process: ProcessId, limitMs: number): Promise<boolean> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await sleep(25)) {
    if (!isAlive(process)) return true;
  }
  return !isAlive(process);
}
