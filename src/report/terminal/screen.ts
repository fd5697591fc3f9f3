import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Verdict } from "../../model/comparison/reason.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import { instanceTimes, summarizeWallTimes } from "../../model/profile/wall-figures.ts";
import type { RunCost } from "../../model/run/cost.ts";
import type { Purpose } from "../../model/run/plan.ts";
import { median, medianKernelNs } from "../../model/rounds.ts";
import type { Layout } from "../../model/text/layout.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { wrapLine } from "../../model/text/wrap-text.ts";
import { reportInput, type ReportInput } from "../document/input.ts";
import { kernelsPart } from "../document/kernels.ts";
import { listGpuModels, profileLine } from "../document/measured.ts";
import { reportRanges } from "../document/report-range.ts";
import { markKernel, markName, markProse, rangeName } from "../document/text.ts";
import { formatChange } from "../environment-text.ts";
import { formatCounts, formatNs, formatSeconds, formatShare } from "../format.ts";
import { gpuShare } from "../gpu-share.ts";
import { describeLimitations } from "../limitation-text.ts";
import { rowIds } from "../row-ids.ts";
import { rangesBySeverity } from "../rows.ts";
import { describeAccepted } from "../sentences.ts";
import { plainWords } from "../summary.ts";
import { topFindings } from "../top-findings.ts";
import { findReasonQuotedInText } from "../verdict/sentences.ts";
import { rangeLines, paintSign } from "./range-table.ts";
import { redLines } from "./red-range.ts";
import { blockLines } from "./render.ts";
import { oneLine, toTerminal } from "./text.ts";
import { flexible, right, textTable } from "./text-table.ts";

/*
 * What fits on one screen: at most 30 lines with one slower range, 5 more for each further one, and 1 for each that passed. The rest is
 * in report.html, `explain`, and `--verbose`.
 */

const mostRed = 5;
const mostNotes = 3;
const mostChanges = 4;
const mostRanges = 20;
const mostKernels = 8;
const mostFindings = 3;

type Shown = Pick<ReportInput, "comparison" | "head" | "cost">;

/** A result's main facts. The verdict's sentence comes after them. */
export function screenLines({ comparison, head, cost }: Shown, layout: Layout): string[] {
  const sides = comparison === null || comparison.base === null ? null : comparison;
  const notes = [
    ...(sides === null ? [] : listNotes(sides)),
    ...(cost === null || cost.starts === 0 ? [] : [formatCost(cost)]),
    ...(head === null || head.checks.length === 0 ? [] : [describeChecks(head)]),
  ];
  return [
    ...(sides === null ? profileLines(head, layout) : comparedLines(sides, layout)),
    ...(notes.length === 0 ? [] : ["", ...notes.map((text) => oneLine(text, layout))]),
  ];
}

function comparedLines(comparison: Comparison, layout: Layout): string[] {
  const quoted = findReasonQuotedInText(comparison);
  const isOpen = ["inconclusive", "incomparable"].includes(comparison.verdict);
  const open = comparison.reasons.filter(
    (reason) => isOpen && reason.verdict !== null && reason !== quoted && reason.id !== "range-inconclusive",
  );
  const red = rangesBySeverity(comparison).filter(({ verdict }) => verdict === "regressed");
  return [
    ...wrapLine(toTerminal(describeSides(comparison)), layout).slice(0, 2),
    "",
    ...rangeLines(comparison, layout),
    ...open.slice(0, mostNotes).map(({ range, text, verdict }) => {
      const where = range === null ? "" : `${markName(range)}: `;
      return oneLine(`  ${paintSign(verdict ?? "", layout)} ${where}${markProse(text)}`, layout);
    }),
    ...redLines(red.slice(0, mostRed), comparison, rowIds(comparison), layout),
  ];
}

/** `f03137f (grow) against cd44c42 (main) · NVIDIA H200 · nsys 2025.3.1 · 3 rounds each`. */
function describeSides({ base, head }: Comparison): string {
  const { nsys } = head.machine;
  const rounds = base === null || base.rounds === head.rounds ? "" : `${String(base.rounds)} and `;
  return [
    `${describeCode("head", head)} against ${base === null ? "base" : describeCode("base", base)}`,
    listGpuModels(head.machine),
    ...(nsys === null ? [] : [`nsys ${markProse(/^\d+(\.\d+){1,2}/.exec(nsys)?.[0] ?? nsys)}`]),
    `${rounds}${counted(head.rounds, "round")}${rounds === "" ? " each" : ""}`,
  ].join(" · ");
}

