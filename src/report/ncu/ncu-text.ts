import type { Profile, ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import type { Metrics, KernelSample, RooflinePoint } from "../../model/ncu/profile-ncu.ts";
import { distinctSamples, launchText, measuredLaunch, measuredShare } from "../../model/ncu/measured-launch.ts";
import { medianTotalNs } from "../../model/rounds.ts";
import type { Layout } from "../../model/text/layout.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { wrapText } from "../../model/text/wrap-text.ts";
import { rangeText } from "../../model/reports/range.ts";
import { figureAmount, figureText } from "../figure-text.ts";
import { formatCount, formatCounts, formatNs } from "../format.ts";
import { kernelLabel, kernelLabels } from "../kernel-label.ts";
import { flexible, keptColumns, leaving, right, textTable, type Column } from "../text-table.ts";
import { topFindings } from "../top-findings.ts";

const listedFindings = 3;
const listedRules = 3;
const longestRule = 400;
/** Of one kernel: with ncu.launches-per-kernel, and without gating, there can be many. */
const listedSamples = 3;

type Measured = Pick<KernelSample, "figures" | "roofline">;

/** A column of the tables: what is in it of one launch or one replayed range. */
interface FigureColumn extends Column {
  readonly text: (measured: Measured) => string;
  /** What its share is of, in the sentence above the table. */
  readonly peakOf?: string;
  /** Whether a launch makes the column worth its place; without it, whether it has a figure. */
  readonly matters?: (measured: Measured) => boolean;
}

const columns: readonly FigureColumn[] = [
  { ...figures("SM", ({ smThroughputPct }) => figureText(smThroughputPct)), peakOf: "the SMs" },
  { ...figures("instr", instructions), peakOf: "the instructions that SMs can execute" },
  {
    ...figures("memory", ({ memoryThroughputPct }) => figureText(memoryThroughputPct)),
    peakOf: "the memory system (caches and DRAM)",
  },
  { ...figures("DRAM", ({ dramThroughputPct }) => figureText(dramThroughputPct)), peakOf: "DRAM" },
  figures("DRAM bytes", ({ dramBytes }) => figureText(dramBytes)),
  { ...figures("tensor", ({ tensorPipePct }) => figureText(tensorPipePct)), peakOf: "the tensor cores" },
  figures("occupancy", occupancy),
  { ...figures("limited by", limiter), align: "left" },
  figures("regs", ({ registersPerThread }) => figureText(registersPerThread)),
  { ...figures("spills", ({ spillRequests }) => figureText(spillRequests)), matters: spills },
  { ...right("op/byte (ridge)"), text: intensity },
  { ...figures("waits for", ({ topStall }) => figureText(topStall)), align: "left" },
];

/** What a row of the table is of. */
interface MeasuredRow {
  readonly kernel: ProfileKernel;
  readonly sample: KernelSample;
}

/**
 * Why the listed kernels take their time: a line for each kind of launch that Nsight Compute measured of them, in the order of
 * the table above.
 */
export function whyLines(range: ProfileRange, listed: readonly ProfileKernel[], layout: Layout): string[] {
  const measured = listed.map((kernel) => ({ kernel, samples: distinctSamples(kernel) }));
  const rows = measured.flatMap(({ kernel, samples }) =>
    samples.slice(0, listedSamples).map((sample): MeasuredRow => ({ kernel, sample })),
  );
  const unlisted = measured.reduce((sum, { samples }) => sum + Math.max(0, samples.length - listedSamples), 0);
  return [
    ...(rows.length === 0 ? [] : whyTable(rows, layout)),
    ...unlistedLines(unlisted),
    ...coverageLines(measuredShare(range)),
    ...unjoinedLines(range.ncu),
  ];
}

function coverageLines(share: number | null): string[] {
  if (share === null) return [];
  return [`  the measured launches stand for ${(share * 100).toFixed(1)} % of the range's kernel time`];
}

function whyTable(rows: readonly MeasuredRow[], layout: Layout): string[] {
  const figured = columnsWithFigures(rows.map(({ sample }) => sample));
  const all = leaving([...figured, ...launchColumns, flexible("kernel", 32, sameKernelLabels)], leavingOrder);
  const cells = rows.map(({ kernel, sample }) => [
    ...figured.map(({ text }) => text(sample)),
    ...launchCells(kernel, sample),
    kernel.name,
  ]);
  const kept = new Set(keptColumns(all, cells, layout.width - 2));
  const titles = new Set(all.filter((_, at) => kept.has(at)).map(({ title }) => title));
  return [
    ...legendLines(
      figured.filter(({ title }) => titles.has(title)),
      titles,
      rows.map(({ sample }) => sample),
      layout,
    ),
    ...textTable(all, cells, layout),
  ];
}

/** Which columns leave first where there is no room. */
const leavingOrder = [
  ...["waits for", "limited by", "regs", "DRAM bytes", "spills", "grid, block", "launches"],
  ...["op/byte (ridge)", "occupancy", "instr", "tensor", "DRAM"],
];

/** The rows of one kernel have one label. */
function sameKernelLabels(names: readonly string[], width: number): string[] {
  const once = [...new Set(names)];
  const labels = kernelLabels(once, width);
  return names.map((name) => labels[once.indexOf(name)] ?? "");
}

/** Which launch was measured, and for how many of its kernel it stands: those of another grid may be another matter. */
const launchColumns: readonly Column[] = [right("grid, block"), right("launches")];

function launchCells(kernel: ProfileKernel, sample: KernelSample): string[] {
  const launch = measuredLaunch(kernel, sample);
  if (launch === null) return ["–", "–"];
  const all = kernel.rounds.map((round) => round?.launches ?? 0);
  const isAll = launch.matchingLaunches.every((count, round) => count === all[round]);
  return [
    launchText(launch),
    isAll ? `all ${formatCounts(all)}` : `${formatCounts(launch.matchingLaunches)} of ${formatCounts(all)}`,
  ];
}

function unlistedLines(count: number): string[] {
  if (count === 0) return [];
  return [`  … and ${formatCount(count)} more kinds of launches (grid, block, shared memory), in profile.json`];
}

/** What ncu's own rules advise for the listed kernels: those results with the largest estimates, each rule once. */
export function ruleLines(listed: readonly ProfileKernel[], { width }: Layout): string[] {
  const found = listed.flatMap((kernel) =>
    distinctSamples(kernel).flatMap(({ rules }) =>
      rules.flatMap(({ type, speedup, ...rule }) =>
        type === "optimization" && speedup?.of === "global" ? [{ ...rule, pct: speedup.pct, kernel }] : [],
      ),
    ),
  );
  const largest = found.toSorted(
    (one, other) => other.pct * medianTotalNs(other.kernel) - one.pct * medianTotalNs(one.kernel),
  );
  const once = [...Map.groupBy(largest, ({ rule }) => rule).values()].flatMap((all) => all.slice(0, 1));
  return once
    .slice(0, listedRules)
    .flatMap(({ rule, pct, text, kernel }) => [
      `  ncu's rule ${plainText(rule)}: it estimates that ${Math.min(100, pct).toFixed(1)} % of the time of ${kernelLabel(kernel.name, 60)} could be saved`,
      ...wrapText(shortened(plainText(text)), { width: width - 6 }).map((line) => `      ${line}`),
    ]);
}

/** NVIDIA's texts run to 1,300 characters; profile.json has all of them. */
function shortened(text: string): string {
  return text.length > longestRule ? `${text.slice(0, longestRule - 1)}…` : text;
}

/** The three findings with the largest potential saving, each with what to do. */
export function findingLines(range: ProfileRange, { width }: Layout): string[] {
  return topFindings([range], listedFindings).flatMap(({ finding, count }) => {
    const of = finding.kernel === null ? "" : `${kernelLabel(finding.kernel, 60)}: `;
    const more = count > 1 ? ` (${formatCount(count)} kernels)` : "";
    const saving = finding.impactNs === null ? "" : ` Potential saving: at most ${formatNs(finding.impactNs)}.`;
    return [
      `  finding: ${plainText(finding.id)}${more}`,
      ...wrapText(`${of}${plainText(finding.what)}${saving}`, { width: width - 6 }).map((line) => `      ${line}`),
      ...wrapText(plainText(finding.advice), { width: width - 8 }).map(
        (line, at) => `      ${at === 0 ? "→" : " "} ${line}`,
      ),
    ];
  });
}

/** Ranges that Nsight Compute replayed as a whole, a line for each instance. */
export function replayLines({ replayedRanges }: Profile, layout: Layout): string[] {
  const samples = replayedRanges.flatMap((region) => region.samples.map((sample) => ({ region, sample })));
  if (samples.length === 0) return [];
  const shown = columnsWithFigures(samples.map(({ sample }) => sample));
  return [
    "",
    "replayed as a whole (Nsight Compute; its times are not comparable with those above):",
    ...textTable(
      leaving([right("time"), ...shown, flexible("NVTX range", 16)], leavingOrder),
      samples.map(({ region, sample }) => [
        figureText(sample.figures["durationNs"]),
        ...shown.map(({ text }) => text(sample)),
        plainText(rangeText(region.name, region.domain)),
      ]),
      layout,
    ),
  ];
}

function unjoinedLines(ncu: ProfileRange["ncu"]): string[] {
  if (ncu === null) return [];
  const { kernelsWithoutRow, rowsWithoutKernel } = ncu;
  return [
    ...(kernelsWithoutRow.length > 0
      ? [`  Nsight Compute has no figures of ${formatCount(kernelsWithoutRow.length)} kernels that were asked for`]
      : []),
    ...(rowsWithoutKernel.length > 0
      ? [
          `  Nsight Compute measured ${formatCount(rowsWithoutKernel.length)} launches that match none in the nsys captures (another kernel, grid or block)`,
        ]
      : []),
  ];
}

/** What the table below shows, by its columns. */
function legendLines(
  shown: readonly FigureColumn[],
  titles: ReadonlySet<string>,
  measured: readonly Measured[],
  { width }: Layout,
): string[] {
  const peaks = shown.flatMap(({ peakOf }) => peakOf ?? []);
  const parts = [
    ...(peaks.length > 0 ? [`share of the peak throughput of ${new Intl.ListFormat("en-GB").format(peaks)}`] : []),
    ...(titles.has("occupancy")
      ? [`occupancy achieved / theoretical${titles.has("limited by") ? ", and what limits it" : ""}`]
      : []),
    ...(shown.some(({ text }) => text === intensity)
      ? ["operations a byte of DRAM, in parentheses from how many on memory is not the bound"]
      : []),
    ...(titles.has("grid, block") ? ["grid and block of that launch"] : []),
    ...(titles.has("launches") ? ["how many launches match it"] : []),
    ...(measured.every((each) => each.figures["spillRequests"]?.value === 0) ? ["none of them spills registers"] : []),
  ];
  const text = `why (Nsight Compute, one measured launch a row): ${parts.join("; ")}`;
  return wrapText(`${text}:`, { width: width - 2 }).map((line) => `  ${line}`);
}

/** Columns in which at least one launch has a figure; the others were not collected. */
function columnsWithFigures(measured: readonly Measured[]): FigureColumn[] {
  return columns.filter(({ text, matters = (each) => text(each) !== "–" }) => measured.some(matters));
}

/** A part of the SM throughput: said where that was not collected. */
function instructions({ smThroughputPct, executedInstructionsPct }: Metrics): string {
  return figureText(smThroughputPct == null ? executedInstructionsPct : null);
}

function occupancy({ achievedOccupancyPct, theoreticalOccupancyPct }: Metrics): string {
  if (theoreticalOccupancyPct == null || achievedOccupancyPct == null)
    return theoreticalOccupancyPct == null
      ? figureText(achievedOccupancyPct)
      : `– / ${figureText(theoreticalOccupancyPct)}`;
  return `${figureAmount(achievedOccupancyPct).value} / ${figureText(theoreticalOccupancyPct)}`;
}

/** Nothing limits an occupancy of 100 %; of several limits two are named. */
function limiter({ occupancyLimiter, theoreticalOccupancyPct }: Metrics): string {
  if (theoreticalOccupancyPct?.value === 100) return "–";
  return figureText(occupancyLimiter).split(", ").slice(0, 2).join(", ");
}

function spills({ figures: { spillRequests } }: Measured): boolean {
  return spillRequests != null && spillRequests.value !== 0;
}

/**
 * Operations for each byte of device memory, of the precision that is nearest its peak, and those from which on its peak is the
 * bound and not the memory: `tensor-bf16 0.9 (295)`.
 */
function intensity({ roofline }: Measured): string {
  const nearness = ({ flopPerSecond, peakFlopPerSecond }: RooflinePoint) =>
    peakFlopPerSecond === null ? 0 : flopPerSecond / peakFlopPerSecond;
  const [point] = (roofline?.points ?? []).toSorted((one, other) => nearness(other) - nearness(one));
  if (point === undefined || point.intensity === null) return "–";
  const amount = (value: number) => String(Number(value.toPrecision(2)));
  const ridge = point.ridgeIntensity === null ? "" : ` (${amount(point.ridgeIntensity)})`;
  return `${point.precision} ${amount(point.intensity)}${ridge}`;
}

function figures(title: string, text: (figures: Metrics) => string): FigureColumn {
  return { ...right(title), text: (measured) => text(measured.figures) };
}
