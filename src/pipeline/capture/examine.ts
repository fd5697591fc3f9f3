import { readFileSync } from "node:fs";
import { attribute, type AttributedRange } from "../../analyse/attribution/attribute.ts";
import { compareKernelSums, compareRangeSums } from "../../analyse/nsys-sums/compare-sums.ts";
import { rangeKeyText, type RangeKey } from "../../analyse/range-key.ts";
import { kernelProcesses } from "../../analyse/kernel-processes.ts";
import { matchRanges, mergeSeenRanges, seenRanges } from "../../analyse/seen-ranges.ts";
import { ToolError } from "../../errors.ts";
import type { CommandEnd } from "../../gate/evidence.ts";
import { checkSums } from "../../gate/sum-gate.ts";
import { checkContents, contentWarnings, type ObservedRange } from "../../gate/trace-gate.ts";
import type { GpuSample } from "../../model/gpu-sample.ts";
import type { ProfileCheck } from "../../model/profile.ts";
import type { RangeSpec, SeenRange } from "../../model/range.ts";
import type { SumCheck } from "../../model/sum-check.ts";
import type { Trace } from "../../model/trace.ts";
import { parseKernelSummary } from "../../parse/nsys-csv/kernel-summary.ts";
import { parseRangeKernelSummary } from "../../parse/nsys-csv/range-kernel-summary.ts";
import { readTrace } from "../../parse/nsys-sqlite/read-trace.ts";
import { samplesInRanges } from "./gpu-samples.ts";

/** One report, exported: what it is called for people, its SQLite file, and nsys's own summaries where there are any. */
export interface ExportedReport {
  readonly source: string;
  readonly sqlite: string;
  readonly kernelSummary: string | null;
  readonly rangeSummary: string | null;
  /** True where nsys made the summaries for us just now: one that is not there is then a failure of nsys. */
  readonly summarised: boolean;
}

/** The reports of one process, and what they must hold. */
export interface CaptureToExamine {
  readonly label: string;
  readonly end: CommandEnd;
  readonly reports: readonly ExportedReport[];
  /** Empty: all ranges that are seen. */
  readonly wanted: readonly RangeSpec[];
  /** True when the wanted range gated the capture. */
  readonly gated: boolean;
  readonly requireKernels: boolean;
  /** Of all watched GPUs while the process ran; null or absent where nothing was watched. */
  readonly gpuSamples?: readonly GpuSample[] | null;
}

/** A capture that was found real. */
export interface ExaminedCapture {
  readonly label: string;
  readonly end: CommandEnd;
  readonly reports: readonly ExportedReport[];
  readonly ranges: readonly RangeKey[];
  /** The same ranges as they are emitted. */
  readonly seen: readonly SeenRange[];
  /** The most processes that launched kernels in one report. */
  readonly processes: number;
  readonly checks: readonly ProfileCheck[];
  readonly warnings: readonly string[];
  /** Within the ranges, of the GPUs that they used; null where nothing was watched. */
  readonly gpuSamples: readonly GpuSample[] | null;
}

/** Opens the reports of a capture and holds them against the gate. Throws CaptureError or ParseError for what is not real. */
export function examine(capture: CaptureToExamine): ExaminedCapture {
  const { label, end, reports, gated, requireKernels } = capture;
  const traces = reports.map(({ sqlite }) => readTrace(sqlite));
  const seen = mergeSeenRanges(traces.flatMap(seenRanges));
  const wanted = capture.wanted.map((spec) => ({ spec, seen: matchRanges(spec, seen) }));
  const ranges = uniqueKeys(capture.wanted.length === 0 ? seen : wanted.flatMap((match) => match.seen));
  const observed = observe(traces, ranges);
  const contents = {
    label,
    end,
    importErrors: traces.flatMap(({ importErrors }) => importErrors),
    hasCudaApi: traces.some(({ hasCudaApi }) => hasCudaApi),
    graphTrace: traces[0]?.capture.graphTrace ?? null,
    totalKernels: traces.reduce((sum, { kernels }) => sum + kernels.count, 0),
    seen,
    wanted: wanted.map((match) => ({ spec: match.spec, ranges: uniqueKeys(match.seen).map((key) => observed(key)) })),
    all: capture.wanted.length === 0 ? ranges.map((key) => observed(key)) : null,
    gated,
    requireKernels,
    argv: traces[0]?.capture.command ?? [],
  };
  const error = checkContents(contents);
  if (error !== null) throw error;
  const summaries = reports.map((report, index) =>
    checkReport(reports.length === 1 ? label : `${label}, instance ${index + 1}`, report, traces[index]),
  );
  const samples = capture.gpuSamples ?? null;
  return {
    label,
    end,
    reports,
    ranges,
    seen: seen.filter((range) => ranges.some((key) => rangeKeyText(key) === rangeKeyText(range))),
    processes: Math.max(...traces.map(kernelProcesses)),
    checks: summaries.flatMap(({ checks }) => checks),
    warnings: [
      ...contentWarnings(contents, reports.length),
      ...traces.flatMap(({ diagnostics }) => diagnostics.map((text) => `${label}: nsys says: ${text}`)),
      ...summaries.flatMap(({ warnings }) => warnings),
    ],
    gpuSamples: samples === null ? null : samplesInRanges(samples, traces, ranges),
  };
}

