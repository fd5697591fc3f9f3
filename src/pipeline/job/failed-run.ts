import { join } from "node:path";
import { errorMessage } from "../../errors.ts";
import { createRunDirectory } from "../../run/directory/run-directory.ts";
import { startRunRecord } from "../../run/directory/run-record.ts";
import { toolName, type Context } from "../context.ts";
import { endFailedRun } from "../start/finish.ts";
import { temporaryBase } from "../start/machine.ts";

/**
 * A run directory for what failed before there was one: run.json alone, with the failure, so that whoever comments on all
 * legs of a run learns of this one. Its path; null, with a warning, where it cannot be made.
 */
export async function failedRun(context: Context, error: unknown): Promise<string | null> {
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
