import { UserError } from "../model/errors.ts";
import {
  type IncompleteRange,
  type Profile,
  type ProfileGpu,
  type ProfileRange,
  profileSchemaVersion,
} from "../model/profile/profile.ts";
import { byText } from "../model/text/order.ts";
import type { GpuDisturbance } from "../model/run/gpu-sample.ts";
import { rangeText } from "../model/reports/range.ts";
import { summarizeDurations } from "./durations.ts";
import { type Family, createFamilyLookup } from "./families.ts";
import { addMeasure, emptyMeasure, type RangeMeasure } from "./measure-range.ts";
import type { MeasuredReport } from "./measure-report.ts";
import { profileFamilies, profileKernels, roundNs } from "./profile-kernels.ts";
import { settleRanks, sumRanks } from "./ranks/settle-ranks.ts";
import { profileOperators } from "./regions/profile-operators.ts";
import { type RangeKey, rangeKeyText } from "./range-key.ts";
import { averageIdleTimes } from "./wall/gpu-idle.ts";
import { mergeIncomplete, findRoundDifferences } from "./merge-profiles.ts";

/** One profiled process: its reports, and the ranges to analyze in them. */
export interface CaptureInput {
  readonly label: string;
  /** The files, for display only. */
  readonly sources: readonly string[];
  /** A capture's reports cover instances in the same round, so their measurements add up. */
  readonly reports: readonly MeasuredReport[];
  readonly ranges: readonly RangeKey[];
  /** The ranges whose first instances don't count; absent if there are no such ranges. */
  readonly skipped?: readonly SkippedInstances[];
  /** How many ranges weren't measured because there were too many; absent if all were. */
  readonly rangesLeftOut?: number;
  /** The ranges with lost work; absent if there are none. */
  readonly incomplete?: readonly IncompleteRange[];
}

/** How many of a range's first instances don't count. */
export interface SkippedInstances {
  readonly key: RangeKey;
  readonly instances: number;
}

/** One round: its captures, and the GPU's state during the round (null or absent if we didn't watch the GPU). */
interface RoundInput {
  readonly captures: readonly CaptureInput[];
  readonly gpu?: GpuDisturbance | null;
  /** Counts from 1. Rounds from the same process share a number; null or absent if the round has its own process. */
  readonly process?: number | null;
  /** True if each capture is a rank of the same program run, so several captures contain the same range. */
  readonly areRanks?: boolean;
}

/** Everything that goes into `profile.json`. */
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
  /** What we know about the machine from other sources. Values that are null here come from the reports instead. */
  readonly machine: Omit<Profile["machine"], "gpus">;
  readonly families: readonly Family[];
  readonly rounds: readonly RoundInput[];
}

/** Builds the profile from the captures of all rounds. Ranges keep the input's order; kernels are sorted by total time. */
export function buildProfile(input: ProfileInput): Profile {
  const familyOf = createFamilyLookup(input.families);
  const keys = new Map<string, RangeKey>();
  const seen = seenMachine();
  const warnings = [...input.warnings];
  const rounds = input.rounds.map(({ captures, gpu = null, process = null, areRanks = false }, index) => {
    const measures = new Map<string, RangeMeasure>();
    const outside = { launches: 0, kernelNs: 0 };
    for (const capture of captures) {
      const where = `Round ${String(index + 1)}, ${capture.label}`;
      for (const key of capture.ranges) {
        const text = rangeKeyText(key);
        if (measures.has(text) && !areRanks) throw analyzedTwice(key, where);
        keys.set(text, key);
        if (!measures.has(text)) measures.set(text, emptyMeasure(key));
      }
      for (const measured of capture.reports) {
        seen.add(measured.machine);
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
    measuredAt: lastRecorded(allCaptures.flatMap(({ reports }) => reports)),
    source: input.source,
    machine: seen.describe(input.machine),
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

function analyzedTwice(key: RangeKey, where: string): UserError {
  return new UserError({
    what: `The range ${rangeText(key.name, key.domain)} is analyzed in two captures of the same round, so its work would count twice.`,
    where,
    help: "List each range only once.",
  });
}

/** Corrects a sum over reports, each from a different rank. Such reports don't repeat the same work; they ran at the same time. */
function correctRankSums(measure: RangeMeasure): void {
  const records = measure.ranks.flatMap((ofReport, report) => ofReport.map((record) => ({ ...record, report })));
  measure.ranks.splice(0, Infinity, records);
  measure.spanNs = records.reduce((longest, { spanNs }) => Math.max(longest, spanNs), 0);
  measure.gpuIdleNs = Math.round(records.reduce((sum, { idleNs }) => sum + idleNs, 0) / Math.max(1, records.length));
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
    kernelNs: sums.reduce((sum, { totalNs }) => sum + totalNs, 0),
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
    launches: sums.reduce((sum, { launches }) => sum + launches, 0),
    graphKernels,
    graphLaunches,
    synchronizations: [...measure.synchronizations]
      .sort(compareKeys)
      .map(([call, { count, totalNs }]) => ({ call, count, totalNs })),
    copies,
    memcpyBytes: memcpy.reduce((sum, { bytes }) => sum + bytes, 0),
    memcpyNs: memcpy.reduce((sum, { totalNs }) => sum + totalNs, 0),
  };
}

function compareKeys([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return byText(one, other);
}

function lastRecorded(reports: readonly MeasuredReport[]): string | null {
  const times = reports.flatMap(({ recordedUtcMs }) => recordedUtcMs ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

/** What the reports show about the machine that recorded them. */
interface SeenMachine {
  add(machine: MeasuredReport["machine"]): void;
  /** Describes the GPUs that ran kernels. For everything else, `known` takes precedence over the reports. */
  describe(known: Omit<Profile["machine"], "gpus">): Profile["machine"];
}

/** Collects machine facts from all reports of a profile. */
function seenMachine(): SeenMachine {
  const gpus = new Map<string, ProfileGpu>();
  let seen: { driver: string | null; cuda: string | null; nsys: string | null } = {
    driver: null,
    cuda: null,
    nsys: null,
  };
  return {
    add(machine) {
      for (const { id, ...gpu } of machine.gpus) {
        const key = gpu.uuid ?? `${String(id)} ${gpu.name}`;
        if (!gpus.has(key)) gpus.set(key, gpu);
      }
      seen = {
        driver: seen.driver ?? machine.driver,
        cuda: seen.cuda ?? machine.cuda,
        nsys: seen.nsys ?? machine.nsys,
      };
    },
    describe: ({ driver, cuda, nsys, ncu }) => ({
      gpus: [...gpus].sort(compareKeys).map(([, gpu]) => gpu),
      driver: driver ?? seen.driver,
      cuda: cuda ?? seen.cuda,
      nsys: nsys ?? seen.nsys,
      ncu,
    }),
  };
}
