import { addFindings } from "../analyse/findings/find.ts";
import { exitCodeOf } from "../compare/policy/exit-code.ts";
import { exitCodes, LlmProfileError, StoppedError, type ExitCode } from "../errors.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { RawSettings } from "../model/config.ts";
import type { Plan } from "../model/run/plan.ts";
import type { Profile } from "../model/profile/profile.ts";
import type { OperatorRow } from "../model/profile/region.ts";
import { planCaptures } from "../plan/captures.ts";
import { workloadArgv } from "../plan/workload.ts";
import { announce } from "./start/announce.ts";
import { comparePolicy, type ComparePolicy } from "./judge/compare-policy.ts";
import type { Context } from "./context.ts";
import { createDiscovery } from "./capture/discovery.ts";
import { compressReports, withholdReports } from "./start/finish.ts";
import { judge, judgeRecorded, needsWhy, openRows, sideFiles, type RecordedBase } from "./judge/judge.ts";
import { explainKernels, type Explained } from "./ncu/ncu.ts";
import { prepareNcu, withoutNcu, type PreparedNcu } from "./ncu/ncu-tool.ts";
import { addMorePairs, addPairs, type Sides } from "./capture/pairs.ts";
import { prepare, type Prepared } from "./start/prepare.ts";
import { operatorsByRange, profileFiles, topKernelsByRange } from "./judge/profile-files.ts";
import { loadSettings } from "./settings.ts";
import { runSetup } from "./start/setup.ts";
import { inKeptFolder, seenOf, sideProfile, withWarnings, type Side } from "./capture/side.ts";
import { prepareSides } from "./start/two-sides.ts";
import { wholeRun, type OpenRun } from "./start/whole-run.ts";

