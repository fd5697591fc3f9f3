import { join } from "node:path";
import type { AnalyzeRequest, CompareRequest } from "../../inputs/invocation.ts";
import type { AgentVerdict } from "../../model/agents/verdict.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import { jsonParts } from "../../model/text/json-text.ts";
import { oneLineJson } from "../../report/agents/room.ts";
import { comparisonComment } from "../../report/comment/comment.ts";
import { traceFile } from "../../report/trace/trace-archive.ts";
import { writeFileAtomic } from "../../run/directory/atomic-write.ts";
import { toolName, type Context } from "../context.ts";
import { comparedVerdict, verdictFile } from "../agents/verdict.ts";
import { profileFiles } from "../judge/profile-files.ts";
import { reportFiles } from "../judge/report-files.ts";
import { heedSignals } from "../in-steps.ts";
import type { RecordedSide } from "./profile-of-reports.ts";
import { recordedSideFiles } from "./side-files.ts";
import { compareArgv, sharedArgv } from "./shared-argv.ts";

/** Writes the results of `analyze` into its new folder. profile.json comes last, so if it exists, the other files exist too. */
export async function writeAnalysis(
  context: Context,
  request: AnalyzeRequest,
  out: string,
  { profile, timelines }: RecordedSide,
  topKernels: number,
): Promise<{ readonly profileFile: string; readonly reportFile: string }> {
  const more = [...(request.areRanks ? ["--ranks"] : []), ...request.ncu.flatMap((file) => ["--ncu", file])];
  const command = [toolName, "analyze", ...request.paths, ...more, ...sharedArgv(request)];
  const sides = { head: profile, base: null, comparison: null, failure: null, fails: false, cost: null };
  await heedSignals(context.stop);
  const report = reportFiles(context, { ...sides, commands: [command], timelines: { base: [], head: timelines } });
  await heedSignals(context.stop);
  for (const [file, content] of profileFiles(profile, topKernels, report)) {
    await heedSignals(context.stop);
    await writeFileAtomic(join(out, file), content, "refuse");
  }
  return { profileFile: join(out, "profile.json"), reportFile: join(out, "report.html") };
}

interface Compared {
  readonly sides: Record<"base" | "head", RecordedSide>;
  readonly comparison: Comparison;
  readonly fails: boolean;
}

/** Writes the results of `compare` into its new folder. comparison.json comes last, so if it exists, the other files exist too. */
export async function writeComparison(
  context: Context,
  request: CompareRequest,
  out: string,
  { sides, comparison, fails }: Compared,
): Promise<{
  readonly verdict: AgentVerdict;
  readonly comparisonFile: string;
  readonly reportFile: string;
  readonly traceFile: string | null;
}> {
  const [base, head] = [sides.base.profile, sides.head.profile];
  const timelines = { base: sides.base.timelines, head: sides.head.timelines };
  await heedSignals(context.stop);
  const report = reportFiles(context, {
    head,
    base,
    comparison,
    failure: null,
    fails,
    cost: null,
    commands: [compareArgv(request)],
    timelines,
  });
  const comparisonFile = "comparison.json";
  const beside = [
    comparisonFile,
    "report.html",
    recordedSideFiles.head,
    recordedSideFiles.base,
    ...(report.has(traceFile) ? [traceFile] : []),
    "comment.md",
  ];
  await heedSignals(context.stop);
  const verdict = comparedVerdict(context, request, comparison, { out, beside });
  const files = [
    [recordedSideFiles.base, jsonParts(base)],
    [recordedSideFiles.head, jsonParts(head)],
    ...report,
    ["comment.md", comparisonComment("GPU profile", comparison, head, fails)],
    [verdictFile, oneLineJson(verdict)],
    [comparisonFile, jsonParts(comparison)],
  ] as const;
  for (const [file, content] of files) await writeFileAtomic(join(out, file), content, "refuse");
  return {
    verdict,
    comparisonFile: join(out, comparisonFile),
    reportFile: join(out, "report.html"),
    traceFile: report.has(traceFile) ? join(out, traceFile) : null,
  };
}
