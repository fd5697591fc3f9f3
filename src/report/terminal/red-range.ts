import type { Comparison } from "../../model/comparison/comparison.ts";
import type { KernelRow, OperatorRow, RangeRow } from "../../model/comparison/comparison-rows.ts";
import { likeliestSite } from "../../model/comparison/launch-sites.ts";
import { type Reason } from "../../model/comparison/reason.ts";
import { operatorText } from "../../model/profile/operators.ts";
import { rangeText } from "../../model/reports/range.ts";
import { paint, type Layout } from "../../model/text/layout.ts";
import { pairText, percent, signedPercent } from "../../model/text/quantity.ts";
import { decisiveChanges, isOfCount } from "../verdict/decisive.ts";
import { explainKernel } from "../document/kernels.ts";
import { markKernel, markName, markProse, rangeName } from "../document/text.ts";
import { clipMiddle, countAmount, formatCount, formatNs, nsAmount, signedNs } from "../format.ts";
import { kernelLabel } from "../kernel-label.ts";
import { markPlace } from "../launch-site-text.ts";
import type { NamedRow } from "../row-ids.ts";
import { lineNotes } from "../rows.ts";
import { changeNs, mainParts, rangeParts, type RangePart, titlePart } from "../verdict/range-parts.ts";
import { wallPartTitles } from "../document/wall.ts";
import { formatInterval } from "./range-table.ts";
import { oneLine, toTerminal } from "./text.ts";
import { flexible, left, leaving, right, textTable } from "./text-table.ts";
import { chooseWallTime } from "../verdict/range-sentences.ts";

/** How many parts, kernels of a part, and sentences a slower range gets. */
const rooms = {
  worst: { parts: 4, kernels: [2, 1, 1], sentences: 3 },
  other: { parts: 1, kernels: [], sentences: 1 },
} as const;
/** A kernel is worth a line if it accounts for this share of its part's change. */
const worthALine = 0.1;
const [labelWidth, leastTitle] = [40, 30];
const named = 2;

type Ids = ReadonlyMap<KernelRow | OperatorRow, NamedRow>;

/** A part of a range's time, or a kernel of a part. */
interface PartRow extends Pick<RangePart, "baseNs" | "headNs"> {
  readonly title: string;
  readonly launches: { readonly base: number; readonly head: number } | null;
  readonly kernel: KernelRow | null;
}

/** What slower ranges' changes are made of, and why. The first range gets the most room. */
export function redLines(ranges: readonly RangeRow[], comparison: Comparison, ids: Ids, layout: Layout): string[] {
  return ranges.flatMap((range, place) => {
    const room = place === 0 ? rooms.worst : rooms.other;
    const title = `✗ ${clipMiddle(toTerminal(rangeName(range)), labelWidth)}: `;
    const { gpuTime, kernels } = decisiveChanges(range, comparison);
    const label = rangeText(range.name, range.domain);
    const reasons = comparison.reasons
      .filter((reason) => reason.verdict === "regressed" && reason.range === label && (!gpuTime || isOfCount(reason)))
      .map(formatReason);
    if (!gpuTime) {
      const [first = "", ...others] = reasons;
      const texts = [
        ...others,
        ...describeKernels(kernels, range, ids, comparison),
        ...describeWallParts(range),
        ...lineNotes(range),
      ];
      return [
        "",
        painted(oneLine(title + first, layout), layout),
        ...indented([...texts.slice(0, room.sentences - 1), formatRangeTimes(range)], layout),
      ];
    }
    const { ranks, ...parts } = rangeParts(range);
    const rows = mainParts({ ranks, ...parts }, rooms.worst.parts)
      .slice(0, room.parts)
      .flatMap((part, index) => partRows(range, part, ranks ?? 1, room.kernels[index] ?? 0));
    const explained = rows.flatMap(({ kernel }) => kernel ?? []);
    const texts = [
      ...lineNotes(range),
      ...describeKernels(explained, range, ids, comparison),
      ...reasons,
      ...describeNestedRanges(range),
    ];
    const whole = `${signedNs(changeNs(parts.whole))}${ranks === null ? "" : ", per rank"}`;
    return ["", ...partLines(title + whole, rows, ids, layout), ...indented(texts.slice(0, room.sentences), layout)];
  });
}

/** The line with its sign in color. */
function painted(line: string, layout: Layout): string {
  return paint(layout, "bad", line.slice(0, 1)) + line.slice(1);
}

function formatReason({ kernel, text }: Reason): string {
  return `${kernel === null ? "" : `${markKernel(kernel)}: `}${markProse(text)}`;
}

function indented(texts: readonly string[], layout: Layout): string[] {
  return texts.map((text) => oneLine(`    ${text}`, layout));
}

