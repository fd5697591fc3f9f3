import { constants, createWriteStream, type Stats } from "node:fs";
import { chmod, lstat, open, opendir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { CaptureError } from "../../errors.ts";
import type { Bytes } from "../../model/units.ts";
import { errorCode } from "./file-system.ts";

/** The report files of one capture, in the order of their instances. */
export interface ReportFiles {
  readonly reports: readonly { readonly name: string; readonly path: string; readonly bytes: Bytes }[];
  /** Raw files (`.qdstrm`) that have no report beside them. */
  readonly raw: readonly string[];
}

/**
 * What our own argv makes a profiler write: `nsys profile --output=<folder>/report` `report.nsys-rep`, `report.1.nsys-rep` …
 * for repeated captures, `.qdrep` from older versions, `.qdstrm` where the importer could not be started.
 */
const profilerFiles = {
  "nsys profile": /^report(\.\d{1,6})?\.(nsys-rep|qdrep|qdstrm)$/,
  ncu: /^(raw\.csv|messages\.txt|report\.ncu-rep)$/,
} as const;

export type ProfilerTool = keyof typeof profilerFiles;

/** Of all files of one capture together; nsys itself cannot import a fraction of it. */
const largestCapture: Bytes = 64 * 2 ** 30;
const mostFiles = 10_000;

/** Finds what nsys wrote. Throws CaptureError for a link, a pipe or a folder under the name of a report. */
export async function findReportFiles(folder: string, label: string): Promise<ReportFiles> {
  const found = await profilerFilesIn("nsys profile", folder, label);
  const files = found.toSorted((a, b) => instanceOf(a.name) - instanceOf(b.name) || a.name.localeCompare(b.name));
  const reports = files.filter(({ name }) => !name.endsWith(".qdstrm"));
  const stems = new Set(reports.map(({ name }) => stem(name)));
  return {
    reports,
    raw: files.filter(({ name }) => name.endsWith(".qdstrm") && !stems.has(stem(name))).map(({ path }) => path),
  };
}

/** The files in a folder of ours that the tool wrote itself. Throws CaptureError for what has such a name and is no file. */
export async function profilerFilesIn(
  tool: ProfilerTool,
  folder: string,
  label: string,
): Promise<ReportFiles["reports"]> {
  const names = (await readdir(folder)).filter((name) => profilerFiles[tool].test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, path: join(folder, name), stats: await lstat(join(folder, name)) })),
  );
  const refused = files.flatMap(({ name, stats }) =>
    stats.isFile() ? [] : [{ name, why: `It is ${kindOf(stats)}.` }],
  );
  if (refused.length > 0) throw refusal(label, folder, refused);
  return files.map(({ name, path, stats }) => ({ name, path, bytes: stats.size }));
}

/** Closes what a tool of ours wrote to other users: tools go by the umask. */
export async function closeFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const stats = await lstat(path).catch(() => null);
    if (stats?.isFile() === true) await chmod(path, 0o600);
  }
}

/**
 * Takes the files of a profiler over from a folder that another user could write to, `from`, into a folder of ours, `to`.
 * That user ran the profiler and the program, so nothing there is what it seems: a link would lead us, as root, to files of
 * root's. Only a regular file with one name, which belongs to that user and is named as the tool's argv says, is
 * copied, by its descriptor, to a new file that is closed to others. `from` itself cannot be exchanged (temporary-directory.ts), and none of
 * the user's processes may run any more. Throws CaptureError where such a name is anything else. Returns what else is there,
 * which stays behind.
 */
export async function takeOverFiles(request: {
  readonly tool: ProfilerTool;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly uid: number;
}): Promise<readonly string[]> {
  const { tool, label, from, to, uid } = request;
  const wanted: string[] = [];
  const left: string[] = [];
  for await (const { name } of await opendir(from)) {
    if (!profilerFiles[tool].test(name)) left.push(name);
    else if (wanted.push(name) > mostFiles)
      throw refusal(label, from, [{ name, why: `It is one of more than ${mostFiles} files.` }]);
  }
  const refused: { readonly name: string; readonly why: string }[] = [];
  let room = largestCapture;
  for (const name of wanted.toSorted()) {
    const taken = await takeOver(join(from, name), join(to, name), uid, room);
    if (typeof taken === "number") room -= taken;
    else refused.push({ name, why: taken.why });
  }
  if (refused.length > 0) throw refusal(label, from, refused);
  return left.toSorted();
}

