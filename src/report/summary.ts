import { renderMarks } from "./document/text.ts";
import { gpuShare } from "./gpu-share.ts";
import { hasGpu } from "../model/gpu-use.ts";
import { median, medianKernelNs, medianTotalNs } from "../model/rounds.ts";
import { groupAlikeOperators, medianOverRounds, operatorText, sharedPath } from "../model/profile/operators.ts";
import type { ProfileOperatorRound, Profile, ProfileRange } from "../model/profile/profile.ts";
import { instanceTimes, summarizeWallTimes } from "../model/profile/wall-figures.ts";
import { wholeCaptureName } from "../model/reports/range.ts";
import { amountText } from "../model/text/quantity.ts";
import { formatCount, formatCounts, formatNs, formatShare } from "./format.ts";
import { kernelLabel } from "./kernel-label.ts";
import { markdownCode, markdownTable, escapeMarkdown } from "./markdown/markdown-text.ts";
import { metricAmount, metricTitle, profileMetrics } from "./metrics/metric-text.ts";
import { explainMissingNcu } from "./ncu/ncu-status.ts";
import { left, right } from "./terminal/text-table.ts";
import { topFindings, type TopFinding } from "./top-findings.ts";
import { counted } from "../model/text/listing.ts";

/** The summary lists only this many entries of each kind and counts the rest, so the summary fits on one page. */
const listedRanges = 12;
const listedFamilies = 6;
const listedMetrics = 20;
const listedOperators = 10;
const listedFindings = 3;
const labelWidth = 60;

/** Plain words for kernel families. A family without an entry keeps its name. */
export const familyWords: Readonly<Record<string, string>> = {
  gemm: "matrix multiplications",
  attention: "attention",
  triton: "generated (Triton) kernels",
  xla: "generated (XLA) kernels",
  communication: "communication between GPUs",
  memory: "memory fills and the KV cache",
  moe: "routing to experts",
  conv: "convolutions",
  quantize: "quantization",
  norm: "normalization",
  rope: "position encoding",
  sampling: "sampling of the next token",
  softmax: "softmax",
  activation: "activation functions",
  embedding: "embedding lookups",
  copy: "copies and layout changes",
  reduce: "reductions",
  elementwise: "elementwise operations",
  other: "other",
};

/** Each rule's finding in plain words. */
export const plainWords: Readonly<Record<string, string>> = {
  "launch-bound": "The GPU often waits for the host to launch work",
  "gpu-idle": "The GPU is often idle",
  "host-synchronization": "The host often stops to wait for the GPU",
  "pageable-copies": "Copies use pageable memory, which is slow",
  "tiny-kernels": "The work is split into many very short kernels",
  spills: "A kernel keeps its threads' data in memory instead of registers",
  "small-grid": "A kernel is too small to use the whole GPU",
  "partial-wave": "A kernel has too little work to fill the GPU",
  "compute-bound": "A kernel computes as fast as the GPU can",
  "latency-bound": "A kernel waits instead of computing",
  "tail-effect": "A kernel leaves much of the GPU idle near its end",
  "low-occupancy": "A kernel keeps the GPU less busy than it could",
  "memory-bound": "A kernel is limited by memory bandwidth",
  "memory-latency": "A kernel waits for memory",
  uncoalesced: "A kernel reads memory in an order that wastes bandwidth",
};

/** summary.md, one page for people who don't read profiles: where the time goes, by phase and by kind of work, and what stands out. */
export function summaryMarkdown(profile: Profile): string {
  const [largest] = profile.ranges.toSorted((a, b) => medianKernelNs(b) - medianKernelNs(a));
  const parts = [
    hasGpu(profile) ? "# Where the GPU's time goes" : "# Where the time goes",
    ...describeRun(profile),
    ...listMetrics(profile),
    ...listPhases(profile),
    ...(largest === undefined ? [] : [...listFamilies(largest), ...listOperators(largest)]),
    ...listFindings(profile),
    ...footer(profile),
  ];
  return `${parts.join("\n\n")}\n`;
}