function partRows(range: RangeRow, part: RangePart, ranks: number, mostKernels: number): PartRow[] {
  const { what } = part;
  const kernels = what.kind === "families" ? what.kernels : [];
  return [
    {
      ...part,
      title: toTerminal(titlePart(part, range)),
      launches: "launches" in what ? what.launches : null,
      kernel: null,
    },
    ...kernels
      .map((kernel): PartRow => {
        const { name, time, busyNs, launches } = kernel;
        const [baseNs, headNs] = [busyNs?.base ?? time.baseNs, busyNs?.head ?? time.headNs].map(
          (ns) => (ns ?? 0) / ranks,
        );
        return {
          title: `  ${kernelLabel(name, labelWidth)}`,
          baseNs: baseNs ?? 0,
          headNs: headNs ?? 0,
          launches,
          kernel,
        };
      })
      .filter((row) => Math.abs(changeNs(row)) >= worthALine * Math.abs(changeNs(part)))
      .slice(0, mostKernels),
  ];
}

function partLines(title: string, rows: readonly PartRow[], ids: Ids, layout: Layout): string[] {
  const columns = leaving(
    [
      flexible(title, leastTitle),
      ...["base", "head", "change", "launches"].map((heading) => right(heading)),
      left("line"),
    ],
    ["launches", "line"],
  );
  const cells = rows.map(({ title: name, baseNs, headNs, launches, kernel }) => {
    const site = likeliestSite(kernel?.launchSites ?? null);
    const id = kernel === null ? undefined : ids.get(kernel)?.id;
    return [
      `${(id ?? "").padStart(2)}  ${name}`,
      ...[baseNs, headNs].map((ns) => formatNs(ns)),
      signedNs(headNs - baseNs),
      launches === null ? "" : formatSides(launches),
      site === null ? "" : toTerminal(markPlace(site)),
    ];
  });
  const isShown = (index: number): boolean => cells.some((row) => row[index] !== "");
  const kept = [...columns.keys()].filter(isShown);
  const [first = "", ...lines] = textTable(
    kept.flatMap((index) => columns[index] ?? []),
    cells.map((row) => kept.map((index) => row[index] ?? "")),
    layout,
    "",
  );
  return [painted(first, layout), ...lines];
}

function formatSides({ base, head }: { readonly base: number; readonly head: number }): string {
  return base === head ? formatCount(head) : pairText(countAmount(base), countAmount(head));
}

/** Why kernels changed. Kernels that changed for the same reason share a sentence. */
function describeKernels(
  kernels: readonly KernelRow[],
  range: RangeRow,
  ids: Ids,
  { environment }: Comparison,
): string[] {
  // If only the launches changed, the table says so.
  const isTold = ({ launches, metrics, machineCode, previousName }: KernelRow): boolean =>
    launches.base !== launches.head && metrics.length === 0 && machineCode === null && previousName === null;
  const texts = kernels
    .filter((kernel) => !isTold(kernel))
    .map((kernel) => ({
      id: ids.get(kernel)?.id ?? "",
      text: explainKernel(kernel, range, environment).join("; "),
    }));
  return [...Map.groupBy(texts, ({ text }) => text)]
    .filter(([text]) => text !== "")
    .map(([text, same]) => `${same.map(({ id }) => id).join(", ")}: ${text}`);
}

/** The nested ranges that got slower. */
function describeNestedRanges(range: RangeRow): string[] {
  const slower = range.operators.filter(({ time }) => time.state === "regressed").slice(0, named);
  const texts = slower.map(({ path, time: { baseNs, headNs, changeRatio } }) => {
    const change = changeRatio === null ? "" : ` (${signedPercent(changeRatio)})`;
    return `${markName(operatorText(range, path))} ${pairText(nsAmount(baseNs ?? 0), nsAmount(headNs ?? 0))}${change}`;
  });
  return texts.length === 0 ? [] : [`nested: ${texts.join(", ")}`];
}

/** The parts of the traced wall time that changed most. */
function describeWallParts({ wallParts }: RangeRow): string[] {
  const parts = wallParts
    .filter(({ isApart }) => isApart)
    .toSorted((a, b) => Math.abs(changeNs(b)) - Math.abs(changeNs(a)))
    .slice(0, named)
    .map((part) => `${wallPartTitles[part.part]} ${signedNs(changeNs(part))}`);
  return parts.length === 0 ? [] : [`under tracing: ${parts.join(", ")}`];
}

/** What the GPU's time and wall time did, if something else decided. */
function formatRangeTimes({ gpuBusyTime: gpu, latency, wallTime }: RangeRow): string {
  const seen = gpu.detectableRatio === null ? "" : `; we'd detect ${percent(gpu.detectableRatio)}`;
  const { changeRatio, ...wall } = chooseWallTime({ latency, wallTime });
  const open = wall.state === "inconclusive" ? ": too noisy to judge" : "";
  return [
    ...(gpu.changeRatio === null ? [] : [`GPU time ${signedPercent(gpu.changeRatio)}${seen}.`]),
    ...(changeRatio === null
      ? []
      : [
          `${latency === null ? "Traced" : "Untraced"} wall time ${signedPercent(changeRatio)} ${formatInterval({ ...wall, changeRatio })}${open}.`,
        ]),
  ].join(" ");
}
