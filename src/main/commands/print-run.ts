import { dirname } from "node:path";
import type { RawSettings } from "../../model/config.ts";
import { describeError, exitCodeLine, UserError } from "../../model/errors.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { findAddedText } from "../../pipeline/judge/result-file.ts";
import { createCommandRequest, run, type RunRequest as LoadedRequest } from "../../pipeline/run.ts";
import { logDiskUse } from "../../pipeline/start/whole-run.ts";
import { comparisonText, mostRanges, profileText, verdictLines } from "../../report/terminal/report-text.ts";

interface RunRequest {
  readonly settings: RawSettings;
  readonly verdict: boolean;
}

export async function printRun(asked: RunRequest, { withFeatures, output }: CommandTools): Promise<number> {
  const context = await withFeatures();
  const { screen, isJson, isQuiet, say, aside } = output;
  const request = await createCommandRequest(context, asked.settings);
  if (asked.verdict) {
    requireBaseOrBudget(request);
    const { added, exitCode } = await run(context, request);
    await output.printText(findAddedText(added, "verdict.json") ?? "");
    return exitCode;
  }
  const result = await run(context, request);
  const { profile, comparison, cost, failure, profileFile, reportFile, shownKernels: topKernels, exitCode } = result;
  const layout = output.layout();
  const hasKernels = profile.ranges.some(({ kernels }) => kernels.length > 0);
  const real = hasKernels ? "The capture is real." : "The ranges were captured, but they contain no kernels.";
  const measured = wrapLine(`${failure === null ? real : "What was measured:"} ${profileFile}`, layout);
  await logDiskUse(context, dirname(result.directory));
  if (isQuiet) await say([...(comparison === null ? [] : verdictLines(comparison, layout)), ...measured].join("\n"));
  else {
    aside("");
    const ofProfile = comparison === null ? cost : null;
    await say(`${profileText(profile, { maxRanges: mostRanges, topKernels, layout, cost: ofProfile })}\n`);
    await say(measured.join("\n"));
    if (comparison !== null) await say(`\n${comparisonText(comparison, { topKernels, layout, cost })}`);
  }
  // The failure comes last, because the end of the output stays visible in a terminal.
  if (failure !== null) aside(`\n${describeError(failure, screen.err())}`);
  if (!isQuiet) await say([...wrapLine(`Report: ${reportFile}`, layout), exitCodeLine(exitCode)].join("\n"));
  if (isJson) await output.printJson(profile);
  return exitCode;
}

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
