import { join } from "node:path";
import { decideExitCode } from "../compare/policy/exit-code.ts";
import { exitCodes, type LlmProfileError, type ExitCode } from "../model/errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { Profile } from "../model/profile/profile.ts";
import type { RangeTimeline } from "../model/reports/instance-timeline.ts";
import { summarizeCost, type RunCost } from "../model/run/cost.ts";
import { jsonParts } from "../model/text/json-text.ts";
import { listText } from "../model/text/listing.ts";
import { comparisonComment } from "../report/comment/comment.ts";
import { findOnlyConfigFile } from "./conf.ts";
import { toolName } from "./context.ts";
import { isProfile, type EarlierRuns, type Judge } from "./judge/judge.ts";
import { renderProfileFiles, renderReportFiles, listTopKernels } from "./judge/report-files.ts";
import { addFiles, formatFolder, sideFiles, type AddedFile, type ResultFile } from "./judge/result-file.ts";
import type { Session } from "./session.ts";
import { findMeasuredBase, type MeasuredSide } from "./sides/measured-side.ts";
import type { ExplainedSides } from "./sides/measure-sides.ts";
import { describeFailure } from "./start/failure.ts";
import { compressReports, type RunSettings } from "./start/whole-run.ts";

export interface RunResult {
  readonly directory: string;
  readonly profileFile: string;
  readonly reportFile: string;
  readonly profile: Profile;
  readonly comparison: Comparison | null;
  readonly added: readonly AddedFile[];
  readonly topKernels: ReturnType<typeof listTopKernels>;
  readonly shownKernels: number;
  readonly cost: RunCost;
  /** What failed after there was a profile, such as a later round or Nsight Compute; null if nothing failed. */
  readonly failure: LlmProfileError | null;
  readonly exitCode: ExitCode;
}

interface RunEvidence extends ExplainedSides {
  readonly judge: Judge;
  readonly resultFiles: readonly ResultFile[];
}

/** Compresses the reports, and writes all result files. It writes comment.md only if the run isn't published. */
export async function writeResults(
  session: Session,
  { publisher, history, raw }: RunSettings & { readonly history: EarlierRuns | null },
  { judge, measured, known, resultFiles }: RunEvidence,
): Promise<RunResult> {
  const { config, context, directory } = session;
  const shownKernels = config["top-kernels"];
  const { failure, profiles } = known;
  const leftOut = await warnLeftOut(session, measured.head, known.comparison);
  const profile = { ...profiles.head, warnings: [...profiles.head.warnings, ...leftOut] };
  const base = isProfile(profiles.base) ? profiles.base : judge.recordedProfile;
  await compressReports(session);
  const cost = summarizeCost(session.recorder.snapshot(), context.clock.now());
  const comparison = known.comparison === null ? null : { ...known.comparison, cost };
  const judged = comparison === null ? exitCodes.pass : decideExitCode(comparison, config.compare["fail-on"]);
  const ended = failure === null ? null : describeFailure(failure);
  const fails = failure !== null || judged !== exitCodes.pass;
  const folder = formatFolder(context.cwd, directory.path);
  const repeatArgv = [toolName, "run", "--config", join(folder, "config.yaml")];
  const timelines = { base: selectTimelines(findMeasuredBase(measured)), head: selectTimelines(measured.head) };
  const result = { head: profile, base, comparison, failure: ended, timelines };
  const ownComment = publisher === null && comparison !== null;
  const added = addFiles(
    resultFiles,
    { ...result, asked: { kind: "run", again: repeatArgv, folder } },
    {
      first: ["comparison.json", "report.html", sideFiles.head, ...(base === null ? [] : [sideFiles.base])],
      last: ["run.json", ...(ownComment ? ["comment.md"] : []), "summary.md"],
    },
  );
  const page = {
    ...result,
    fails,
    cost,
    history: history?.recentRuns ?? null,
    commands: [[toolName, "run", "--config", "config.yaml"]],
  };
  const report = renderReportFiles(context, page, added);
  if (ownComment) {
    const details = { failure: ended, cost, config: findOnlyConfigFile(raw) };
    await directory.write("comment.md", comparisonComment("GPU profile", comparison, profile, fails, details));
  }
  if (base !== null) await directory.write(sideFiles.base, jsonParts(base));
  for (const [name, content] of renderProfileFiles(profile, shownKernels, report)) await directory.write(name, content);
  if (comparison !== null) await directory.write("comparison.json", jsonParts(comparison));
  return {
    directory: directory.path,
    profileFile: directory.file("profile.json"),
    reportFile: directory.file("report.html"),
    profile,
    comparison,
    added,
    cost,
    failure,
    topKernels: listTopKernels(profile, shownKernels),
    shownKernels,
    exitCode: failure === null || judged === exitCodes.regressed ? judged : failure.exitCode,
  };
}

/** Warns once, in the log and run.json, about what the time budget left out. Returns the text for the profile. */
async function warnLeftOut(
  { budget, config, warn }: Session,
  head: MeasuredSide,
  comparison: Comparison | null,
): Promise<readonly string[]> {
  if (budget.exhausted.size === 0) return [];
  const rounds = head.rounds.length;
  const untraced = head.untraced.length;
  const texts = {
    rounds: `rounds after the first ${rounds === 1 ? "one" : String(rounds)}`,
    untraced: untraced === 0 ? "runs without CUDA tracing" : `runs without CUDA tracing after the first ${untraced}`,
    ncu: "Nsight Compute",
    lines:
      comparison?.ranges.some(({ lineSearch }) => lineSearch?.state === "out-of-time") === true
        ? "finding the lines behind what's slower"
        : "recording the base's call stacks",
  };
  const legs = ["rounds", "untraced", "ncu", "lines"] as const;
  const parts = legs.filter((leg) => budget.exhausted.has(leg)).map((leg) => texts[leg]);
  const text = `The time budget (${String(config["time-budget"])}) left no time for ${listText(parts, parts.length)}.`;
  await warn(text);
  return [text];
}

function selectTimelines(side: MeasuredSide | null): readonly RangeTimeline[] {
  return (side?.rounds[0]?.captures ?? []).flatMap(({ timelines }) => timelines);
}
