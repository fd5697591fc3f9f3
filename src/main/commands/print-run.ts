import { dirname } from "node:path";
import type { RawSettings } from "../../model/config.ts";
import { describeError, UserError } from "../../model/errors.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { findAddedText, formatFolder } from "../../pipeline/judge/result-file.ts";
import { createCommandRequest, run, type RunRequest as LoadedRequest } from "../../pipeline/run.ts";
import { logDiskUse } from "../../pipeline/start/whole-run.ts";
import { renderEverything, renderScreen, verdictLines } from "../../report/terminal/report-text.ts";
import { endLines } from "./end-lines.ts";

interface RunRequest {
  readonly settings: RawSettings;
  readonly verdict: boolean;
}

/** Runs `run`, prints its result, and returns the exit code. */
export async function printRun(runRequest: RunRequest, { withFeatures, output }: CommandTools): Promise<number> {
  const context = await withFeatures();
  const { screen, isJson, isQuiet, say, sayFolded, aside } = output;
  const request = await createCommandRequest(context, runRequest.settings);
  if (runRequest.verdict) {
    requireBaseOrBudget(request);
    const { added, exitCode } = await run(context, request);
    await output.printText(findAddedText(added, "verdict.json") ?? "");
    return exitCode;
  }
  const result = await run(context, request);
  const { profile, comparison, failure, profileFile, exitCode } = result;
  const layout = output.layout();
  const hasKernels = profile.ranges.some(({ kernels }) => kernels.length > 0);
  const real = hasKernels ? "The capture is real." : "The ranges were captured, but they contain no kernels.";
  const measured = wrapLine(`${failure === null ? real : "What was measured:"} ${profileFile}`, layout);
  await logDiskUse(context, dirname(result.directory));
  if (isQuiet) await say([...(comparison === null ? [] : verdictLines(comparison, layout)), ...measured].join("\n"));
  else {
    aside("");
    await sayFolded(() => renderEverything(result, layout));
    await say([renderScreen(result, layout), ...(comparison === null || failure !== null ? measured : [])].join("\n"));
  }
  // The failure comes last, because the end of the output stays visible in a terminal.
  if (failure !== null) aside(`\n${describeError(failure, screen.err())}`);
  const folder = formatFolder(context.cwd, result.directory);
  if (!isQuiet) await say(endLines({ folder, comparison, exitCode }, layout).join("\n"));
  if (isJson) await output.printJson(profile);
  return exitCode;
}

/** Throws UserError, before anything is measured, if the run can't have a verdict. */
function requireBaseOrBudget({ loaded }: LoadedRequest): void {
  const { base, budgets } = loaded.config.compare;
  if (base !== null || budgets.length > 0) return;
  throw new UserError({
    id: "usage",
    what: "--verdict needs something to compare with.",
    where: "command line",
    help: "Add --base REF, or a budget.",
  });
}
