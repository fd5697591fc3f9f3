import { exitCodeOf } from "../compare/policy/exit-code.ts";
import { rangesToExplain } from "../compare/to-explain.ts";
import { exitCodes, LlmProfileError, type ExitCode } from "../errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { LoadedConfig, RawSettings } from "../model/config.ts";
import type { Plan } from "../model/run/plan.ts";
import type { Profile } from "../model/profile/profile.ts";
import type { RangeTimeline } from "../model/reports/instance-timeline.ts";
import { counted, listText } from "../model/text/listing.ts";
import { planCaptures } from "../plan/captures.ts";
import { untracedPairs } from "../plan/untraced.ts";
import { workloadArgv } from "../plan/workload.ts";
import { comparisonComment } from "../report/comment/comment.ts";
import { loadSettings } from "./conf.ts";
import { toolName, type Context } from "./context.ts";
import { comparePolicy, type ComparePolicy } from "./judge/compare-policy.ts";
import {
  judgeMeasured,
  judgeRecorded,
  judgeReference,
  noBase,
  withAcceptedOfBoth,
  openLatencies,
  openRows,
  type RecordedBase,
  type Reference,
} from "./judge/judge.ts";
import { operatorsByRange, resultFiles, topKernelsByRange, type Measured } from "./judge/profile-files.ts";
import { reportFiles } from "./judge/report-files.ts";
import { explainBase, explainHead } from "./ncu/ncu.ts";
import { explainCode } from "./ncu/machine-code.ts";
import { removeReports } from "./ncu/ncu-capture.ts";
import { prepareNcu } from "./ncu/ncu-tool.ts";
import type { Session, Side } from "./session.ts";
import { addMorePairs, addPairs } from "./sides/pairs.ts";
import { findLines } from "./sides/lines.ts";
import { sideProfile } from "./sides/rounds.ts";
import { addUntraced, untracedPairsOf } from "./sides/untraced.ts";
import { prepareBoth, prepareHead } from "./sides/two-sides.ts";
import { announce } from "./start/announce.ts";
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
 * `run`: captures every range of the configuration in every round, holds each capture against the gate, and writes the run
 * directory, whose path `directoryMade` is told as soon as it exists: its logs are worth keeping when the run fails. Throws
 * UserError before anything is made, and any LlmProfileError after run.json holds the failure.
 */
export async function run(
  context: Context,
  raw: RawSettings,
  directoryMade: (path: string) => void,
): Promise<RunResult> {
  return runLoaded(context, loadSettings(context, raw, true), raw, directoryMade, null, null, true);
}

/**
 * The same where the configuration is known already; `raw` is what was asked for, as inputs.yaml shows it. `recordedBase` is
 * what the head is held against where no base is measured; null: budgets alone. `reference` is what it is held against besides. `writesComment`: the comment that a pull request would get is written here, as nobody else does.
 */
