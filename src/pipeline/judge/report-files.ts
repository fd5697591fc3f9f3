import { reportHtml } from "../../report/html/report.ts";
import type { PageInput } from "../../report/html/page-input.ts";
import { pageTrace } from "../../report/trace/trace-archive.ts";
import type { FileContent } from "../../run/directory/atomic-write.ts";
import { reportAssets } from "../conf.ts";
import type { Context } from "../context.ts";

/** The files for users, by name: report.html, and a trace if we have the timelines of single range instances. */
export type ReportFiles = ReadonlyMap<string, FileContent>;

export function reportFiles(context: Context, input: Omit<PageInput, "trace">): ReportFiles {
  const trace = pageTrace(input.timelines, input);
  const page = reportHtml({ ...input, trace }, reportAssets(context));
  return new Map<string, string | Uint8Array>([
    ...(trace === null ? [] : ([[trace.file, trace.data]] as const)),
    ["report.html", page],
  ]);
}
