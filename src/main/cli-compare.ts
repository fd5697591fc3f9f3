import { exitCodeLine } from "../model/errors.ts";
import { resultFiles } from "./result-files.ts";
import type { Invocation } from "../settings/invocation.ts";
import type { Screen } from "../model/text/layout.ts";
import { plainJsonParts, shownLines } from "../model/text/plain-text.ts";
import { wrapLine } from "../model/text/wrap-text.ts";
import { compare } from "../pipeline/compare.ts";
import { addedText } from "../pipeline/judge/result-file.ts";
import type { Context } from "../pipeline/context.ts";
import { comparisonText, verdictLines } from "../report/terminal/report-text.ts";
import { printResult } from "../run/process/own-process.ts";

/** Runs `compare`, prints its result, and returns the exit code. */
export async function compareCommand(
  context: Context,
  invocation: Extract<Invocation, { name: "compare" }>,
  screen: Screen,
): Promise<number> {
  const result = await compare({ ...context, resultFiles }, invocation);
  if (invocation.verdict) {
    await printResult(addedText(result.added, "verdict.json") ?? "");
    return result.exitCode;
  }
  const { comparison, comparisonFile, reportFile, traceFile, exitCode, shownKernels: topKernels } = result;
  const layout = screen.out();
  const isForPeople = !invocation.json && screen.level !== "quiet";
  const files = isForPeople ? [comparisonFile, traceFile] : [comparisonFile, reportFile, traceFile];
  for (const file of files) if (file !== null) context.log.info(file);
  const report = reportFile === null ? [] : wrapLine(`Report: ${reportFile}`, layout);
  const lines = isForPeople
    ? [comparisonText(comparison, { topKernels, layout }), ...report, exitCodeLine(exitCode)]
    : verdictLines(comparison, layout);
  await printResult(invocation.json ? plainJsonParts(comparison) : `${shownLines(lines.join("\n"), layout)}\n`);
  return exitCode;
}
