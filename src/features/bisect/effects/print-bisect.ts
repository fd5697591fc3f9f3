import { exitCodes } from "../../../model/errors.ts";
import type { CommandTools } from "../../../pipeline/command.ts";
import { bisectPlanText, bisectText } from "../text/result-text.ts";
import { bisect, planBisect, type BisectRequest } from "./bisect.ts";

export async function printBisect(
  request: BisectRequest & { readonly isDry: boolean },
  { withFeatures, output }: CommandTools,
): Promise<number> {
  const context = await withFeatures();
  if (request.isDry) {
    await output.print(bisectPlanText(await planBisect(context, request), output.layout()));
    return exitCodes.pass;
  }
  const found = await bisect(context, request);
  await output.say(bisectText(found, output.layout()));
  if (output.isJson) await output.printJson(found.bisect);
  return found.exitCode;
}
