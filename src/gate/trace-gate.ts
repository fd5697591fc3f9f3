import { diagnostic, type Diagnostic, type DiagnosticParts } from "../model/diagnostic.ts";
import type { IncompleteRange, Profile } from "../model/profile/profile.ts";
import type { SumCheck } from "../model/reports/trace.ts";
import { counted } from "../model/text/listing.ts";
import { countText } from "../model/text/quantity.ts";
import { describeSeenRanges, listNames, nameRange, writeRange } from "./unseen-range.ts";
import { listAnalyzedRanges, type CommandEnd, findIncompleteRanges, type ObservedCapture } from "./evidence.ts";
import { importDamaged, type KnownFailure, matchMissingKernels } from "./failures.ts";
import { quoteDiagnostics } from "./nsys-lines.ts";
import { quoteOutput } from "./process-gate.ts";

type Rule = (capture: ObservedCapture) => DiagnosticParts | null;

/** The rules that a capture's contents must pass. The first failing rule names the cause, so order matters. */
const rules: readonly Rule[] = [
  checkImportErrors,
  checkRangesSeen,
  checkInstances,
  checkRangesEnded,
  checkGatedOnce,
  checkGraphNodes,
  checkLostWork,
  checkAnyKernels,
  checkKernels,
];

/** The error of the first failing rule; null if the contents pass all rules. */
export function checkContents(capture: ObservedCapture): Diagnostic | null {
  for (const rule of rules) {
    const parts = rule(capture);
    if (parts === null) continue;
    const { why, ...explained } = addEvidence(parts, capture);
    return diagnostic({ where: capture.label, ...explained, why: withExit(why, capture.end) });
  }
  return null;
}

/** A failure's id, if missing CUDA tracing may be its cause. */
const tracingFailureIds: readonly string[] = ["no-kernels", "kernels-lost"];
/** How many of nsys's messages we quote. */
const mostQuoted = 2;

/** Puts what nsys and the program say before our own explanation, and names the cause that they give for missing kernels. */
function addEvidence(parts: DiagnosticParts, capture: ObservedCapture): DiagnosticParts {
  const { diagnostics, totalKernels } = capture;
  const cause = totalKernels === 0 && tracingFailureIds.includes(parts.id ?? "") ? findStatedCause(capture) : null;
  const others = diagnostics.filter(({ text }) => text !== cause?.text);
  const lines = [
    ...(cause?.lines ?? []),
    ...quoteDiagnostics(others, mostQuoted),
    ...(parts.why == null ? [] : [parts.why]),
  ];
  const why = lines.length === 0 ? null : lines.join("\n");
  if (cause === null) return { ...parts, why };
  const { id, what, help } = cause.known;
  return { ...parts, id, what: `${parts.what} ${what}`, why, help };
}

/** Why kernels are missing, and the lines that show it. `text` is nsys's message; null if the program printed the line. */
interface StatedCause {
  readonly known: KnownFailure;
  readonly text: string | null;
  readonly lines: readonly string[];
}

/** nsys's errors count more than its warnings, and its warnings more than the program's output. */
function findStatedCause({ diagnostics, output }: ObservedCapture): StatedCause | null {
  for (const severity of ["error", "warning"] as const) {
    for (const told of diagnostics.filter((one) => one.severity === severity)) {
      const known = matchMissingKernels(told.text);
      if (known !== null) return { known, text: told.text, lines: quoteDiagnostics([told], 1) };
    }
  }
  const known = matchMissingKernels(output);
  if (known === null) return null;
  const line = quoteOutput(known, output);
  return { known, text: null, lines: line === null ? [] : [line] };
}

function checkImportErrors({ importErrors }: ObservedCapture): DiagnosticParts | null {
  const [first] = importErrors;
  if (first === undefined) return null;
  const detail =
    /Unknown runtime API function index: \d+|\[QuadDCommon::tag_message\*\] = ([^\n]+)/.exec(first)?.[0] ??
    first.split("\n")[0] ??
    first;
  return {
    id: "import-damaged",
    what: importDamaged.what,
    why: `The report says: ${detail.replace("[QuadDCommon::tag_message*] = ", "")}`,
    help: importDamaged.help,
  };
}

