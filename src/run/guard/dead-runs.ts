import { randomBytes } from "node:crypto";
import {
  constants,
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { errorMessage } from "../../errors.ts";
import { errorCode } from "../directory/file-system.ts";
import { isAlive, pidNamespace } from "../process/process-tree.ts";
import { endRecordedRun, readProcessesFile } from "./recorded-processes.ts";

/** A record of ours, and what a death in the middle of writing it leaves. */
const recordPattern = /^[0-9a-f]{32}\.json(\.partial)?$/;
/** No write of a record takes so long: a partial one that is older has no writer any more. */
const partialMs = 60_000;

/** Where a run of the command records its processes, for the next start of the same user. Disposing leaves no folder. */
export interface RecordPlace extends Disposable {
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
