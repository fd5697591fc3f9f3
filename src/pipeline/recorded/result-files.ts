import { join } from "node:path";
import { createCompareArgv, createSharedArgv, type AnalyzeRequest, type CompareRequest } from "./requests.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { jsonParts } from "../../model/text/json-text.ts";
import { comparisonComment } from "../../report/comment/comment.ts";
import type { PageInput } from "../../report/html/page-input.ts";
import { writeFileAtomic } from "../../run/directory/atomic-write.ts";
import { toolName } from "../context.ts";
import type { ResultContext } from "../run-context.ts";
import { renderProfileFiles, renderReportFiles } from "../judge/report-files.ts";
import { addFiles, recordedSideFiles, type AddedFile } from "../judge/result-file.ts";
import { handleSignals } from "../in-steps.ts";
import type { RecordedSide } from "./with-ranges.ts";

/** Writes the results of `analyze` into its new folder. profile.json comes last, so if it exists, the other files exist too. */
export async function writeAnalysis(
  context: ResultContext,
  request: AnalyzeRequest,
  out: string,
  { profile, timelines }: RecordedSide,
  topKernels: number,
): Promise<{ readonly profileFile: string; readonly reportFile: string }> {
  const options = [...(request.areRanks ? ["--ranks"] : []), ...request.ncu.flatMap((file) => ["--ncu", file])];
  const command = [toolName, "analyze", ...request.paths, ...options, ...createSharedArgv(request)];
  const sides = { base: [], head: timelines };
  const result = { head: profile, base: null, comparison: null, failure: null, timelines: sides };
  await handleSignals(context.stop);
  const added = addFiles(context.resultFiles, { ...result, asked: null });
  const report = renderReportFiles(context, { ...result, fails: false, cost: null, commands: [command] }, added);
  await handleSignals(context.stop);
  for (const [file, content] of renderProfileFiles(profile, topKernels, report)) {
    await handleSignals(context.stop);
    await writeFileAtomic(join(out, file), content, "refuse");
  }
  return { profileFile: join(out, "profile.json"), reportFile: join(out, "report.html") };
}

interface Compared extends Pick<PageInput, "head" | "comparison" | "failure" | "timelines" | "fails"> {
  readonly base: Profile;
  readonly comparison: Comparison;
  readonly added: readonly AddedFile[];
}

/** Writes the results of `compare` into its new folder. comparison.json comes last, so if it exists, the other files exist too. */
export async function writeComparison(
  context: ResultContext,
  request: CompareRequest,
  out: string,
  { added, ...result }: Compared,
): Promise<{ readonly comparisonFile: string; readonly reportFile: string; readonly traceFile: string | null }> {
  const { base, head, comparison, fails } = result;
  await handleSignals(context.stop);
  const report = renderReportFiles(context, { ...result, cost: null, commands: [createCompareArgv(request)] }, added);
  await handleSignals(context.stop);
  const files = [
    [recordedSideFiles.base, jsonParts(base)],
    [recordedSideFiles.head, jsonParts(head)],
    ...report,
    ["comment.md", comparisonComment("GPU profile", comparison, head, fails)],
    ["comparison.json", jsonParts(comparison)],
  ] as const;
  for (const [file, content] of files) await writeFileAtomic(join(out, file), content, "refuse");
  const trace = added.find((file) => file.trace !== undefined);
  return {
    comparisonFile: join(out, "comparison.json"),
    reportFile: join(out, "report.html"),
    traceFile: trace === undefined ? null : join(out, trace.name),
  };
}
