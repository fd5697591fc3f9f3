import { resolve } from "node:path";
import { exitCodes } from "../../../model/errors.ts";
import type { CommandTools } from "../../../pipeline/command.ts";
import { formatHistory } from "../text/text.ts";
import { analyzeHistory } from "../analyze/analyze-history.ts";
import type { History } from "../model/history.ts";
import { historyPage } from "../text/page.ts";
import { writeFileAtomic } from "../../../run/directory/atomic-write.ts";
import { readFolder } from "./folder.ts";
import { readReportAssets } from "../../../pipeline/conf.ts";
import type { Context } from "../../../pipeline/context.ts";

async function readFolderHistory({ cwd }: Context, folder: string): Promise<History> {
  const { records, skipped } = await readFolder(resolve(cwd, folder));
  return analyzeHistory(records, skipped);
}

interface ShowRequest {
  readonly folder: string;
  readonly range: string | null;
}

export async function printHistory({ folder, range }: ShowRequest, { context, output }: CommandTools): Promise<number> {
  await output.print(formatHistory(await readFolderHistory(context, folder), range, output.layout()));
  return exitCodes.pass;
}

export async function printPage(
  { folder, out }: { readonly folder: string; readonly out: string },
  { context }: CommandTools,
): Promise<number> {
  const madeAt = context.clock.now().toISOString();
  const page = historyPage(await readFolderHistory(context, folder), madeAt, readReportAssets(context));
  await writeFileAtomic(resolve(context.cwd, out), page, "replace");
  context.log.info(`History page: ${out}`);
  return exitCodes.pass;
}