function uniqueKeys(ranges: readonly RangeKey[]): RangeKey[] {
  return [...new Map(ranges.map(({ name, domain }) => [rangeKeyText({ name, domain }), { name, domain }])).values()];
}

/** What was seen of a range, summed over the reports. */
function observe(traces: readonly Trace[], keys: readonly RangeKey[]): (key: RangeKey) => ObservedRange {
  const byKey = new Map<string, ObservedRange>();
  for (const trace of traces) {
    for (const range of attribute(trace, keys).ranges) {
      const text = rangeKeyText(range.key);
      byKey.set(text, add(byKey.get(text) ?? nothing(range.key), trace, range));
    }
  }
  return (key) => byKey.get(rangeKeyText(key)) ?? nothing(key);
}

function nothing({ name, domain }: RangeKey): ObservedRange {
  return { name, domain, instances: 0, unfinished: 0, kernels: 0, graphLaunches: 0, lostKernels: 0 };
}

function add(sum: ObservedRange, trace: Trace, range: AttributedRange): ObservedRange {
  const calls = [...range.calls].flatMap((index) => trace.calls[index] ?? []);
  return {
    ...sum,
    instances: sum.instances + range.instances.length,
    unfinished: sum.unfinished + range.instances.filter(({ endNs }) => endNs === null).length,
    kernels: sum.kernels + range.kernels.length,
    graphLaunches: sum.graphLaunches + calls.filter(({ kind }) => kind === "graph-launch").length,
    lostKernels: sum.lostKernels + calls.filter(({ kind }) => kind === "lost-launch").length,
  };
}

/** Holds our sums against the two summaries of nsys; without one, of a report that came so, that check was not possible. */
function checkReport(
  label: string,
  report: ExportedReport,
  trace: Trace | undefined,
): { checks: ProfileCheck[]; warnings: string[] } {
  if (trace === undefined || trace.kernels.count === 0) return { checks: [], warnings: [] };
  const checks: ProfileCheck[] = [];
  const warnings: string[] = [];
  const compare = (
    name: string,
    file: string | null,
    check: (text: string, path: string) => { sums: SumCheck; warnings: readonly string[] },
  ): void => {
    const title = `${label}, ${name}`;
    if (file === null && report.summarised) {
      throw new ToolError({
        id: "stats-empty",
        what: `nsys stats wrote no ${name}, although there are kernels.`,
        where: title,
        why: "It exited with success; without its summary our sums cannot be held against nsys's own.",
        hint: "Run `llm-profile doctor`: it tries nsys stats.",
      });
    }
    if (file === null) {
      checks.push({ check: title, state: "not-possible", detail: "nsys stats was not run on this report" });
      return;
    }
    const { sums, warnings: found } = check(readFileSync(file, "utf8"), file);
    warnings.push(...found);
    if (sums.equal === null) {
      checks.push({ check: title, state: "not-possible", detail: sums.why });
      return;
    }
    const error = checkSums(label, name, sums);
    if (error !== null) throw error;
    if (sums.equal) checks.push({ check: title, state: "held", detail: sums.detail });
  };
  compare("cuda_gpu_kern_sum", report.kernelSummary, (text, path) => {
    const { rows, warnings: found } = parseKernelSummary(text, path);
    return { sums: compareKernelSums(trace, rows), warnings: found };
  });
  if (trace.ranges.length === 0) {
    // nsys skips this summary then.
    const check = `${label}, nvtx_kern_sum`;
    checks.push({ check, state: "not-possible", detail: "the report holds no NVTX range" });
    return { checks, warnings };
  }
  compare("nvtx_kern_sum", report.rangeSummary, (text, path) => {
    const { rows, warnings: found } = parseRangeKernelSummary(text, path);
    return { sums: compareRangeSums(trace, rows), warnings: found };
  });
  return { checks, warnings };
}
