import type { AcceptedRegression } from "../model/comparison/accepted.ts";
import type { Calibration } from "../model/comparison/calibration.ts";
import type { RangeRow, WallVerdict } from "../model/comparison/comparison-rows.ts";
import type { Baseline, ComparedSide, Comparison } from "../model/comparison/comparison.ts";
import type { Reason } from "../model/comparison/reason.ts";
import type { Config } from "../model/config.ts";
import type { MetricRow } from "../model/metrics/metric-row.ts";
import type { AttributionMode, Profile } from "../model/profile/profile.ts";
import { bothSides } from "../model/sides.ts";
import { counted } from "../model/text/listing.ts";
import { averageClocks, type RoundClocks } from "./common-mode.ts";
import { compareRange } from "./compare-range.ts";
import { compareEnvironments } from "./environment/compare-environments.ts";
import { judgeGoal } from "./goal/goal-reasons.ts";
import type { NameRules } from "./identity/name-rules.ts";
import { compareCaptures, compareMachines, explainDisturbedRounds, explainMachines } from "./machine.ts";
import { checkCalibration } from "./noise/calibration.ts";
import {
  areNeighbors,
  findHeadFirst,
  countProcesses,
  findProcessesPerRound,
  type RoundProcesses,
} from "./noise/estimate.ts";
import { dropDisturbedRounds, type SteadyRounds } from "./noise/steady-rounds.ts";
import { pairRanges, type RangePair } from "./pair-ranges.ts";
import { applyAccepted } from "./policy/accepted.ts";
import { checkBudgets } from "./policy/budgets.ts";
import type { RangeContext } from "./range-sides.ts";
import { listLimitations } from "./reasons/limitations.ts";
import { explainRange } from "./reasons/range-reasons.ts";
import { createReason, sortReasons, decideVerdict } from "./reasons/reason.ts";
import { explainCounts, explainRows } from "./reasons/row-reasons.ts";
import { compareMetrics, metricReasons } from "./untraced/compare-metrics.ts";
import { pairRuns, type PairedRuns } from "./untraced/pair-runs.ts";
import { compareAmounts, compareLatency } from "./untraced/range-times.ts";

interface SidesKnown {
  readonly baseline?: Baseline;
  readonly files?: { readonly base: string | null; readonly head: string | null };
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
  readonly today: string;
  readonly names: NameRules;
}

/** Throws UserError if a budget is invalid. */
export function compare(input: CompareInput): Comparison {
  const { base, head, policy, interleaved } = input;
  const machines = compareMachines(base, head);
  const differences = [...machines.differences, ...compareCaptures(base, head)];
  const fitting = checkCalibration(input.calibration, { base, head });
  const roundClocks = input.clocks ?? { baseMhz: [], headMhz: [] };
  const clocks = averageClocks(roundClocks);
  const isIncomparable = differences.some(({ consequence }) => consequence === "incomparable");
  const untraced = pairRuns(base.untraced, head.untraced, interleaved);
  const shared: SharedByRanges = {
    input,
    context: {
      policy,
      calibration: fitting.calibration,
      sameGpu: machines.sameGpu,
      names: input.names,
      draws: { base: base.draw, head: head.draw },
    },
    clocks: roundClocks,
    untraced,
    processes: findProcessesPerRound(base, head),
    isIncomparable,
  };
  const pairs = pairRanges(base, head);
  const compared = pairs.map((pair) => comparePair(pair, shared));
  const budgets = checkBudgets(policy.budgets, head);
  const hasWall = compared.some(({ row }) => row.latency !== null);
  const metrics = [...compareMetrics(untraced, policy, hasWall), ...compared.flatMap(({ derived }) => derived)];
  const ofMetrics = metricReasons(metrics, policy, untraced.interleaved);
  const { findings, accepted } = applyAccepted(
    [
      ...explainMachines(differences),
      ...checkRanges(pairs),
      ...(isIncomparable ? ofMetrics.map(withoutVerdict) : ofMetrics),
      ...compared.flatMap((range) => range.findings),
      ...budgets.findings,
    ],
    input.accepted,
    new Map(compared.map(({ pair, row }) => [pair.label, row])),
    metrics,
    input.today,
  );
  const described = {
    base: describeSide(base, input.files?.base ?? null, clocks?.baseMhz ?? null),
    head: describeSide(head, input.files?.head ?? null, clocks?.headMhz ?? null),
  };
  const ranges = compared.map(({ pair, row }): RangeRow => ({
    ...row,
    verdict: decideRange(findings, pair.label, isIncomparable || pair.missing !== null),
  }));
  const goal = judgeGoal({ policy, ranges, findings, sides: { base, head, described, interleaved, untraced } });
  const baseline: Baseline = input.baseline ?? { state: interleaved ? "measured" : "given", text: null };
  const { calibration } = input;
  return finishComparison({
    wall: findWorstWall(compared.flatMap(({ pair, row }) => (pair.missing === "base" ? [] : [row.wall]))),
    comparedOn: input.today,
    policy,
    reasons: [...findings, ...goal],
    baseline: isIncomparable ? { state: "incompatible", text: baseline.text } : baseline,
    ...described,
    interleaved,
    machineDifferences: differences,
    environment: compareEnvironments(base, head),
    calibration: {
      used: fitting.calibration !== null,
      misfit: fitting.misfit,
      createdAt: calibration?.createdAt ?? null,
      from: calibration?.from ?? "rounds",
      pairs: calibration?.pairs ?? null,
      falseAlarms: calibration?.falseAlarms ?? null,
    },
    ranges,
    metrics,
    budgets: budgets.budgets,
    accepted,
  });
}

