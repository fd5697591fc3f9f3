import { readdir } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { renderConfig, renderInputs } from "../../config/render.ts";
import { errorMessage, exitCodes, LlmProfileError, StoppedError, type ExitCode } from "../../errors.ts";
import type { Config, LoadedConfig, RawSettings } from "../../model/config.ts";
import { parseSizeBytes, sizeText } from "../../model/text/quantity.ts";
import { compressReport } from "../../run/directory/compress.ts";
import { explainDiskError } from "../../run/directory/file-system.ts";
import { pruneRuns } from "../../run/directory/prune.ts";
import { createRunDirectory, type RunDirectory } from "../../run/directory/run-directory.ts";
import { startRunRecord, type RunRecorder } from "../../run/directory/run-record.ts";
import { toolName, type Context } from "../context.ts";
import type { Session } from "../session.ts";
import { failureRecord } from "./failure.ts";
import { temporaryBase } from "./machine.ts";
import { prepare, reportForms } from "./prepare.ts";
import { tidyUp } from "./tidy-up.ts";

/** What a run gives: its exit code, and the failure where there is one beside what it measured. */
interface Ended {
  readonly exitCode: ExitCode;
  readonly failure?: LlmProfileError | null;
}

/** What is to be run. */
export interface RunSettings {
  readonly loaded: LoadedConfig;
  /** What was asked for, as inputs.yaml shows it. */
  readonly raw: RawSettings;
  /** Who publishes what the run leaves, also where it fails, and is told its directory as soon as that exists; null: nobody. */
  readonly publisher: { readonly directoryMade: (directory: RunDirectory) => void } | null;
}

/** A run whose run.json is begun. */
interface OpenRun {
  readonly directory: RunDirectory;
  readonly recorder: RunRecorder;
}

/**
 * A whole run around `body`: its run directory, its preflight, and what comes after. run.json is ended with the exit code that `body`
 * gives, and the failure where it gives one, or with the failure that it throws. Old run directories go when it was whole. A disk that
 * is full or fails, wherever in the run, is a ToolError.
 */
export async function wholeRun<T extends Ended>(
  context: Context,
  settings: RunSettings,
  body: (session: Session) => Promise<T>,
): Promise<T> {
  const { config } = settings.loaded;
  const run = await openRun(context, settings);
  try {
    await run.directory.write("config.yaml", renderConfig(settings.loaded));
    await run.directory.write("inputs.yaml", renderInputs(settings.raw));
    const result = await inSession(context, config, run, body);
    await endRun(context, config, run, result);
    return result;
  } catch (error) {
    throw await failRun(context, settings, run, error);
  }
}

/** Makes a run directory and begins its run.json. */
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

/** Ends run.json with what failed, and returns the error to throw. */
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

/** The reports that may not leave the machine are named in run.json however `body` ends. */
async function inSession<T>(
  context: Context,
  config: Config,
  run: OpenRun,
  body: (session: Session) => Promise<T>,
): Promise<T> {
  const { directory, recorder } = run;
  await using stack = new AsyncDisposableStack();
  const { session, withholding } = await prepare(stack, context, config, directory, recorder);
  try {
    return await body(session);
  } finally {
    if (withholding !== null)
      await recorder.withhold(await reportFiles(directory, withholding.forms), withholding.reason);
  }
}

async function endRun(
  context: Context,
  config: Config,
  { directory, recorder }: OpenRun,
  { exitCode, failure = null }: Ended,
): Promise<void> {
  if (failure !== null) return recorder.end({ state: "failed", exitCode, failure: failureRecord(failure) });
  await recorder.end({ state: "passed", exitCode, failure: null });
  await pruneOldRuns(context, dirname(directory.path), config["keep-runs"], directory.path);
}

/**
 * A run directory for what failed before there was one: run.json alone, with the failure, so that whoever comments on all
 * jobs of a run learns of this one. Its path; null, with a warning, where it cannot be made.
 */
export async function recordFailedRun(context: Context, error: unknown): Promise<string | null> {
  try {
    // Not the setting `out`: the settings may be what is wrong.
    const directory = await createRunDirectory(join(temporaryBase(context), "llm-profile-runs"), context.clock);
    const recorder = await startRunRecord(directory, { name: toolName, version: context.version }, context.clock);
    await endFailedRun(context, recorder, error);
    return directory.path;
  } catch (making) {
    context.log.warning(`The failure could not be recorded: ${errorMessage(making)}`);
    return null;
  }
}

/** Compresses reports above `compress-above`; one that cannot be compressed is kept as it is, with a warning. */
export async function compressReports({ config, directory, context }: Session): Promise<void> {
  const above = config["compress-above"];
  if (above === null) return;
  for (const path of await reportFiles(directory, reportForms)) {
    const compressed = await compressReport(directory.file(path), parseSizeBytes(above), context.stop);
    if (compressed !== null) {
      context.log.info(`Compressed ${path}: ${sizeText(compressed.bytesBefore)} → ${sizeText(compressed.bytesAfter)}.`);
    }
  }
}

/** Deletes the oldest run directories beyond `keep`. Failure there is a warning: the run itself has passed. */
async function pruneOldRuns(context: Context, out: string, keep: number, current: string): Promise<void> {
  const { deleted, failed } = await pruneRuns(out, keep, current, context.clock.now());
  if (deleted.length > 0)
    context.log.info(`Deleted ${deleted.length} old run directories (keep-runs: ${keep}): ${deleted.join(", ")}.`);
  for (const { name, why } of failed) context.log.warning(`The old run directory ${name} could not be deleted: ${why}`);
}

/** Writes the failure into run.json; a run.json that cannot be written is said, not thrown. */
async function endFailedRun(context: Context, recorder: RunRecorder, error: unknown): Promise<void> {
  try {
    await recorder.end({
      state: error instanceof StoppedError ? "stopped" : "failed",
      exitCode: error instanceof LlmProfileError ? error.exitCode : exitCodes.capture,
      failure: failureRecord(error),
    });
  } catch (writing) {
    context.log.warning(`run.json could not be ended: ${errorMessage(writing)}`);
  }
}

async function reportFiles({ path }: RunDirectory, forms: readonly string[]): Promise<string[]> {
  const reportFile = new RegExp(`\\.(${forms.join("|")})(\\.(gz|zst))?$`);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && reportFile.test(entry.name))
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .sort();
}
