import { attribute } from "../../analyze/attribute.ts";
import { type Family, createFamilyLookup } from "../../analyze/families.ts";
import type { RangeLimit } from "../../analyze/range-limit.ts";
import { type MeasuredReport, measureReport } from "../../analyze/measure-report.ts";
import { compareKernelSums, compareRangeSums } from "../../analyze/nsys-sums.ts";
import {
  keepCountedInstances,
  countEmittingThreads,
  countKernelProcesses,
  matchRanges,
  mergeSeenRanges,
} from "../../analyze/seen-ranges.ts";
import { buildTimelines } from "../../analyze/instances/range-timelines.ts";
import { rangeKeyText } from "../../analyze/range-key.ts";
import { CaptureError, ToolError } from "../../model/errors.ts";
import type { CaptureInput } from "../../analyze/build-profile.ts";
import {
  type CommandEnd,
  listAnalyzedRanges,
  findIncompleteRanges,
  type ObservedCapture,
  type ObservedRange,
} from "../../gate/evidence.ts";
import { quoteDiagnostics } from "../../gate/nsys-lines.ts";
import { checkSums, warnAboutContents, checkContents } from "../../gate/trace-gate.ts";
import type { GpuSample } from "../../model/run/gpu-sample.ts";
import type { AttributionMode, IncompleteRange, ProfileCheck } from "../../model/profile/profile.ts";
import type { RangeTimeline } from "../../model/reports/instance-timeline.ts";
import { type SeenRange } from "../../model/reports/range.ts";
import type { SumCheck, Trace } from "../../model/reports/trace.ts";
import { parseKernelSummary, parseRangeKernelSummary } from "../../parse/nsys-csv.ts";
import { openTrace, readTrace, type Reading } from "../../parse/nsys-sqlite/read-trace.ts";
import { countText } from "../../model/text/quantity.ts";
import type { Milliseconds } from "../../model/units.ts";
import type { Log } from "../../model/run/ports.ts";
import { readRecordedText } from "../../run/directory/file-system.ts";
import { runInSteps } from "../in-steps.ts";
import { skippedReports } from "../../plan/captures.ts";
import { selectRangeSamples } from "./gpu-samples.ts";
import { type Attribute, type ExpectedCapture, observeCapture, dropDuplicateKeys } from "./observe.ts";

export interface ExportedReport {
  readonly source: string;
  readonly sqlite: string;
  readonly kernelSummary: string | null;
  readonly rangeSummary: string | null;
  readonly summarized: boolean;
}

export interface CaptureToExamine extends ExpectedCapture {
  readonly label: string;
  readonly reports: readonly ExportedReport[];
  readonly gpuSamples?: readonly GpuSample[] | null;
}

export interface AnalysisSettings {
  readonly attribution: AttributionMode;
  readonly families: readonly Family[];
  readonly timelines: boolean;
  readonly areRanks?: boolean;
  readonly limit: RangeLimit;
}

/** A capture that passed the gate. We read each report once and keep only what we need later, so that many large reports fit in memory. */
export interface ExaminedCapture extends CaptureInput {
  readonly end: CommandEnd;
  readonly timelines: readonly RangeTimeline[];
  readonly command: readonly string[];
  readonly seen: readonly SeenRange[];
  readonly emitted: readonly SeenRange[];
  readonly threads: number;
  readonly processes: number;
  readonly checks: readonly ProfileCheck[];
  readonly warnings: readonly string[];
  readonly gpuSamples: readonly GpuSample[] | null;
}

/** Reading a large report takes a long time, so callers can stop it and get progress notes. */
export interface ReadingPorts {
  readonly stop: AbortSignal;
  readonly log: Pick<Log, "info">;
}

export async function examineCapture(
  capture: CaptureToExamine,
  settings: AnalysisSettings,
  ports: ReadingPorts,
): Promise<ExaminedCapture> {
  const { label, end, reports } = capture;
  // `reports` starts after the skipped instances, so we add the number of skipped instances.
  const skipped = skippedReports(capture);
  const instanceLabel = (index: number): string =>
    reports.length === 1 ? label : `${label}, instance ${skipped + index + 1}`;
  const [first, ...laterReports] = reports;
  // The first report stays open, because we may read more of it once we know the ranges.
  using opened = first === undefined ? null : await openTrace(first.sqlite, createReading(instanceLabel(0), ports));
  const whole: Trace[] = opened === null ? [] : [opened.trace];
  for (const [index, { sqlite }] of laterReports.entries())
    whole.push(await readTrace(sqlite, createReading(instanceLabel(index + 1), ports)));
  const traces = capture.gated
    ? whole
    : whole.map((trace) => keepCountedInstances(trace, capture.wanted, capture.takesFirst));
  const [firstTrace] = traces;
  const attributeOnce = createAttributor(settings.attribution);
  // If a range gated the capture, every report must be real. Good reports can't make up for a bad report.
  const parts = capture.gated
    ? traces.map((trace, index) => ({ label: instanceLabel(index), whole: [trace], traces: [trace] }))
    : [{ label, whole, traces }];
  const contents: ObservedCapture[] = [];
  for (const part of parts)
    contents.push(await runInSteps(observeCapture(capture, part, attributeOnce, settings.limit), ports.stop));
  for (const part of contents) {
    const broken = checkContents(part);
    if (broken !== null) throw new CaptureError(broken);
  }
  const ranges = dropDuplicateKeys(contents.flatMap(listAnalyzedRanges));
  const emitted = mergeSeenRanges(contents.flatMap(({ seen }) => seen));
  const analyzed = new Set(ranges.map(rangeKeyText));
  const summaries: CheckedReport[] = [];
  for (const [index, report] of reports.entries())
    summaries.push(await checkReport(instanceLabel(index), report, whole[index]));
  const samples = capture.gpuSamples ?? null;
  const familyOf = createFamilyLookup(settings.families);
  const firstRanges = firstTrace === undefined ? [] : attributeOnce(firstTrace, ranges).ranges;
  const measured: MeasuredReport[] = [];
  for (const trace of traces) {
    const steps = measureReport(trace, attributeOnce(trace, ranges), familyOf, settings.areRanks);
    measured.push(await runInSteps(steps, ports.stop));
  }
  return {
    label,
    end,
    sources: reports.map(({ source }) => source),
    reports: measured,
    timelines:
      opened === null || firstTrace === undefined || !settings.timelines
        ? []
        : buildTimelines(firstTrace, firstRanges, (spans) => opened.kernelStreams(spans)),
    command: firstTrace?.capture.command ?? [],
    ranges,
    skipped: capture.wanted.flatMap((spec) =>
      spec.skip === 0 ? [] : matchRanges(spec, ranges).map((key) => ({ key, instances: spec.skip })),
    ),
    rangesLeftOut: Math.max(0, ...contents.map(({ unmeasured }) => unmeasured.length)),
    incomplete: contents.flatMap(findIncompleteRanges).map(toIncompleteRange),
    seen: emitted.filter((range) => analyzed.has(rangeKeyText(range))),
    emitted,
    threads: Math.max(...whole.map((trace) => countEmittingThreads(trace, capture.wanted))),
    processes: Math.max(...traces.map(countKernelProcesses)),
    checks: summaries.flatMap(({ checks }) => checks),
    warnings: [
      ...contents.flatMap(warnAboutContents),
      ...quoteDiagnostics(
        traces.flatMap(({ diagnostics }) => diagnostics),
        mostNsysLines,
      ).map((line) => `${label}: ${line}`),
      ...summaries.flatMap(({ warnings }) => warnings),
    ],
    gpuSamples: samples === null ? null : selectRangeSamples(samples, traces, ranges),
  };
}