function finishComparison({
  wall,
  comparedOn,
  policy,
  reasons,
  baseline,
  metrics,
  budgets,
  accepted,
  ...parts
}: Omit<Comparison, "schemaVersion" | "verdict" | "failOn" | "goal" | "limitations" | "cost"> & {
  readonly policy: Config["compare"];
}): Comparison {
  return {
    schemaVersion: 1,
    verdict: decideVerdict(reasons),
    wall,
    comparedOn,
    failOn: policy["fail-on"],
    goal: policy.goal,
    reasons: sortReasons(reasons),
    baseline,
    ...parts,
    metrics,
    budgets,
    accepted,
    limitations: listLimitations(parts),
    cost: null,
  };
}

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
    ...orderRounds(rounds.interleaved, kept, processes, input.interleaved),
    latency: compareLatency(untraced, pair.head, latencyThreshold),
    // If we drop a round's times, we drop its clock too.
    clocks: averageClocks({
      baseMhz: kept.base.map((index) => clocks.baseMhz[index] ?? null),
      headMhz: kept.head.map((index) => clocks.headMhz[index] ?? null),
    }),
  });
  const derived = compareAmounts(untraced, pair, latencyThreshold);
  const reasons =
    checkAttribution(pair, input.base.attribution, input.head.attribution) ??
    checkSkips(pair) ??
    findRangeReasons(pair, row, input.policy, isIncomparable);
  const findings = [
    ...explainDisturbedRounds(disturbed, pair.label),
    ...(derived.decides ? judgePerStep(reasons) : reasons),
  ];
  return { pair, row, findings, derived: derived.rows };
}

function orderRounds(
  areRoundsInTurn: boolean,
  kept: SteadyRounds["kept"],
  processes: RoundProcesses | null,
  areSidesInTurn: boolean,
): Pick<RangeContext, "interleaved" | "headFirst" | "processes"> {
  if (processes === null)
    return { interleaved: areRoundsInTurn, headFirst: kept.base.map((index) => index % 2 === 1), processes };
  const ofKept = bothSides((side) => kept[side].map((index) => processes[side][index] ?? -1 - index));
  return { interleaved: areSidesInTurn && areNeighbors(ofKept), headFirst: findHeadFirst(ofKept), processes: ofKept };
}

function checkRanges(pairs: readonly RangePair[]) {
  if (pairs.some(({ missing }) => missing === null)) return [];
  const text = pairs.length === 0 ? "Neither side has any ranges." : "The sides have no ranges in common.";
  return [createReason("no-ranges", "incomparable", text, null)];
}

function findWorstWall(walls: readonly WallVerdict[]) {
  return (
    (["slower", "unknown"] as const).find((wall) => walls.includes(wall)) ??
    (walls.length > 0 ? "not-slower" : "unknown")
  );
}

/** Different attribution modes can't be compared if other threads launched work. */
function checkAttribution({ label, base, head }: RangePair, baseMode: AttributionMode, headMode: AttributionMode) {
  const others = [...base.rounds, ...head.rounds].some(
    ({ otherThreads }) => otherThreads.launches + otherThreads.copies > 0,
  );
  if (baseMode === headMode || !others) return null;
  const text = `Base was measured with \`attribution: ${baseMode}\` and head with \`${headMode}\`, which matters here because other threads launched work in the range. Measure the base again, or analyze its reports again.`;
  return [createReason("attribution-differs", "incomparable", text, label)];
}

