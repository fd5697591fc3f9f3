import { createHash } from "node:crypto";
import { constants, type BigIntStats } from "node:fs";
import { lstat, open, opendir, realpath } from "node:fs/promises";
import { dirname, basename, isAbsolute, join, normalize } from "node:path";
import { CaptureError } from "../../errors.ts";
import { nearest } from "../../model/text/nearest.ts";
import { matchesGlob } from "../../model/text/glob.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { sizeText } from "../../model/text/quantity.ts";
import type { Bytes } from "../../model/units.ts";
import { errorCode, isWithin } from "../directory/file-system.ts";
import { kindOf } from "../directory/report-files.ts";

/** A file that the program wrote in this run. */
export interface WrittenFile {
  /** Relative to the working directory. */
  readonly name: string;
  readonly text: string;
  /** What was added to a file of before the run that is else as it was: some tools write a line a run. Null for a new text. */
  readonly added: string | null;
}

/** The files under one name or glob, watched from before a run. */
export interface WatchedMetrics {
  /** Throws CaptureError where the program wrote none, or what is there is no file of its own. */
  written(): Promise<readonly WrittenFile[]>;
}

const largestMetricFile: Bytes = 64 * 2 ** 20;
const mostFiles = 100;
/** Of all files under one name: their texts are in memory at once. */
const mostBytes: Bytes = 2 * largestMetricFile;
/** A folder is searched so far. */
const mostNames = 100_000;

/** Before the run: what a file was. */
interface Seen {
  readonly stats: BigIntStats;
  /** Of its whole content; null where that was not read. */
  readonly hash: string | null;
}

/**
 * Looks at what lies under a name before a run, so that afterward only what the run wrote is read. `pattern` is relative to
 * `folder`; its last part may be a glob. A program chooses the content of these files: a link leads nowhere, only a regular
 * file with one name and of bounded size counts. None of the program's processes may run any more when `written` is asked.
 */
export async function watchMetrics(folder: string, pattern: string): Promise<WatchedMetrics> {
  const before = new Map<string, Seen>();
  let bytes = 0;
  for (const name of await namesOf(folder, pattern)) {
    const path = join(folder, name);
    const stats = await lstat(path, { bigint: true });
    const size = Number(stats.size);
    const isRead = stats.isFile() && size <= Math.min(largestMetricFile, mostBytes - bytes);
    if (isRead) bytes += size;
    before.set(name, { stats, hash: isRead ? await hashOf(path, stats) : null });
  }
  return { written: async () => readWritten(folder, pattern, before) };
}

async function readWritten(folder: string, pattern: string, before: ReadonlyMap<string, Seen>) {
  const names = await namesOf(folder, pattern);
  const written: WrittenFile[] = [];
  const refused: string[] = [];
  let bytes = 0;
  for (const name of names) {
    const found = await readFresh(folder, name, before.get(name) ?? null, mostBytes - bytes);
    if (typeof found === "string") refused.push(`${plainText(name)}: ${found}`);
    else if (found !== null) {
      bytes += found.bytes;
      written.push(found.file);
    }
  }
  if (refused.length > 0) throw refusal(folder, pattern, refused);
  if (written.length > 0) return written;
  throw names.length > 0 ? stale(folder, pattern, names) : await missing(folder, pattern);
}

/** Names in the folder of the pattern that match it, with that folder; empty where there is no such folder. */
async function namesOf(folder: string, pattern: string): Promise<string[]> {
  const place = dirname(normalize(pattern));
  const wanted = basename(pattern);
  if (isAbsolute(pattern) || !(await staysWithin(folder, place)))
    throw refusal(folder, pattern, [`${plainText(place)} leads out of the working directory.`]);
  const found: string[] = [];
  let seen = 0;
  try {
    for await (const { name } of await opendir(join(folder, place))) {
      if ((seen += 1) > mostNames) throw refusal(folder, pattern, [`Its folder holds more than ${mostNames} names.`]);
      if (name !== wanted && !matchesGlob(wanted, name)) continue;
      if (found.push(join(place, name)) > mostFiles)
        throw refusal(folder, pattern, [`It matches more than ${mostFiles} files.`]);
    }
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error))) return [];
    throw error;
  }
  return found.sort();
}

/** Whether a folder lies in another one, also where links lead; one that does not exist yet does. */
async function staysWithin(folder: string, place: string): Promise<boolean> {
  try {
    return isWithin(await realpath(join(folder, place)), await realpath(folder));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return isWithin(join(folder, place), folder);
    throw error;
  }
}

