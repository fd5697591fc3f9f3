import { constants, existsSync } from "node:fs";
import { access, type FileHandle, mkdir, open, opendir, readFile, stat, statfs } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { errorMessage, ParseError, ToolError } from "../../model/errors.ts";
import { sizeText } from "../../model/text/quantity.ts";
import type { Bytes, Milliseconds } from "../../model/units.ts";

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

const failures: Readonly<Record<string, { readonly id: string; readonly what: string; readonly help: string }>> = {
  ENOSPC: { ...full, what: "The disk is full." },
  EDQUOT: { ...full, what: "The disk quota is used up." },
  EROFS: { ...failing, what: "The disk is read-only." },
  EIO: { ...failing, what: "Can't read from or write to the disk or network share." },
};

export function explainDiskError(error: unknown, place: string | null): unknown {
  const failure = failures[readErrorCode(error)];
  if (failure === undefined) return error;
  const where = typeof error === "object" && error !== null && "path" in error ? String(error.path) : place;
  return new ToolError({ ...failure, where, why: errorMessage(error), cause: error });
}

/**
 * Returns true if the folder is new. `mode` applies only to the folder itself. Node's recursive mkdir loops forever if a file system
 * returns ENOENT for a folder that we can't create, as /proc does.
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

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

export function isWithin(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== ".." && !inside.startsWith("../");
}

export async function measureFreeBytes(path: string): Promise<Bytes> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/**
 * `flags` are additional open(2) flags. Throws an Error if the file is larger than `most` bytes or isn't regular: opening a pipe could
 * block, and a device may have no end.
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
  return { text: (await readBytes(file, status.size)).toString("utf8"), changedMs: status.mtimeMs };
}

/** Follows no link, and doesn't wait for a pipe's writer. */
export async function openUntrusted(path: string): Promise<FileHandle> {
  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
}

export async function readBytes(file: FileHandle, size: Bytes, position = 0): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size), position });
  return buffer.subarray(0, bytesRead);
}

/** For files that the system or an administrator wrote. */
export async function readTextOrEmpty(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}

export async function listNames(folder: string, most: number): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { name } of await opendir(folder)) if (names.push(name) >= most) break;
  } catch {}
  return names;
}

/** Far larger than any text that nsys or ncu writes for one capture. Parsing takes many times its size in memory. */
const largestText: Bytes = 256 * 2 ** 20;

/** For files stored with reports, which may be untrusted. */
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

export function pathIfExists(path: string): string | null {
  return existsSync(path) ? path : null;
}