/** A range's first instances may compile code or fill caches. */
function checkSkips({ label, base, head, missing }: RangePair) {
  if (missing !== null || base.skippedInstances === head.skippedInstances) return null;
  const text = `Base skips the first ${counted(base.skippedInstances, "instance")} of the range, but head skips ${String(head.skippedInstances)} (\`skip\`). Measure the base again.`;
  return [createReason("skip-differs", "incomparable", text, label)];
}

/** If the sides do different numbers of steps, wall time differs for that reason alone. */
function judgePerStep(findings: readonly Reason[]) {
  return findings.map((finding) =>
    finding.id === "latency-regressed" || finding.id === "latency-open"
      ? {
          ...finding,
          verdict: null,
          text: `${finding.text} The sides process different numbers of steps or tokens, so the verdict is based on the time per step or token.`,
        }
      : finding,
  );
}

/** If the range can't be compared, we still report its other findings, but they don't affect the verdict. */
function findRangeReasons(
  { label, missing }: RangePair,
  row: Omit<RangeRow, "verdict">,
  policy: Config["compare"],
  machineDiffers: boolean,
) {
  if (missing === "base")
    return [createReason("missing-in-base", null, "This range is new: base doesn't have it.", label)];
  if (missing === "head") {
    const text = "Only base has this range, so there's nothing to compare it with.";
    return [createReason("missing-in-head", "incomparable", text, label)];
  }
  const reasons = [
    ...explainRange(row, label, policy["fail-on"]),
    ...explainCounts(row.counts, label),
    ...explainRows(row, label),
  ];
  // Without kernels, counts and wall time can still be compared.
  const isOpen = machineDiffers || reasons.some(({ id, verdict }) => verdict === "incomparable" && id !== "no-kernels");
  return isOpen ? reasons.map((each) => (each.verdict === "incomparable" ? each : withoutVerdict(each))) : reasons;
}

function withoutVerdict(reason: Reason): Reason {
  return { ...reason, verdict: null };
}

function decideRange(findings: readonly Reason[], label: string, machineDiffers: boolean): RangeRow["verdict"] {
  const verdict = decideVerdict(
    findings.filter((finding) => finding.range === label && finding.verdict !== "over-budget"),
  );
  if (machineDiffers) return "incomparable";
  return verdict === "regressed" || verdict === "inconclusive" || verdict === "incomparable" ? verdict : "pass";
}

function describeSide(profile: Profile, profileFile: string | null, meanSmClockMhz: number | null): ComparedSide {
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
    disturbedRounds: rounds.flatMap(({ round, gpu }) => {
      if (gpu === null || gpu.state === "ok" || gpu.state === "unknown") return [];
      return [{ round, state: gpu.state, meanSmClockMhz: gpu.meanSmClockMhz, reasons: gpu.reasons }];
    }),
    meanSmClockMhz,
  };
}

interface WithoutBaselineInput {
  readonly head: Profile;
  readonly policy: Config["compare"];
  /** Why there's no base. `failed`: the base couldn't be built, captured, or fetched. `incompatible`: there's a baseline, but we can't read it. */
  readonly baseline: { readonly state: "absent" | "failed" | "incompatible"; readonly text: string };
  readonly today: string;
  readonly headFile?: string | null;
}

/** Throws UserError if a budget is invalid. */
export function compareWithoutBaseline({ head, policy, baseline, today, headFile }: WithoutBaselineInput): Comparison {
  const { budgets, findings: broken } = checkBudgets(policy.budgets, head);
  const findings = [createReason(`baseline-${baseline.state}`, "no-baseline", baseline.text, null), ...broken];
  return finishComparison({
    wall: "unknown",
    comparedOn: today,
    policy,
    reasons: [...findings, ...judgeGoal({ policy, ranges: [], findings, sides: null })],
    baseline,
    base: null,
    head: describeSide(head, headFile ?? null, null),
    interleaved: false,
    machineDifferences: [],
    environment: null,
    calibration: { used: false, misfit: null, createdAt: null, from: "rounds", pairs: null, falseAlarms: null },
    ranges: [],
    metrics: [],
    budgets,
    accepted: [],
  });
}
