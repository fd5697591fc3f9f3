import { resolve } from "node:path";
import { renderConfig, renderInputs } from "../../config/render.ts";
import type { ExitCode, LlmProfileError } from "../../errors.ts";
import type { LoadedConfig, RawSettings } from "../../model/config.ts";
import { explainDiskError } from "../../run/directory/file-system.ts";
import { createRunDirectory, type RunDirectory } from "../../run/directory/run-directory.ts";
import { startRunRecord, type RunRecorder } from "../../run/directory/run-record.ts";
import { toolName, type Context } from "../context.ts";
import { endFailedRun, failureRecord, pruneOldRuns } from "./finish.ts";

/** A run directory that is being filled. */
export interface OpenRun {
  readonly context: Context;
  readonly loaded: LoadedConfig;
  readonly directory: RunDirectory;
  readonly recorder: RunRecorder;
}

/**
 * Makes a run directory, whose path `directoryMade` is told as soon as it exists, lets `body` fill it, and ends its run.json:
 * with the exit code that `body` gives, and the failure where it gives one beside what it measured, or with the failure that
 * it throws. Old run directories go when it was whole.
 * A disk that is full or fails, wherever in the run, is a ToolError.
 */
export async function wholeRun<T extends { readonly exitCode: ExitCode; readonly failure?: LlmProfileError | null }>(
  context: Context,
  loaded: LoadedConfig,
  raw: RawSettings,
  directoryMade: (path: string) => void,
  body: (run: OpenRun) => Promise<T>,
): Promise<T> {
  const { config } = loaded;
  const out = resolve(context.cwd, config.out);
  const directory = await createRunDirectory(out, context.clock);
  const explained = (error: unknown): unknown => explainDiskError(error, directory.path);
  const recorder = await startRunRecord(directory, { name: toolName, version: context.version }, context.clock).catch(
    (error: unknown) => {
      throw explained(error);
    },
  );
  directoryMade(directory.path);
  context.log.info(`Run directory: ${directory.path}`);
  try {
    await directory.write("config.yaml", renderConfig(loaded));
    await directory.write("inputs.yaml", renderInputs(raw));
    const result = await body({ context, loaded, directory, recorder });
    const { exitCode, failure = null } = result;
    if (failure === null) {
      await recorder.end({ state: "passed", exitCode, failure: null });
      await pruneOldRuns(context, out, config["keep-runs"], directory.path);
    } else await recorder.end({ state: "failed", exitCode, failure: failureRecord(failure) });
    return result;
  } catch (error) {
    throw await endFailedRun(context, recorder, explained(error));
  }
}
