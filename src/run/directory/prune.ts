import { lstat, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { z } from "zod";
import { errorMessage } from "../../errors.ts";
import { processIdentitySchema } from "../../model/run/run-record.ts";
import { errorCode } from "./file-system.ts";
import { liveness } from "../process/process-tree.ts";
import { runDirectoryPattern } from "./run-directory.ts";
import { runRecordFile } from "./run-record.ts";

/** What pruning did; names only, as all lie in the same folder. */
export interface Pruned {
  readonly deleted: readonly string[];
  /** Could not be deleted (wholly), and why. */
  readonly failed: readonly { readonly name: string; readonly why: string }[];
}

/** What every version of run.json has: enough to know a directory as ours. */
const anyRunRecordSchema = z.object({
  schemaVersion: z.number().int(),
  tool: z.object({ name: z.string().startsWith("llm-profile") }),
  state: z.string(),
  process: processIdentitySchema.optional(),
});

/** Marks a run directory whose deletion has begun, so that no half of it is taken for a run. */
const deletingSuffix = ".deleting";
/** A `running` run of another container cannot be seen; after this long without a change to its run.json it is dead. */
const silenceMs = 24 * 3600 * 1000;

/**
 * Deletes all but the newest `keep` run directories in `out`. Only real folders that are named as ours and hold our
 * run.json are touched; links are never followed, and neither `current` nor a running run is ever deleted.
 */
export async function pruneRuns(out: string, keep: number, current: string, now: Date): Promise<Pruned> {
  const own = basename(resolve(current));
  const finished: string[] = [];
  const candidates: string[] = [];
  for (const name of await directories(out)) {
    const deleting = name.endsWith(deletingSuffix);
    if (!runDirectoryPattern.test(deleting ? name.slice(0, -deletingSuffix.length) : name)) continue;
    if (!(await isOurs(join(out, name)))) continue;
    (deleting ? finished : candidates).push(name);
  }
  const others = candidates.filter((name) => name !== own).sort((a, b) => (a < b ? 1 : -1));
  const kept = keep - (candidates.includes(own) ? 1 : 0);
  for (const name of others.slice(Math.max(0, kept))) {
    if (!(await mayRun(join(out, name), now))) finished.push(name);
  }
  const deleted: string[] = [];
  const failed: { name: string; why: string }[] = [];
  for (const name of finished.sort()) {
    try {
      await deleteRun(out, name);
      deleted.push(name.replace(deletingSuffix, ""));
    } catch (error) {
      failed.push({ name, why: errorMessage(error) });
    }
  }
  return { deleted, failed };
}

async function directories(out: string): Promise<string[]> {
  try {
    const entries = await readdir(out, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

async function isOurs(path: string): Promise<boolean> {
  return (await readAnyRecord(path)) !== null;
}

async function mayRun(path: string, now: Date): Promise<boolean> {
  const found = await readAnyRecord(path);
  if (found?.record.state !== "running" || found.record.process === undefined) return false;
  const seen = liveness(found.record.process);
  return seen === "alive" || (seen === "elsewhere" && now.getTime() - found.changedMs < silenceMs);
}

async function readAnyRecord(path: string) {
  const file = join(path, runRecordFile);
  try {
    const status = await lstat(file);
    if (!status.isFile()) return null;
    const parsed = anyRunRecordSchema.safeParse(JSON.parse(await readFile(file, "utf8")));
    return parsed.success ? { record: parsed.data, changedMs: status.mtimeMs } : null;
  } catch {
    // Missing, unreadable or not JSON: not known to be ours, so it stays.
    return null;
  }
}

/** run.json goes last, so that a deletion that was cut short is found and ended by the next one. */
async function deleteRun(out: string, name: string): Promise<void> {
  const doomed = join(out, name.endsWith(deletingSuffix) ? name : name + deletingSuffix);
  if (!name.endsWith(deletingSuffix)) await rename(join(out, name), doomed);
  for (const entry of await readdir(doomed)) {
    if (entry !== runRecordFile) await rm(join(doomed, entry), { recursive: true, force: true });
  }
  await rm(doomed, { recursive: true, force: true });
}
