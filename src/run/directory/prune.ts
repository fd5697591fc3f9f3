import { constants } from "node:fs";
import { lstat, readdir, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import * as z from "zod";
import { errorMessage } from "../../model/errors.ts";
import { processIdentitySchema } from "../../model/run/run-record.ts";
import type { DeletionFailure, PruneRule, StoredRun } from "../../model/run/stored-run.ts";
import { jsonOrNull } from "../../model/text/listing.ts";
import type { Bytes } from "../../model/units.ts";
import { checkLiveness } from "../process/process-tree.ts";
import { readErrorCode, readRegularFile } from "./file-system.ts";
import { listFolders } from "./past-runs.ts";
import { runDirectoryPattern, parseRunStart } from "./run-directory.ts";
import { largestRunRecord, runRecordFile } from "./run-record.ts";

const deletingSuffix = ".deleting";
/**
 * A run whose process we can't see may be active on another machine or in another container. If run.json hasn't changed for this long, the
 * run is dead.
 */
const silenceMs = 24 * 3600 * 1000;

/** What every version of run.json has. Fields that we only display may be invalid. */
const anyRunRecordSchema = z.object({
  schemaVersion: z.number().int(),
  tool: z.object({ name: z.string().startsWith("llm-profile") }),
  state: z.enum(["running", "passed", "failed", "stopped"]).or(z.string().transform(() => null)),
  process: processIdentitySchema.optional(),
  failure: z.object({ id: z.string().nullable() }).nullable().catch(null).optional(),
});

/** Newest first. Skips links, and folders that aren't named like a run or have no valid run.json. */
export async function listStoredRuns(out: string, now: Date): Promise<StoredRun[]> {
  const runs: StoredRun[] = [];
  for (const name of await listFolders(out, "none")) {
    const isHalfDeleted = name.endsWith(deletingSuffix);
    if (!runDirectoryPattern.test(isHalfDeleted ? name.slice(0, -deletingSuffix.length) : name)) continue;
    const stored = await readAnyRecord(join(out, name));
    if (stored === null) continue;
    const { state, mayRun } = decideState(stored, now);
    runs.push({
      name,
      isHalfDeleted,
      state,
      mayRun: mayRun && !isHalfDeleted,
      failureId: stored.record.failure?.id ?? null,
    });
  }
  return runs.sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** `current` is the run that's just finishing. We never delete it. */
export function selectOldRuns(
  runs: readonly StoredRun[],
  { keep, olderThanMs }: PruneRule,
  current: string | null,
  now: Date,
): StoredRun[] {
  const whole = runs.filter(({ isHalfDeleted }) => !isHalfDeleted);
  const others = whole.filter(({ name }) => name !== current);
  const newest = keep === null ? 0 : Math.max(0, keep - (whole.length - others.length));
  const old = others
    .slice(newest)
    .filter(({ name }) => olderThanMs === null || now.getTime() - parseRunStart(name).getTime() > olderThanMs);
  return [...runs.filter(({ isHalfDeleted }) => isHalfDeleted), ...old];
}

/** Also finishes earlier deletions. Never deletes `current`, or a run that may still be active. */
export async function pruneRuns(
  out: string,
  keep: number,
  current: string,
  now: Date,
): Promise<{ readonly deleted: readonly string[]; readonly failed: readonly DeletionFailure[] }> {
  const runs = await listStoredRuns(out, now);
  const old = selectOldRuns(runs, { keep, olderThanMs: null }, basename(resolve(current)), now);
  const names = old.filter(({ mayRun }) => !mayRun).map(({ name }) => name);
  return deleteRuns(out, names);
}

export async function deleteRuns(
  out: string,
  names: readonly string[],
): Promise<{ readonly deleted: readonly string[]; readonly failed: readonly DeletionFailure[] }> {
  const deleted: string[] = [];
  const failed: DeletionFailure[] = [];
  for (const name of names.toSorted()) {
    try {
      await deleteRun(out, name);
      deleted.push(name.replace(deletingSuffix, ""));
    } catch (error) {
      // ENOENT means another process is pruning the same folder.
      if (readErrorCode(error) !== "ENOENT") failed.push({ name, why: errorMessage(error) });
    }
  }
  return { deleted, failed };
}

export async function readStoredJson(out: string, name: string, file: string): Promise<unknown> {
  const stored = await readOwnFile(join(out, name, file));
  return stored === null ? null : jsonOrNull(stored.text);
}

/** Doesn't follow links, and skips anything that vanishes or that we can't read. */
export async function measureDiskUse(path: string): Promise<Bytes> {
  const blockBytes = 512; // The unit of `blocks`, independent of the file system's block size, see stat(2).
  const status = await lstat(path).catch(() => null);
  if (status === null) return 0;
  let bytes = status.blocks * blockBytes;
  if (!status.isDirectory()) return bytes;
  for (const name of await readdir(path).catch(() => [])) bytes += await measureDiskUse(join(path, name));
  return bytes;
}

type FoundRecord = NonNullable<Awaited<ReturnType<typeof readAnyRecord>>>;

function decideState({ record, changedMs }: FoundRecord, now: Date): Pick<StoredRun, "state" | "mayRun"> {
  if (record.state !== "running") return { state: record.state, mayRun: false };
  const seen = record.process === undefined ? "gone" : checkLiveness(record.process);
  const isSilent = now.getTime() - changedMs >= silenceMs;
  return { state: seen === "gone" ? "did-not-finish" : "running", mayRun: seen === "alive" || !isSilent };
}

async function readAnyRecord(path: string) {
  const stored = await readOwnFile(join(path, runRecordFile));
  // Without a valid run.json we can't be sure the directory is ours.
  const parsed = stored === null ? null : anyRunRecordSchema.safeParse(jsonOrNull(stored.text));
  return stored !== null && parsed?.success === true ? { record: parsed.data, changedMs: stored.changedMs } : null;
}

async function readOwnFile(file: string) {
  return readRegularFile(file, largestRunRecord, constants.O_NOFOLLOW).catch(() => null);
}

/** run.json goes last, so that the next deletion recognizes a partly deleted directory. */
async function deleteRun(out: string, name: string): Promise<void> {
  const doomed = join(out, name.endsWith(deletingSuffix) ? name : name + deletingSuffix);
  if (!name.endsWith(deletingSuffix)) await rename(join(out, name), doomed);
  for (const entry of await readdir(doomed)) {
    if (entry !== runRecordFile) await rm(join(doomed, entry), { recursive: true, force: true });
  }
  await rm(doomed, { recursive: true, force: true });
}
