import type { AcceptedRegression } from "../model/comparison/accepted.ts";
import type { Calibration } from "../model/comparison/calibration.ts";
import { type Baseline, type ComparedSide, type Comparison } from "../model/comparison/comparison.ts";
import type { MetricRow } from "../model/metrics/metric-row.ts";
import type { Reason } from "../model/comparison/reason.ts";
import type { RangeRow, WallVerdict } from "../model/comparison/comparison-rows.ts";
import type { Config } from "../model/config.ts";
import type { AttributionMode, Profile } from "../model/profile/profile.ts";
import { compareEnvironments } from "./environment/compare-environments.ts";
import { fittingCalibration, type FittingCalibration } from "./calibration/fitting.ts";
import { averageClocks, type RoundClocks } from "./common-mode.ts";
import { compareRange } from "./compare-range.ts";
import { judgeGoal } from "./goal/goal-reasons.ts";
import type { NameRules } from "./identity/name-rules.ts";
import { compareCaptures, compareMachines } from "./machine.ts";
import {
  areNeighbors,
  findHeadFirst,
  countProcesses,
  findSharedProcesses,
  type RoundProcesses,
} from "./noise/estimate.ts";
import { dropDisturbedRounds, type SteadyRounds } from "./noise/steady-rounds.ts";
import { pairRanges, type RangePair } from "./pair-ranges.ts";
import type { RangeContext } from "./range-sides.ts";
import { applyAccepted } from "./policy/accepted.ts";
import { checkBudgets } from "./policy/budgets.ts";
import { countReasons } from "./reasons/count-reasons.ts";
import { createReason } from "./reasons/reason.ts";
import { disturbedReasons, machineReasons } from "./reasons/machine-reasons.ts";
import { listLimitations } from "./reasons/limitations.ts";
import { inOrder, verdictOf } from "./reasons/order.ts";
import { explainRange } from "./reasons/range-reasons.ts";
import { explainRows } from "./reasons/row-reasons.ts";
import { compareMetrics, metricReasons } from "./untraced/compare-metrics.ts";
import { derivedRows } from "./untraced/derived.ts";
import { latencyOf } from "./untraced/latency.ts";
import { pairRuns, type PairedRuns } from "./untraced/pair-runs.ts";
import { counted } from "../model/text/listing.ts";

/** What we may know about the sides in addition to their profiles. Everything is optional. */
export interface SidesKnown {
  readonly baseline?: Baseline;
  /** The profiles' paths, relative to comparison.json. */
  readonly files?: { readonly base: string | null; readonly head: string | null };
  /** SM clocks by round, in the order of each profile's rounds. Null or absent if unknown. */
  readonly clocks?: RoundClocks | null;
}

export interface CompareInput extends SidesKnown {
  readonly base: Profile;
  readonly head: Profile;
  /** True if base's round i and head's round i ran right after each other, on the same GPU. */
  readonly interleaved: boolean;
  readonly policy: Config["compare"];
  readonly calibration: Calibration | null;
  readonly accepted: readonly AcceptedRegression[];
  /** Today's date, as YYYY-MM-DD. */
  readonly today: string;
  readonly names: NameRules;
}

/** Compares head with base and returns the verdict, its reasons, and its limitations. Throws UserError if a budget is invalid. */
export function compare(input: CompareInput): Comparison {
  const { base, head, policy } = input;
  const machines = compareMachines(base, head);
  const { sameGpu } = machines;
  const differences = [...machines.differences, ...compareCaptures(base, head)];
  const fitting = fittingCalibration(input.calibration, { base, head });
  const roundClocks = input.clocks ?? { baseMhz: [], headMhz: [] };
  const clocks = averageClocks(roundClocks);
  const incomparable = differences.some(({ consequence }) => consequence === "incomparable");
  const untraced = pairRuns(base.untraced, head.untraced, input.interleaved);
  const shared: SharedByRanges = {
    input,
    context: {
      policy,
      calibration: fitting.calibration,
      sameGpu,
      names: input.names,
      draws: { base: base.draw, head: head.draw },
    },
    clocks: roundClocks,
    untraced,
    processes: findSharedProcesses(base, head),
    isIncomparable: incomparable,
  };
  const compared = pairRanges(base, head).map((pair) => comparePair(pair, shared));
  const ranges = new Map(compared.map(({ pair, row }) => [pair.label, row]));
  const budgets = checkBudgets(policy.budgets, head);
  const hasWall = compared.some(({ row }) => row.latency !== null);
  const metrics = [...compareMetrics(untraced, policy, hasWall), ...compared.flatMap(({ derived }) => derived)];
  const ofMetrics = metricReasons(metrics, policy, untraced.interleaved).map((one) =>
    incomparable ? { ...one, verdict: null } : one,
  );
  const { findings, accepted } = applyAccepted(
    [
      ...machineReasons(differences),
      ...checkRanges(compared.map(({ pair }) => pair)),
      ...ofMetrics,
      ...compared.flatMap((range) => range.findings),
      ...budgets.findings,
    ],
    input.accepted,
    ranges,
    metrics,
    input.today,
  );
  const known = {
    base: describeSide(base, input.files?.base ?? null, clocks?.baseMhz ?? null),
    head: describeSide(head, input.files?.head ?? null, clocks?.headMhz ?? null),
    interleaved: input.interleaved,
    machineDifferences: differences,
    environment: compareEnvironments(base, head),
    calibration: calibrationUse(input.calibration, fitting),
    ranges: compared.map(({ pair, row }): RangeRow => ({
      ...row,
      verdict: decideRange(findings, pair.label, incomparable || pair.missing !== null),
    })),
  };
  const goal = judgeGoal({
    policy,
    ranges: known.ranges,
    findings,
    sides: { base, head, described: { base: known.base, head: known.head }, interleaved: input.interleaved, untraced },
  });
  const reasons = inOrder([...findings, ...goal]);
  const given: Baseline = input.baseline ?? { state: input.interleaved ? "measured" : "given", text: null };
  return {
    schemaVersion: 1,
    verdict: verdictOf(reasons),
    wall: findWorstWall(compared.flatMap(({ pair, row }) => (pair.missing === "base" ? [] : [row.wall]))),
    comparedOn: input.today,
    failOn: policy["fail-on"],
    goal: policy.goal,
    reasons,
    baseline: incomparable ? { state: "incompatible", text: given.text } : given,
    ...known,
    metrics,
    budgets: budgets.budgets,
    accepted,
    limitations: listLimitations(known),
    cost: null,
  };
}

