import { distinctSamples, launchText, findMeasuredLaunch, measuredShare } from "../../model/ncu/measured-launch.ts";
import type { KernelSample, Metrics, RooflinePoint } from "../../model/ncu/profile-ncu.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { MetricChange } from "../../model/comparison/comparison-rows.ts";
import type { Profile, ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import { medianTotalNs } from "../../model/rounds.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { numberCell } from "../document/cells.ts";
import { formatCount, formatCounts } from "../format.ts";
import { figureAmount, formatFigure } from "../figure-text.ts";
import {
  group,
  kernelColumn,
  list,
  numberColumn,
  paragraph,
  table,
  textColumn,
  type Block,
  type Cell,
  type Column,
  type Section,
} from "../document/document.ts";
import type { ReportInput } from "../document/input.ts";
import type { ReportRange } from "../document/report-range.ts";
import { markKernel, markName, markProse, rangeName } from "../document/text.ts";
import { counted } from "../../model/text/listing.ts";

const file = "profile.json";
const listedRules = 3;
const longestRule = 400;
/** How many launches of one kernel we show. With ncu.launches-per-kernel, or without gating, there can be many. */
const listedSamples = 3;
/** How many of a range's kernels we show, by time. */
const listedKernels = 12;

type Measured = Pick<KernelSample, "figures" | "roofline">;

/** A column of the tables, with its text for a launch or a replayed range. */
interface FigureColumn {
  readonly column: Column;
  readonly text: (measured: Measured) => string;
  /** The hardware unit whose peak the share refers to, named in the sentence above the table. */
  readonly peakOf?: string;
  /** True if this launch's values make the column worth showing. By default, a column is useful if a launch has a value for it. */
  readonly matters?: (measured: Measured) => boolean;
}

/** The columns in order. Each number says when its column is dropped if there's no room, lowest first. */
const columns: readonly FigureColumn[] = [
  { ...figures("SM", null, ({ smThroughputPct }) => formatFigure(smThroughputPct)), peakOf: "the SMs" },
  { ...figures("instr", 9, instructions), peakOf: "SM instructions" },
  {
    ...figures("memory", null, ({ memoryThroughputPct }) => formatFigure(memoryThroughputPct)),
    peakOf: "the memory system (caches and DRAM)",
  },
  { ...figures("DRAM", 11, ({ dramThroughputPct }) => formatFigure(dramThroughputPct)), peakOf: "DRAM" },
  figures("DRAM bytes", 3, ({ dramBytes }) => formatFigure(dramBytes)),
  { ...figures("tensor", 10, ({ tensorPipePct }) => formatFigure(tensorPipePct)), peakOf: "the tensor cores" },
  figures("occupancy", 8, occupancy),
  { column: textColumn("limited by", 1), text: ({ figures: of }) => limiter(of) },
  figures("regs", 2, ({ registersPerThread }) => formatFigure(registersPerThread)),
  { ...figures("spills", 4, ({ spillRequests }) => formatFigure(spillRequests)), matters: spills },
  { column: numberColumn("op/byte (ridge)", 7), text: intensity },
  { column: textColumn("waits for", 0), text: ({ figures: of }) => formatFigure(of["topStall"]) },
];

/** Why a range's kernels take as long as they do, if the range isn't compared: one row per kind of launch that Nsight Compute measured. */
export function ncuPart({ row, head }: ReportRange): Block[] {
  if (row !== null || head === null) return [];
  const listed = head.kernels.slice(0, listedKernels);
  const measured = listed.map((kernel) => ({ kernel, samples: distinctSamples(kernel) }));
  const rows = measured.flatMap(({ kernel, samples }) =>
    samples.slice(0, listedSamples).map((sample) => ({ kernel, sample })),
  );
  const unlisted = measured.reduce((sum, { samples }) => sum + Math.max(0, samples.length - listedSamples), 0);
  const share = measuredShare(head);
  return group("Why (Nsight Compute, one measured launch per row)", "detail", [
    ...whyBlocks(rows, head),
    ...(unlisted === 0
      ? []
      : [
          paragraph(
            `… and ${counted(unlisted, "more kind")} of launches (grid, block, shared memory), in profile.json`,
          ),
        ]),
    ...(share === null
      ? []
      : [paragraph(`The measured launches represent ${(share * 100).toFixed(1)}% of the range's kernel time.`)]),
    ...unjoinedBlocks(head.ncu),
    ...list(describeRules(listed), "rules", file),
  ]);
}

function whyBlocks(
  rows: readonly { readonly kernel: ProfileKernel; readonly sample: KernelSample }[],
  range: ProfileRange,
): Block[] {
  const samples = rows.map(({ sample }) => sample);
  const shown = columnsWithFigures(samples);
  const why = table(
    `Why the kernels of ${rangeName(range)} take as long as they do`,
    [...shown.map(({ column }) => column), numberColumn("grid, block", 5), numberColumn("launches", 6), kernelColumn],
    rows.map(({ kernel, sample }) => ({
      cells: (): Cell[] => [
        ...shown.map(({ text }) => text(sample)),
        ...launchCells(kernel, sample),
        { kind: "kernel", name: kernel.name, remarks: [] },
      ],
    })),
    "launches",
    file,
  );
  return why.length === 0 ? [] : [paragraph(explainFigures(shown, samples)), ...why];
}

/** The measured launch, and how many of the kernel's launches it represents. Launches with another grid may behave differently. */
function launchCells(kernel: ProfileKernel, sample: KernelSample): string[] {
  const launch = findMeasuredLaunch(kernel, sample);
  if (launch === null) return ["–", "–"];
  const all = kernel.rounds.map((round) => round?.launches ?? 0);
  const isAll = launch.matchingLaunches.every((count, round) => count === all[round]);
  return [
    launchText(launch),
    isAll ? `all ${formatCounts(all)}` : `${formatCounts(launch.matchingLaunches)} of ${formatCounts(all)}`,
  ];
}

/** Explains the columns of the table below. */
function explainFigures(shown: readonly FigureColumn[], measured: readonly Measured[]): string {
  const titles = new Set(shown.map(({ column }) => column.title));
  const peaks = shown.flatMap(({ peakOf }) => peakOf ?? []);
  const parts = [
    ...(peaks.length > 0 ? [`Shares of peak throughput: ${new Intl.ListFormat("en-US").format(peaks)}`] : []),
    ...(titles.has("occupancy")
      ? [`Occupancy: achieved / theoretical${titles.has("limited by") ? ", and what limits the occupancy" : ""}`]
      : []),
    ...(titles.has("op/byte (ridge)")
      ? ["Op/byte: operations per byte of DRAM, and in parentheses the number above which memory isn't the limit"]
      : []),
    "Launches: the number of launches that the measured launch represents",
    ...(measured.every((each) => each.figures["spillRequests"]?.value === 0) ? ["No launch spills registers"] : []),
  ];
  return `${parts.join(". ")}.`;
}

/** Advice from ncu's own rules for the listed kernels, largest estimated saving first, each rule once. */
function describeRules(listed: readonly ProfileKernel[]): string[] {
  const optimizations = listed.flatMap((kernel) =>
    distinctSamples(kernel).flatMap(({ rules }) =>
      rules.flatMap(({ type, speedup, ...rule }) =>
        type === "optimization" && speedup?.of === "global" ? [{ ...rule, pct: speedup.pct, kernel }] : [],
      ),
    ),
  );
  const largest = optimizations.toSorted((a, b) => b.pct * medianTotalNs(b.kernel) - a.pct * medianTotalNs(a.kernel));
  const once = [...Map.groupBy(largest, ({ rule }) => rule).values()].flatMap((all) => all.slice(0, 1));
  return once
    .slice(0, listedRules)
    .map(
      ({ rule, pct, text, kernel }) =>
        `ncu's rule ${markName(rule)} estimates that ${markKernel(kernel.name)} could save ${Math.min(100, pct).toFixed(1)}% of its time. ${markProse(shortened(text))}`,
    );
}

/** NVIDIA's texts have up to 1,300 characters. profile.json has the full texts. */
function shortened(text: string): string {
  return text.length > longestRule ? `${text.slice(0, longestRule - 1)}…` : text;
}

function unjoinedBlocks(ncu: ProfileRange["ncu"]): Block[] {
  const { kernelsWithoutRow, rowsWithoutKernel } = ncu ?? { kernelsWithoutRow: [], rowsWithoutKernel: [] };
  return [
    ...(kernelsWithoutRow.length > 0
      ? [
          paragraph(
            `Nsight Compute has no metrics for ${formatCount(kernelsWithoutRow.length)} of the requested kernels.`,
          ),
        ]
      : []),
    ...(rowsWithoutKernel.length > 0
      ? [
          paragraph(
            `Nsight Compute measured ${counted(rowsWithoutKernel.length, "launch", "launches")} without a match in the nsys captures (different kernel, grid, or block).`,
          ),
        ]
      : []),
  ];
}

/** The ranges that Nsight Compute replayed as a whole, and the metrics that differ between the sides of a comparison. */
export function ncuSection({ comparison, head }: ReportInput): Section {
  return {
    anchor: "metrics",
    title: "Nsight Compute",
    blocks: [...(comparison === null ? [] : changedFigures(comparison)), ...(head === null ? [] : replayed(head))],
  };
}

function replayed({ replayedRanges }: Profile): Block[] {
  const samples = replayedRanges.flatMap((region) => region.samples.map((sample) => ({ region, sample })));
  const shown = columnsWithFigures(samples.map(({ sample }) => sample));
  return group(
    "Replayed as a whole (Nsight Compute; its times aren't comparable with the times above)",
    "detail",
    table(
      "Ranges that Nsight Compute replayed",
      [numberColumn("time"), ...shown.map(({ column }) => column), textColumn("NVTX range")],
      samples.map(({ region, sample }) => ({
        cells: (): Cell[] => [
          formatFigure(sample.figures["durationNs"]),
          ...shown.map(({ text }) => text(sample)),
          rangeName(region),
        ],
      })),
      "instances",
      file,
    ),
  );
}

function changedFigures({ ranges }: Comparison): Block[] {
  const rows = ranges.flatMap((range) =>
    range.kernels.flatMap((kernel) =>
      kernel.metrics.map((metric) => ({
        cells: (): Cell[] => [
          { kind: "kernel", name: kernel.name, remarks: [] },
          rangeName(range),
          metric.title,
          figureCell(metric.base, metric.unit),
          figureCell(metric.head, metric.unit),
          numberCell(metric.changeRatio, signedPercent),
        ],
      })),
    ),
  );
  const columns = [
    kernelColumn,
    textColumn("range"),
    textColumn("metric"),
    ...["base", "head", "change"].map((heading) => numberColumn(heading)),
  ];
  return group(
    "Nsight Compute: what changed",
    "reference",
    table("Metrics of Nsight Compute that changed", columns, rows, "metrics", "comparison.json"),
  );
}

function figureCell(value: MetricChange["base"], unit: string): Cell {
  const text = formatFigure(value === null ? null : { value, unit });
  return { kind: "number", text, value: typeof value === "number" ? value : null };
}

/** The columns in which at least one launch has a value. The other columns' metrics weren't collected. */
function columnsWithFigures(measured: readonly Measured[]): FigureColumn[] {
  return columns.filter(({ text, matters = (each) => text(each) !== "–" }) => measured.some(matters));
}

/**
 * The rate of executed instructions as a share of its peak, which is one component of the SM throughput. Shown only if the SM throughput
 * wasn't collected.
 */
function instructions({ smThroughputPct, executedInstructionsPct }: Metrics): string {
  return formatFigure(smThroughputPct == null ? executedInstructionsPct : null);
}

function occupancy({ achievedOccupancyPct, theoreticalOccupancyPct }: Metrics): string {
  if (theoreticalOccupancyPct == null || achievedOccupancyPct == null)
    return theoreticalOccupancyPct == null
      ? formatFigure(achievedOccupancyPct)
      : `– / ${formatFigure(theoreticalOccupancyPct)}`;
  return `${figureAmount(achievedOccupancyPct).value} / ${formatFigure(theoreticalOccupancyPct)}`;
}

/** Nothing limits an occupancy of 100%. At most two limits are shown. */
function limiter({ occupancyLimiter, theoreticalOccupancyPct }: Metrics): string {
  if (theoreticalOccupancyPct?.value === 100) return "–";
  return formatFigure(occupancyLimiter).split(", ").slice(0, 2).join(", ");
}

function spills({ figures: { spillRequests } }: Measured): boolean {
  return spillRequests != null && spillRequests.value !== 0;
}

/**
 * Operations per byte of device memory, for the precision that's closest to its peak. Above the number in parentheses, that peak is the
 * limit instead of memory: `tensor-bf16 0.9 (295)`.
 */
function intensity({ roofline }: Measured): string {
  const nearness = ({ flopPerSecond, peakFlopPerSecond }: RooflinePoint) =>
    peakFlopPerSecond === null ? 0 : flopPerSecond / peakFlopPerSecond;
  const [point] = (roofline?.points ?? []).toSorted((a, b) => nearness(b) - nearness(a));
  if (point === undefined || point.intensity === null) return "–";
  const amount = (value: number) => String(Number(value.toPrecision(2)));
  const ridge = point.ridgeIntensity === null ? "" : ` (${amount(point.ridgeIntensity)})`;
  return `${point.precision} ${amount(point.intensity)}${ridge}`;
}

function figures(title: string, leaves: number | null, text: (figures: Metrics) => string): FigureColumn {
  return { column: numberColumn(title, leaves ?? undefined), text: (measured) => text(measured.figures) };
}