/** The side's short commit and its branch, or the side's name if both are unknown. */
function describeCode(side: string, { source: { commit, ref, dirty } }: Comparison["head"]): string {
  const branch = ref === null ? null : markName(ref.replace(/^refs\/(heads|tags)\//, ""));
  if (commit === null) return branch ?? side;
  return `${markName(commit.slice(0, 7))}${dirty === true ? " with changes" : ""}${branch === null ? "" : ` (${branch})`}`;
}

/** The verdicts that a limitation matters to, unless it matters to all. */
const limits: Readonly<Partial<Record<Comparison["limitations"][number]["kind"], readonly Verdict[]>>> = {
  "not-explained": [],
  "clocks-unknown": ["regressed"],
  "wall-time-unknown": ["inconclusive"],
};

/** What limits the verdict, what was accepted, and how the sides' software differs. */
function listNotes(comparison: Comparison): string[] {
  const { verdict, limitations, accepted, environment } = comparison;
  const isLimiting = ({ kind }: Comparison["limitations"][number]): boolean => limits[kind]?.includes(verdict) ?? true;
  const changes = environment?.changes ?? [];
  return [
    ...accepted.map((acceptance) => `· accepted: ${describeAccepted(acceptance)}`),
    ...(changes.length === 0 ? [] : [`· environment: ${listText(changes.map(formatChange), mostChanges)}`]),
    ...describeLimitations({ ...comparison, limitations: limitations.filter(isLimiting) }).map(
      (text) => `! ${markProse(text)}`,
    ),
  ].slice(0, mostNotes);
}

/** `Cost 1 min 46 s, 10 starts: probe 14 s, captures 48 s.` */
function formatCost({ seconds, starts, parts }: RunCost): string {
  const purposes = parts.map((part) => `${costWords[part.purpose]} ${formatSeconds(part.seconds)}`);
  return `Cost ${formatSeconds(seconds)}, ${counted(starts, "start")}: ${purposes.join(", ")}.`;
}

const costWords: Readonly<Record<Purpose, string>> = {
  probe: "probe",
  discovery: "list of ranges",
  tuning: "autotuning",
  whole: "whole program",
  rounds: "captures",
  untraced: "wall time",
  ncu: "ncu",
  lines: "lines",
  verify: "verify",
};

/** Whether our sums equal nsys's own. A wrong sum fails the run. */
function describeChecks({ checks }: Profile): string {
  const unchecked = checks.filter(({ state }) => state !== "held");
  const [first] = unchecked;
  const equal = counted(checks.length - unchecked.length, "check");
  if (first === undefined) return `Every sum equals nsys's own, to the nanosecond (${equal}).`;
  return `Sums equal nsys's own in ${equal}, and ${String(unchecked.length)} couldn't be made: ${markProse(first.detail)}`;
}

/** A profile's ranges, the kernels of the longest one, and what stands out. */
function profileLines(head: Profile | null, layout: Layout): string[] {
  if (head === null) return [];
  const input = reportInput({ head });
  const [longest] = reportRanges(input).toSorted((a, b) => kernelNs(b.head) - kernelNs(a.head));
  const kernels = longest === undefined ? [] : kernelsPart(longest, input);
  const columns = [
    flexible("range", 20),
    ...["kernel time", "launches", "GPU busy", "wall time"].map((title) => right(title)),
  ];
  const hidden = head.ranges.length - mostRanges;
  return [
    ...wrapLine(toTerminal(profileLine(head)), layout),
    "",
    ...textTable(
      columns,
      head.ranges.slice(0, mostRanges).map((range) => profileCells(range, head)),
      layout,
    ),
    ...(hidden > 0 ? [`  … and ${counted(hidden, "more range")}, in profile.json`] : []),
    ...blockLines(kernels, { kernels: mostKernels, parts: 1, layout }),
    ...listFindings(head).map((text) => oneLine(text, layout)),
  ];
}

function kernelNs(range: ProfileRange | null): number {
  return range === null ? 0 : medianKernelNs(range);
}

function profileCells(range: ProfileRange, { untraced }: Profile): string[] {
  const gpu = gpuShare(range.rounds);
  const processes = untraced.map((run) => instanceTimes(run, range)).filter(({ length }) => length > 0);
  const wall =
    processes.length === 0
      ? `${formatNs(median(range.rounds.map(({ wallNs }) => wallNs)))} (traced)`
      : formatNs(summarizeWallTimes(processes).medianNs);
  return [
    toTerminal(rangeName(range)),
    formatNs(medianKernelNs(range)),
    formatCounts(range.rounds.map(({ launches }) => launches)),
    gpu === null ? "–" : formatShare(gpu.share),
    wall,
  ];
}

function listFindings({ ranges }: Profile): string[] {
  const lines = topFindings(ranges, mostFindings).map(({ range, finding: { id, kernel, what, impactNs } }) => {
    const words = Object.hasOwn(plainWords, id) ? plainWords[id] : undefined;
    const place = `${rangeName(range)}${kernel === null ? "" : `, ${markKernel(kernel)}`}`;
    const saves = impactNs === null ? "" : `, saves at most ${formatNs(impactNs)}`;
    return `· ${words ?? markName(id)} (${place}${saves}): ${markProse(what)}`;
  });
  return lines.length === 0 ? [] : ["", ...lines];
}
