import { dirname, join } from "node:path";
import { LlmProfileError, StoppedError } from "../../errors.ts";
import { diskUseText } from "../../report/stored-runs.ts";
import { diskUse, storedRuns } from "../../run/directory/prune.ts";
import { removeUnused, type RunDirectory } from "../../run/directory/run-directory.ts";
import { readRunRecord, runRecordFile } from "../../run/directory/run-record.ts";
import type { Context } from "../context.ts";

/** What a run directory holds before anything was started. */
const filesBefore = [runRecordFile, "config.yaml", "inputs.yaml", "env.json"];

/**
 * After a run that failed and that nobody publishes: where it failed before anything was started, such as at its preflight, its
 * directory holds no more than the message, and goes.
 */
export async function tidyUp(context: Context, directory: RunDirectory, failure: unknown): Promise<void> {
  if (failure instanceof StoppedError) return;
  // What is a bug of ours is to be reported, with all there is.
  const mayGo = failure instanceof LlmProfileError && (await isUnused(directory));
  if (mayGo && (await removeUnused(directory, filesBefore)))
    context.log.info("Nothing was started, so the run directory was removed again.");
  else await sayDiskUse(context, dirname(directory.path));
}

/** Where the run directories in a folder take more of the disk than `muchBytes`, says how much. */
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
