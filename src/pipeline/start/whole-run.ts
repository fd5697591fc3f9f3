import { readdir } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { renderConfig, renderInputs } from "../../settings/render.ts";
import { errorMessage, exitCodes, LlmProfileError, StoppedError, type ExitCode } from "../../model/errors.ts";
import type { Config, LoadedConfig, RawSettings } from "../../model/config.ts";
import { parseSizeBytes, sizeText } from "../../model/text/quantity.ts";
import { describeDiskUse } from "../../report/stored-runs.ts";
import { compressReport } from "../../run/directory/compress.ts";
import { explainDiskError } from "../../run/directory/file-system.ts";
import { measureDiskUse, pruneRuns, listStoredRuns } from "../../run/directory/prune.ts";
import { createRunDirectory, removeUnused, type RunDirectory } from "../../run/directory/run-directory.ts";
import { readRunRecord, runRecordFile, startRunRecord, type RunRecorder } from "../../run/directory/run-record.ts";
import { toolName, type Context } from "../context.ts";
import type { Session } from "../session.ts";
import { createFailureRecord } from "./failure.ts";
import { findTemporaryFolder } from "./machine.ts";
import { prepareSession, reportForms } from "./prepare.ts";
import { counted } from "../../model/text/listing.ts";

interface Ended {
  readonly exitCode: ExitCode;
  readonly failure?: LlmProfileError | null;
}

export interface RunSettings {
  readonly loaded: LoadedConfig;
  readonly raw: RawSettings;
  readonly publisher: { readonly directoryMade: (directory: RunDirectory) => void } | null;
}

interface OpenRun {
  readonly directory: RunDirectory;
  readonly recorder: RunRecorder;
}

/** Wraps `body` in a complete run, whose run.json records what `body` returns or throws. */
export async function runWhole<T extends Ended>(
  context: Context,
  settings: RunSettings,
  body: (session: Session) => Promise<T>,
): Promise<T> {
  const { config } = settings.loaded;
  const run = await openRun(context, settings);
  try {
    await run.directory.write("config.yaml", renderConfig(settings.loaded));
    await run.directory.write("inputs.yaml", renderInputs(settings.raw));
    const result = await runInSession(context, config, run, body);
    const { exitCode, failure = null } = result;
    if (failure === null) {
      await run.recorder.end({ state: "passed", exitCode, failure: null });
      const keep = config["keep-runs"] ?? (context.environment["CI"] === undefined ? Infinity : runsKeptInCi);
      await pruneOldRuns(context, dirname(run.directory.path), keep, run.directory.path);
    } else await run.recorder.end({ state: "failed", exitCode, failure: createFailureRecord(failure) });
    return result;
  } catch (error) {
    throw await failRun(context, settings, run, error);
  }
}

export async function openRun(context: Context, { loaded, publisher }: RunSettings): Promise<OpenRun> {
  const directory = await createRunDirectory(resolve(context.cwd, loaded.config.out), context.clock);
  const recorder = await startRunRecord(directory, { name: toolName, version: context.version }, context.clock).catch(
    (error: unknown) => {
      throw explainDiskError(error, directory.path);
    },
  );
  publisher?.directoryMade(directory);
  context.log.info(`Run directory: ${directory.path}`);
  return { directory, recorder };
}

export async function failRun(
  context: Context,
  { publisher }: RunSettings,
  { directory, recorder }: OpenRun,
  error: unknown,
): Promise<unknown> {
  const failure = explainDiskError(error, directory.path);
  await endFailedRun(context, recorder, failure);
  if (publisher === null) await tidyUp(context, directory, failure);
  return failure;
}

/** Runs `body` in a session. However `body` ends, run.json then lists the reports that must stay on the machine. */
async function runInSession<T>(
  context: Context,
  config: Config,
  run: OpenRun,
  body: (session: Session) => Promise<T>,
): Promise<T> {
  const { directory, recorder } = run;
  await using stack = new AsyncDisposableStack();
  const { session, withholding } = await prepareSession(stack, context, config, directory, recorder);
  try {
    return await body(session);
  } finally {
    if (withholding !== null)
      await recorder.withhold(await listReportFiles(directory, withholding.forms), withholding.reason);
  }
}