export async function runLoaded(
  context: Context,
  loaded: LoadedConfig,
  raw: RawSettings,
  directoryMade: (path: string) => void,
  recordedBase: RecordedBase | null,
  reference: Reference | null = null,
  writesComment = false,
): Promise<RunResult> {
  const { config } = loaded;
  const plan = planCaptures(config);
  const policy = comparePolicy(context, loaded);
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
      ...{ head: profile, base: measured.base, comparison, timelines: measured.timelines },
      reference: measured.reference?.comparison ?? null,
      ...{ failure: ended, fails },
      commands: [[toolName, "run", "--config", "config.yaml"]],
    });
    if (writesComment && comparison !== null)
      await directory.write("comment.md", comparisonComment("GPU profile", comparison, profile, fails, ended));
    for (const [file, text] of resultFiles(measured, config["top-kernels"], report)) await directory.write(file, text);
    return {
      directory: directory.path,
      profileFile: directory.file("profile.json"),
      reportFile: directory.file("report.html"),
      ...{ profile, comparison, failure },
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

/**
 * The sides' rounds in turn, or the head's alone. Where rows stay open, more rounds are made, once. Nsight Compute
 * explains what the verdict needs a reason of, on the head and on a base of this run; without a base all of the head.
 */
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
  const of = base?.failure === null ? 2 : 1;
  const isCompared = of === 2 || (recordedBase?.profile ?? null) !== null;
  await announce(head.session, plan, ncu, of, untracedPairs(given.config, of), isCompared);
  const recorded = recordedBase ?? (compare.budgets.length > 0 ? noBase : null);
  const judged = ({ head: one, base: other }: Profiles): Comparison | null => {
    if (other !== null) return judgeMeasured(one, other, compare, policy, why);
    return recorded === null ? null : judgeRecorded(one, recorded, compare, policy);
  };
  let failed = await addPairs(head, base, plan, plan.rounds);
  const pair = base?.failure === null ? base : null;
  const untraced = untracedPairs(given.config, pair === null ? 1 : 2);
  if (pair === null && of === 2) given.progress.expect(untraced - 2 * untracedPairs(given.config, 2));
  failed ??= await addUntraced(head, pair, untraced);
  let profiles = profilesOf(head, base);
  let comparison = base === null ? null : judged(profiles);
  const more = compare["max-rounds"] - plan.rounds;
  const open = comparison === null ? [] : openRows(comparison);
  if (failed === null && base?.failure === null && more > 0 && open.length > 0) {
    given.log.info(
      `After ${counted(plan.rounds, "round")} a side it is open whether these are slower, or they are just above their threshold: ${open.join("; ")}. ${more} more of each side, once.`,
    );
    given.progress.expect(2 * more * plan.captures.length);
    failed = await addMorePairs(head, base, plan, more);
    profiles = profilesOf(head, base);
    comparison = judged(profiles);
  }
  const mostPairs = given.config.latency["max-pairs"];
  while (failed === null && pair !== null && comparison !== null && untracedPairsOf(head, pair) < mostPairs) {
    const unclear = openLatencies(comparison);
    const pairs = untracedPairsOf(head, pair);
    if (unclear.length === 0) break;
    given.log.info(
      `After ${counted(pairs, "run")} a side without tracing it is open whether these are worse: ${unclear.join("; ")}. One more of each side, of at most ${mostPairs}.`,
    );
    given.progress.expect(2);
    failed = await addUntraced(head, pair, 1);
    profiles = profilesOf(head, base);
    comparison = judged(profiles);
    if (untracedPairsOf(head, pair) === pairs) break;
  }
  given.budget.ended();
  const since = reference === null ? null : judgeReference(profiles.head, reference, compare, policy);
  const compared = [comparison, since].flatMap((one) => (one?.base == null ? [] : [one]));
  const asked = compared.length === 0 ? null : rangesToExplain(...compared);
  const { profile, failure } = await explainHead(head, ncu, profiles.head, { asked, failed });
  if (base !== null && isProfile(profiles.base) && failure === null && asked !== null && asked.length > 0)
    profiles = { ...profiles, base: await explainBase(base, ncu, profiles.base, asked) };
  let explained = judged({ head: profile, base: profiles.base });
  if (explained !== null && base !== null && isProfile(profiles.base))
    explained = await explainCode(explained, { side: base, profile: profiles.base }, { side: head, profile });
  await removeReports(given);
  if (explained !== null && failed === null)
    explained = await findLines({ comparison: explained, plan, head, headProfile: profile, base: pair });
  const leftOut = await sayLeftOut(given, head);
  return {
    measured: {
      profile: { ...profile, warnings: [...profile.warnings, ...leftOut] },
      operators: operatorsByRange(head.rounds[0] ?? []),
      timelines: { base: timelinesOf(base), head: timelinesOf(head) },
      base: profiles.base === null ? (recorded?.profile ?? null) : isProfile(profiles.base) ? profiles.base : null,
      ...bothComparisons(explained, reference, (one) => judgeReference(profile, one, compare, policy)),
    },
    failure,
  };
}

/** The head against the baseline and against a pinned reference, where there is one. */
function bothComparisons(
  comparison: Comparison | null,
  reference: Reference | null,
  judge: (reference: Reference) => Comparison,
): Pick<Measured, "comparison" | "reference"> {
  if (reference === null) return { comparison, reference: null };
  const { profile } = reference;
  const since = judge(reference);
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

interface Profiles {
  readonly head: Profile;
  /** Or why it could not be measured; null where none is measured in this run. */
  readonly base: Profile | LlmProfileError | null;
}

function profilesOf(head: Side, base: Side | null): Profiles {
  return { head: sideProfile(head), base: base === null ? null : (base.failure ?? sideProfile(base)) };
}

function isProfile(base: Profiles["base"]): base is Profile {
  return base !== null && !(base instanceof LlmProfileError);
}
