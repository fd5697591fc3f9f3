import { resolve } from "node:path";
import { analyzeHistory } from "../analyze/analyze-history.ts";
import type { HistoryRequest } from "../../../settings/invocation.ts";
import type { History } from "../model/history.ts";
import { historyPage } from "../text/page.ts";
import { writeFileAtomic } from "../../../run/directory/atomic-write.ts";
import { readFolder } from "./folder.ts";
import { reportAssets } from "../../../pipeline/conf.ts";
import type { Context } from "../../../pipeline/context.ts";

/** Analyzes all records in a folder. Throws UserError if the records can't be read. */
export async function folderHistory({ cwd }: Context, { folder }: Pick<HistoryRequest, "folder">): Promise<History> {
  const { records, skipped } = await readFolder(resolve(cwd, folder));
  return analyzeHistory(records, skipped);
}

/** Writes the history page of a folder, and replaces an existing page. Throws what `folderHistory` throws. */
export async function writeHistoryPage(
  context: Context,
  request: Extract<HistoryRequest, { action: "page" }>,
): Promise<void> {
  const madeAt = context.clock.now().toISOString();
  const page = historyPage(await folderHistory(context, request), madeAt, reportAssets(context));
  await writeFileAtomic(resolve(context.cwd, request.out), page, "replace");
}