function checkRangesSeen({ wanted, seen, argv }: ObservedCapture): DiagnosticParts | null {
  const missing = wanted.filter(({ ranges }) => ranges.length === 0).map(({ spec }) => spec);
  const [first] = missing;
  if (first === undefined) return null;
  return {
    id: "range-not-seen",
    what: `The NVTX range ${missing.map(({ text }) => JSON.stringify(text)).join(", ")} isn't in the report.`,
    ...describeSeenRanges(first, seen, argv),
  };
}

function checkInstances({ wanted, gated, seen }: ObservedCapture): DiagnosticParts | null {
  if (gated) return null;
  for (const { spec, ranges } of wanted) {
    const instances = ranges.reduce((sum, range) => sum + range.instances, 0);
    const isOther = spec.instances !== null && instances !== spec.instances;
    if (spec.skip > 0 && (isOther || instances === 0)) {
      const occurred = seen
        .filter((one) => ranges.some(({ name, domain }) => name === one.name && domain === one.domain))
        .reduce((sum, one) => sum + one.instances, 0);
      return {
        id: "instances-missing",
        what: `The NVTX range ${JSON.stringify(spec.text)} occurred ${counted(occurred, "time")}; you asked to skip ${spec.skip} and measure ${spec.instances ?? "at least 1"}.`,
        help:
          instances === 0
            ? "Skip fewer instances, or make the program run the range more often."
            : `Set instances to ${instances}, leave instances out to accept any number, or change how often the program runs the range.`,
      };
    }
    if (isOther) {
      return {
        id: "instances-missing",
        what: `The NVTX range ${JSON.stringify(spec.text)} occurred ${counted(instances, "time")}; you asked for ${spec.instances}.`,
        help: `Set instances to ${instances}, leave instances out to accept any number, or change how often the program runs the range.`,
      };
    }
  }
  return null;
}

/** If the user named no range, we leave out ranges that never ended, as long as another range is left. */
function checkRangesEnded(capture: ObservedCapture): DiagnosticParts | null {
  const analyzed = listAnalyzedRanges(capture);
  const open = (analyzed.length > 0 ? analyzed : (capture.all ?? [])).find(({ unfinished }) => unfinished > 0);
  if (open === undefined) return null;
  const isRank = capture.gated && open.areRanks && open.instances > 1;
  return {
    id: "range-unfinished",
    what: `${open.unfinished} of ${counted(open.instances, "instance")} of the NVTX range ${writeRange(open)} never ended in the capture.`,
    why: isRank
      ? "The rank that started the capture left the range, which ended the capture while another rank was still in the range."
      : "The program or the capture ended while the range was open, so its times mean nothing.",
    help: isRank
      ? "Make the ranks leave the range together, or record the whole program: nsys.capture=none (docs/ranks.md)."
      : "Close the range (range_pop) on every path, and inner ranges before outer ranges.",
  };
}

/**
 * A range that gates its own capture should occur only once in that capture. A second instance comes from another rank, or shows that
 * something was cut off.
 */
function checkGatedOnce({ gated, wanted }: ObservedCapture): DiagnosticParts | null {
  if (!gated) return null;
  const repeated = wanted.flatMap(({ ranges }) => ranges).find(({ instances, areRanks }) => instances > 1 && !areRanks);
  if (repeated === undefined) return null;
  return {
    id: "range-repeated",
    what: `The NVTX range ${writeRange(repeated)} gated the capture, but it occurs ${repeated.instances} times in the capture.`,
    why: "Several threads emit the range, or several processes on one GPU do, or the range is nested in itself. The capture ends with the first instance and cuts off the others.",
    help: "Emit the range in one process per GPU, or gate the capture on an enclosing range with nsys.capture-range (docs/ranks.md).",
  };
}

/** A graph may contain no work. So if nodes are traced and the range has other kernels, a graph without work doesn't prove that kernels are hidden. */
function checkGraphNodes(capture: ObservedCapture): DiagnosticParts | null {
  const { requireKernels, graphTrace, hasGraphKernels } = capture;
  if (!requireKernels || hasGraphKernels) return null;
  const byNode = graphTrace === "Node";
  const hidden = listAnalyzedRanges(capture).find(
    (range) => range.graphLaunchesWithoutWork > 0 && (range.kernels === 0 || !byNode),
  );
  if (hidden === undefined) return null;
  return {
    id: "graph-not-traced",
    what: `${sentence(nameRange(hidden))} launched CUDA graphs (${counted(hidden.graphLaunchesWithoutWork, "time")}), but none of their kernels were recorded.`,
    why: byNode
      ? "We asked nsys to trace the graphs' nodes, but the nodes aren't in the report."
      : `Each CUDA graph was ${graphTrace === null ? "probably " : ""}traced as a whole, which doesn't show the kernels inside.`,
    help: byNode ? "Use a newer nsys." : "Set nsys.cuda-graph-trace to node (nsys --cuda-graph-trace=node).",
  };
}