/** Records a failure that came before the run had a directory, so that a comment on all jobs of a run includes this job. */
export async function recordFailedRun(context: Context, error: unknown): Promise<string | null> {
  try {
    // We don't use the `out` setting, because the settings may be the problem.
    const directory = await createRunDirectory(join(findTemporaryFolder(context), "llm-profile-runs"), context.clock);
    const recorder = await startRunRecord(directory, { name: toolName, version: context.version }, context.clock);
    await endFailedRun(context, recorder, error);
    return directory.path;
  } catch (making) {
    context.log.warning(`Couldn't record the failure: ${errorMessage(making)}`);
    return null;
  }
}

export async function compressReports({ config, directory, context }: Session): Promise<void> {
  const above = config["compress-above"];
  if (above === null) return;
  for (const path of await listReportFiles(directory, reportForms)) {
    const compressed = await compressReport(directory.file(path), parseSizeBytes(above), context.stop);
    if (compressed !== null) {
      context.log.detail(
        `Compressed ${path}: ${sizeText(compressed.bytesBefore)} → ${sizeText(compressed.bytesAfter)}.`,
      );
    }
  }
}

/** Deletes the oldest run directories beyond `keep`. A failure is only a warning, because the run itself has passed. */
/** A runner's disk fills up unnoticed. Elsewhere, only the user deletes runs. */
const runsKeptInCi = 10;

async function pruneOldRuns(context: Context, out: string, keep: number, current: string): Promise<void> {
  const { deleted, failed } = await pruneRuns(out, keep, current, context.clock.now());
  if (deleted.length > 0)
    context.log.info(
      `Deleted ${counted(deleted.length, "old run directory", "old run directories")} (keep-runs: ${keep}): ${deleted.join(", ")}.`,
    );
  for (const { name, why } of failed) context.log.warning(`Couldn't delete the old run directory ${name}: ${why}`);
}

async function endFailedRun(context: Context, recorder: RunRecorder, error: unknown): Promise<void> {
  try {
    await recorder.end({
      state: error instanceof StoppedError ? "stopped" : "failed",
      exitCode: error instanceof LlmProfileError ? error.exitCode : exitCodes.capture,
      failure: createFailureRecord(error),
    });
  } catch (writing) {
    context.log.warning(`Couldn't finish run.json: ${errorMessage(writing)}`);
  }
}

async function listReportFiles({ path }: RunDirectory, forms: readonly string[]): Promise<string[]> {
  const reportFile = new RegExp(`\\.(${forms.join("|")})(\\.(gz|zst))?$`);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && reportFile.test(entry.name))
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .sort();
}

const initialFiles = [runRecordFile, "config.yaml", "inputs.yaml", "env.json"];

/**
 * Cleans up after a failed run that isn't published. If the run failed before it started anything, for example in preflight, its
 * directory contains no results, so we remove it.
 */
async function tidyUp(context: Context, directory: RunDirectory, failure: unknown): Promise<void> {
  if (failure instanceof StoppedError) return;
  // After a bug in llm-profile itself, we keep all files for the bug report.
  const isUnused = await readRunRecord(directory.path).then(
    ({ commands }) => commands.length === 0,
    () => false,
  );
  if (failure instanceof LlmProfileError && isUnused && (await removeUnused(directory, initialFiles)))
    context.log.info("Nothing was started, so we removed the run directory.");
  else await logDiskUse(context, dirname(directory.path));
}

export async function logDiskUse({ log, clock }: Context, out: string, muchBytes = 5e9): Promise<void> {
  let bytes = 0;
  const runs = await listStoredRuns(out, clock.now());
  for (const { name } of runs) bytes += await measureDiskUse(join(out, name));
  if (bytes > muchBytes) log.info(describeDiskUse(out, runs.length, bytes));
}
