import { exitCodeOf } from "../compare/policy/exit-code.ts";
import { exitCodes, type LlmProfileError, type ExitCode } from "../errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { LoadedConfig, RawSettings } from "../model/config.ts";
import type { Plan } from "../model/run/plan.ts";
import type { Profile } from "../model/profile/profile.ts";
import type { RangeTimeline } from "../model/reports/instance-timeline.ts";
import { listText } from "../model/text/listing.ts";
import { planCaptures } from "../plan/captures.ts";
import { untracedPairs } from "../plan/untraced.ts";
import { workloadArgv } from "../plan/workload.ts";
import { comparisonComment } from "../report/comment/comment.ts";
import type { RunDirectory } from "../run/directory/run-directory.ts";
import { operatorsOfRound } from "./capture/examine.ts";
import { loadSettings } from "./conf.ts";
import { toolName, type Context } from "./context.ts";
import { explain } from "./explain.ts";
import { comparePolicy, type ComparePolicy } from "./judge/compare-policy.ts";
import { judgeOf } from "./judge/judge-of.ts";
import { withAcceptedOfBoth, type RecordedBase, type Reference } from "./judge/judge.ts";
import { resultFiles, topKernelsByRange, type Measured } from "./judge/profile-files.ts";
import { reportFiles } from "./judge/report-files.ts";
import { removeReports } from "./ncu/ncu-capture.ts";
import { prepareNcu } from "./ncu/ncu-tool.ts";
import type { Session, Side } from "./session.ts";
import { measureSides } from "./sides/measure-sides.ts";
import { prepareBoth, prepareHead } from "./sides/two-sides.ts";
import { announce } from "./start/announce.ts";
import { commandRun } from "./start/command-run.ts";
import { failureOf } from "./start/failure.ts";
import { compressReports, wholeRun } from "./start/whole-run.ts";

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
  /** What failed when the profile was there already: a later round, or Nsight Compute. Null: nothing did. */
  readonly failure: LlmProfileError | null;
  /** A regression is one whatever failed besides; else the failure's own comes first. */
  readonly exitCode: ExitCode;
}

/**
 * `run` of the command line: captures every range of the configuration in every round, holds each capture against the gate, and
 * writes the run directory. Throws UserError before anything is made, and any LlmProfileError after run.json holds the failure.
 */
export async function run(context: Context, raw: RawSettings): Promise<RunResult> {
  const loaded = await loadSettings(context, raw, true);
  return commandRun(context, async (directoryMade) => runLoaded(context, loaded, raw, directoryMade, null, null, true));
}

/**
 * The same where the configuration is known already; `raw` is what was asked for, as inputs.yaml shows it. `directoryMade` is told the
 * run directory as soon as it exists: its logs are worth keeping when the run fails. `recordedBase` is
 * what the head is held against where no base is measured; null: budgets alone. `reference` is what it is held against besides. `writesComment`: the comment that a pull request would get is written here, as nobody else does.
 */
export async function runLoaded(
  context: Context,
  loaded: LoadedConfig,
  raw: RawSettings,
  directoryMade: (directory: RunDirectory) => void,
  recordedBase: RecordedBase | null,
  reference: Reference | null = null,
  writesComment = false,
): Promise<RunResult> {
  const { config } = loaded;
  const plan = planCaptures(config);
  const policy = await comparePolicy(context, loaded);
  workloadArgv(config.workload, "checked before anything is made");
  return wholeRun(context, loaded, raw, directoryMade, async (session) => {
    const { directory } = session;
    const { measured, failure } = await measure(session, plan, policy, recordedBase, reference);
    const { profile, comparison } = measured;
    await compressReports(session);
    const judged = judgedExitCode([comparison, measured.reference?.comparison ?? null], config.compare["fail-on"]);
    const ended = failure === null ? null : failureOf(failure);
    const fails = failure !== null || judged !== exitCodes.pass;
    const report = reportFiles(context, {
      head: profile,
      base: measured.base,
      comparison,
      timelines: measured.timelines,
      reference: measured.reference?.comparison ?? null,
      failure: ended,
      fails,
      commands: [[toolName, "run", "--config", "config.yaml"]],
    });
    if (writesComment && comparison !== null)
      await directory.write("comment.md", comparisonComment("GPU profile", comparison, profile, fails, ended));
    for (const [file, text] of resultFiles(measured, config["top-kernels"], report)) await directory.write(file, text);
    return {
      directory: directory.path,
      profileFile: directory.file("profile.json"),
      reportFile: directory.file("report.html"),
      profile,
      comparison,
      failure,
      reference: measured.reference?.comparison ?? null,
      topKernels: topKernelsByRange(profile, config["top-kernels"]),
      shownKernels: config["top-kernels"],
      exitCode: failure === null || judged === exitCodes.regressed ? judged : failure.exitCode,
    };
  });
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

/** Both sides, measured until the verdict is clear or nothing more may be measured, and then explained. */
async function measure(
  given: Session,
  planned: Plan,
  policy: ComparePolicy,
  recordedBase: RecordedBase | null,
  reference: Reference | null,
): Promise<{ readonly measured: Measured; readonly failure: LlmProfileError | null }> {
  const { compare } = given.config;
  const ncu = await prepareNcu(given);
  await using sides = await (compare.base === null
    ? prepareHead(given, planned)
    : prepareBoth(given, compare.base, planned));
  const { head, base, plan, why } = sides;
  const judge = judgeOf({ config: compare, policy, recordedBase, reference, why });
  const of = base?.failure === null ? 2 : 1;
  await announce(head.session, plan, ncu, of, untracedPairs(given.config, of), of === 2 || judge.hasRecordedBase);
  const measured = await measureSides({ head, base, plan, judge });
  given.budget.ended();
  const explained = await explain({ head, base, plan, ncu, judge, ...measured });
  await removeReports(given);
  const { profile } = explained;
  const leftOut = await sayLeftOut(given, head);
  return {
    measured: {
      profile: { ...profile, warnings: [...profile.warnings, ...leftOut] },
      operators: operatorsOfRound(head.rounds[0] ?? []),
      timelines: { base: timelinesOf(base), head: timelinesOf(head) },
      base: explained.base ?? judge.recordedProfile,
      ...bothComparisons(explained.comparison, reference?.profile ?? null, judge.byReference(profile)),
    },
    failure: explained.failure,
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
async function sayLeftOut({ budget, config, warn }: Session, head: Side): Promise<readonly string[]> {
  if (budget.exhausted.size === 0) return [];
  const made = head.rounds.length;
  const parts = [
    ...(budget.exhausted.has("rounds") ? [`rounds after the first ${made === 1 ? "one" : String(made)}`] : []),
    ...(budget.exhausted.has("untraced")
      ? [
          head.untraced.length === 0
            ? "runs without CUDA tracing"
            : `such runs after the first ${String(head.untraced.length)}`,
        ]
      : []),
    ...(budget.exhausted.has("ncu") ? ["Nsight Compute"] : []),
    ...(budget.exhausted.has("lines") ? ["a run that looks for the lines of what is slower"] : []),
  ];
  const text = `The time budget (${String(config["time-budget"])}) left no room for ${listText(parts, parts.length)}.`;
  await warn(text);
  return [text];
}

/** Of the first round. */
function timelinesOf(side: Side | null): readonly RangeTimeline[] {
  return side?.failure === null ? (side.rounds[0] ?? []).flatMap(({ timelines }) => timelines) : [];
}
