import { figureRules } from "../../analyze/ncu/figures.ts";
import { findTopKernels } from "../../analyze/top-kernels.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { jsonParts } from "../../model/text/json-text.ts";
import { reportHtml } from "../../report/html/report.ts";
import type { PageInput } from "../../report/html/page-input.ts";
import { rangeFiles } from "../../report/range-tables.ts";
import { summaryMarkdown } from "../../report/summary.ts";
import type { FileContent } from "../../run/directory/atomic-write.ts";
import { readReportAssets } from "../conf.ts";
import type { Context } from "../context.ts";
import type { AddedFile } from "./result-file.ts";

type NamedFile = readonly [name: string, content: FileContent];

export function renderReportFiles(
  context: Context,
  input: Omit<PageInput, "trace">,
  added: readonly AddedFile[],
): NamedFile[] {
  const trace = added.find((file) => file.trace !== undefined)?.trace ?? null;
  const page = reportHtml({ ...input, trace }, readReportAssets(context));
  return [...added.map(({ name, bytes }): NamedFile => [name, bytes]), ["report.html", page]];
}

export function listTopKernels(profile: Profile, count: number) {
  return profile.ranges.map((range) => ({
    range: range.name,
    domain: range.domain,
    kernels: findTopKernels(range, count),
  }));
}

/** All files for a finished profile, by name. profile.json comes last, so if it exists, the other files exist too. */
export function renderProfileFiles(profile: Profile, topCount: number, report: readonly NamedFile[]): NamedFile[] {
  return [
    ...rangeFiles(profile, figureRules),
    ...report,
    ["summary.md", summaryMarkdown(profile)],
    ["top-kernels.json", jsonParts(listTopKernels(profile, topCount))],
    ["profile.json", jsonParts(profile)],
  ];
}
