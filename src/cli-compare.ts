import type { Invocation } from "./inputs/invocation.ts";
import { plainJson } from "./model/text/plain-text.ts";
import { compare } from "./pipeline/compare.ts";
import type { Context } from "./pipeline/context.ts";
import { comparisonText } from "./report/comparison-text.ts";
import { printResult } from "./run/process/own-process.ts";

/** Carries out `compare` and prints its result. Gives the exit code. */
export async function compareCommand(
  context: Context,
  invocation: Extract<Invocation, { name: "compare" }>,
): Promise<number> {
  const { comparison, comparisonFile, reportFile, traceFile, exitCode, shownKernels } = await compare(
    context,
    invocation,
  );
  const text = invocation.json ? plainJson(comparison, 2) : comparisonText(comparison, { topKernels: shownKernels });
  await printResult(`${text}\n`);
  for (const file of [comparisonFile, reportFile, traceFile]) if (file !== null) context.log.info(file);
  return exitCode;
}
