import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { errorMessage, ParseError } from "../../model/errors.ts";
import { isPrivateFolder } from "../isolation/temporary-directory.ts";
import { isAlive, isMember, readPidNamespace, type ProcessId, signalProcess } from "../process/process-tree.ts";
import { cleanUpHoldings, type Holdings, removeProcessesFile, partialRecordPath } from "./guard-process.ts";

/** Time limits for the main process to stop by itself, and for cleaning up after it, in milliseconds. */
const limits = { termMs: 10_000, killMs: 1000, guardMs: 5000, cleanUpMs: 30_000 };

/**
 * Ends everything that a run's record lists: the main process if it's still running (TERM first, so it can stop properly), its
 * guard, and everything it started. Returns messages about what it did; empty if there was nothing to do.
 */
export async function endRecordedRun(
  processesFile: string,
  { termMs, killMs, guardMs, cleanUpMs } = limits,
): Promise<string[]> {
  const record = readProcessesFile(processesFile);
  if (record === null) return [];
  const lines: string[] = [];
  const { main, guard, holdings } = record;
  if (await endOne(main, "SIGTERM", termMs)) lines.push(`Ended the main process ${main.pid}, which was still running.`);
  else if (await endOne(main, "SIGKILL", killMs)) lines.push(`Killed the main process ${main.pid}, which didn't stop.`);
  // The guard is now cleaning up too, and exits when it's done.
  if (guard !== null) await waitUntilEnded(guard, guardMs);
  const { ended, left } = await cleanUpHoldings(keepVerified(holdings), cleanUpMs);
  for (const { pid } of ended) lines.push(`Ended process ${pid}, which this run left behind.`);
  for (const { pid } of left) lines.push(`Couldn't end process ${pid} of this run.`);
  if (guard !== null && signalProcess(guard, "SIGKILL")) lines.push(`Ended the guard process ${guard.pid}.`);
  removeProcessesFile(processesFile);
  return lines;
}

/**
 * Keeps only the processes and folders that are certainly ours. Somebody may have edited the record, and someone else's process
 * may have the same number and start time. A process has to have our marker or run as our private user. A folder has to have a name like
 * ours and can't be a link.
 */
function keepVerified({ marker, processes, directories }: Holdings): Holdings {
  return {
    marker,
    processes: processes.filter(({ process, uid }) => marker !== null && isMember(process.pid, { marker, uid })),
    directories: directories.filter(isPrivateFolder),
  };
}

/** True if the process was running and this signal ended it in time. */
async function endOne(process: ProcessId, signal: NodeJS.Signals, limitMs: number): Promise<boolean> {
  return signalProcess(process, signal) && (await waitUntilEnded(process, limitMs));
}

async function waitUntilEnded(process: ProcessId, limitMs: number): Promise<boolean> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await sleep(25)) {
    if (!isAlive(process)) return true;
  }
  return !isAlive(process);
}

const processIdSchema = z.object({ pid: z.number().int().positive(), startTime: z.string().regex(/^\d+$/) });

const processesSchema = z.strictObject({
  schemaVersion: z.literal(1),
  main: processIdSchema.describe("Our own process."),
  guard: processIdSchema.nullable(),
  pidNamespace: z.string().nullable().describe("The PID namespace of all PIDs in this file."),
  holdings: z.strictObject({
    marker: z
      .string()
      .regex(/^[0-9a-f]{32}\.$/)
      .nullable(),
    processes: z.array(z.strictObject({ process: processIdSchema, uid: z.number().int().nullable() })),
    directories: z.array(z.string().startsWith("/")),
  }),
});

/** An active run's processes and folders. If the job is canceled, the action's post step, which is another process, reads this record. */
type RecordedProcesses = Omit<z.infer<typeof processesSchema>, "schemaVersion">;

/** Writes the record atomically, so a reader never sees part of it. */
export function writeProcessesFile(path: string, record: DeepReadonly<RecordedProcesses>): void {
  const { main, guard, pidNamespace, holdings } = record;
  const text = JSON.stringify({ schemaVersion: 1, main: id(main), guard: guard && id(guard), pidNamespace, holdings });
  const partial = partialRecordPath(path);
  // Other users can write to the temporary folder, too, and may have put a link here. Remove the link, and never write through one.
  rmSync(partial, { force: true });
  writeFileSync(partial, text, { mode: 0o600, flag: "wx" });
  renameSync(partial, path);
}

/** Reads the record. Null if it doesn't exist, which means that the run cleaned up after itself. Throws ParseError if we can't read it. */
export function readProcessesFile(path: string): RecordedProcesses | null {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new ParseError({ what: "Couldn't read the record of this run's processes.", where: path, cause: error });
  }
  try {
    return processesSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ParseError({
      what: "The record of this run's processes is damaged.",
      where: path,
      why: errorMessage(error),
      cause: error,
    });
  }
}

/** Drops extra properties that the caller's object may have. */
function id({ pid, startTime }: { readonly pid: number; readonly startTime: string }): {
  pid: number;
  startTime: string;
} {
  return { pid, startTime };
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Matches the names of our records, including unfinished records from a process that died while writing. */
const recordPattern = /^llm-profile-record-[0-9a-f]{32}\.json(\.partial)?$/;
/** No write takes this long, so the writer of an older unfinished record must be gone. */
const partialMs = 60_000;

/**
 * Picks a new file in the temporary folder for a command's record. The same user's next command finds it there. The records
 * aren't in a shared subfolder, because one run could remove the subfolder while another run is starting.
 */
export function chooseRecordFile(base: string): string {
  return join(base, `llm-profile-record-${randomBytes(16).toString("hex")}.json`);
}

/**
 * Uses their records to clean up after this user's runs that were killed together with their guards. Leaves a run alone if its
 * main process is alive or belongs to another container. Returns messages about what it did; never throws.
 */
export async function endDeadRuns(base: string): Promise<string[]> {
  const lines: string[] = [];
  for (const name of listNamesOrNone(base)) {
    const file = join(base, name);
    if (!recordPattern.test(name) || !isOurFile(file)) continue;
    try {
      if (name.endsWith(".partial")) {
        if (Date.now() - lstatSync(file).mtimeMs > partialMs) rmSync(file, { force: true });
        continue;
      }
      const record = readProcessesFile(file);
      if (record === null || record.pidNamespace !== readPidNamespace() || isAlive(record.main)) continue;
      lines.push(...(await endRecordedRun(file)));
    } catch (error) {
      lines.push(`Couldn't clean up after an earlier run: ${errorMessage(error)}`);
    }
  }
  return lines;
}

function listNamesOrNone(base: string): string[] {
  try {
    return readdirSync(base);
  } catch {
    return []; // Creating our own files there will fail too, with an error that says what to do.
  }
}

/** True for a private regular file that we own, with no other hard link. Doesn't follow links. */
function isOurFile(path: string): boolean {
  try {
    const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const found = fstatSync(handle);
    closeSync(handle);
    return found.isFile() && found.nlink === 1 && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  } catch {
    return false; // The file's run may have just ended and removed it.
  }
}
