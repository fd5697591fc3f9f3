import { resolve } from "node:path";
import type { CommandTools } from "../../pipeline/command.ts";
import { compare } from "../../pipeline/compare.ts";
import { findAddedText, formatFolder } from "../../pipeline/judge/result-file.ts";
import type { CompareRequest } from "../../pipeline/recorded/requests.ts";
import { renderEverything, renderScreen, verdictLines } from "../../report/terminal/report-text.ts";
import { endLines } from "./end-lines.ts";

export async function printComparison(
  request: CompareRequest & { readonly verdict: boolean },
  { context, withResultFiles, output }: CommandTools,
): Promise<number> {
  const result = await compare(await withResultFiles(), request);
  if (request.verdict) {
    await output.printText(findAddedText(result.added, "verdict.json") ?? "");
    return result.exitCode;
  }
  const { comparison, comparisonFile, reportFile, traceFile, exitCode, shownKernels } = result;
  const { isJson, isQuiet } = output;
  const layout = output.screen.out();
  const isForPeople = !isJson && !isQuiet;
  const { log } = context;
  for (const file of [comparisonFile, reportFile, traceFile])
    if (file !== null) (isForPeople ? log.detail : log.info)(file);
  if (isJson) await output.printJson(comparison);
  else if (isQuiet) await output.print(verdictLines(comparison, layout).join("\n"));
  else {
    const compared = { profile: null, comparison, cost: null, shownKernels };
    await output.sayFolded(() => renderEverything(compared, layout));
    const folder = request.out === null ? null : formatFolder(context.cwd, resolve(context.cwd, request.out));
    await output.print(
      [renderScreen(compared, layout), ...endLines({ folder, comparison, exitCode }, layout)].join("\n"),
    );
  }
  return exitCode;
}
