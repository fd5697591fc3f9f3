import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { describeError, errorMessage, exitCodes, LlmProfileError, StoppedError } from "../../errors.ts";
import type { RunRecord } from "../../model/run/run-record.ts";
import { parseSizeBytes } from "../../model/text/quantity.ts";
import { formatBytes } from "../../report/format.ts";
import { compressReport } from "../../run/directory/compress.ts";
import { pruneRuns } from "../../run/directory/past-runs.ts";
import type { RunRecorder } from "../../run/directory/run-record.ts";
import type { Context } from "../context.ts";
import { reportForms } from "../capture/report-forms.ts";
import type { RunContext } from "./run-context.ts";

/** Reports that may not leave the machine, and why. */
export interface Withholding {
  readonly forms: readonly (typeof reportForms)[number][];
  readonly reason: string;
}

/** Names every such report of the run directory as not for upload; nothing to do where all may go. */
export async function withholdReports(run: RunContext, withholding: Withholding | null): Promise<void> {
  if (withholding !== null) await run.recorder.withhold(await reportFiles(run, withholding.forms), withholding.reason);
}

/** Compresses reports above `compress-above`; one that cannot be compressed is kept as it is, with a warning. */
export async function compressReports(run: RunContext): Promise<void> {
  const above = run.loaded.config["compress-above"];
  if (above === null) return;
  for (const path of await reportFiles(run, reportForms)) {
    const compressed = await compressReport(run.directory.file(path), parseSizeBytes(above));
    if (compressed !== null) {
      run.context.log.info(
        `Compressed ${path}: ${formatBytes(compressed.bytesBefore)} → ${formatBytes(compressed.bytesAfter)}.`,
      );
    }
  }
}

/** Deletes the oldest run directories beyond `keep`. Trouble there is a warning: the run itself has passed. */
export async function pruneOldRuns(context: Context, out: string, keep: number, current: string): Promise<void> {
  const { deleted, failed } = await pruneRuns(out, keep, current, context.clock.now());
  if (deleted.length > 0)
    context.log.info(`Deleted ${deleted.length} old run directories (keep-runs: ${keep}): ${deleted.join(", ")}.`);
  for (const { name, why } of failed) context.log.warning(`The old run directory ${name} could not be deleted: ${why}`);
}

/** Writes the failure into run.json and returns the error to throw; a run.json that cannot be written is said, not thrown. */
export async function endFailedRun(context: Context, recorder: RunRecorder, error: unknown): Promise<unknown> {
  try {
    await recorder.end({
      state: error instanceof StoppedError ? "stopped" : "failed",
      exitCode: error instanceof LlmProfileError ? error.exitCode : exitCodes.capture,
      failure: failureRecord(error),
    });
  } catch (writing) {
    context.log.warning(`run.json could not be ended: ${errorMessage(writing)}`);
  }
  return error;
}

/** A failure as run.json keeps it. */
export function failureRecord(error: unknown): NonNullable<RunRecord["failure"]> {
  return { id: (error instanceof LlmProfileError ? error.id : null) ?? null, message: describeError(error) };
}

async function reportFiles(run: RunContext, forms: Withholding["forms"]): Promise<string[]> {
  const reportFile = new RegExp(`\\.(${forms.join("|")})(\\.gz)?$`);
  const entries = await readdir(run.directory.path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && reportFile.test(entry.name))
    .map((entry) => relative(run.directory.path, join(entry.parentPath, entry.name)))
    .sort();
}