function describeRun(profile: Profile): string[] {
  const { machine, workload, source, rounds } = profile;
  const gpus = [...new Set(machine.gpus.map(({ name }) => name))].map((text) => escapeMarkdown(text)).join(", ");
  const gpu = hasGpu(profile) ? ` on ${gpus || "an unknown GPU"}` : "";
  const command = workload.command.length === 0 ? "an unknown program" : markdownCode(clip(workload.command.join(" ")));
  const commit =
    source.commit === null
      ? ""
      : `, at commit ${escapeMarkdown(source.commit.slice(0, 12))}${source.dirty === true ? " with changes" : ""}`;
  const measured = rounds.length === 1 ? "once" : `${String(rounds.length)} times; all numbers are medians`;
  return [`**What ran:** ${command}${gpu}${commit}, measured ${measured}.`];
}

/** Wall time of the phases, then what the program reports. Both come from runs without tracing, because tracing would slow the program down. */
function listMetrics(profile: Profile): string[] {
  const allWalls = profile.ranges.flatMap((range) => wallCells(range, profile.untraced));
  const walls = allWalls.slice(0, listedRanges);
  const rows = profileMetrics(profile);
  if (walls.length + rows.length === 0) return [];
  const cells = rows
    .slice(0, listedMetrics)
    .map((row) => [clip(shown(metricTitle(row))), shown(amountText(metricAmount(row.middle, row.unit)))]);
  const runs = profile.untraced.length;
  return [
    "## How long it takes, and what the program reports",
    `Measured ${runs === 1 ? "once" : `${String(runs)} times`} in separate runs without tracing, because tracing would slow the program down.`,
    ...(walls.length === 0
      ? []
      : [markdownTable([left("phase"), right("median"), right("90% within"), right("minimum")], walls)]),
    ...(allWalls.length > walls.length
      ? [`… and ${counted(allWalls.length - walls.length, "more phase")}, in profile.json.`]
      : []),
    ...(cells.length === 0 ? [] : [markdownTable([left("metric"), right("median")], cells)]),
    ...(rows.length > cells.length
      ? [`… and ${counted(rows.length - cells.length, "more metric")}, in profile.json.`]
      : []),
  ];
}

const shown = (text: string): string =>
  renderMarks(text, (kind, part) => (kind === "own" ? part : escapeMarkdown(part)));

function wallCells(range: ProfileRange, untraced: Profile["untraced"]): string[][] {
  const processes = untraced.map((run) => instanceTimes(run, range)).filter(({ length }) => length > 0);
  if (processes.length === 0) return [];
  const { medianNs, p90Ns, minNs } = summarizeWallTimes(processes);
  return [[escapeMarkdown(label(range)), formatNs(medianNs), formatNs(p90Ns), formatNs(minNs)]];
}

function listPhases(profile: Profile): string[] {
  const { ranges } = profile;
  if (ranges.length === 0) return ["No phase of the program was measured."];
  const top = ranges.slice(0, listedRanges);
  const isOnGpu = hasGpu(profile);
  const walls = top.map((range) => [
    escapeMarkdown(label(range)),
    formatNs(median(range.rounds.map(({ wallNs }) => wallNs))),
  ]);
  const rows = top.map((range) => {
    const gpu = gpuShare(range.rounds);
    return [
      escapeMarkdown(label(range)),
      formatNs(medianKernelNs(range)),
      formatCounts(range.rounds.map(({ launches }) => launches)),
      gpu === null ? "unknown" : formatShare(gpu.share),
    ];
  });
  return [
    "## By phase",
    `${ranges.some(({ name }) => name === wholeCaptureName) ? "The program marks no phases, so everything is shown as one phase." : "Phases are the ranges that the program marks. Phases can be nested."} ${isOnGpu ? "*Busy* is the share of the phase during which the GPU was working. Profiling makes this share look smaller than it is." : "Profiling makes them look longer than they are."}`,
    isOnGpu
      ? markdownTable([left("phase"), right("GPU time"), right("kernel launches"), right("busy")], rows)
      : markdownTable([left("phase"), right("wall time")], walls),
    ...(ranges.length > top.length ? [`… and ${counted(ranges.length - top.length, "more phase")}.`] : []),
    ...warnOtherThreads(top),
  ];
}

function warnOtherThreads(ranges: readonly ProfileRange[]): string[] {
  const parts = ranges.flatMap((range) => {
    const launches = range.rounds.map(({ otherThreads }) => otherThreads.launches);
    return Math.max(0, ...launches) === 0 ? [] : [`${formatCounts(launches)} in ${escapeMarkdown(label(range))}`];
  });
  return parts.length === 0 ? [] : [`Kernel launches by other threads of the program: ${parts.join(", ")}.`];
}