/** The bytes that were copied, or why none were. */
async function takeOver(source: string, target: string, uid: number, room: Bytes): Promise<Bytes | { why: string }> {
  // Before it is opened: to open a device can be enough to disturb it.
  const seen = await lstat(source);
  if (!seen.isFile()) return { why: `It is ${kindOf(seen)}.` };
  try {
    await using file = await open(source, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const before = await file.stat();
    if (!before.isFile()) return { why: `It is ${kindOf(before)}.` };
    if (before.nlink !== 1) return { why: "It has a second name, as a hard link." };
    if (before.uid !== uid)
      return { why: `It belongs to user ${before.uid}, and not to that of the profiler, ${uid}.` };
    if (before.size > room) return { why: `It is larger than the ${room} bytes that a capture may still have.` };
    // Never more than was seen: a file that grows would have no end.
    const range = { start: 0, end: before.size - 1, autoClose: false, highWaterMark: 2 ** 20 };
    const copy = createWriteStream(target, { flags: "wx", mode: 0o600 });
    await pipeline(before.size === 0 ? [] : file.createReadStream(range), copy).catch(async (error: unknown) => {
      if (!copy.pending) await rm(target);
      throw error;
    });
    const after = await file.stat();
    if (copy.bytesWritten === before.size && after.size === before.size && after.mtimeMs === before.mtimeMs)
      return before.size;
    await rm(target);
    return { why: "It changed while it was copied." };
  } catch (error) {
    if (errorCode(error) === "ELOOP") return { why: "It is a symbolic link." };
    throw error;
  }
}

function refusal(
  label: string,
  folder: string,
  refused: readonly { readonly name: string; readonly why: string }[],
): CaptureError {
  const shown = refused.slice(0, 10).map(({ name, why }) => `${name}: ${why}`);
  return new CaptureError({
    id: "report-refused",
    what: `What was left under the name of a report cannot be trusted.`,
    where: `${label}, ${folder}`,
    why: [...shown, ...(refused.length > shown.length ? [`… and ${refused.length - shown.length} more.`] : [])].join(
      "\n",
    ),
    help: "A profiler writes regular files. Something else made these, most likely the profiled program: find what writes there, and do not trust it.",
  });
}

/** What something is that is no regular file. */
export function kindOf(stats: Pick<Stats, "isSymbolicLink" | "isDirectory" | "isFIFO" | "isSocket">): string {
  if (stats.isSymbolicLink()) return "a symbolic link";
  if (stats.isDirectory()) return "a folder";
  if (stats.isFIFO()) return "a named pipe";
  if (stats.isSocket()) return "a socket";
  return "a device";
}

/** `report.12.nsys-rep` → 12; the lone `report.nsys-rep` → 0. */
function instanceOf(name: string): number {
  return Number(/^report\.(\d+)\./.exec(name)?.[1] ?? 0);
}

/** The name without its type: `report.1`. */
export function stem(name: string): string {
  return name.replace(/\.(nsys-rep|qdrep|qdstrm|sqlite)$/, "");
}

/** From the form that is quickest to open to the one that needs most work. */
const forms = [...["sqlite", "nsys-rep", "qdrep"].flatMap((form) => [form, `${form}.zst`, `${form}.gz`]), "qdstrm"];

/** The reports of a folder, one for each name, in natural order (`round-2` before `round-10`). */
export async function findReports(folder: string): Promise<string[]> {
  const byStem = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const form = forms.find((suffix) => name.endsWith(`.${suffix}`));
    if (form === undefined) continue;
    const stem = name.slice(0, -form.length - 1);
    const known = byStem.get(stem);
    if (known === undefined || forms.indexOf(form) < forms.findIndex((suffix) => known === `${stem}.${suffix}`))
      byStem.set(stem, name);
  }
  const order = new Intl.Collator("en", { numeric: true });
  return [...byStem.values()].sort(order.compare).map((name) => join(folder, name));
}

/** Whether a folder, or one in it, holds a report. */
export async function holdsReports(folder: string): Promise<boolean> {
  const names = await readdir(folder, { recursive: true });
  return names.some((name) => forms.some((form) => name.endsWith(`.${form}`)));
}

const tailBytes: Bytes = 65_536;

/** The ends of a capture's stdout and stderr; empty where they were not kept. */
export async function readOutput(folder: string): Promise<string> {
  const texts = [];
  for (const name of ["stdout.txt", "stderr.txt"]) texts.push(await readTail(join(folder, name)));
  return texts.join("\n");
}

async function readTail(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    const start = Math.max(0, size - tailBytes);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - start), position: start });
    return buffer.toString("utf8", 0, bytesRead);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  }
}
