import { UserError } from "../model/errors.ts";
import { getOrAdd } from "../model/maps.ts";
import {
  profileSchemaVersion,
  type IncompleteRange,
  type Profile,
  type ProfileGpu,
  type ProfileRange,
} from "../model/profile/profile.ts";
import { rangeText } from "../model/reports/range.ts";
import type { GpuDisturbance } from "../model/run/gpu-sample.ts";
import { sum } from "../model/sums.ts";
import { byText } from "../model/text/order.ts";
import { summarizeDurations } from "./durations.ts";
import { createFamilyLookup, type Family } from "./families.ts";
import { addMeasure, emptyMeasure, type RangeMeasure } from "./measure-range.ts";
import type { MeasuredReport } from "./measure-report.ts";
import { mergeIncomplete, findRoundDifferences } from "./merge-profiles.ts";
import { profileFamilies, profileKernels, roundNs } from "./profile-kernels.ts";
import { rangeKeyText, type RangeKey } from "./range-key.ts";
import { settleRanks, sumRanks } from "./ranks/settle-ranks.ts";
import { profileOperators } from "./regions/operator-tree.ts";
import { averageIdleTimes } from "./wall/gpu-idle.ts";

export interface CaptureInput {
  readonly label: string;
  readonly sources: readonly string[];
  /** A capture's reports cover instances in the same round, so their measurements add up. */
  readonly reports: readonly MeasuredReport[];
  readonly ranges: readonly RangeKey[];
  readonly skipped?: readonly SkippedInstances[];
  readonly rangesLeftOut?: number;
  readonly incomplete?: readonly IncompleteRange[];
}

interface SkippedInstances {
  readonly key: RangeKey;
  readonly instances: number;
}

interface RoundInput {
  readonly captures: readonly CaptureInput[];
  readonly gpu?: GpuDisturbance | null;
  /** Counts from 1. Rounds from the same process share a number; null or absent if the round has its own process. */
  readonly process?: number | null;
  readonly areRanks?: boolean;
}

export interface ProfileInput extends Pick<
  Profile,
  | "tool"
  | "createdAt"
  | "source"
  | "workload"
  | "isolation"
  | "environment"
  | "attribution"
  | "captureMode"
  | "checks"
  | "warnings"
> {
  /** Values that are null here come from the reports instead. */
  readonly machine: Omit<Profile["machine"], "gpus">;
  readonly families: readonly Family[];
  readonly rounds: readonly RoundInput[];
}

export function buildProfile(input: ProfileInput): Profile {
  const familyOf = createFamilyLookup(input.families);
  const keys = new Map<string, RangeKey>();
  const warnings = [...input.warnings];
  const rounds = input.rounds.map(({ captures, gpu = null, process = null, areRanks = false }, index) => {
    const measures = new Map<string, RangeMeasure>();
    const outside = { launches: 0, kernelNs: 0 };
    for (const capture of captures) {
      const where = `Round ${String(index + 1)}, ${capture.label}`;
      for (const key of capture.ranges) {
        const text = rangeKeyText(key);
        if (measures.has(text) && !areRanks)
          throw new UserError({
            what: `The range ${rangeText(key.name, key.domain)} is analyzed in two captures of the same round, so its work would count twice.`,
            where,
            help: "List each range only once.",
          });
        keys.set(text, key);
        getOrAdd(measures, text, () => emptyMeasure(key));
      }
      for (const measured of capture.reports) {
        for (const measure of measured.ranges) {
          const sum = measures.get(rangeKeyText(measure.key));
          if (sum !== undefined) addMeasure(sum, measure);
        }
        outside.launches += measured.outside.launches;
        outside.kernelNs += measured.outside.kernelNs;
        warnings.push(...measured.warnings.map((warning) => `${where}: ${warning}`));
      }
    }
    if (areRanks) for (const measure of measures.values()) correctRankSums(measure);
    return {
      measures,
      outside,
      captures: captures.map(({ label, sources }) => ({ label, sources: [...sources] })),
      gpu: gpu === null ? null : { ...gpu, reasons: [...gpu.reasons] },
      process,
    };
  });
  const allCaptures = input.rounds.flatMap(({ captures }) => captures);
  const reports = allCaptures.flatMap((capture) => capture.reports);
  const times = reports.flatMap(({ recordedUtcMs }) => recordedUtcMs ?? []);
  const skipped = new Map(
    allCaptures.flatMap((capture) => capture.skipped ?? []).map(({ key, instances }) => [rangeKeyText(key), instances]),
  );
  const ranges = [...keys].map(([text, key]) =>
    profileRange(
      key,
      skipped.get(text) ?? 0,
      rounds.map(({ measures }) => measures.get(text) ?? emptyMeasure(key)),
      familyOf,
    ),
  );
  return {
    schemaVersion: profileSchemaVersion,
    tool: input.tool,
    createdAt: input.createdAt,
    measuredAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
    source: input.source,
    machine: describeMachine(
      input.machine,
      reports.map(({ machine }) => machine),
    ),
    workload: input.workload,
    isolation: input.isolation,
    environment: input.environment,
    attribution: input.attribution,
    captureMode: input.captureMode,
    rounds: rounds.map(({ captures, outside, gpu, process }, index) => ({
      round: index + 1,
      captures,
      outside,
      gpu,
      process,
    })),
    ranges,
    rangesLeftOut: Math.max(0, ...allCaptures.map(({ rangesLeftOut = 0 }) => rangesLeftOut)),
    incompleteRanges: mergeIncomplete(allCaptures.flatMap(({ incomplete = [] }) => incomplete)),
    untraced: [],
    whole: null,
    verify: null,
    warm: null,
    draw: null,
    replayedRanges: [],
    ncu: null,
    checks: input.checks,
    warnings: [...new Set([...warnings, ...findRoundDifferences(ranges)])],
  };
}