function listFamilies(range: ProfileRange): string[] {
  if (medianKernelNs(range) === 0) return [];
  const families = range.families.map((row) => ({ family: row.family, totalNs: medianTotalNs(row) }));
  const rows = families
    .slice(0, listedFamilies)
    .map(({ family, totalNs }) => [
      escapeMarkdown(Object.hasOwn(familyWords, family) ? (familyWords[family] ?? family) : family),
      formatNs(totalNs),
      formatShare(totalNs / medianKernelNs(range)),
    ]);
  return [
    `## By kind of work, in ${escapeMarkdown(label(range))}`,
    markdownTable([left("kind"), right("GPU time"), right("share")], rows),
    ...(families.length > rows.length ? [`… and ${counted(families.length - rows.length, "more kind")}.`] : []),
  ];
}

/** Ranges nested in the largest range, such as layers and PyTorch's operators. Ranges whose names differ only in numbers share a row. */
function listOperators(range: ProfileRange): string[] {
  const all = groupAlikeOperators(range.operators)
    .map((alike) => {
      const sum = (pick: (round: ProfileOperatorRound) => number): number =>
        alike.reduce((total, row) => total + medianOverRounds(row, pick), 0);
      return {
        name: operatorText(range, sharedPath(alike.map(({ path }) => path))),
        paths: alike.length,
        self: sum(({ selfNs }) => selfNs),
        total: sum(({ totalNs }) => totalNs),
        instances: sum(({ instances }) => instances),
        launches: sum(({ launches }) => launches),
      };
    })
    .toSorted((a, b) => b.self - a.self);
  if (all.length === 0) return [];
  const top = all.slice(0, listedOperators);
  return [
    `## By operator, in ${escapeMarkdown(label(range))}`,
    "Operators are the ranges nested in this phase. *Self* doesn't count kernels in more deeply nested ranges.",
    markdownTable(
      [left("operator"), right("self"), right("total"), right("instances"), right("kernel launches")],
      top.map(({ name, paths, self, total, instances, launches }) => [
        escapeMarkdown(paths === 1 ? clip(name) : `${clip(name)} (${formatCount(paths)})`),
        ...[formatNs(self), formatNs(total), formatCount(instances), formatCount(launches)],
      ]),
    ),
    ...(all.length > top.length ? [`… and ${formatCount(all.length - top.length)} more, in operators.csv.`] : []),
  ];
}

function listFindings({ ranges, ncu }: Profile): string[] {
  const missing = explainMissingNcu(ncu);
  const top = topFindings(ranges, listedFindings);
  return [
    "## What stands out",
    top.length === 0
      ? "No rule found anything."
      : top.map((finding, index) => describeFinding(index + 1, finding)).join("\n"),
    ...(missing === null ? [] : [escapeMarkdown(missing)]),
  ];
}

function describeFinding(number: number, { range, finding, others }: TopFinding): string {
  const words = (Object.hasOwn(plainWords, finding.id) ? plainWords[finding.id] : undefined) ?? finding.id;
  const where = finding.kernel === null ? "" : ` (the kernel ${markdownCode(kernelLabel(finding.kernel, labelWidth))})`;
  const more = others.length > 0 ? ` ${String(others.length)} more of this kind.` : "";
  const saving = finding.impactNs === null ? "" : ` Potential savings: at most ${formatNs(finding.impactNs)}.`;
  return `${String(number)}. **${words}**, in ${escapeMarkdown(label(range))}${where}. ${escapeMarkdown(finding.what)}${saving}${more} Help: ${escapeMarkdown(finding.advice)}`;
}

function footer({ tool, warnings }: Profile): string[] {
  const count = warnings.length;
  const warned = count === 0 ? "" : ` profile.json also has ${counted(count, "warning")}.`;
  return [
    `*Generated by ${escapeMarkdown(tool.name)} ${escapeMarkdown(tool.version)} from profile.json, which has all the numbers.${warned}*`,
  ];
}

function label({ name, domain }: Pick<ProfileRange, "name" | "domain">): string {
  return domain === "" ? name : `${name}@${domain}`;
}

function clip(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
