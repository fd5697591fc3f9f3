import { dirname, join } from "node:path";
import { LlmProfileError, StoppedError } from "../../model/errors.ts";
import { diskUseText } from "../../report/stored-runs.ts";
import { diskUse, storedRuns } from "../../run/directory/prune.ts";
import { removeUnused, type RunDirectory } from "../../run/directory/run-directory.ts";
import { readRunRecord, runRecordFile } from "../../run/directory/run-record.ts";
import type { Context } from "../context.ts";

/** The files in a run directory before anything starts. */
const filesBefore = [runRecordFile, "config.yaml", "inputs.yaml", "env.json"];

/**
 * Cleans up after a failed run that isn't published. If the run failed before it started anything, for example in preflight, its
 * directory contains no results, so we remove it.
 */
export async function tidyUp(context: Context, directory: RunDirectory, failure: unknown): Promise<void> {
  if (failure instanceof StoppedError) return;
  // After a bug in llm-profile itself, we keep all files for the bug report.
  const mayGo = failure instanceof LlmProfileError && (await isUnused(directory));
  if (mayGo && (await removeUnused(directory, filesBefore)))
    context.log.info("Nothing was started, so we removed the run directory.");
  else await sayDiskUse(context, dirname(directory.path));
}

/** Logs the disk use of the run directories in a folder if it exceeds `muchBytes`. */
export async function sayDiskUse({ log, clock }: Context, out: string, muchBytes = 5e9): Promise<void> {
  let bytes = 0;
  const runs = await storedRuns(out, clock.now());
  for (const { name } of runs) bytes += await diskUse(join(out, name));
  if (bytes > muchBytes) log.info(diskUseText(out, runs.length, bytes));
}

async function isUnused({ path }: RunDirectory): Promise<boolean> {
  return readRunRecord(path).then(
    ({ commands }) => commands.length === 0,
    () => false,
  );
}
