import { constants, type Dirent } from "node:fs";
import { opendir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorMessage, UserError } from "../../errors.ts";
import {
  mostRecords,
  newestFiles,
  readHistory,
  readRecord,
  recordsFolder,
  type RecordFile,
} from "../../model/history/stored.ts";
import {
  largestRecordBytes,
  type ReadHistory,
  type SkippedRecord,
  type StoredRecord,
} from "../../model/history/record.ts";
import type { Milliseconds } from "../../model/units.ts";
import { writeFileAtomic } from "../directory/atomic-write.ts";
import { errorCode, isFolder, makeFolders, readRegularFile } from "../directory/file-system.ts";
import { requireAbsent } from "../repository/new-files.ts";

/** A network share of ten thousand files may take minutes; one that hangs may not. */
const usualLimitMs: Milliseconds = 5 * 60_000;
const readAtOnce = 16;

/**
 * Writes a record into a history's folder, whole. False where it is there already. Nothing is ever overwritten: throws UserError where
 * another record has its place, and where a link is in the way.
 */
export async function addToFolder(folder: string, { path, text }: RecordFile): Promise<boolean> {
  const file = join(folder, path);
  const present = await presentText(file);
  if (present === text) return false;
  if (present !== null) throw otherRecord(file);
  await requireAbsent(folder, [path], true);
  try {
    // As other files of a repository are, for everybody to read.
    await makeFolders(dirname(file));
    await writeFileAtomic(file, text, "refuse", 0o666);
    return true;
  } catch (error) {
    // Another process may have written it meanwhile.
    const written = await presentText(file);
    if (written === text) return false;
    throw written === null ? error : otherRecord(file);
  }
}

/** Null where there is no such file. */
async function presentText(path: string): Promise<string | null> {
  try {
    return (await readRegularFile(path, largestRecordBytes, constants.O_NOFOLLOW)).text;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw new UserError({
      id: "history-path-taken",
      what: "Something else is in a record's place.",
      where: path,
      why: errorMessage(error),
      help: "Take it away. Links aren't followed.",
      cause: error,
    });
  }
}

function otherRecord(path: string): UserError {
  return new UserError({
    id: "history-record-differs",
    what: "The history has another record of this run already.",
    where: path,
    why: "Records are never overwritten.",
    help: "To tell two measurements of one run apart, give each a name of its own with --job. To replace the record, delete that file.",
  });
}

/**
 * All records of a history's folder. No link is followed, and files are bounded in number and size. Throws UserError where there is no such
 * folder, and where it can't be read in time.
 */
export async function readFolder(folder: string, deadline = AbortSignal.timeout(usualLimitMs)): Promise<ReadHistory> {
  if (!(await isFolder(folder))) {
    throw new UserError({
      id: "history-missing",
      what: "There is no such folder.",
      where: folder,
      help: "`llm-profile history add` makes it, with the first record.",
    });
  }
  const { files, skipped } = await findFiles(folder, deadline);
  const { newest, skipped: older } = newestFiles(files);
  const read: (StoredRecord | SkippedRecord)[] = [...skipped, ...older];
  const wanted = [...newest];
  const readAll = async (): Promise<void> => {
    for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
      refuseWhenLate(deadline, folder);
      read.push(await readFile(folder, file.path));
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, readAll));
  return readHistory(read);
}

async function readFile(folder: string, path: string): Promise<StoredRecord | SkippedRecord> {
  try {
    const { text } = await readRegularFile(join(folder, path), 2 * largestRecordBytes, constants.O_NOFOLLOW);
    return readRecord(path, text);
  } catch (error) {
    return { path, why: errorCode(error) === "" ? "too-large" : "not-a-record" };
  }
}

/** Years, months and days are folders of digits; what else is there isn't ours. */
const levels = [/^\d{4}$/, /^\d{2}$/, /^\d{2}$/];

/** Files in the folders of days, by path below `folder`. Links and the like are skipped. */
async function findFiles(
  folder: string,
  deadline: AbortSignal,
): Promise<{ readonly files: readonly { readonly path: string }[]; readonly skipped: readonly SkippedRecord[] }> {
  let folders = [recordsFolder];
  for (const level of levels) {
    const below: string[] = [];
    for (const parent of folders) {
      refuseWhenLate(deadline, folder);
      for (const entry of await entriesOf(join(folder, parent)))
        if (entry.isDirectory() && level.test(entry.name)) below.push(`${parent}/${entry.name}`);
    }
    folders = below;
  }
  const files: { readonly path: string }[] = [];
  const skipped: SkippedRecord[] = [];
  for (const day of folders) {
    refuseWhenLate(deadline, folder);
    for (const entry of await entriesOf(join(folder, day))) {
      const path = `${day}/${entry.name}`;
      // One that is being written.
      if (entry.name.startsWith(".")) continue;
      if (entry.isFile()) files.push({ path });
      else skipped.push({ path, why: "not-a-record" });
    }
  }
  return { files, skipped };
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries: Dirent[] = [];
  try {
    for await (const entry of await opendir(folder)) {
      if (entries.length > mostRecords) throw tooMany(folder);
      entries.push(entry);
    }
  } catch (error) {
    if (errorCode(error) !== "ENOENT" && errorCode(error) !== "ENOTDIR") throw error;
  }
  return entries;
}

function tooMany(folder: string): UserError {
  return new UserError({
    id: "history-too-large",
    what: `A folder of the history has more than ${String(mostRecords)} files.`,
    where: folder,
    help: "Take away what llm-profile didn't write there.",
  });
}

function refuseWhenLate(deadline: AbortSignal, folder: string): void {
  if (!deadline.aborted) return;
  throw new UserError({
    id: "history-too-slow",
    what: "The history could not be read in time.",
    where: folder,
    help: "Copy the folder to a local disk, or move records of old years out of it.",
  });
}
