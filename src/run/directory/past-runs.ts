import { lstat, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import * as z from "zod";
import { errorMessage, LlmProfileError, UserError } from "../../errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { PastRuns, PastRunState, ToolHistory } from "../../model/run/doctor.ts";
import { type CommandRecord, processIdentitySchema, type RunRecord } from "../../model/run/run-record.ts";
import type { Seconds } from "../../model/units.ts";
import { liveness } from "../process/process-tree.ts";
import { errorCode } from "./file-system.ts";
import { runDirectoryPattern } from "./run-directory.ts";
import { readRunRecord, runRecordFile } from "./run-record.ts";

interface PastRun {
  readonly name: string;
  readonly record: RunRecord;
  readonly state: PastRunState;
}

/** Sums up every run directory in `out`, with a figure for each tool. Throws UserError where `out` is no folder. */
export async function readPastRuns(out: string): Promise<PastRuns> {
  const { runs, unreadable } = await readAll(out);
  const byState = { passed: 0, failed: 0, stopped: 0, running: 0, "did-not-finish": 0 };
  for (const { state } of runs) byState[state] += 1;
  const commands = Map.groupBy(
    runs.flatMap(({ record }) => record.commands),
    ({ tool }) => tool,
  );
  const failures = Map.groupBy(
    runs.filter(({ state }) => state === "failed"),
    ({ record }) => record.failure?.id ?? null,
  );
  return {
    runs: runs.length,
    byState,
    tools: [...commands].map(([tool, calls]) => toolHistory(tool, calls)).sort((a, b) => compareText(a.tool, b.tool)),
    failures: [...failures]
      .map(([id, failed]) => ({ id, count: failed.length }))
      .sort((a, b) => b.count - a.count || compareText(a.id ?? "", b.id ?? "")),
    unreadable,
  };
}

/** How long the newest passed run in `out` with this plan took, from start to end; null where there is none, or no such folder. */
export async function lastDuration(out: string, planKey: string): Promise<Seconds | null> {
  const names = (await runNames(out, "none")).reverse();
  for (const name of names) {
    const record = await readRunRecord(join(out, name)).catch(ignoreUnreadable);
    if (record?.state === "passed" && record.planKey === planKey && record.endedAt !== null)
      return (Date.parse(record.endedAt) - Date.parse(record.startedAt)) / 1000;
  }
  return null;
}

/** The state of a run as seen from outside: `did-not-finish` where it says `running` and its process is gone. */
export async function pastRunState(record: RunRecord): Promise<PastRunState> {
  if (record.state !== "running") return record.state;
  return liveness(record.process) === "gone" ? "did-not-finish" : "running";
}

/** One line for a person about a run that is not whole; null for one that passed. */
export function describeUnfinished(record: RunRecord, state: PastRunState): string | null {
  if (state === "passed") return null;
  if (state === "running") return `It is still running (since ${record.startedAt}, process ${record.process.pid}).`;
  if (state === "did-not-finish") {
    return `It did not finish: its process (${record.process.pid}, since ${record.startedAt}) ended without a record, as if killed.`;
  }
  return `It ${state === "failed" ? "failed" : "was stopped"}: ${record.failure?.message ?? "no reason was recorded."}`;
}

async function readAll(out: string): Promise<{ runs: PastRun[]; unreadable: PastRuns["unreadable"] }> {
  const runs: PastRun[] = [];
  const unreadable: { name: string; why: string }[] = [];
  for (const name of await runNames(out, "error")) {
    try {
      const record = await readRunRecord(join(out, name));
      runs.push({ name, record, state: await pastRunState(record) });
    } catch (error) {
      if (!(error instanceof LlmProfileError)) throw error;
      unreadable.push({ name, why: diagnosticText({ ...error, help: null }) });
    }
  }
  return { runs, unreadable };
}

/** Names of the run directories, oldest first: the names begin with the time. */
async function runNames(out: string, missing: "error" | "none"): Promise<string[]> {
  try {
    const entries = await readdir(out, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && runDirectoryPattern.test(entry.name))
      .map(({ name }) => name)
      .sort(compareText);
  } catch (error) {
    if (missing === "none" && errorCode(error) === "ENOENT") return [];
    throw new UserError({
      what: `${out} is not a folder of run directories.`,
      why: errorMessage(error),
      help: "Give the folder that `out` names (llm-profile-runs unless set otherwise).",
      cause: error,
    });
  }
}

function toolHistory(tool: string, calls: readonly CommandRecord[]): ToolHistory {
  const stopped = calls.filter(({ outcome }) => outcome === "stopped").length;
  const succeeded = calls.filter(({ outcome }) => outcome === "ok").length;
  const failures = calls.length - stopped - succeeded;
  const seconds = calls.map((call) => call.seconds).sort((a, b) => a - b);
  const middle = seconds.length / 2;
  return {
    tool,
    calls: calls.length,
    failures,
    stopped,
    successRatio: succeeded + failures === 0 ? null : succeeded / (succeeded + failures),
    medianSeconds: ((seconds[Math.ceil(middle) - 1] ?? 0) + (seconds[Math.floor(middle)] ?? 0)) / 2,
    maxSeconds: seconds.at(-1) ?? 0,
  };
}

function ignoreUnreadable(error: unknown): null {
  if (error instanceof LlmProfileError) return null;
  throw error;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** What pruning did; names only, as all lie in the same folder. */
interface Pruned {
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
