import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { errorMessage, ParseError } from "../../errors.ts";
import { errorCode } from "../directory/file-system.ts";
import { isPrivateFolder } from "../isolation/temporary-directory.ts";
import { isAlive, isMember, pidNamespace, type ProcessId, signalProcess } from "../process/process-tree.ts";
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

/** A record of ours, and what a death in the middle of writing it leaves. */
const recordPattern = /^[0-9a-f]{32}\.json(\.partial)?$/;
/** No write of a record takes so long: a partial one that is older has no writer any more. */
const partialMs = 60_000;

/** Where a run of the command records its processes, for the next start of the same user. Disposing leaves no folder. */
interface RecordPlace extends Disposable {
  readonly file: string;
}

/**
 * A file for this run's record in a folder that only our user can enter, below the temporary folder; null, with a warning,
 * where somebody else has made something of that name.
 */
export function recordPlace(base: string, warn: (message: string) => void): RecordPlace | null {
  const folder = recordFolder(base);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") {
      warn(`${notRecorded} ${errorMessage(error)}`);
      return null;
    }
  }
  if (!isOurFolder(folder)) {
    warn(`${notRecorded} ${folder} is not a folder of this user alone.`);
    return null;
  }
  return {
    file: join(folder, `${randomBytes(16).toString("hex")}.json`),
    [Symbol.dispose]: () => removeIfEmpty(folder),
  };
}

const notRecorded = "If this run is killed together with its guard, no later start will find what it leaves:";

/**
 * Ends and removes what runs of this user left that were killed together with their guards, as their records tell. A run whose
 * main process lives, here or in another container, is left alone. Returns what it did, for people; never throws.
 */
export async function endDeadRuns(base: string): Promise<string[]> {
  const folder = recordFolder(base);
  if (!isOurFolder(folder)) return [];
  const lines: string[] = [];
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!recordPattern.test(name) || !isOurFile(file)) continue;
    try {
      if (name.endsWith(".partial")) {
        if (Date.now() - lstatSync(file).mtimeMs > partialMs) rmSync(file, { force: true });
        continue;
      }
      const record = readProcessesFile(file);
      if (record === null || record.pidNamespace !== pidNamespace() || isAlive(record.main)) continue;
      lines.push(...(await endRecordedRun(file)));
      rmSync(`${file}.partial`, { force: true });
    } catch (error) {
      lines.push(`What an earlier run left could not be tidied up: ${errorMessage(error)}`);
    }
  }
  removeIfEmpty(folder);
  return lines;
}

function recordFolder(base: string): string {
  return join(base, `llm-profile-records-${String(process.getuid?.() ?? 0)}`);
}

/** A real folder that no other user can enter or has made. */
function isOurFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
}

/** A regular file of ours with one name, which is no link. */
function isOurFile(path: string): boolean {
  try {
    const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const found = fstatSync(handle);
    closeSync(handle);
    return found.isFile() && found.nlink === 1 && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  } catch {
    return false; // Its run has ended just now.
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another run records there, or has removed it.
  }
}
