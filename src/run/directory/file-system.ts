import { constants, existsSync } from "node:fs";
import { access, mkdir, open, stat, statfs } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { errorMessage, ParseError, ToolError } from "../../errors.ts";
import { sizeText } from "../../model/text/quantity.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";

/** The code of a system error, such as `ENOENT`; empty for any other error. */
export function errorCode(error: unknown): string {
  // Not `instanceof Error`: errors of Node's own modules are of another realm where a test runner isolates its globals.
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}

const full = {
  id: "disk-full",
  help: "Free space (`llm-profile prune`), lower keep-runs, or set `out` (for temporary files TMPDIR) to another disk.",
};
const failing = {
  id: "disk-failed",
  help: "Set `out` (for temporary files TMPDIR) to another disk. The kernel's log (`dmesg`) says more of this one.",
};

/** By the code of the system error, see errno(3). */
const failures: Readonly<Record<string, { readonly id: string; readonly what: string; readonly help: string }>> = {
  ENOSPC: { ...full, what: "The disk is full." },
  EDQUOT: { ...full, what: "The disk quota is used up." },
  EROFS: { ...failing, what: "The disk can be read only." },
  EIO: { ...failing, what: "The disk, or the share, cannot be read or written." },
};

/**
 * A system error that means a full or failing disk as a ToolError; anything else as it is. `place` is what was written to,
 * told where the error itself names no file; null where that is not known.
 */
export function explainDiskError(error: unknown, place: string | null): unknown {
  const failure = failures[errorCode(error)];
  if (failure === undefined) return error;
  const file = typeof error === "object" && error !== null && "path" in error ? String(error.path) : place;
  return new ToolError({
    ...failure,
    where: file,
    why: errorMessage(error),
    cause: error,
  });
}

/**
 * Makes a folder and those above it; one that exists is well. True where this made the folder itself. `mode` is of the folder itself, where it is made. Node's own recursive mkdir never ends where a file system
 * says ENOENT for a folder that may not be made, as /proc does.
 */
export async function makeFolders(path: string, mode = 0o777): Promise<boolean> {
  if (await isFolder(path)) return false;
  const parent = dirname(path);
  if (parent !== path) await makeFolders(parent);
  try {
    await mkdir(path, { mode });
    return true;
  } catch (error) {
    // Another process may have made it in between.
    if (errorCode(error) !== "EEXIST" || !(await isFolder(path))) throw error;
    return false;
  }
}

/** Whether there is a folder at this path, or one that a link there leads to. */
export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Whether there is anything at this path that we can reach. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Whether a path is a folder, or lies in it. Both absolute, without links. */
export function isWithin(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== ".." && !inside.startsWith("../");
}

/** Bytes that we may still write to the file system that holds `path`. */
export async function freeBytes(path: string): Promise<Bytes> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/**
 * The text of a regular file of at most `most` bytes, and when it was changed. `flags` are more of open(2)'s, such as O_NOFOLLOW.
 * Throws for anything else: a pipe would never be opened, and a device has no end.
 */
export async function readRegularFile(
  path: string,
  most: Bytes,
  flags = 0,
): Promise<{ readonly text: string; readonly changedMs: Milliseconds }> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | flags);
  const status = await file.stat();
  if (!status.isFile()) throw new Error("It is no regular file.");
  if (status.size > most) throw new Error(`It has ${sizeText(status.size)}; ${sizeText(most)} are the most.`);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(status.size), position: 0 });
  return { text: buffer.toString("utf8", 0, bytesRead), changedMs: status.mtimeMs };
}

/** Far above what nsys and ncu write of one capture; the values of a text take many times its size. */
const largestText: Bytes = 256 * 2 ** 20;

/** A text beside reports, which anybody may have made. Throws ParseError for one that is too large or can't be read. */
export async function readRecordedText(path: string, shown: string): Promise<string> {
  try {
    return (await readRegularFile(path, largestText)).text;
  } catch (error) {
    throw new ParseError({
      what: `${shown} can't be read.`,
      where: path,
      why: errorMessage(error),
      help: "Give the file as nsys, ncu or llm-profile wrote it; a capture of fewer ranges or kernels makes a smaller one.",
      cause: error,
    });
  }
}

/** The path where there is something at it; else null. */
export function ifThere(path: string): string | null {
  return existsSync(path) ? path : null;
}
