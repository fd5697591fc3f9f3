import { constants, type Dirent } from "node:fs";
import { opendir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorMessage, UserError } from "../../../model/errors.ts";
import {
  mostRecords,
  selectNewestFiles,
  sortReadHistory,
  readRecord,
  recordsFolder,
  type RecordFile,
} from "../model/stored.ts";
import { largestRecordBytes, type ReadHistory, type SkippedRecord, type StoredRecord } from "../model/record.ts";
import type { Milliseconds } from "../../../model/units.ts";
import { writeFileAtomic } from "../../../run/directory/atomic-write.ts";
import { readErrorCode, isFolder, makeFolders, readRegularFile } from "../../../run/directory/file-system.ts";
import { requireAbsent } from "../../../run/repository/new-files.ts";

/** Network shares are slow, but one that hangs shouldn't block us forever. */
const usualLimitMs: Milliseconds = 5 * 60_000;
const readAtOnce = 16;

/** False if the same record is already there. Never overwrites: throws UserError if a different record or a link has the same path. */
export async function addToFolder(folder: string, { path, text }: RecordFile): Promise<boolean> {
  const file = join(folder, path);
  const present = await readPresentText(file);
  if (present === text) return false;
  if (present !== null) throw createOtherRecordError(file);
  await requireAbsent(folder, [path], true);
  try {
    // Everybody may read the record, like other files in a repository.
    await makeFolders(dirname(file));
    await writeFileAtomic(file, text, "refuse", 0o666);
    return true;
  } catch (error) {
    // Another process may have just written the record.
    const written = await readPresentText(file);
    if (written === text) return false;
    throw written === null ? error : createOtherRecordError(file);
  }
}

async function readPresentText(path: string): Promise<string | null> {
  try {
    return (await readRegularFile(path, largestRecordBytes, constants.O_NOFOLLOW)).text;
  } catch (error) {
    if (readErrorCode(error) === "ENOENT") return null;
    throw new UserError({
      id: "history-path-taken",
      what: "A record's path is already taken by something that isn't a record.",
      where: path,
      why: errorMessage(error),
      help: "Remove what's there. llm-profile doesn't follow links.",
      cause: error,
    });
  }
}

function createOtherRecordError(path: string): UserError {
  return new UserError({
    id: "history-record-differs",
    what: "The history already has a different record for this run.",
    where: path,
    why: "Records are never overwritten.",
    help: "To store two measurements of one run, give each measurement a different name with --job. To replace the record, delete its file.",
  });
}

/** Follows no links, and limits the number and size of files. Throws UserError. */
export async function readFolder(folder: string, deadline = AbortSignal.timeout(usualLimitMs)): Promise<ReadHistory> {
  if (!(await isFolder(folder))) {
    throw new UserError({
      id: "history-missing",
      what: "The history folder doesn't exist.",
      where: folder,
      help: "`llm-profile history add` creates the folder when it adds the first record.",
    });
  }
  const { files, skipped } = await findFiles(folder, deadline);
  const { newest, skipped: older } = selectNewestFiles(files);
  const read: (StoredRecord | SkippedRecord)[] = [...skipped, ...older];
  const wanted = [...newest];
  const readAll = async () => {
    for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
      refuseWhenLate(deadline, folder);
      read.push(await readFile(folder, file.path));
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, readAll));
  return sortReadHistory(read);
}

async function readFile(folder: string, path: string): Promise<StoredRecord | SkippedRecord> {
  try {
    const { text } = await readRegularFile(join(folder, path), 2 * largestRecordBytes, constants.O_NOFOLLOW);
    return readRecord(path, text);
  } catch (error) {
    return { path, why: readErrorCode(error) === "" ? "too-large" : "not-a-record" };
  }
}

const levels = [/^\d{4}$/, /^\d{2}$/, /^\d{2}$/];

/** Paths are relative to `folder`. */
async function findFiles(
  folder: string,
  deadline: AbortSignal,
): Promise<{ readonly files: readonly { readonly path: string }[]; readonly skipped: readonly SkippedRecord[] }> {
  let folders = [recordsFolder];
  for (const level of levels) {
    const below: string[] = [];
    for (const parent of folders) {
      refuseWhenLate(deadline, folder);
      for (const entry of await listEntries(join(folder, parent)))
        if (entry.isDirectory() && level.test(entry.name)) below.push(`${parent}/${entry.name}`);
    }
    folders = below;
  }
  const files: { readonly path: string }[] = [];
  const skipped: SkippedRecord[] = [];
  for (const day of folders) {
    refuseWhenLate(deadline, folder);
    for (const entry of await listEntries(join(folder, day))) {
      const path = `${day}/${entry.name}`;
      // Another process is still writing this file.
      if (entry.name.startsWith(".")) continue;
      if (entry.isFile()) files.push({ path });
      else skipped.push({ path, why: "not-a-record" });
    }
  }
  return { files, skipped };
}

async function listEntries(folder: string): Promise<Dirent[]> {
  const entries: Dirent[] = [];
  try {
    for await (const entry of await opendir(folder)) {
      if (entries.length > mostRecords) throw createTooManyError(folder);
      entries.push(entry);
    }
  } catch (error) {
    if (readErrorCode(error) !== "ENOENT" && readErrorCode(error) !== "ENOTDIR") throw error;
  }
  return entries;
}

function createTooManyError(folder: string): UserError {
  return new UserError({
    id: "history-too-large",
    what: `A history folder has more than ${mostRecords} files.`,
    where: folder,
    help: "Remove the files that llm-profile didn't write.",
  });
}

function refuseWhenLate(deadline: AbortSignal, folder: string): void {
  if (!deadline.aborted) return;
  throw new UserError({
    id: "history-too-slow",
    what: "Reading the history took too long.",
    where: folder,
    help: "Copy the folder to a local disk, or move old records out of it.",
  });
}
