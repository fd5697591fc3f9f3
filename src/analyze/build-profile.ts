import { UserError } from "../errors.ts";
import {
  type AttributionMode,
  type Profile,
  type ProfileGpu,
  type ProfileRange,
  profileSchemaVersion,
} from "../model/profile/profile.ts";
import type { Trace } from "../model/reports/trace.ts";
import type { GpuDisturbance } from "../model/run/gpu-sample.ts";
import { attribute, type AttributedRange } from "./attribute.ts";
import { summarizeDurations } from "./durations.ts";
import { type Family, familyClassifier } from "./families.ts";
import { gpuTimeline } from "./gpu-timeline.ts";
import { addMeasure, emptyMeasure, measureRange, type RangeMeasure } from "./measure-range.ts";
import { profileFamilies, profileKernels, roundShare } from "./profile-kernels.ts";
import { type RangeKey, rangeKeyText, rangeLabel } from "./range-key.ts";
import { roundDifferences } from "./merge-profiles.ts";

/** One process under the profiler: its reports, and which ranges are analyzed in them. */
export interface CaptureInput {
  readonly label: string;
  /** The files, for people. */
  readonly sources: readonly string[];
  /** Reports of one capture are instances of one round and are added up. Read once, so that a generator may make them. */
  readonly traces: Iterable<Trace>;
  readonly ranges: readonly RangeKey[];
}

/** One round: its captures, and how the GPU was meanwhile; null or absent where it was not watched. */
export interface RoundInput {
  readonly captures: readonly CaptureInput[];
  readonly gpu?: GpuDisturbance | null;
}

/** Everything that `profile.json` is made of. */
export interface ProfileInput extends Pick<
  Profile,
  "tool" | "createdAt" | "source" | "workload" | "isolation" | "attribution" | "checks" | "warnings"
> {
  /** What is known of the machine besides its reports; null values are taken from them. */
  readonly machine: Omit<Profile["machine"], "gpus">;
  readonly families: readonly Family[];
  readonly rounds: readonly RoundInput[];
}

/** Analyzes all captures of all rounds. Ranges are in the order of the input, kernels most time first. */
export function buildProfile(input: ProfileInput): Profile {
  const familyOf = familyClassifier(input.families);
  const keys = new Map<string, RangeKey>();
  const seen = seenMachine();
  const warnings = [...input.warnings];
  const rounds = input.rounds.map(({ captures, gpu = null }, index) => {
    const measures = new Map<string, RangeMeasure>();
    const outside = { launches: 0, kernelNs: 0 };
    for (const capture of captures) {
      const where = `Round ${String(index + 1)}, ${capture.label}`;
      for (const key of capture.ranges) {
        const text = rangeKeyText(key);
        if (measures.has(text)) throw analyzedTwice(key, where);
        keys.set(text, key);
        measures.set(text, emptyMeasure(key));
      }
      for (const trace of capture.traces) {
        seen.add(trace);
        const measured = analyzeCapture(trace, capture.ranges, { attribution: input.attribution, familyOf });
        for (const measure of measured.ranges) {
          const sum = measures.get(rangeKeyText(measure.key));
          if (sum !== undefined) addMeasure(sum, measure);
        }
        outside.launches += measured.outside.launches;
        outside.kernelNs += measured.outside.kernelNs;
        warnings.push(...measured.warnings.map((warning) => `${where}: ${warning}`));
      }
    }
    return {
      measures,
      outside,
      captures: captures.map(({ label, sources }) => ({ label, sources: [...sources] })),
      gpu: gpu === null ? null : { ...gpu, reasons: [...gpu.reasons] },
    };
  });
  const ranges = [...keys].map(([text, key]) =>
    profileRange(
      key,
      rounds.map(({ measures }) => measures.get(text) ?? emptyMeasure(key)),
      familyOf,
    ),
  );
  return {
    schemaVersion: profileSchemaVersion,
    tool: input.tool,
    createdAt: input.createdAt,
    source: input.source,
    machine: seen.describe(input.machine),
    workload: input.workload,
    isolation: input.isolation,
    attribution: input.attribution,
    rounds: rounds.map(({ captures, outside, gpu }, index) => ({ round: index + 1, captures, outside, gpu })),
    ranges,
    replayedRanges: [],
    ncu: null,
    checks: input.checks,
    warnings: [...new Set([...warnings, ...roundDifferences(ranges)])],
  };
}

function analyzedTwice(key: RangeKey, where: string): UserError {
  return new UserError({
    what: `The range ${rangeLabel(key)} is analyzed in two captures of one round, which would count it twice.`,
    where,
    help: "Name each range once.",
  });
}

function profileRange(
  key: RangeKey,
  rounds: readonly RangeMeasure[],
  familyOf: (name: string) => string,
): ProfileRange {
  const kernels = profileKernels(rounds, familyOf);
  return {
    name: key.name,
    domain: key.domain,
    rounds: rounds.map(profileRound),
    families: profileFamilies(kernels, rounds.length),
    kernels,
    ncu: null,
    findings: [],
  };
}