/** What a run measured: all that it was to, or as much as it could before something failed. */
export interface RunResult {
  /** The run directory; absolute. */
  readonly directory: string;
  /** `profile.json`; absolute. */
  readonly profileFile: string;
  readonly profile: Profile;
  /** Null where there was nothing to hold the run against: no base, and no budget. */
  readonly comparison: Comparison | null;
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
 * directory, whose path `directoryMade` is told as soon as it exists: its logs are worth keeping when the run fails.
 * `recordedBase` is what the head is held against where no base is measured; null: budgets alone. Throws UserError before anything is made, and any LlmProfileError after run.json holds the failure.
 */
export async function run(
  context: Context,
  raw: RawSettings,
  directoryMade: (path: string) => void,
  recordedBase: RecordedBase | null = null,
): Promise<RunResult> {
  const loaded = loadSettings(context, raw, true);
  const plan = planCaptures(loaded.config);
  const policy = comparePolicy(context, loaded);
  workloadArgv(loaded.config.workload, "checked before anything is made");
  return wholeRun(context, loaded, raw, directoryMade, async (open) => measure(open, plan, policy, recordedBase));
}

async function measure(
  open: OpenRun,
  planned: Plan,
  policy: ComparePolicy,
  recordedBase: RecordedBase | null,
): Promise<RunResult> {
  const { context, loaded, directory, recorder } = open;
  await using prepared = await prepare(context, loaded, directory, recorder);
  const { config } = loaded;
  try {
    const ncu = await prepareNcu(prepared.run, prepared.ncu);
    const measured =
      config.compare.base === null
        ? await measureHead(prepared, ncu, planned, policy, recordedBase)
        : await measureBoth(prepared, ncu, planned, config.compare.base, policy);
    const { profile, operators, base, comparison, failure } = measured;
    const judged = comparison === null ? exitCodes.pass : exitCodeOf(comparison, config.compare["fail-on"]);
    await compressReports(prepared.run);
    // profile.json and comparison.json come last: with them the rest is there.
    if (base !== null) await directory.write(sideFiles.base, `${JSON.stringify(base, null, 2)}\n`);
    for (const [file, text] of profileFiles(profile, operators, config["top-kernels"]))
      await directory.write(file, text);
    if (comparison !== null) await directory.write("comparison.json", `${JSON.stringify(comparison, null, 2)}\n`);
    return {
      directory: directory.path,
      profileFile: directory.file("profile.json"),
      profile,
      comparison,
      topKernels: topKernelsByRange(profile, config["top-kernels"]),
      shownKernels: config["top-kernels"],
      failure,
      exitCode: failure === null || judged === exitCodes.regressed ? judged : failure.exitCode,
    };
  } finally {
    await withholdReports(prepared.run, prepared.withholding);
  }
}

interface Measured {
  readonly profile: Profile;
  /** By `rangeKeyText`. */
  readonly operators: ReadonlyMap<string, readonly OperatorRow[]>;
  readonly base: Profile | null;
  /** Null where there is nothing to hold the head against: no base, and no budget. */
  readonly comparison: Comparison | null;
  readonly failure: LlmProfileError | null;
}

async function measureHead(
  prepared: Prepared,
  ncu: PreparedNcu,
  planned: Plan,
  policy: ComparePolicy,
  recordedBase: RecordedBase | null,
): Promise<Measured> {
  const { run, source, machine } = prepared;
  await runSetup(run);
  const side: Side = { run, discovery: createDiscovery(run), source, machine, kept: null, rounds: [] };
  const plan = await side.discovery.resolve(planned);
  await announce(run, plan, ncu, 1);
  const failed = await addPairs({ head: side, base: null, baseFailure: null }, plan, plan.rounds);
  const { profile, failure } = await explained(side, ncu, sideProfile(side), failed);
  const { compare } = run.loaded.config;
  const base = recordedBase ?? (compare.budgets.length > 0 ? noBase : null);
  return {
    profile,
    operators: operatorsByRange(side.rounds[0] ?? [], profile.attribution),
    base: base?.profile ?? null,
    comparison: base === null ? null : judgeRecorded(profile, base, compare, policy),
    failure,
  };
}

const noBase: RecordedBase = {
  state: "absent",
  profile: null,
  text: "No base was asked for: the budgets alone are held against the head.",
};

/**
 * Both sides, their rounds in turn. Where rows stay open, more rounds are made, once. Nsight Compute explains the head
 * always, and the base where something is slower.
 */
async function measureBoth(
  prepared: Prepared,
  ncu: PreparedNcu,
  planned: Plan,
  ref: string,
  policy: ComparePolicy,
): Promise<Measured> {
  await using both = await prepareSides(prepared, ref, planned);
  const { sides, plan, base } = both;
  const { run } = sides.head;
  await announce(run, plan, ncu, sides.base === null ? 1 : 2);
  let failed = await addPairs(sides, plan, plan.rounds);
  const judged = (head: Profile, other: Profile | null): Comparison =>
    judge(sides, { head, base: other }, policy, base.why);
  const profiles = (): [Profile, Profile | null] => [
    sideProfile(sides.head),
    sides.base === null ? null : sideProfile(sides.base),
  ];
  let comparison = judged(...profiles());
  const more = run.loaded.config.compare["max-rounds"] - plan.rounds;
  const open = openRows(comparison);
  const { head, base: measuredBase } = sides;
  if (failed === null && measuredBase !== null && more > 0 && open.length > 0) {
    run.context.log.info(
      `After ${plan.rounds} ${plan.rounds === 1 ? "round" : "rounds"} a side it is open whether these are slower, or they are just above their threshold: ${open.join("; ")}. ${more} more of each side, once.`,
    );
    failed = await addMorePairs({ head, base: measuredBase }, plan, more);
    comparison = judged(...profiles());
  }
  const [headProfile, baseProfile] = profiles();
  const { profile, failure } = await explained(sides.head, ncu, headProfile, failed);
  const other = await explainedBase(sides, ncu, baseProfile, failure === null && needsWhy(comparison));
  return {
    profile,
    operators: operatorsByRange(sides.head.rounds[0] ?? [], profile.attribution),
    base: other,
    comparison: judged(profile, other),
    failure,
  };
}

/** The side's profile with what Nsight Compute says of it, which is not asked where something failed already. */
async function explained(
  side: Side,
  ncu: PreparedNcu,
  profile: Profile,
  failed: LlmProfileError | null,
): Promise<Explained> {
  const skipped = ncu.kind === "off" ? withoutNcu("off", null) : withoutNcu("skipped", "A round failed before.");
  const { profile: known, failure } =
    failed === null
      ? await explainKernels(side.run, ncu, profile, seenOf(side))
      : { profile: { ...profile, ncu: skipped }, failure: failed };
  return { profile: withWarnings(addFindings(known), side), failure };
}

/** The base's kernels are explained for the sake of the head's: what fails there is a warning. */
async function explainedBase(
  { base }: Sides,
  ncu: PreparedNcu,
  profile: Profile | null,
  wanted: boolean,
): Promise<Profile | null> {
  if (base === null || profile === null || !wanted || ncu.kind !== "ready") return profile;
  try {
    const { profile: known, failure } = await inKeptFolder(base, () => explained(base, ncu, profile, null));
    if (failure !== null) await base.run.warn(`The base's kernels could not be explained: ${failure.message}`);
    return known;
  } catch (error) {
    if (!(error instanceof LlmProfileError) || error instanceof StoppedError) throw error;
    await base.run.warn(`The base's kernels could not be explained: ${error.message}`);
    return profile;
  }
}
