import { constants } from "node:fs";
import { copyFile, link, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { UserError } from "../../model/errors.ts";
import { readErrorCode, makeFolders } from "./file-system.ts";

/** `replace`: replaces an existing file atomically. `refuse`: keeps an existing file and throws UserError. */
export type WhenPresent = "replace" | "refuse";

/** The content for a file. A long text can come in parts; we write each part before we request the next. */
export type FileContent = string | Uint8Array | Iterable<string>;

/**
 * Writes a file completely or not at all: to a temporary file in the same folder, synced to disk, then renamed. A reader sees the
 * old or the new content, never part of it. Creates missing folders. By default only we can read the file, because a run may
 * contain private data.
 */
export async function writeFileAtomic(
  path: string,
  content: FileContent,
  present: WhenPresent,
  mode = 0o600,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = choosePartialName(path);
  try {
    const file = await open(partial, "wx", mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await moveIntoPlace(partial, path, present);
  } finally {
    await rm(partial, { force: true });
  }
}

/**
 * A temporary name for an unfinished file, in the same folder as `path`. Uses the global `crypto`, because Node loads it only
 * when needed.
 */
export function choosePartialName(path: string): string {
  return join(dirname(path), `.${basename(path).slice(0, 200)}.${crypto.randomUUID().slice(0, 8)}.partial`);
}

/** Renames a finished temporary file to its real name and syncs the folder, so the name survives a power failure. */
export async function moveIntoPlace(partial: string, path: string, present: WhenPresent): Promise<void> {
  if (present === "replace") await rename(partial, path);
  else await moveIfAbsent(partial, path);
  await syncDirectory(dirname(path));
}

async function moveIfAbsent(partial: string, path: string): Promise<void> {
  try {
    // rename(2) would silently replace an existing file; link(2) fails instead.
    await link(partial, path);
    await rm(partial);
  } catch (error) {
    if (readErrorCode(error) === "EEXIST") throw refuseExisting(path, error);
    await copyIfAbsent(partial, path, error);
  }
}

/** Moves the file on file systems without hard links. This isn't atomic, but still never overwrites a file. */
async function copyIfAbsent(partial: string, path: string, linkError: unknown): Promise<void> {
  if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"].includes(readErrorCode(linkError))) throw linkError;
  try {
    await copyFile(partial, path, constants.COPYFILE_EXCL);
  } catch (error) {
    throw readErrorCode(error) === "EEXIST" ? refuseExisting(path, error) : error;
  }
  await rm(partial);
}

function refuseExisting(path: string, cause: unknown): UserError {
  return new UserError({
    what: `${path} already exists.`,
    why: "llm-profile doesn't overwrite existing files.",
    help: "Choose another output folder, or move the file away.",
    cause,
  });
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } catch (error) {
    // Some network file systems can't sync a folder. Ignore that, because the file already has its new name.
    if (!["EINVAL", "ENOTSUP", "EPERM"].includes(readErrorCode(error))) throw error;
  } finally {
    await directory.close();
  }
}

/**
 * Checks that `writeFileAtomic` can write a file, before we do the work to produce the content. Creates missing parent folders
 * and leaves nothing else. Throws an Error if the file can't be written.
 */
export async function tryToWrite(path: string): Promise<void> {
  await makeFolders(dirname(path));
  const there = await stat(path).catch(() => null);
  if (there !== null && !there.isFile())
    throw new Error(there.isDirectory() ? "The path is a folder." : "The path isn't a file.");
  const partial = choosePartialName(path);
  try {
    await (await open(partial, "wx")).close();
  } finally {
    await rm(partial, { force: true });
  }
}
