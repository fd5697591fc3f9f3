import { CaptureError, type ErrorParts } from "../errors.ts";
import type { RangeSpec, SeenRange } from "../model/range.ts";
import { describeSeen, listed, written } from "./describe-seen.ts";
import type { CommandEnd } from "./evidence.ts";
import { knownFailures } from "./failures.ts";

/** What one capture's reports were found to hold; counts are sums over its reports. */
export interface ObservedCapture {
  readonly label: string;
  readonly end: CommandEnd;
  readonly importErrors: readonly string[];
  /** False when no CUDA API call at all was recorded. */
  readonly hasCudaApi: boolean;
  /** How nsys traced CUDA graphs, by its own record: `Node`, `Graph`, or null. */
  readonly graphTrace: string | null;
  readonly totalKernels: number;
  readonly seen: readonly SeenRange[];
  readonly wanted: readonly { readonly spec: RangeSpec; readonly ranges: readonly ObservedRange[] }[];
  /** Where nothing in particular is wanted: every range that was seen, of which one must hold kernels. Null otherwise. */
  readonly all: readonly ObservedRange[] | null;
  /** True when `wanted` gated the capture, so that its instances were counted as reports. */
  readonly gated: boolean;
  readonly requireKernels: boolean;
  /** The profiled command, by the report's own record; empty when it holds none. */
  readonly argv: readonly string[];
}

export interface ObservedRange {
  readonly name: string;
  readonly domain: string;
  readonly instances: number;
  readonly unfinished: number;
  readonly kernels: number;
  readonly graphLaunches: number;
  /** Launch calls in the range whose kernel is not in the report. */
  readonly lostKernels: number;
}

type Rule = (capture: ObservedCapture) => ErrorParts | null;

/** What must hold of a capture's contents, in order: the first rule that fails names the cause. */
const rules: readonly Rule[] = [
  imported,
  rangesSeen,
  instancesSeen,
  finished,
  graphsByNode,
  someKernels,
  kernels,
  noneLost,
];

/** The first rule that the contents break, as an error; null when they are real. */
export function checkContents(capture: ObservedCapture): CaptureError | null {
  for (const rule of rules) {
    const parts = rule(capture);
    if (parts !== null)
      return new CaptureError({ where: capture.label, ...parts, why: withExit(parts.why, capture.end) });
  }
  return null;
}

function imported({ importErrors }: ObservedCapture): ErrorParts | null {
  const [first] = importErrors;
  if (first === undefined) return null;
  const known = knownFailures.find(({ id }) => id === "import-damaged");
  const detail =
    /Unknown runtime API function index: \d+|\[QuadDCommon::tag_message\*\] = ([^\n]+)/.exec(first)?.[0] ??
    first.split("\n")[0] ??
    first;
  return {
    id: "import-damaged",
    what: known?.cause ?? "The import is damaged.",
    why: `The report itself says: ${detail.replace("[QuadDCommon::tag_message*] = ", "")}`,
    ...(known === undefined ? {} : { hint: known.remedy }),
  };
}

function rangesSeen({ wanted, seen, argv }: ObservedCapture): ErrorParts | null {
  const missing = wanted.filter(({ ranges }) => ranges.length === 0).map(({ spec }) => spec);
  const [first] = missing;
  if (first === undefined) return null;
  return {
    id: "range-not-seen",
    what: `The NVTX range ${missing.map(({ text }) => JSON.stringify(text)).join(", ")} is not in the report.`,
    ...describeSeen(first, seen, argv),
  };
}

/**
 * What contents that passed should still be known for: a range gates its own capture, and yet a report holds it more than
 * once. The others were open while the first one began or ended the capture.
 */
export function contentWarnings(
  { gated, label, wanted }: Pick<ObservedCapture, "gated" | "label" | "wanted">,
  reports: number,
): string[] {
  if (!gated) return [];
  return wanted
    .flatMap(({ ranges }) => ranges)
    .filter(({ instances }) => instances > reports)
    .map(
      (range) =>
        `${label}: the NVTX range ${written(range)} gated the capture and is in it ${range.instances} times: several processes or threads emit it, or it is nested in itself. What lies outside of the first is cut off. Emit it once (on rank 0 alone), or gate by an enclosing range: nsys.capture-range.`,
    );
}

