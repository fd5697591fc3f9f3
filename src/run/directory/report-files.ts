import { createWriteStream, type Stats } from "node:fs";
import { chmod, lstat, open, opendir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { CaptureError } from "../../model/errors.ts";
import type { Bytes } from "../../model/units.ts";
import { readErrorCode, openUntrusted, readBytes } from "./file-system.ts";

export interface ReportFiles {
  readonly reports: readonly { readonly name: string; readonly path: string; readonly bytes: Bytes }[];
  readonly raw: readonly string[];
}

/**
 * What a profiler writes with our arguments: `report.nsys-rep`, or `report.1.nsys-rep` etc. for repeated captures. Older versions write
 * `.qdrep`. If nsys's importer can't start, only a `.qdstrm` is left.
 */
const profilerFiles = {
  "nsys profile": /^report(\.\d{1,6})?\.(nsys-rep|qdrep|qdstrm)$/,
  ncu: /^(raw\.csv|messages\.txt|report\.ncu-rep)$/,
} as const;

export type ProfilerTool = keyof typeof profilerFiles;

/** nsys can't import even a fraction of this size. */
const largestCapture: Bytes = 64 * 2 ** 30;
const mostFiles = 10_000;

/** Throws CaptureError if something named like a report isn't a regular file. */
export async function findReportFiles(folder: string, label: string): Promise<ReportFiles> {
  const profiles = await listProfilerFiles("nsys profile", folder, label);
  const files = profiles.toSorted(
    (a, b) => parseInstance(a.name) - parseInstance(b.name) || a.name.localeCompare(b.name),
  );
  const reports = files.filter(({ name }) => !name.endsWith(".qdstrm"));
  const stems = new Set(reports.map(({ name }) => stripExtension(name)));
  return {
    reports,
    raw: files
      .filter(({ name }) => name.endsWith(".qdstrm") && !stems.has(stripExtension(name)))
      .map(({ path }) => path),
  };
}

export async function listProfilerFiles(
  tool: ProfilerTool,
  folder: string,
  label: string,
): Promise<ReportFiles["reports"]> {
  const names = (await readdir(folder)).filter((name) => profilerFiles[tool].test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, path: join(folder, name), stats: await lstat(join(folder, name)) })),
  );
  const refused = files.flatMap(({ name, stats }) =>
    stats.isFile() ? [] : [{ name, why: `It's ${describeKind(stats)}.` }],
  );
  if (refused.length > 0) throw refuseReports(label, folder, refused);
  return files.map(({ name, path, stats }) => ({ name, path, bytes: stats.size }));
}

/** Tools create files with the umask's permissions. */
export async function makeFilesPrivate(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const stats = await lstat(path).catch(() => null);
    if (stats?.isFile() === true) await chmod(path, 0o600);
  }
}

/**
 * Copies a profiler's files from a folder that another user can write to. That user ran the program, so we trust nothing in `from`: a link
 * could make us read root's files. We only copy a regular file that belongs to that user, has an expected name, and has no other hard link,
 * through an open descriptor to a new private file. The user can't replace `from` itself (temporary-directory.ts). Call this after all of
 * the user's processes have exited. Returns the names of other files.
 */
export async function copyUntrustedFiles(request: {
  readonly tool: ProfilerTool;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly uid: number;
}): Promise<readonly string[]> {
  const { tool, label, from, to, uid } = request;
  const wanted: string[] = [];
  const rest: string[] = [];
  for await (const { name } of await opendir(from)) {
    if (!profilerFiles[tool].test(name)) rest.push(name);
    else if (wanted.push(name) > mostFiles)
      throw refuseReports(label, from, [{ name, why: `The folder has more than ${mostFiles} such files.` }]);
  }
  const refused: { readonly name: string; readonly why: string }[] = [];
  let room = largestCapture;
  for (const name of wanted.toSorted()) {
    const taken = await copyUntrustedFile(join(from, name), join(to, name), uid, room);
    if (typeof taken === "number") room -= taken;
    else refused.push({ name, why: taken.why });
  }
  if (refused.length > 0) throw refuseReports(label, from, refused);
  return rest.toSorted();
}

