import { exitCodeLine } from "../../model/errors.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import { compare } from "../../pipeline/compare.ts";
import { findAddedText } from "../../pipeline/judge/result-file.ts";
import type { CompareRequest } from "../../pipeline/recorded/requests.ts";
import { comparisonText, verdictLines } from "../../report/terminal/report-text.ts";

export async function printComparison(
  request: CompareRequest & { readonly verdict: boolean },
  { context, withResultFiles, output }: CommandTools,
): Promise<number> {
  const result = await compare(await withResultFiles(), request);
  if (request.verdict) {
    await output.printText(findAddedText(result.added, "verdict.json") ?? "");
    return result.exitCode;
  }
  const { comparison, comparisonFile, reportFile, traceFile, exitCode, shownKernels: topKernels } = result;
  const { isJson, isQuiet } = output;
  const layout = output.screen.out();
  const isForPeople = !isJson && !isQuiet;
  const files = isForPeople ? [comparisonFile, traceFile] : [comparisonFile, reportFile, traceFile];
  for (const file of files) if (file !== null) context.log.info(file);
  if (isJson) await output.printJson(comparison);
  else if (isQuiet) await output.print(verdictLines(comparison, layout).join("\n"));
  else {
    const report = reportFile === null ? [] : wrapLine(`Report: ${reportFile}`, layout);
    await output.print(
      [comparisonText(comparison, { topKernels, layout }), ...report, exitCodeLine(exitCode)].join("\n"),
    );
  }
  return exitCode;
}
