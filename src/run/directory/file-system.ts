import { constants, existsSync } from "node:fs";
import { access, mkdir, open, stat, statfs } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { errorMessage, ParseError, ToolError } from "../../model/errors.ts";
import { sizeText } from "../../model/text/quantity.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";

/** The code of a system error, such as `ENOENT`; empty for any other error. */
export function readErrorCode(error: unknown): string {
  // `instanceof Error` fails for errors from Node's own modules if a test runner isolates globals.
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}

const full = {
  id: "disk-full",
  help: "Free up space (`llm-profile prune`), lower keep-runs, or set `out` (or TMPDIR, for temporary files) to another disk.",
};
const failing = {
  id: "disk-failed",
  help: "Set `out` (or TMPDIR, for temporary files) to another disk. The kernel log (`dmesg`) has details about the failing disk.",
};

/** Known failures by system error code, see errno(3). */
const failures: Readonly<Record<string, { readonly id: string; readonly what: string; readonly help: string }>> = {
  ENOSPC: { ...full, what: "The disk is full." },
  EDQUOT: { ...full, what: "The disk quota is used up." },
  EROFS: { ...failing, what: "The disk is read-only." },
  EIO: { ...failing, what: "Can't read from or write to the disk or network share." },
};

/**
 * Turns a system error about a full or failing disk into a ToolError; returns any other error unchanged. `place` is the path to
 * show if the error doesn't contain a path; null if unknown.
 */
export function explainDiskError(error: unknown, place: string | null): unknown {
  const failure = failures[readErrorCode(error)];
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
 * Creates a folder and its missing parents. Returns true if the folder is new, false if it already existed. `mode` applies only
 * to the folder itself. We don't use Node's recursive mkdir, because it loops forever if a file system returns ENOENT for a
 * folder that we can't create, as /proc does.
 */
export async function makeFolders(path: string, mode = 0o777): Promise<boolean> {
  if (await isFolder(path)) return false;
  const parent = dirname(path);
  if (parent !== path) await makeFolders(parent);
  try {
    await mkdir(path, { mode });
    return true;
  } catch (error) {
    // Another process may have just created the folder.
    if (readErrorCode(error) !== "EEXIST" || !(await isFolder(path))) throw error;
    return false;
  }
}

/** True if the path is a folder or a link to one. */
export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** True if something exists at this path and we can reach it. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** True if a path is the folder itself or inside it. Both paths are absolute, with links resolved. */
export function isWithin(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== ".." && !inside.startsWith("../");
}

/** The number of bytes that we can still write to this path's file system. */
export async function measureFreeBytes(path: string): Promise<Bytes> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/**
 * Reads a regular file's text and modification time. `flags` are additional open(2) flags, such as O_NOFOLLOW. Throws an Error if
 * the file is larger than `most` bytes. Also throws for other kinds of files, because opening a pipe could block, and a device
 * may have no end.
 */
export async function readRegularFile(
  path: string,
  most: Bytes,
  flags = 0,
): Promise<{ readonly text: string; readonly changedMs: Milliseconds }> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | flags);
  const status = await file.stat();
  if (!status.isFile()) throw new Error("The path isn't a regular file.");
  if (status.size > most) throw new Error(`The file is ${sizeText(status.size)}; the limit is ${sizeText(most)}.`);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(status.size), position: 0 });
  return { text: buffer.toString("utf8", 0, bytesRead), changedMs: status.mtimeMs };
}

/** Far larger than any text that nsys or ncu writes for one capture. Parsing a file takes many times its size in memory. */
const largestText: Bytes = 256 * 2 ** 20;

/** Reads a text file that's stored with reports and may be untrusted. Throws ParseError if the file is too large or unreadable. */
export async function readRecordedText(path: string, shown: string): Promise<string> {
  try {
    return (await readRegularFile(path, largestText)).text;
  } catch (error) {
    throw new ParseError({
      what: `Can't read ${shown}.`,
      where: path,
      why: errorMessage(error),
      help: "Pass the unmodified file from nsys, ncu, or llm-profile. If it's too large, capture fewer ranges or kernels.",
      cause: error,
    });
  }
}

/** Returns the path if something exists there, else null. */
export function pathIfExists(path: string): string | null {
  return existsSync(path) ? path : null;
}