async function copyUntrustedFile(
  source: string,
  target: string,
  uid: number,
  room: Bytes,
): Promise<Bytes | { why: string }> {
  // If it's a device, just opening it can have side effects.
  const seen = await lstat(source);
  if (!seen.isFile()) return { why: `It's ${describeKind(seen)}.` };
  try {
    await using file = await openUntrusted(source);
    const before = await file.stat();
    if (!before.isFile()) return { why: `It's ${describeKind(before)}.` };
    if (before.nlink !== 1) return { why: "The file has another hard link." };
    if (before.uid !== uid)
      return { why: `The file belongs to user ${before.uid}, but the profiler ran as user ${uid}.` };
    if (before.size > room)
      return { why: `The file is larger than the ${room} bytes left under the capture's size limit.` };
    // A growing file might never end.
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
    return { why: "The file changed while we copied it." };
  } catch (error) {
    if (readErrorCode(error) === "ELOOP") return { why: "It's a symbolic link." };
    throw error;
  }
}

function refuseReports(
  label: string,
  folder: string,
  refused: readonly { readonly name: string; readonly why: string }[],
): CaptureError {
  const shown = refused.slice(0, 10).map(({ name, why }) => `${name}: ${why}`);
  return new CaptureError({
    id: "report-refused",
    what: `Can't trust the profiler's report files.`,
    where: `${label}, ${folder}`,
    why: [...shown, ...(refused.length > shown.length ? [`… and ${refused.length - shown.length} more.`] : [])].join(
      "\n",
    ),
    help: "Profilers write only regular files, so something else created these files, probably the profiled program. Don't trust the program until you know why it writes to the profiler's folder.",
  });
}

export function describeKind(stats: Pick<Stats, "isSymbolicLink" | "isDirectory" | "isFIFO" | "isSocket">): string {
  if (stats.isSymbolicLink()) return "a symbolic link";
  if (stats.isDirectory()) return "a folder";
  if (stats.isFIFO()) return "a named pipe";
  if (stats.isSocket()) return "a socket";
  return "a device";
}

/** `report.12.nsys-rep` → 12; `report.nsys-rep` → 0. */
function parseInstance(name: string): number {
  return Number(/^report\.(\d+)\./.exec(name)?.[1] ?? 0);
}

export function stripExtension(name: string): string {
  return name.replace(/\.(nsys-rep|qdrep|qdstrm|sqlite)$/, "");
}

const forms = [...["sqlite", "nsys-rep", "qdrep"].flatMap((form) => [form, `${form}.zst`, `${form}.gz`]), "qdstrm"];

/** In natural order (`round-2` before `round-10`), each in the format that opens fastest. */
export async function findReports(folder: string): Promise<string[]> {
  const byStem = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const form = forms.find((suffix) => name.endsWith(`.${suffix}`));
    if (form === undefined) continue;
    const stem = name.slice(0, -form.length - 1);
    const existing = byStem.get(stem);
    if (existing === undefined || forms.indexOf(form) < forms.findIndex((suffix) => existing === `${stem}.${suffix}`))
      byStem.set(stem, name);
  }
  const order = new Intl.Collator("en", { numeric: true });
  return [...byStem.values()].sort(order.compare).map((name) => join(folder, name));
}

export async function hasReports(folder: string): Promise<boolean> {
  const names = await readdir(folder, { recursive: true });
  return names.some((name) => forms.some((form) => name.endsWith(`.${form}`)));
}

const tailBytes: Bytes = 65_536;

export async function readOutput(folder: string): Promise<string> {
  return `${await readTail(join(folder, "stdout.txt"))}\n${await readTail(join(folder, "stderr.txt"))}`;
}

async function readTail(path: string): Promise<string> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    const start = Math.max(0, size - tailBytes);
    return (await readBytes(file, size - start, start)).toString("utf8");
  } catch (error) {
    if (readErrorCode(error) === "ENOENT") return "";
    throw error;
  }
}
