import { createHash } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { lstat, opendir, realpath } from "node:fs/promises";
import { dirname, basename, isAbsolute, join, normalize } from "node:path";
import { CaptureError } from "../../model/errors.ts";
import { nearest } from "../../model/text/nearest.ts";
import { matchesGlob } from "../../model/text/glob.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { sizeText } from "../../model/text/quantity.ts";
import type { Bytes } from "../../model/units.ts";
import { readErrorCode, isWithin, listNames, openUntrusted, readBytes } from "../directory/file-system.ts";
import { describeKind } from "../directory/report-files.ts";

export interface WrittenFile {
  readonly name: string;
  readonly text: string;
  /** What the run appended to an existing file: some tools add one line per run. Null if the whole text is new. */
  readonly added: string | null;
}

export interface WatchedMetrics {
  written(): Promise<readonly WrittenFile[]>;
}

const largestMetricFile: Bytes = 64 * 2 ** 20;
const mostFiles = 100;
const mostBytes: Bytes = 2 * largestMetricFile;
const mostNames = 100_000;

interface Seen {
  readonly stats: BigIntStats;
  readonly hash: string | null;
}

/**
 * `written` reads only what the run wrote. `pattern` is relative to `folder`; its file name may be a glob. We don't trust files that a
 * program wrote: we follow no links, and accept only regular files of limited size without other hard links. Call `written` after all of
 * the program's processes have exited.
 */
export async function watchMetrics(folder: string, pattern: string): Promise<WatchedMetrics> {
  const before = new Map<string, Seen>();
  let bytes = 0;
  for (const name of await findMatches(folder, pattern)) {
    const path = join(folder, name);
    const stats = await lstat(path, { bigint: true });
    const size = Number(stats.size);
    const isRead = stats.isFile() && size <= Math.min(largestMetricFile, mostBytes - bytes);
    if (isRead) bytes += size;
    before.set(name, { stats, hash: isRead ? await hashFile(path, stats) : null });
  }
  return { written: async () => readWritten(folder, pattern, before) };
}

async function readWritten(folder: string, pattern: string, before: ReadonlyMap<string, Seen>) {
  const names = await findMatches(folder, pattern);
  const written: WrittenFile[] = [];
  const refused: string[] = [];
  let bytes = 0;
  for (const name of names) {
    const fresh = await readFresh(folder, name, before.get(name) ?? null, mostBytes - bytes);
    if (typeof fresh === "string") refused.push(`${plainText(name)}: ${fresh}`);
    else if (fresh !== null) {
      bytes += fresh.bytes;
      written.push(fresh.file);
    }
  }
  if (refused.length > 0) throw refuseMetrics(folder, pattern, refused);
  if (written.length > 0) return written;
  throw names.length > 0 ? describeStale(folder, pattern, names) : await describeMissing(folder, pattern);
}

async function findMatches(folder: string, pattern: string): Promise<string[]> {
  const place = dirname(normalize(pattern));
  const wanted = basename(pattern);
  if (isAbsolute(pattern) || !(await staysWithin(folder, place)))
    throw refuseMetrics(folder, pattern, [`${plainText(place)} is outside the working directory.`]);
  const files: string[] = [];
  let seen = 0;
  try {
    for await (const { name } of await opendir(join(folder, place))) {
      if ((seen += 1) > mostNames)
        throw refuseMetrics(folder, pattern, [`The folder has more than ${mostNames} entries.`]);
      if (name !== wanted && !matchesGlob(wanted, name)) continue;
      if (files.push(join(place, name)) > mostFiles)
        throw refuseMetrics(folder, pattern, [`The pattern matches more than ${mostFiles} files.`]);
    }
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(readErrorCode(error))) return [];
    throw error;
  }
  return files.sort();
}

async function staysWithin(folder: string, place: string): Promise<boolean> {
  try {
    return isWithin(await realpath(join(folder, place)), await realpath(folder));
  } catch (error) {
    if (readErrorCode(error) === "ENOENT") return isWithin(join(folder, place), folder);
    throw error;
  }
}

