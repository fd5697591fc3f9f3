import { exitCodes } from "../model/errors.ts";
import { resultFiles } from "./result-files.ts";
import type { Invocation } from "../settings/invocation.ts";
import type { Screen } from "../model/text/layout.ts";
import { plainJsonParts, shownLines } from "../model/text/plain-text.ts";
import { analyze } from "../pipeline/analyze.ts";
import type { Context } from "../pipeline/context.ts";
import { mostRanges, profileText } from "../report/terminal/report-text.ts";
import { printResult } from "../run/process/own-process.ts";

/** Runs `analyze`, prints its result, and returns the exit code. */
export async function analyzeCommand(
  context: Context,
  invocation: Extract<Invocation, { name: "analyze" }>,
  screen: Screen,
): Promise<number> {
  const {
    profile,
    profileFile,
    reportFile,
    shownKernels: topKernels,
  } = await analyze({ ...context, resultFiles }, invocation);
  const layout = screen.out();
  await printResult(
    invocation.json
      ? plainJsonParts(profile)
      : `${shownLines(profileText(profile, { maxRanges: mostRanges, topKernels, layout }), layout)}\n`,
  );
  for (const file of [profileFile, reportFile]) if (file !== null) context.log.info(file);
  return exitCodes.pass;
}
