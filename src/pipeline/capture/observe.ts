import { type AttributedRange, type Attribution, findEndNs } from "../../analyze/attribute.ts";
import { rangeKeyText, type RangeKey } from "../../analyze/range-key.ts";
import type { RangeLimit } from "../../analyze/range-limit.ts";
import { matchRanges, mergeSeenRanges, listSeenRanges } from "../../analyze/seen-ranges.ts";
import type { CommandEnd, ObservedCapture, ObservedRange } from "../../gate/evidence.ts";
import { ncclDomain, type RangeSpec, type SeenRange, wholeCaptureName } from "../../model/reports/range.ts";
import type { HostCall, Trace } from "../../model/reports/trace.ts";
import type { Steps } from "../../model/steps.ts";
import type { Nanoseconds } from "../../model/units.ts";

export type Attribute = (trace: Trace, keys: readonly RangeKey[]) => Attribution;

export interface ExpectedCapture {
  readonly end: CommandEnd;
  readonly output?: string;
  readonly wanted: readonly RangeSpec[];
  readonly gated: boolean;
  readonly takesFirst: boolean;
  readonly requireKernels: boolean;
  /** True if lost kernels are only worth a warning, unless a range was asked for. Absent if not. */
  readonly mayLoseKernels?: boolean;
}

interface ReportsOfCapture {
  readonly label: string;
  readonly whole: readonly Trace[];
  readonly traces: readonly Trace[];
}

export function* observeCapture(
  capture: ExpectedCapture,
  { label, whole, traces }: ReportsOfCapture,
  attribute: Attribute,
  limit: RangeLimit,
): Steps<ObservedCapture> {
  const seen = mergeSeenRanges(whole.flatMap(listSeenRanges));
  yield;
  const wanted = capture.wanted.map((spec) => ({ spec, keys: dropDuplicateKeys(matchRanges(spec, seen)) }));
  const every = capture.wanted.length === 0 ? chooseProgramRanges(seen) : null;
  yield;
  const chosen = every === null ? null : limit.choose(every, () => sumOpenTimes(traces));
  const measuredKeys = chosen?.measured ?? null;
  yield;
  const observed = observeRanges(
    traces,
    measuredKeys ?? dropDuplicateKeys(wanted.flatMap(({ keys }) => keys)),
    attribute,
  );
  return {
    label,
    end: capture.end,
    importErrors: traces.flatMap(({ importErrors }) => importErrors),
    diagnostics: traces.flatMap(({ diagnostics }) => diagnostics),
    output: capture.output ?? "",
    hasCudaApi: traces.some(({ hasCudaApi }) => hasCudaApi),
    graphTrace: traces[0]?.capture.graphTrace ?? null,
    hasGraphKernels: traces.some(({ kernelKinds }) => kernelKinds.some(({ fromGraph }) => fromGraph)),
    totalKernels: traces.reduce((sum, { kernels }) => sum + kernels.count, 0),
    seen,
    wanted: wanted.map(({ spec, keys }) => ({ spec, ranges: keys.map(observed) })),
    all: measuredKeys?.map(observed) ?? null,
    unmeasured: chosen?.leftOut ?? [],
    gated: capture.gated,
    requireKernels: capture.requireKernels,
    mayLoseKernels: capture.mayLoseKernels === true && capture.wanted.length === 0,
    argv: traces[0]?.capture.command ?? [],
  };
}

/**
 * What to measure if no range is configured: the program's ranges, without those that NCCL emits unless there are no others, or the whole
 * capture.
 */
function chooseProgramRanges(seen: readonly SeenRange[]): RangeKey[] {
  if (seen.length === 0) return [{ name: wholeCaptureName, domain: "" }];
  const programRanges = seen.filter(({ domain }) => domain !== ncclDomain);
  return dropDuplicateKeys(programRanges.length > 0 ? programRanges : seen);
}

/** How long each range was open, by `rangeKeyText`. */
function sumOpenTimes(traces: readonly Trace[]): ReadonlyMap<string, Nanoseconds> {
  const times = new Map<string, Nanoseconds>();
  for (const trace of traces)
    for (const range of trace.ranges) {
      const key = rangeKeyText(range);
      times.set(key, (times.get(key) ?? 0) + findEndNs(trace, range) - range.startNs);
    }
  return times;
}

function observeRanges(
  traces: readonly Trace[],
  keys: readonly RangeKey[],
  attribute: Attribute,
): (key: RangeKey) => ObservedRange {
  const byKey = new Map<string, ObservedRange>();
  for (const trace of traces) {
    for (const range of attribute(trace, keys).ranges) {
      const text = rangeKeyText(range.key);
      byKey.set(text, addReport(byKey.get(text) ?? emptyObservation(range.key), trace, range));
    }
  }
  return (key) => byKey.get(rangeKeyText(key)) ?? emptyObservation(key);
}

function emptyObservation({ name, domain }: RangeKey): ObservedRange {
  const graphs = { graphLaunches: 0, graphLaunchesWithoutWork: 0, lostGraphLaunches: 0, cutGraphLaunches: 0 };
  return { name, domain, instances: 0, areRanks: true, unfinished: 0, kernels: 0, lostKernels: 0, ...graphs };
}

function addReport(sum: ObservedRange, trace: Trace, range: AttributedRange): ObservedRange {
  const calls = Map.groupBy(range.calls, (index) => trace.calls[index]?.kind);
  const count = (kind: HostCall["kind"]): number => calls.get(kind)?.length ?? 0;
  return {
    ...sum,
    instances: sum.instances + range.instances.length,
    areRanks: sum.areRanks && hasSeparateRanks(trace, range),
    unfinished: sum.unfinished + range.instances.filter(({ endNs }) => endNs === null).length,
    kernels: sum.kernels + range.kernels.length,
    graphLaunches: sum.graphLaunches + count("graph-launch"),
    graphLaunchesWithoutWork: sum.graphLaunchesWithoutWork + count("graph-launch-without-work"),
    lostKernels: sum.lostKernels + count("lost-launch"),
    lostGraphLaunches: sum.lostGraphLaunches + count("lost-graph-launch"),
    cutGraphLaunches: sum.cutGraphLaunches + count("cut-graph-launch"),
  };
}

function hasSeparateRanks({ kernelKinds }: Trace, { instances }: AttributedRange): boolean {
  const processes = new Set(instances.map(({ process }) => process));
  const devices = [...processes].map(
    (process) => new Set(kernelKinds.filter((kind) => kind.process === process).map(({ device }) => device)),
  );
  const allDevices = new Set(devices.flatMap((devicesOfProcess) => [...devicesOfProcess]));
  return processes.size === instances.length && allDevices.size === devices.reduce((sum, { size }) => sum + size, 0);
}

/** Removes duplicate keys. A range that's emitted both as push/pop and as start/end has the same key twice. */
export function dropDuplicateKeys(ranges: readonly RangeKey[]): RangeKey[] {
  return [...new Map(ranges.map(({ name, domain }) => [rangeKeyText({ name, domain }), { name, domain }])).values()];
}
