import { exitCodes } from "./errors.ts";
import type { Invocation } from "./inputs/invocation.ts";
import { plainJson } from "./model/text/plain-text.ts";
import { analyze } from "./pipeline/analyze.ts";
import type { Context } from "./pipeline/context.ts";
import { profileText, terminalOptions } from "./report/profile-text.ts";
import { printResult } from "./run/process/own-process.ts";

/** Carries out `analyze` and prints its result. Gives the exit code. */
export async function analyzeCommand(
  context: Context,
  invocation: Extract<Invocation, { name: "analyze" }>,
): Promise<number> {
  const { profile, profileFile, reportFile, shownKernels } = await analyze(context, invocation);
  const text = invocation.json
    ? plainJson(profile, 2)
    : profileText(profile, { ...terminalOptions, topKernels: shownKernels });
  await printResult(`${text}\n`);
  for (const file of [profileFile, reportFile]) if (file !== null) context.log.info(file);
  return exitCodes.pass;
}