async function readFresh(
  folder: string,
  name: string,
  before: Seen | null,
  bytesLeft: Bytes,
): Promise<{ readonly file: WrittenFile; readonly bytes: Bytes } | string | null> {
  const path = join(folder, name);
  // If it's a device, just opening it can have side effects.
  const seen = await lstat(path);
  if (!seen.isFile()) return `It's ${describeKind(seen)}.`;
  try {
    await using file = await openUntrusted(path);
    const stats = await file.stat({ bigint: true });
    if (!stats.isFile()) return "The path isn't a regular file.";
    if (stats.nlink !== 1n) return "The file has another hard link.";
    if (before !== null && isSame(before.stats, stats)) return null;
    if (stats.size > largestMetricFile)
      return `The file is ${sizeText(Number(stats.size))}; the limit is ${sizeText(largestMetricFile)}.`;
    if (stats.size > bytesLeft) return `Together, the files exceed the limit of ${sizeText(mostBytes)}.`;
    const content = await readBytes(file, Number(stats.size));
    if (content.length < Number(stats.size)) return "The file changed while we read it.";
    return {
      file: { name, text: content.toString("utf8"), added: findAppended(before, content) },
      bytes: content.length,
    };
  } catch (error) {
    if (readErrorCode(error) === "ELOOP") return "It's a symbolic link.";
    if (readErrorCode(error) === "EACCES") return "Permission denied.";
    throw error;
  }
}

/** A program can set mtime but not ctime. */
function isSame(before: BigIntStats, now: BigIntStats): boolean {
  return before.ino === now.ino && before.size === now.size && before.ctimeNs === now.ctimeNs;
}

function findAppended(before: Seen | null, content: Buffer): string | null {
  const size = before === null ? 0 : Number(before.stats.size);
  if (before === null || before.hash === null || size === 0 || size >= content.length) return null;
  const newLine = 0x0a;
  if (content[size - 1] !== newLine && content[size] !== newLine) return null;
  return hashContent(content.subarray(0, size)) === before.hash ? content.toString("utf8", size) : null;
}

async function hashFile(path: string, { size }: BigIntStats): Promise<string | null> {
  try {
    await using file = await openUntrusted(path);
    return hashContent(await readBytes(file, Number(size)));
  } catch (error) {
    if (["ELOOP", "EACCES", "ENOENT"].includes(readErrorCode(error))) return null;
    throw error;
  }
}

function hashContent(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function describeStale(folder: string, pattern: string, names: readonly string[]): CaptureError {
  return new CaptureError({
    id: "metrics-stale",
    what: "This run didn't write the metrics file.",
    where: `${plainText(pattern)} in ${folder}`,
    why: `The program didn't change ${listText(names.map(plainText), 5)}, so the numbers are from another run.`,
    help: "Make the program write the file in each run, to the path in `metrics`.",
  });
}

async function describeMissing(folder: string, pattern: string): Promise<CaptureError> {
  const names = await listNames(join(folder, dirname(pattern)), mostNames);
  const similar = names.filter((name) => /\.(?:json|jsonl|csv)$/.test(name)).slice(0, 1000);
  const near = nearest(basename(pattern), similar);
  return new CaptureError({
    id: "metrics-missing",
    what: "The program didn't write a metrics file.",
    where: `${plainText(pattern)} in ${folder}`,
    why: `After the run, no file matched the path or glob.${near === null ? "" : ` Did you mean ${plainText(near)}?`}`,
    help: "Paths in `metrics` are relative to workload.working-directory. Check that the program also writes the file there when it runs without a profiler. If the file's name contains a date or a process ID, use a glob.",
  });
}

function refuseMetrics(folder: string, pattern: string, refused: readonly string[]): CaptureError {
  return new CaptureError({
    id: "metrics-refused",
    what: "Can't trust the metrics file.",
    where: `${plainText(pattern)} in ${folder}`,
    why: refused.slice(0, 10).join("\n"),
    help: "Write metrics to regular files inside the working directory, up to 64 MiB per file and 128 MiB for all files that match a glob.",
  });
}
