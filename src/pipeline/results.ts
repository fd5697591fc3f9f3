import { exitCodeOf } from "../compare/policy/exit-code.ts";
import { exitCodes, type LlmProfileError, type ExitCode } from "../errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { Profile } from "../model/profile/profile.ts";
import type { RangeTimeline } from "../model/reports/instance-timeline.ts";
import { costOf, type RunCost } from "../model/run/cost.ts";
import { listText } from "../model/text/listing.ts";
import { comparisonComment } from "../report/comment/comment.ts";
import { wholeConfig } from "./conf.ts";
import { toolName } from "./context.ts";
import { isProfile, type JobHistory, type Judge } from "./judge/judge-of.ts";
import { withAcceptedOfBoth, type Reference } from "./judge/judge.ts";
import { resultFiles, topKernelsByRange, type Measured } from "./judge/profile-files.ts";
import { reportFiles } from "./judge/report-files.ts";
import { recentPoints } from "../report/history/recent-points.ts";
import type { Session } from "./session.ts";
import { measuredBase, type MeasuredSide } from "./sides/measured-side.ts";
import type { ExplainedSides } from "./sides/measure-sides.ts";
import { failureOf } from "./start/failure.ts";
import { compressReports, type RunSettings } from "./start/whole-run.ts";

/** What a run measured: all that it was to, or as much as it could before something failed. */
export interface RunResult {
  /** The run directory; absolute. */
  readonly directory: string;
  /** `profile.json`; absolute. */
  readonly profileFile: string;
  /** `report.html`; absolute. */
  readonly reportFile: string;
  readonly profile: Profile;
  /** Null where there was nothing to hold the run against: no base, and no budget. */
  readonly comparison: Comparison | null;
  /** The head against a pinned reference; null: there is none. */
  readonly reference: Comparison | null;
  /** For each range the kernels with the most time, with their mangled names: what Nsight Compute is to look at. */
  readonly topKernels: ReturnType<typeof topKernelsByRange>;
  /** How many kernels to show of each range. */
  readonly shownKernels: number;
  /** What it cost until its results were written. */
  readonly cost: RunCost;
  /** What failed when the profile was there already: a later round, or Nsight Compute. Null: nothing did. */
  readonly failure: LlmProfileError | null;
  /** A regression is one whatever failed besides; else the failure's own comes first. */
  readonly exitCode: ExitCode;
}

/** What a run found out. */
interface Found extends ExplainedSides {
  readonly judge: Judge;
}

/** Compresses the reports, and writes all files that tell of the run. The comment of a pull request is written where nobody publishes one. */
export async function writeResults(
  session: Session,
  {
    publisher,
    reference: against,
    history,
    raw,
  }: RunSettings & { readonly reference: Reference | null; readonly history: JobHistory | null },
  found: Found,
): Promise<RunResult> {
  const { config, directory } = session;
  const { failure } = found.known;
  const measured = await resultsOf(session, against, found);
  const { profile, comparison } = measured;
  const reference = measured.reference?.comparison ?? null;
  await compressReports(session);
  const judged = judgedExitCode([comparison, reference], config.compare["fail-on"]);
  const ended = failure === null ? null : failureOf(failure);
  const cost = costOf(session.recorder.snapshot(), session.context.clock.now());
  const fails = failure !== null || judged !== exitCodes.pass;
  const report = reportFiles(session.context, {
    head: profile,
    base: measured.base,
    comparison,
    timelines: measured.timelines,
    reference,
    failure: ended,
    fails,
    cost,
    history: history === null ? null : recentPoints(history.history, history.job),
    commands: [[toolName, "run", "--config", "config.yaml"]],
  });
  if (publisher === null && comparison !== null)
    await directory.write(
      "comment.md",
      comparisonComment("GPU profile", comparison, profile, fails, { failure: ended, cost, config: wholeConfig(raw) }),
    );
  for (const [file, text] of resultFiles(measured, config["top-kernels"], report)) await directory.write(file, text);
  return {
    directory: directory.path,
    profileFile: directory.file("profile.json"),
    reportFile: directory.file("report.html"),
    profile,
    comparison,
    cost,
    failure,
    reference,
    topKernels: topKernelsByRange(profile, config["top-kernels"]),
    shownKernels: config["top-kernels"],
    exitCode: failure === null || judged === exitCodes.regressed ? judged : failure.exitCode,
  };
}

/** A regression against either is one; else what `fail-on` makes of the others. */
function judgedExitCode(comparisons: readonly (Comparison | null)[], failOn: Comparison["failOn"]): ExitCode {
  const codes = comparisons.map((comparison) =>
    comparison === null ? exitCodes.pass : exitCodeOf(comparison, failOn),
  );
  return (
    codes.find((code) => code === exitCodes.regressed) ??
    codes.find((code) => code !== exitCodes.pass) ??
    exitCodes.pass
  );
}

async function resultsOf(session: Session, reference: Reference | null, found: Found): Promise<Measured> {
  const { measured, known, judge } = found;
  const { head, base } = known.profiles;
  const leftOut = await sayLeftOut(session, measured.head);
  return {
    profile: { ...head, warnings: [...head.warnings, ...leftOut] },
    timelines: { base: timelinesOf(measuredBase(measured)), head: timelinesOf(measured.head) },
    base: isProfile(base) ? base : judge.recordedProfile,
    ...bothComparisons(known.comparison, reference?.profile ?? null, judge.byReference(head)),
  };
}

/** The head against the baseline and against a pinned reference, where there is one. */
function bothComparisons(
  comparison: Comparison | null,
  profile: Profile | null,
  since: Comparison | null,
): Pick<Measured, "comparison" | "reference"> {
  if (since === null) return { comparison, reference: null };
  if (comparison === null) return { comparison, reference: { profile, comparison: since } };
  return {
    comparison: withAcceptedOfBoth(comparison, since),
    reference: { profile, comparison: withAcceptedOfBoth(since, comparison) },
  };
}

/** What the time budget left no room for, said once: in the log, in run.json and in the profile. */
async function sayLeftOut({ budget, config, warn }: Session, head: MeasuredSide): Promise<readonly string[]> {
  if (budget.exhausted.size === 0) return [];
  const rounds = head.rounds.length;
  const untraced = head.untraced.length;
  const texts = {
    rounds: `rounds after the first ${rounds === 1 ? "one" : String(rounds)}`,
    untraced: untraced === 0 ? "runs without CUDA tracing" : `such runs after the first ${String(untraced)}`,
    ncu: "Nsight Compute",
    lines: "a run that looks for the lines of what is slower",
  };
  const legs = ["rounds", "untraced", "ncu", "lines"] as const;
  const parts = legs.filter((leg) => budget.exhausted.has(leg)).map((leg) => texts[leg]);
  const text = `The time budget (${String(config["time-budget"])}) left no room for ${listText(parts, parts.length)}.`;
  await warn(text);
  return [text];
}

/** Of the first round. */
function timelinesOf(side: MeasuredSide | null): readonly RangeTimeline[] {
  return (side?.rounds[0]?.captures ?? []).flatMap(({ timelines }) => timelines);
}
