import { constants } from "node:fs";
import { copyFile, link, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { UserError } from "../../errors.ts";
import { errorCode, makeFolders } from "./file-system.ts";

/** `replace`: an existing file gives way, in one step. `refuse`: an existing file is kept, and a UserError is thrown. */
export type WhenPresent = "replace" | "refuse";

/** What a file is to hold; a long text comes in parts, each of which is written before the next one is asked for. */
export type FileContent = string | Uint8Array | Iterable<string>;

/**
 * Writes a whole file or none: into a temporary name in the same folder, synced to disk, then moved.
 * Missing folders are made. Other users may not read it unless `mode` says so: a run tells more than its owner may want. A reader sees the old content or the new one, never a part.
 */
export async function writeFileAtomic(
  path: string,
  content: FileContent,
  present: WhenPresent,
  mode = 0o600,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = partialName(path);
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

/** A name beside `path` for a file that is not whole yet. Of the global `crypto`, which is loaded only when it is used. */
export function partialName(path: string): string {
  return join(dirname(path), `.${basename(path).slice(0, 200)}.${crypto.randomUUID().slice(0, 8)}.partial`);
}

/** Gives a finished partial file its real name, and makes that last over a power failure. */
export async function moveIntoPlace(partial: string, path: string, present: WhenPresent): Promise<void> {
  if (present === "replace") await rename(partial, path);
  else await moveIfAbsent(partial, path);
  await syncDirectory(dirname(path));
}

async function moveIfAbsent(partial: string, path: string): Promise<void> {
  try {
    // rename(2) would replace silently; link(2) fails where the name is taken.
    await link(partial, path);
    await rm(partial);
  } catch (error) {
    if (errorCode(error) === "EEXIST") throw alreadyExists(path, error);
    await copyIfAbsent(partial, path, error);
  }
}

/** For file systems without hard links: not in one step, but still never over an existing file. */
async function copyIfAbsent(partial: string, path: string, linkError: unknown): Promise<void> {
  if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"].includes(errorCode(linkError))) throw linkError;
  try {
    await copyFile(partial, path, constants.COPYFILE_EXCL);
  } catch (error) {
    throw errorCode(error) === "EEXIST" ? alreadyExists(path, error) : error;
  }
  await rm(partial);
}

function alreadyExists(path: string, cause: unknown): UserError {
  return new UserError({
    what: `${path} exists already.`,
    why: "Nothing that exists is overwritten.",
    help: "Choose another output folder, or move the file away.",
    cause,
  });
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } catch (error) {
    // Some network file systems cannot sync a folder; the rename itself has been done.
    if (!["EINVAL", "ENOTSUP", "EPERM"].includes(errorCode(error))) throw error;
  } finally {
    await directory.close();
  }
}

/**
 * Finds out whether `writeFileAtomic` could write a file, before the work that the file is to hold. Makes the folders above it,
 * and leaves nothing else. Throws why it could not.
 */
export async function tryToWrite(path: string): Promise<void> {
  await makeFolders(dirname(path));
  const there = await stat(path).catch(() => null);
  if (there !== null && !there.isFile()) throw new Error(there.isDirectory() ? "It is a folder." : "It is not a file.");
  const partial = partialName(path);
  try {
    await (await open(partial, "wx")).close();
  } finally {
    await rm(partial, { force: true });
  }
}