function checkAnyKernels(capture: ObservedCapture): DiagnosticParts | null {
  const { all, seen, totalKernels, hasCudaApi, requireKernels } = capture;
  if (all === null || !requireKernels || listAnalyzedRanges(capture).some((range) => range.kernels > 0)) return null;
  const names = listNames(all.map(writeRange));
  if (totalKernels > 0) {
    return {
      id: "kernels-outside-range",
      what: `None of the NVTX ranges in the report (${names}) contains a GPU kernel.`,
      why: outsideWhy(totalKernels),
      help: outsideHelp,
    };
  }
  return {
    id: "no-kernels",
    what: `The report contains no GPU kernel${seen.length === 0 ? " and no NVTX range" : `, neither in its NVTX ranges (${names}) nor outside`}.`,
    why: whyNoKernels(hasCudaApi),
    help: "Make sure the work runs on the GPU during the recording. For CPU-only programs, set require-kernels to false.",
  };
}

function checkKernels({ wanted, requireKernels, totalKernels, hasCudaApi }: ObservedCapture): DiagnosticParts | null {
  if (!requireKernels) return null;
  const empty = wanted.flatMap(({ ranges }) => ranges).find((range) => range.kernels === 0);
  if (empty === undefined) return null;
  const what = `The NVTX range ${writeRange(empty)} was captured, but contains no GPU kernel.`;
  if (totalKernels > 0) {
    return {
      id: "kernels-outside-range",
      what,
      why: outsideWhy(totalKernels),
      help: outsideHelp,
    };
  }
  return {
    id: "no-kernels",
    what,
    why: whyNoKernels(hasCudaApi),
    help: "Make sure the work runs on the GPU inside the range. For CPU-only programs, set require-kernels to false.",
  };
}

function whyNoKernels(hasCudaApi: boolean): string {
  return hasCudaApi
    ? "The report has CUDA calls, but no kernels."
    : "The report has no CUDA calls: either the program made none while nsys recorded, or nsys couldn't trace them.";
}

function outsideWhy(totalKernels: number): string {
  return `${counted(totalKernels, "kernel")} in the report ${totalKernels === 1 ? "was" : "were"} launched outside the range: by another thread or process, or before or after the range.`;
}

const outsideHelp =
  "Put the range where the kernels are launched (a server's worker process or thread), or use a start/end range, which covers all threads of a process.";

function checkLostWork(capture: ObservedCapture): DiagnosticParts | null {
  if (!capture.requireKernels) return null;
  const [lossy] = findIncompleteRanges(capture);
  if (lossy === undefined) return null;
  if (capture.mayLoseKernels && listAnalyzedRanges(capture).some((range) => range.kernels > 0)) return null;
  return {
    id: "kernels-lost",
    what: `The report lacks ${describeLostWork(lossy)} launched in ${nameRange(lossy)}.`,
    ...(capture.totalKernels > 0
      ? {
          why: "Launches are asynchronous, so the capture probably stopped before the launched work ran: nothing in the range waited for it.",
          help: "Call torch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends.",
        }
      : {
          why: "The report contains no kernels: the capture stopped before any kernel ran, or this nsys can't trace kernels with this driver or GPU.",
          help: "Call torch.cuda.synchronize() (cudaDeviceSynchronize) before the range ends. If the program already does that, use a newer nsys.",
        }),
  };
}

type LostWork = Pick<IncompleteRange, "lostKernels" | "lostGraphLaunches" | "cutGraphLaunches">;

function describeLostWork({ lostKernels, lostGraphLaunches, cutGraphLaunches }: LostWork): string {
  const parts = [];
  if (lostKernels > 0) parts.push(counted(lostKernels, "kernel"));
  if (lostGraphLaunches > 0) parts.push(counted(lostGraphLaunches, "CUDA graph"));
  if (cutGraphLaunches > 0) parts.push("some kernels of a CUDA graph");
  return parts.join(" and ");
}

