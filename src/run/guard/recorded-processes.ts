import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { errorMessage, ParseError } from "../../errors.ts";
import { isPrivateFolder } from "../isolation/temporary-directory.ts";
import { isAlive, isMember, type ProcessId, signalProcess } from "../process/process-tree.ts";
import { cleanUp, type Holdings } from "./guard-process.ts";

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

const processIdSchema = z.object({ pid: z.number().int().positive(), startTime: z.string().regex(/^\d+$/) });

const processesSchema = z.strictObject({
  schemaVersion: z.literal(1),
  main: processIdSchema.describe("Our own process."),
  guard: processIdSchema.nullable(),
  pidNamespace: z.string().nullable().describe("The PID namespace that all numbers here count in."),
  holdings: z.strictObject({
    marker: z
      .string()
      .regex(/^[0-9a-f]{32}\.$/)
      .nullable(),
    processes: z.array(z.strictObject({ process: processIdSchema, uid: z.number().int().nullable() })),
    directories: z.array(z.string().startsWith("/")),
  }),
});

/** What a run holds while it lasts: for the action's post step, which runs in another process after a cancelled job. */
type RecordedProcesses = Omit<z.infer<typeof processesSchema>, "schemaVersion">;

/** Writes the record in one step, so that a reader never sees half of it. */
export function writeProcessesFile(path: string, record: DeepReadonly<RecordedProcesses>): void {
  const { main, guard, pidNamespace, holdings } = record;
  const text = JSON.stringify({ schemaVersion: 1, main: id(main), guard: guard && id(guard), pidNamespace, holdings });
  const partial = `${path}.partial`;
  // Another run that ended just now may have taken the empty folder away.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(partial, text, { mode: 0o600 });
  renameSync(partial, path);
}

/** The record, or null when there is none: the run ended by itself. Throws ParseError for anything else. */
export function readProcessesFile(path: string): RecordedProcesses | null {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new ParseError({ what: "Could not read the record of this run's processes.", where: path, cause: error });
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

/** Removes the record; it is no error when there is none. */
export function removeProcessesFile(path: string): void {
  rmSync(path, { force: true });
}

/** Leaves out what a caller's wider object may hold besides. */
function id({ pid, startTime }: { readonly pid: number; readonly startTime: string }): {
  pid: number;
  startTime: string;
} {
  return { pid, startTime };
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
