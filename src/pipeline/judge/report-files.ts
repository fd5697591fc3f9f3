import { reportHtml } from "../../report/html/report.ts";
import type { PageInput } from "../../report/html/page-input.ts";
import type { FileContent } from "../../run/directory/atomic-write.ts";
import { reportAssets } from "../conf.ts";
import type { Context } from "../context.ts";
import type { AddedFile } from "./result-file.ts";

/** The files for users, by name: report.html, and what features add. */
export type ReportFiles = ReadonlyMap<string, FileContent>;

export function reportFiles(
  context: Context,
  input: Omit<PageInput, "trace">,
  added: readonly AddedFile[],
): ReportFiles {
  const trace = added.find((file) => file.trace !== undefined)?.trace ?? null;
  return new Map<string, FileContent>([
    ...added.map(({ name, bytes }) => [name, bytes] as const),
    ["report.html", reportHtml({ ...input, trace }, reportAssets(context))],
  ]);
}