function instancesSeen({ wanted, gated }: ObservedCapture): ErrorParts | null {
  if (gated) return null;
  for (const { spec, ranges } of wanted) {
    const instances = ranges.reduce((sum, range) => sum + range.instances, 0);
    if (spec.instances !== null && instances !== spec.instances) {
      return {
        id: "instances-missing",
        what: `The NVTX range ${JSON.stringify(spec.text)} occurred ${instances} times; ${spec.instances} were asked.`,
        hint: `Ask for ${instances}, leave instances out to take any number, or change how often the program runs the range.`,
      };
    }
  }
  return null;
}

function finished({ wanted }: ObservedCapture): ErrorParts | null {
  const open = wanted.flatMap(({ ranges }) => ranges).find(({ unfinished }) => unfinished > 0);
  if (open === undefined) return null;
  return {
    id: "range-unfinished",
    what: `${open.unfinished} of ${open.instances} instances of the NVTX range ${written(open)} never ended in the capture.`,
    why: "The program ended, or the capture stopped, while the range was open; its times mean nothing.",
    hint: "Close the range (range_pop) on every path, and let the enclosing range end after the inner ones.",
  };
}

function graphsByNode({ wanted, all, requireKernels, graphTrace }: ObservedCapture): ErrorParts | null {
  if (!requireKernels) return null;
  const hidden = (all ?? wanted.flatMap(({ ranges }) => ranges)).find(
    (range) => range.kernels === 0 && range.graphLaunches > 0,
  );
  if (hidden === undefined) return null;
  const byNode = graphTrace === "Node";
  return {
    id: "graph-not-traced",
    what: `The NVTX range ${written(hidden)} launched CUDA graphs (${hidden.graphLaunches} times), but none of their kernels was recorded.`,
    why: byNode
      ? "The graphs' nodes were asked for, but are not in the report."
      : "CUDA graphs were traced as a whole, not by node, so the kernels inside are not listed.",
    hint: byNode
      ? "Use a newer nsys."
      : "Set nsys.cuda-graph-trace: node (nsys --cuda-graph-trace=node) and capture again.",
  };
}

function someKernels({ all, totalKernels, hasCudaApi, requireKernels }: ObservedCapture): ErrorParts | null {
  if (all === null || !requireKernels || totalKernels > 0) return null;
  return {
    id: "no-kernels",
    what: `There is no GPU kernel in the report${all.length === 0 ? ", and no NVTX range" : `, neither in its NVTX ranges (${listed(all.map(written))}) nor outside`}.`,
    why: hasCudaApi
      ? "The program made CUDA calls, but launched no kernel."
      : "The program made no CUDA call while it was recorded.",
    hint: "See that the work runs on the GPU while it is recorded. For CPU-only programs set require-kernels: false.",
  };
}

function kernels({ wanted, requireKernels, totalKernels, hasCudaApi }: ObservedCapture): ErrorParts | null {
  if (!requireKernels) return null;
  const empty = wanted.flatMap(({ ranges }) => ranges).find((range) => range.kernels === 0);
  if (empty === undefined) return null;
  const what = `The NVTX range ${written(empty)} was captured, but no GPU kernel was launched in it.`;
  if (totalKernels > 0) {
    return {
      id: "kernels-outside-range",
      what,
      why: `${totalKernels} kernels are in the report, all launched outside the range: by another thread or process, or before or after it.`,
      hint: "Put the range where the launches are made (the worker process or thread of a server), or use a start/end range, which covers all threads of a process.",
    };
  }
  return {
    id: "no-kernels",
    what,
    why: hasCudaApi
      ? "The program made CUDA calls in it, but launched no kernel."
      : "The program made no CUDA call in it.",
    hint: "See that the work runs on the GPU inside the range. For CPU-only programs set require-kernels: false.",
  };
}

function noneLost({ wanted, requireKernels }: ObservedCapture): ErrorParts | null {
  if (!requireKernels) return null;
  const lossy = wanted.flatMap(({ ranges }) => ranges).find(({ lostKernels }) => lostKernels > 0);
  if (lossy === undefined) return null;
  return {
    id: "kernels-lost",
    what: `${lossy.lostKernels} kernels launched in the NVTX range ${written(lossy)} are not in the report.`,
    why: "The capture stopped before they had run: launches are asynchronous, and nothing waited for them inside the range.",
    hint: "Call torch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends.",
  };
}

function withExit(why: string | undefined, end: CommandEnd): string {
  const exit = end.kind === "unknown" ? "The exit code of the profiled command is unknown: this is a bare report." : "";
  return [why, exit].filter((part) => part !== undefined && part !== "").join("\n");
}
