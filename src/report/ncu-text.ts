import type { Profile, ProfileKernel, ProfileRange } from "../model/profile/profile.ts";
import type { Figures } from "../model/profile/profile-ncu.ts";
import { dimensionsText, measuredLaunch } from "../model/profile/measured-launch.ts";
import { medianLaunches } from "../model/rounds/median-round.ts";
import { plainText } from "../model/text/plain-text.ts";
import { rangeText } from "../model/text/range-text.ts";
import { figureText } from "./figure-text.ts";
import { formatCount, formatNs } from "./format.ts";
import { kernelLabel, kernelLabels } from "./kernel-label.ts";
import { textTable, type Column } from "./text-table.ts";
import { topFindings } from "./top-findings.ts";
import { wrapText } from "./wrap-text.ts";

/** No line of these tables is longer: what is left of it is for the kernel's name. */
const lineWidth = 160;
const listedFindings = 3;

/** A column of the tables: what is in it of one launch or one replayed range. */
interface FigureColumn extends Column {
  readonly text: (figures: Figures) => string;
  /** What its share is of, in the sentence above the table. */
  readonly peakOf?: string;
}

const columns: readonly FigureColumn[] = [
  { ...right("SM", ({ smThroughputPct }) => figureText(smThroughputPct)), peakOf: "the SMs" },
  { ...right("instr", instructions), peakOf: "the instructions that SMs can execute" },
  {
    ...right("memory", ({ memoryThroughputPct }) => figureText(memoryThroughputPct)),
    peakOf: "the memory system (caches and DRAM)",
  },
  { ...right("DRAM", ({ dramThroughputPct }) => figureText(dramThroughputPct)), peakOf: "DRAM" },
  right("DRAM bytes", ({ dramBytes }) => figureText(dramBytes)),
  { ...right("tensor", ({ tensorPipePct }) => figureText(tensorPipePct)), peakOf: "the tensor cores" },
  right("occupancy", occupancy),
  { title: "limited by", align: "left", text: limiter },
  right("registers", ({ registersPerThread }) => figureText(registersPerThread)),
  right("spills", ({ spillRequests }) => (spillRequests?.value === 0 ? "–" : figureText(spillRequests))),
  { title: "waits for", align: "left", text: ({ topStall }) => figureText(topStall) },
];

/** Why the listed kernels take their time: a line for each that Nsight Compute measured, in the order of the table above. */
export function whyLines({ ncu }: ProfileRange, listed: readonly ProfileKernel[], nameWidth: number): string[] {
  const measured = listed.filter((kernel) => kernel.ncu.length > 0);
  const figures = measured.map((kernel) => kernel.ncu[0]?.figures ?? {});
  const shown = columnsWithFigures(figures);
  const cells = measured.map((kernel, index) => [
    ...shown.map(({ text }) => text(figures[index] ?? {})),
    ...launchCells(kernel),
  ]);
  const leading = [...shown, ...launchColumns];
  const taken = textTable(leading, cells).reduce((width, line) => Math.max(width, line.length), 0);
  const labels = kernelLabels(
    measured.map(({ name }) => name),
    Math.min(nameWidth, lineWidth - taken - 2),
  );
  return [
    ...(measured.length === 0
      ? []
      : [
          ...legendLines(shown),
          ...textTable(
            [...leading, { title: "kernel", align: "left" }],
            cells.map((row, index) => [...row, labels[index] ?? ""]),
          ),
        ]),
    ...unjoinedLines(ncu),
  ];
}

/** Which launch was measured, and for how many of its kernel it stands: those of another grid may be another matter. */
const launchColumns: readonly Column[] = [
  { title: "grid", align: "right" },
  { title: "launches", align: "right" },
];

function launchCells(kernel: ProfileKernel): string[] {
  const [sample] = kernel.ncu;
  const launch = sample === undefined ? null : measuredLaunch(kernel, sample);
  if (launch === null) return ["–", "–"];
  const all = medianLaunches(kernel);
  const alike = formatCount(launch.alike);
  return [dimensionsText(launch.grid), launch.alike === all ? `all ${alike}` : `${alike} of ${formatCount(all)}`];
}