/** The file where this run wrote it; null where it did not; why it is refused. */
async function readFresh(
  folder: string,
  name: string,
  before: Seen | null,
  left: Bytes,
): Promise<{ readonly file: WrittenFile; readonly bytes: Bytes } | string | null> {
  const path = join(folder, name);
  // Before it is opened: to open a device can be enough to disturb it.
  const seen = await lstat(path);
  if (!seen.isFile()) return `It is ${kindOf(seen)}.`;
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stats = await file.stat({ bigint: true });
    if (!stats.isFile()) return "It is no regular file.";
    if (stats.nlink !== 1n) return "It has a second name, as a hard link.";
    if (before !== null && isSame(before.stats, stats)) return null;
    if (stats.size > largestMetricFile)
      return `It has ${sizeText(Number(stats.size))}; ${sizeText(largestMetricFile)} are the most.`;
    if (stats.size > left) return `With it, the files have more than ${sizeText(mostBytes)} together.`;
    const buffer = Buffer.alloc(Number(stats.size));
    const { bytesRead } = await file.read({ buffer, position: 0 });
    if (bytesRead < buffer.length) return "It changed while it was read.";
    const text = buffer.toString("utf8");
    return { file: { name, text, added: addedTo(before, buffer) }, bytes: buffer.length };
  } catch (error) {
    if (errorCode(error) === "ELOOP") return "It is a symbolic link.";
    if (errorCode(error) === "EACCES") return "It may not be read.";
    throw error;
  }
}

/** The change time cannot be set by a program, as the time of the last write can. */
function isSame(before: BigIntStats, now: BigIntStats): boolean {
  return before.ino === now.ino && before.size === now.size && before.ctimeNs === now.ctimeNs;
}

function addedTo(before: Seen | null, content: Buffer): string | null {
  const size = before === null ? 0 : Number(before.stats.size);
  if (before === null || before.hash === null || size === 0 || size >= content.length) return null;
  const newLine = 0x0a;
  if (content[size - 1] !== newLine && content[size] !== newLine) return null;
  return hash(content.subarray(0, size)) === before.hash ? content.toString("utf8", size) : null;
}

async function hashOf(path: string, { size }: BigIntStats): Promise<string | null> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(Number(size)), position: 0 });
    return hash(buffer.subarray(0, bytesRead));
  } catch (error) {
    // What cannot be read now is told when it is to be read.
    if (["ELOOP", "EACCES", "ENOENT"].includes(errorCode(error))) return null;
    throw error;
  }
}

function hash(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function stale(folder: string, pattern: string, names: readonly string[]): CaptureError {
  return new CaptureError({
    id: "metrics-stale",
    what: "The file of metrics was not written by this run.",
    where: `${plainText(pattern)} in ${folder}`,
    why: `${listText(names.map(plainText), 5)} is as before the program started: its figures are of another run.`,
    help: "Let the program write it in each run, to the path that `metrics` names.",
  });
}

async function missing(folder: string, pattern: string): Promise<CaptureError> {
  const place = join(folder, dirname(pattern));
  const there: string[] = [];
  try {
    for await (const { name } of await opendir(place)) {
      if (there.length >= 1000) break;
      if (/\.(?:json|jsonl|csv)$/.test(name)) there.push(name);
    }
  } catch (error) {
    if (!["ENOENT", "ENOTDIR"].includes(errorCode(error))) throw error;
  }
  const near = nearest(basename(pattern), there);
  return new CaptureError({
    id: "metrics-missing",
    what: "The program wrote no file of metrics.",
    where: `${plainText(pattern)} in ${folder}`,
    why: `There is none after the run.${near === null ? "" : ` Did you mean ${plainText(near)}?`}`,
    help: "Paths in `metrics` are relative to workload.working-directory. Does the program write it there, also without a profiler, and under a name without date or process number (else write a glob)?",
  });
}

function refusal(folder: string, pattern: string, refused: readonly string[]): CaptureError {
  return new CaptureError({
    id: "metrics-refused",
    what: "What lies under the name of a file of metrics cannot be trusted.",
    where: `${plainText(pattern)} in ${folder}`,
    why: refused.slice(0, 10).join("\n"),
    help: "A program writes its metrics as a regular file of at most 64 MiB, all files of a glob together at most 128 MiB, within its working directory.",
  });
}