/** Reports of different ranks don't repeat the same work; they ran at the same time. */
function correctRankSums(measure: RangeMeasure) {
  const records = measure.ranks.flatMap((ofReport, report) => ofReport.map((record) => ({ ...record, report })));
  measure.ranks.splice(0, Infinity, records);
  measure.spanNs = records.reduce((longest, { spanNs }) => Math.max(longest, spanNs), 0);
  measure.gpuIdleNs = Math.round(sum(records, ({ idleNs }) => idleNs) / Math.max(1, records.length));
  const { launchNs, afterSynchronizationNs, synchronizationNs, copyNs, queueNs, unknownNs } = measure.gpuIdle;
  const sums = Float64Array.of(launchNs, afterSynchronizationNs, synchronizationNs, copyNs, queueNs, unknownNs);
  measure.gpuIdle = averageIdleTimes(sums, measure.gpuIdleNs);
}

function profileRange(
  key: RangeKey,
  skippedInstances: number,
  rounds: readonly RangeMeasure[],
  familyOf: (name: string) => string,
): ProfileRange {
  const kernels = profileKernels(rounds, familyOf);
  const profiled = rounds.map(profileRound);
  const { operators, operatorsLeftOut } = profileOperators(rounds, profiled);
  return {
    name: key.name,
    domain: key.domain,
    skippedInstances,
    rounds: profiled,
    families: profileFamilies(kernels, rounds.length),
    kernels,
    operators,
    operatorsLeftOut,
    ncu: null,
    findings: [],
  };
}

function profileRound(measure: RangeMeasure): ProfileRange["rounds"][number] {
  const { instances, wallNs, spanNs, gpuIdleNs, gpuIdle, hasGpu, hostTime, gpuBusyNs, graphKernels, graphLaunches } =
    measure;
  const sums = [...measure.kernels.values()].map(({ durations }) => summarizeDurations(durations));
  const copies = [...measure.copies].sort(compareKeys).map(([, copy]) => copy);
  const ranks = sumRanks(measure.ranks.map(settleRanks));
  const memcpy = copies.filter(({ kind }) => kind === "copy");
  return {
    instances,
    wallNs,
    kernelNs: sum(sums, ({ totalNs }) => totalNs),
    spanNs,
    gpuIdleNs: hasGpu ? gpuIdleNs : null,
    gpuIdle: hasGpu ? gpuIdle : null,
    hostTime,
    gpuBusyNs,
    copyBusyNs: roundNs(measure.copyBusyNs),
    devices: Math.max(measure.devices.size, ranks.ranks.length),
    communicationFreeBusyNs: measure.communicationFreeBusyNs,
    ...ranks,
    otherThreads: { ...measure.otherThreads },
    launches: sum(sums, ({ launches }) => launches),
    graphKernels,
    graphLaunches,
    synchronizations: [...measure.synchronizations]
      .sort(compareKeys)
      .map(([call, { count, totalNs }]) => ({ call, count, totalNs })),
    copies,
    memcpyBytes: sum(memcpy, ({ bytes }) => bytes),
    memcpyNs: sum(memcpy, ({ totalNs }) => totalNs),
  };
}

function compareKeys([a]: readonly [string, unknown], [b]: readonly [string, unknown]) {
  return byText(a, b);
}

function describeMachine(
  input: ProfileInput["machine"],
  seen: readonly MeasuredReport["machine"][],
): Profile["machine"] {
  const gpus = new Map<string, ProfileGpu>();
  for (const { id, ...gpu } of seen.flatMap((machine) => machine.gpus))
    getOrAdd(gpus, gpu.uuid ?? `${String(id)} ${gpu.name}`, () => gpu);
  const first = (key: "driver" | "cuda" | "nsys") =>
    input[key] ?? seen.find((machine) => machine[key] !== null)?.[key] ?? null;
  return {
    gpus: [...gpus].sort(compareKeys).map(([, gpu]) => gpu),
    driver: first("driver"),
    cuda: first("cuda"),
    nsys: first("nsys"),
    ncu: input.ncu,
  };
}