/** The three findings with the most at stake, each with what to do. */
export function findingLines(range: ProfileRange): string[] {
  return topFindings([range], listedFindings).flatMap(({ finding, count }) => {
    const of = finding.kernel === null ? "" : `${kernelLabel(finding.kernel, 60)}: `;
    const alike = count > 1 ? ` (${formatCount(count)} kernels)` : "";
    const stake = finding.impactNs === null ? "" : ` At most ${formatNs(finding.impactNs)} at stake.`;
    return [
      `  finding: ${plainText(finding.id)}${alike}`,
      ...wrapText(`${of}${plainText(finding.what)}${stake}`, lineWidth - 6).map((line) => `      ${line}`),
      ...wrapText(plainText(finding.advice), lineWidth - 8).map((line, at) => `      ${at === 0 ? "→" : " "} ${line}`),
    ];
  });
}

/** Ranges that Nsight Compute replayed as a whole, a line for each instance. */
export function replayLines({ regions }: Profile): string[] {
  const samples = regions.flatMap((region) => region.samples.map((sample) => ({ region, sample })));
  if (samples.length === 0) return [];
  const shown = columnsWithFigures(samples.map(({ sample }) => sample.figures));
  return [
    "",
    "replayed as a whole (Nsight Compute; its times are not comparable with those above):",
    ...textTable(
      [right("time"), ...shown, { title: "NVTX range", align: "left" }],
      samples.map(({ region, sample: { figures } }) => [
        figureText(figures["durationNs"]),
        ...shown.map(({ text }) => text(figures)),
        plainText(rangeText(region.name, region.domain)),
      ]),
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
          `  Nsight Compute measured ${formatCount(rowsWithoutKernel.length)} launches that are not as any in the nsys captures (another kernel, grid or block)`,
        ]
      : []),
  ];
}

/** What the table below shows, by its columns. */
function legendLines(shown: readonly FigureColumn[]): string[] {
  const peaks = shown.flatMap(({ peakOf }) => peakOf ?? []);
  const said = [
    ...(peaks.length > 0 ? [`how much it reached of the peak of ${new Intl.ListFormat("en-GB").format(peaks)}`] : []),
    ...(shown.some(({ title }) => title === "occupancy")
      ? ["occupancy achieved / possible, and what limits the possible one"]
      : []),
    "the grid of that launch, and how many launches are like it",
  ];
  const text = `why (Nsight Compute, one launch of each): ${said.join("; ")}`;
  return wrapText(`${text}:`, lineWidth - 2).map((line) => `  ${line}`);
}

/** Columns in which at least one launch has a figure; the others were not collected. */
function columnsWithFigures(figures: readonly Figures[]): FigureColumn[] {
  return columns.filter(({ text }) => figures.some((each) => text(each) !== "–"));
}

/** A part of the SM throughput: said where that was not collected. */
function instructions({ smThroughputPct, executedInstructionsPct }: Figures): string {
  return figureText(smThroughputPct == null ? executedInstructionsPct : null);
}

function occupancy({ achievedOccupancyPct, theoreticalOccupancyPct }: Figures): string {
  if (theoreticalOccupancyPct == null) return figureText(achievedOccupancyPct);
  const achieved = figureText(achievedOccupancyPct).replace(" %", "");
  return `${achieved} / ${figureText(theoreticalOccupancyPct)}`;
}

/** Nothing limits an occupancy of 100 %; of several limits two are named. */
function limiter({ occupancyLimiter, theoreticalOccupancyPct }: Figures): string {
  if (theoreticalOccupancyPct?.value === 100) return "–";
  return figureText(occupancyLimiter).split(", ").slice(0, 2).join(", ");
}

function right(title: string, text: (figures: Figures) => string = () => ""): FigureColumn {
  return { title, align: "right", text };
}