/** What all ranges of a comparison share. */
interface SharedByRanges {
  readonly input: CompareInput;
  readonly context: Pick<RangeContext, "policy" | "calibration" | "sameGpu" | "names" | "draws">;
  readonly clocks: RoundClocks;
  readonly untraced: PairedRuns;
  readonly processes: RoundProcesses | null;
  readonly isIncomparable: boolean;
}

interface ComparedRange {
  readonly pair: RangePair;
  readonly row: Omit<RangeRow, "verdict">;
  readonly findings: readonly Reason[];
  /** The range's times per step and per token. */
  readonly derived: readonly MetricRow[];
}

function comparePair(pair: RangePair, shared: SharedByRanges): ComparedRange {
  const { input, context, clocks, untraced, processes, isIncomparable } = shared;
  const latencyThreshold = input.policy["latency-threshold"] / 100;
  // Rounds that share a process don't alternate with the other side's rounds.
  const interleaved = input.interleaved && processes === null;
  const { rounds, kept, disturbed } = dropDisturbedRounds({ ...pair, interleaved });
  const row = compareRange(rounds.base, rounds.head, {
    ...context,
    ...orderOf(rounds.interleaved, kept, processes, input.interleaved),
    latency: latencyOf(untraced, pair.head, latencyThreshold),
    clocks: averageClocks(clocksOfRounds(clocks, kept)),
  });
  const derived = derivedRows(untraced, pair, latencyThreshold);
  const found =
    checkAttribution(pair, input.base.attribution, input.head.attribution) ??
    checkSkips(pair) ??
    findingsOf(pair, row, input.policy, isIncomparable);
  const findings = [...disturbedReasons(disturbed, pair.label), ...(derived.decides ? judgePerStep(found) : found)];
  return { pair, row, findings, derived: derived.rows };
}

/** The order of the rounds that we compare. Pairs of rounds (or of processes) run as base-head, head-base, base-head … */
function orderOf(
  areRoundsInTurn: boolean,
  kept: SteadyRounds["kept"],
  processes: RoundProcesses | null,
  areSidesInTurn: boolean,
): Pick<RangeContext, "interleaved" | "headFirst" | "processes"> {
  if (processes === null)
    return { interleaved: areRoundsInTurn, headFirst: kept.base.map((index) => index % 2 === 1), processes };
  const of = {
    base: kept.base.map((index) => processes.base[index] ?? -1 - index),
    head: kept.head.map((index) => processes.head[index] ?? -1 - index),
  };
  return { interleaved: areSidesInTurn && areNeighbors(of), headFirst: findHeadFirst(of), processes: of };
}

/** If the sides share no range, nothing was compared. */
function checkRanges(pairs: readonly RangePair[]): Reason[] {
  if (pairs.some(({ missing }) => missing === null)) return [];
  const text = pairs.length === 0 ? "Neither side has any ranges." : "The sides have no ranges in common.";
  return [createReason("no-ranges", "incomparable", text, null)];
}

function findWorstWall(walls: readonly WallVerdict[]): WallVerdict {
  return (
    (["slower", "unknown"] as const).find((wall) => walls.includes(wall)) ??
    (walls.length > 0 ? "not-slower" : "unknown")
  );
}