/** The error for comparing a profile with lost work; null if the profile is complete. `where` is what the user passed. */
export function checkComplete({ incompleteRanges: [lossy] }: Profile, where: string): Diagnostic | null {
  if (lossy === undefined) return null;
  return diagnostic({
    id: "kernels-lost",
    what: `The profile lacks ${describeLostWork(lossy)} launched in ${nameRange(lossy)}.`,
    where,
    why: "Missing work makes a range look faster than it is, so this profile can be shown, but not compared.",
    help: "Compare only ranges that are complete (--range), or record again and call torch.cuda.synchronize() (cudaDeviceSynchronize) before the capture ends.",
  });
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withExit(why: string | null | undefined, end: CommandEnd): string | null {
  const exit =
    end.kind === "unknown" ? ["We only have the report, so the profiled command's exit code is unknown."] : [];
  const lines = [...(why == null ? [] : [why]), ...exit];
  return lines.length === 0 ? null : lines.join("\n");
}

/** The error if our sums differ from those of `nsys stats` by even a nanosecond or a launch. Null if the sums are equal, or if we can't tell. */
export function checkSums(label: string, report: string, sums: SumCheck): Diagnostic | null {
  if (sums.equal !== false) return null;
  return diagnostic({
    id: "sums-differ",
    what: `Our sums differ from nsys's (${report}), so one of the two is wrong.`,
    where: label,
    why: sums.differences.join("\n"),
    help: "Please report this difference with the run directory's report.sqlite, if you can share that file; nsys may store something that this version of llm-profile doesn't know.",
  });
}

/** Warnings about contents that passed the gate. */
export function warnAboutContents(capture: ObservedCapture): string[] {
  return [...unmeasured(capture), ...leftOut(capture), ...lost(capture), ...graphsWithoutWork(capture)].map(
    (text) => `${capture.label}: ${text}`,
  );
}

function unmeasured({ all, unmeasured: ranges }: ObservedCapture): string[] {
  if (ranges.length === 0) return [];
  return [
    `${counted(ranges.length, "NVTX range")} weren't measured: ${listNames(ranges.map(writeRange))}. Of ${countText(ranges.length + (all?.length ?? 0))} ranges, we measure the ${countText(all?.length ?? 0)} that were open longest. Name the ranges you need (ranges, --range).`,
  ];
}

function leftOut({ all }: ObservedCapture): string[] {
  const open = (all ?? []).filter(({ unfinished }) => unfinished > 0);
  const [first, ...others] = open;
  if (first === undefined) return [];
  const which =
    others.length === 0
      ? `the NVTX range ${writeRange(first)} is left out: ${first.unfinished} of its ${counted(first.instances, "instance")}`
      : `${countText(open.length)} NVTX ranges are left out (${listNames(open.map(writeRange))}): some of their instances`;
  return [
    `${which} never ended in the capture, so the times mean nothing. Close the range before the capture ends, or name the ranges you need (ranges, --range).`,
  ];
}

/** Lists nested ranges, too, although they lack the same work. */
function lost(capture: ObservedCapture): string[] {
  const ranges = capture.mayLoseKernels ? findIncompleteRanges(capture) : [];
  if (ranges.length === 0) return [];
  const which = listNames(ranges.map((range) => `${writeRange(range)} (${describeLostWork(range)})`));
  return [
    `the report lacks work that was launched in ${which}. The numbers of ${ranges.length === 1 ? "this range" : "these ranges"} are too small, so the profile can't be compared. The capture may have stopped before that work ran.`,
  ];
}

/** Warns about only one range, because nested ranges contain the same launches. */
function graphsWithoutWork(capture: ObservedCapture): string[] {
  const range = listAnalyzedRanges(capture).find(({ graphLaunchesWithoutWork }) => graphLaunchesWithoutWork > 0);
  if (range === undefined) return [];
  return [
    `of ${range.graphLaunches} CUDA graph launches in ${nameRange(range)}, ${range.graphLaunchesWithoutWork} have no kernel, copy, or memset in the report. That's fine if the graphs are empty or only contain host functions. If yours contain more, kernels are missing.`,
  ];
}
