import { resolve } from "node:path";
import { exitCodes } from "../../../model/errors.ts";
import type { CommandTools } from "../../../pipeline/command.ts";
import { historyText } from "../text/text.ts";
import { analyzeHistory } from "../analyze/analyze-history.ts";
import type { History } from "../model/history.ts";
import { historyPage } from "../text/page.ts";
import { writeFileAtomic } from "../../../run/directory/atomic-write.ts";
import { readFolder } from "./folder.ts";
import { readReportAssets } from "../../../pipeline/conf.ts";
import type { Context } from "../../../pipeline/context.ts";

/** Analyzes all records in a folder. Throws UserError if the records can't be read. */
async function folderHistory({ cwd }: Context, folder: string): Promise<History> {
  const { records, skipped } = await readFolder(resolve(cwd, folder));
  return analyzeHistory(records, skipped);
}

/** Writes the history page of a folder, and replaces an existing page. Throws what `folderHistory` throws. */
async function writeHistoryPage(
  context: Context,
  request: { readonly folder: string; readonly out: string },
): Promise<void> {
  const madeAt = context.clock.now().toISOString();
  const page = historyPage(await folderHistory(context, request.folder), madeAt, readReportAssets(context));
  await writeFileAtomic(resolve(context.cwd, request.out), page, "replace");
}

interface ShowRequest {
  readonly folder: string;
  /** Null for all ranges. */
  readonly range: string | null;
}

export async function printHistory({ folder, range }: ShowRequest, { context, output }: CommandTools): Promise<number> {
  await output.print(historyText(await folderHistory(context, folder), range, output.layout()));
  return exitCodes.pass;
}

export async function printPage(
  request: { readonly folder: string; readonly out: string },
  { context }: CommandTools,
): Promise<number> {
  await writeHistoryPage(context, request);
  context.log.info(`History page: ${request.out}`);
  return exitCodes.pass;
}