const mostNsysLines = 20;

function toIncompleteRange(range: ObservedRange): IncompleteRange {
  const { name, domain, lostKernels, lostGraphLaunches, cutGraphLaunches } = range;
  return { name, domain, lostKernels, lostGraphLaunches, cutGraphLaunches };
}

/** How long we read before the first progress note, and between later notes. */
const firstNoteMs: Milliseconds = 2000;
const laterNoteMs: Milliseconds = 10_000;

/** Options for reading a report: they can stop the reading, and log its progress if it takes a long time. */
export function createReading(label: string, { stop, log }: ReadingPorts): Reading {
  let next = performance.now() + firstNoteMs;
  return {
    stop,
    progress: (done, all) => {
      if (performance.now() < next) return;
      next = performance.now() + laterNoteMs;
      log.info(`${label}: ${countText(done)} of ${countText(all)} rows of the report have been read.`);
    },
  };
}

/** Attributes a report only once for the same ranges, since the gate and the analysis mostly need the same ranges. */
function createAttributor(mode: AttributionMode): Attribute {
  const last = new Map<Trace, { readonly text: string; readonly attribution: ReturnType<Attribute> }>();
  return (trace, keys) => {
    const text = keys.map(rangeKeyText).join("\n");
    const lastAttribution = last.get(trace);
    if (lastAttribution?.text === text) return lastAttribution.attribution;
    const attribution = attribute(trace, keys, mode);
    last.set(trace, { text, attribution });
    return attribution;
  };
}

interface CheckedReport {
  readonly checks: readonly ProfileCheck[];
  readonly warnings: readonly string[];
}

async function checkReport(label: string, report: ExportedReport, trace: Trace | undefined): Promise<CheckedReport> {
  if (trace === undefined || trace.kernels.count === 0) return { checks: [], warnings: [] };
  const checks: ProfileCheck[] = [];
  const warnings: string[] = [];
  const compare = async <Row>(
    name: string,
    file: string | null,
    parse: (text: string, path: string) => { readonly rows: Row; readonly warnings: readonly string[] },
    compareSums: (trace: Trace, rows: Row) => SumCheck,
  ): Promise<void> => {
    const title = `${label}, ${name}`;
    if (file === null && report.summarized) {
      throw new ToolError({
        id: "stats-empty",
        what: `nsys stats wrote no ${name}, although the report has kernels.`,
        where: title,
        why: "nsys stats exited with 0, but without this summary we can't check our sums against nsys's sums.",
        help: "Run `llm-profile doctor`, which tests nsys stats.",
      });
    }
    if (file === null) {
      checks.push({ check: title, state: "not-possible", detail: "nsys stats wasn't run on this report" });
      return;
    }
    const { rows, warnings: fileWarnings } = parse(await readRecordedText(file, file), file);
    warnings.push(...fileWarnings);
    const sums = compareSums(trace, rows);
    if (sums.equal === null) {
      checks.push({ check: title, state: "not-possible", detail: sums.why });
      return;
    }
    const broken = checkSums(label, name, sums);
    if (broken !== null) throw new CaptureError(broken);
    if (sums.equal) checks.push({ check: title, state: "held", detail: sums.detail });
  };
  await compare("cuda_gpu_kern_sum", report.kernelSummary, parseKernelSummary, compareKernelSums);
  if (trace.ranges.length === 0) {
    // nsys doesn't write this summary for a report without ranges.
    const check = `${label}, nvtx_kern_sum`;
    checks.push({ check, state: "not-possible", detail: "the report has no NVTX ranges" });
    return { checks, warnings };
  }
  await compare("nvtx_kern_sum", report.rangeSummary, parseRangeKernelSummary, compareRangeSums);
  return { checks, warnings };
}
