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

const limits = { termMs: 10_000, killMs: 1000, guardMs: 5000, cleanUpMs: 30_000 };

/** The main process gets TERM first, so it can stop properly. Returns messages about what it did. */
export async function endRecordedRun(
  processesFile: string,
  { termMs, killMs, guardMs, cleanUpMs } = limits,
): Promise<string[]> {
  const record = readProcessesFile(processesFile);
  if (record === null) return [];
  const lines: string[] = [];
  const { main, guard, holdings } = record;
  const endMain = async (signal: NodeJS.Signals, limitMs: number) =>
    signalProcess(main, signal) && (await waitUntilEnded(main, limitMs));
  if (await endMain("SIGTERM", termMs)) lines.push(`Ended the main process ${main.pid}, which was still running.`);
  else if (await endMain("SIGKILL", killMs)) lines.push(`Killed the main process ${main.pid}, which didn't stop.`);
  if (guard !== null) await waitUntilEnded(guard, guardMs);
  const { ended, left } = await cleanUpHoldings(keepVerified(holdings), cleanUpMs);
  for (const { pid } of ended) lines.push(`Ended process ${pid}, which this run left behind.`);
  for (const { pid } of left) lines.push(`Couldn't end process ${pid} of this run.`);
  if (guard !== null && signalProcess(guard, "SIGKILL")) lines.push(`Ended the guard process ${guard.pid}.`);
  removeProcessesFile(processesFile);
  return lines;
}

/**
 * Somebody may have edited the record, and someone else's process may have the same number and start time. A process has to have our marker
 * or run as our private user. A folder has to have a name like ours and can't be a link.
 */
function keepVerified({ marker, processes, directories }: Holdings): Holdings {
  return {
    marker,
    processes: processes.filter(({ process, uid }) => marker !== null && isMember(process.pid, { marker, uid })),
    directories: directories.filter(isPrivateFolder),
  };
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

/** If the job is canceled, the action's post step, which is another process, reads this record. */
type RecordedProcesses = Omit<z.infer<typeof processesSchema>, "schemaVersion">;

export function writeProcessesFile(
  path: string,
  record: Omit<RecordedProcesses, "holdings"> & { readonly holdings: Holdings },
): void {
  const text = JSON.stringify({ schemaVersion: 1, ...record });
  const partial = partialRecordPath(path);
  // Other users can write to the temporary folder, too, and may have put a link here. Never write through one.
  rmSync(partial, { force: true });
  writeFileSync(partial, text, { mode: 0o600, flag: "wx" });
  renameSync(partial, path);
}

/** Null if the run cleaned up after itself. Throws ParseError if we can't read it. */
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

const recordPattern = /^llm-profile-record-[0-9a-f]{32}\.json(\.partial)?$/;
const partialMs = 60_000;

/** The same user's next command finds it there. A shared subfolder could be removed by one run while another is starting. */
export function chooseRecordFile(base: string): string {
  return join(base, `llm-profile-record-${randomBytes(16).toString("hex")}.json`);
}

/**
 * Cleans up after this user's runs that were killed together with their guards. Leaves a run alone if its main process is alive or belongs
 * to another container. Returns messages about what it did; never throws.
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

/** Private, regular, ours, and with no other hard link. Doesn't follow links. */
function isOurFile(path: string): boolean {
  try {
    const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats = fstatSync(handle);
    closeSync(handle);
    return stats.isFile() && stats.nlink === 1 && stats.uid === process.getuid?.() && (stats.mode & 0o077) === 0;
  } catch {
    return false;
  }
}