/** The clocks of the rounds that we compare. If we drop a round's times, we drop its clock too. */
function clocksOfRounds({ baseMhz, headMhz }: RoundClocks, kept: SteadyRounds["kept"]): RoundClocks {
  return {
    baseMhz: kept.base.map((index) => baseMhz[index] ?? null),
    headMhz: kept.head.map((index) => headMhz[index] ?? null),
  };
}

/**
 * Different attribution modes can't be compared if other threads launched work. For example, if the stored baseline only counts the calling
 * thread's work, ranges with work from other threads would look slower. Null if the sides can be compared.
 */
function checkAttribution(
  { label, base, head }: RangePair,
  baseMode: AttributionMode,
  headMode: AttributionMode,
): Reason[] | null {
  const others = [...base.rounds, ...head.rounds].some(
    ({ otherThreads }) => otherThreads.launches + otherThreads.copies > 0,
  );
  if (baseMode === headMode || !others) return null;
  const text = `Base was measured with \`attribution: ${baseMode}\` and head with \`${headMode}\`, which matters here because other threads launched work in the range. Measure the base again, or analyze its reports again.`;
  return [createReason("attribution-differs", "incomparable", text, label)];
}

/**
 * A range's first instances may compile code or fill caches. If only one side counts these instances, the difference may not come from
 * the code.
 */
function checkSkips({ label, base, head, missing }: RangePair): Reason[] | null {
  if (missing !== null || base.skippedInstances === head.skippedInstances) return null;
  const text = `Base skips the first ${counted(base.skippedInstances, "instance")} of the range, but head skips ${String(head.skippedInstances)} (\`skip\`). Measure the base again.`;
  return [createReason("skip-differs", "incomparable", text, label)];
}

/** If the sides do different numbers of steps, wall time differs for that reason alone. So we report wall time, but it doesn't affect the verdict. */
function judgePerStep(findings: readonly Reason[]): Reason[] {
  return findings.map((found) =>
    found.id === "latency-regressed" || found.id === "latency-open"
      ? {
          ...found,
          verdict: null,
          text: `${found.text} The sides process different numbers of steps or tokens, so the verdict is based on the time per step or token.`,
        }
      : found,
  );
}

/** The reasons from a range's row. If the range can't be compared, we still report its other findings, but they don't affect the verdict. */
function findingsOf(
  { label, missing }: RangePair,
  row: Omit<RangeRow, "verdict">,
  policy: Config["compare"],
  machineDiffers: boolean,
): Reason[] {
  if (missing === "base")
    return [createReason("missing-in-base", null, "This range is new: base doesn't have it.", label)];
  if (missing === "head") {
    const text = "Only base has this range, so there's nothing to compare it with.";
    return [createReason("missing-in-head", "incomparable", text, label)];
  }
  const found = [
    ...explainRange(row, label, policy["fail-on"]),
    ...countReasons(row.counts, label),
    ...explainRows(row, label),
  ];
  // Without kernels, counts and wall time can still be compared.
  const open = machineDiffers || found.some(({ id, verdict }) => verdict === "incomparable" && id !== "no-kernels");
  return open ? found.map((one) => (one.verdict === "incomparable" ? one : { ...one, verdict: null })) : found;
}

function decideRange(findings: readonly Reason[], label: string, machineDiffers: boolean): RangeRow["verdict"] {
  const verdict = verdictOf(findings.filter((found) => found.range === label && found.verdict !== "over-budget"));
  if (machineDiffers) return "incomparable";
  return verdict === "regressed" || verdict === "inconclusive" || verdict === "incomparable" ? verdict : "pass";
}

/** Describes one side for comparison.json. */
export function describeSide(
  profile: Profile,
  profileFile: string | null,
  meanSmClockMhz: number | null,
): ComparedSide {
  const { createdAt, measuredAt, tool, source, machine, workload, isolation, draw, rounds, ncu } = profile;
  return {
    profileFile,
    createdAt,
    measuredAt,
    tool,
    source,
    machine,
    command: workload.command,
    isolation,
    exitCode: workload.exitCode,
    ncuState: ncu?.state ?? "off",
    draw,
    rounds: rounds.length,
    processes: countProcesses(profile),
    disturbedRounds: rounds.flatMap(({ round, gpu }) => disturbed(round, gpu)),
    meanSmClockMhz,
  };
}

function disturbed(round: number, gpu: Profile["rounds"][number]["gpu"]): ComparedSide["disturbedRounds"] {
  if (gpu === null || gpu.state === "ok" || gpu.state === "unknown") return [];
  return [{ round, state: gpu.state, meanSmClockMhz: gpu.meanSmClockMhz, reasons: gpu.reasons }];
}

function calibrationUse(calibration: Calibration | null, { misfit }: FittingCalibration): Comparison["calibration"] {
  return {
    used: calibration !== null && misfit === null,
    misfit,
    createdAt: calibration?.createdAt ?? null,
    from: calibration?.from ?? "rounds",
    pairs: calibration?.pairs ?? null,
    falseAlarms: calibration?.falseAlarms ?? null,
  };
}
