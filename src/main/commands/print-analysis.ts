import { exitCodes } from "../../model/errors.ts";
import { analyze } from "../../pipeline/analyze.ts";
import type { CommandTools } from "../../pipeline/command.ts";
import type { AnalyzeRequest } from "../../pipeline/recorded/requests.ts";
import { renderEverything, renderScreen } from "../../report/terminal/report-text.ts";

export async function printAnalysis(
  request: AnalyzeRequest,
  { context, withResultFiles, output }: CommandTools,
): Promise<number> {
  const { profile, profileFile, reportFile, shownKernels } = await analyze(await withResultFiles(), request);
  const layout = output.screen.out();
  const result = { profile, comparison: null, cost: null, shownKernels };
  if (output.isJson) await output.printJson(profile);
  else {
    await output.sayFolded(() => renderEverything(result, layout));
    await output.print(renderScreen(result, layout));
  }
  for (const file of [profileFile, reportFile]) if (file !== null) context.log.info(file);
  return exitCodes.pass;
}