function profileRound(measure: RangeMeasure): ProfileRange["rounds"][number] {
  const { instances, wallNs, spanNs, gpuIdleNs, gpuBusyNs, graphKernels, graphLaunches } = measure;
  const sums = [...measure.kernels.values()].map(({ durations }) => summarizeDurations(durations));
  const copies = [...measure.copies].sort(byText).map(([, copy]) => copy);
  const memcpy = copies.filter(({ kind }) => kind === "copy");
  return {
    instances,
    wallNs,
    kernelNs: sums.reduce((sum, { totalNs }) => sum + totalNs, 0),
    spanNs,
    gpuIdleNs,
    gpuBusyNs,
    copyBusyNs: roundShare(measure.copyBusyNs),
    devices: measure.devices.size,
    communicationFreeBusyNs: measure.communicationFreeBusyNs,
    otherThreads: { ...measure.otherThreads },
    launches: sums.reduce((sum, { launches }) => sum + launches, 0),
    graphKernels,
    graphLaunches,
    synchronizations: [...measure.synchronizations]
      .sort(byText)
      .map(([call, { count, totalNs }]) => ({ call, count, totalNs })),
    copies,
    memcpyBytes: memcpy.reduce((sum, { bytes }) => sum + bytes, 0),
    memcpyNs: memcpy.reduce((sum, { totalNs }) => sum + totalNs, 0),
  };
}

function byText([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What reports say of the machine that they were recorded on. */
interface SeenMachine {
  add(trace: Trace): void;
  /** The GPUs that kernels ran on; what is `known` otherwise wins over what the reports say. */
  describe(known: Omit<Profile["machine"], "gpus">): Profile["machine"];
}

/** Collects over all reports of a profile. */
function seenMachine(): SeenMachine {
  const gpus = new Map<string, ProfileGpu>();
  let seen: { driver: string | null; cuda: string | null; nsys: string | null } = {
    driver: null,
    cuda: null,
    nsys: null,
  };
  return {
    add(trace) {
      const used = new Set<number>(trace.kernels.device);
      for (const { id, ...gpu } of trace.gpus) {
        const key = gpu.uuid ?? `${String(id)} ${gpu.name}`;
        if (used.has(id) && !gpus.has(key)) gpus.set(key, gpu);
      }
      seen = {
        driver: seen.driver ?? trace.driverVersion,
        cuda: seen.cuda ?? trace.cudaVersion,
        nsys: seen.nsys ?? trace.nsysVersion,
      };
    },
    describe: ({ driver, cuda, nsys, ncu }) => ({
      gpus: [...gpus].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([, gpu]) => gpu),
      driver: driver ?? seen.driver,
      cuda: cuda ?? seen.cuda,
      nsys: nsys ?? seen.nsys,
      ncu,
    }),
  };
}

/** One report, analyzed for some of its ranges. */
interface CaptureMeasure {
  readonly ranges: readonly RangeMeasure[];
  /** Kernels outside all of these ranges. */
  readonly outside: { readonly launches: number; readonly kernelNs: number };
  readonly warnings: readonly string[];
}

/** What the analysis of a report depends on besides the report. */
interface AnalysisSettings {
  readonly attribution: AttributionMode;
  readonly familyOf: (kernelName: string) => string;
}

/** Measures the given ranges of one report, and what ran outside of them. */
export function analyzeCapture(
  trace: Trace,
  keys: readonly RangeKey[],
  { attribution, familyOf }: AnalysisSettings,
): CaptureMeasure {
  const { ranges, outside, ambiguous } = attribute(trace, keys, attribution);
  const timeline = gpuTimeline(trace);
  let kernelNs = 0;
  for (const row of outside) kernelNs += trace.kernels.durationNs[row] ?? 0;
  return {
    ranges: ranges.map((range) => measureRange(trace, timeline, range, familyOf)),
    outside: { launches: outside.length, kernelNs },
    warnings: [...ranges.flatMap(unfinishedWarning), ...ambiguousWarning(ambiguous), ...traceWarnings(trace)],
  };
}

function unfinishedWarning(range: AttributedRange): string[] {
  const count = range.instances.filter((instance) => instance.endNs === null).length;
  if (count === 0) return [];
  const all = range.instances.length;
  return [
    `Range ${rangeLabel(range.key)}: ${String(count)} of ${String(all)} instances never ended; they were taken to reach to the end of the capture.`,
  ];
}

function ambiguousWarning(count: number): string[] {
  return count === 0
    ? []
    : [
        `Kernels launched by threads without an open range of their own, while ranges of several threads of the process were open, so that they belong to none of these: ${String(count)}.`,
      ];
}

function traceWarnings(trace: Trace): string[] {
  const warnings: string[] = [];
  let withoutCall = 0;
  const unknownDevices = new Set<number>(trace.kernels.device);
  for (const gpu of trace.gpus) unknownDevices.delete(gpu.id);
  for (let row = 0; row < trace.kernels.count; row += 1)
    if (Number.isNaN(trace.kernels.callStartNs[row] ?? NaN)) withoutCall += 1;
  if (withoutCall > 0)
    warnings.push(
      `Kernels without a launch call in the report, which therefore belong to no range: ${String(withoutCall)}.`,
    );
  if (trace.ambiguousLaunches > 0)
    warnings.push(
      `Kernels with several launch calls in the report, of which the earliest was taken: ${String(trace.ambiguousLaunches)}.`,
    );
  if (unknownDevices.size > 0)
    warnings.push(`GPUs that kernels ran on and that the report does not describe: ${String(unknownDevices.size)}.`);
  return warnings;
}
