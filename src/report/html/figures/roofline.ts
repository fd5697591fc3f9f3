import { scaleLog } from "d3-scale";
import { medianTotalNs } from "../../../model/rounds.ts";
import type { Profile } from "../../../model/profile/profile.ts";
import { formatFigure } from "../../figure-text.ts";
import { formatNs } from "../../format.ts";
import { kernelLabel } from "../../kernel-label.ts";
import { bottomAxis, leftAxis, px, type Frame, type Scale } from "./axis.ts";
import { html, type Html } from "../html.ts";
import type { PageInput } from "../page-input.ts";

const [width, height] = [640, 400];
const frame: Frame = { left: 84, right: width - 14, top: 24, bottom: height - 46 };
/** Each side has at most this many points, for the kernels with the most time. */
const mostPoints = 200;

interface Point {
  readonly side: "base" | "head";
  readonly kernel: string;
  readonly precision: string;
  readonly intensity: number;
  readonly flopPerSecond: number;
  readonly peak: number | null;
  readonly peakBytesPerSecond: number | null;
  readonly totalNs: number;
}

/** The roofline chart: how close each kernel is to the limit for its arithmetic intensity. Null if ncu collected no rooflines. */
export function rooflineFigure({ base, head }: PageInput): Html | null {
  const points = [...(base === null ? [] : collectPoints(base, "base")), ...collectPoints(head, "head")];
  if (points.length === 0) return null;
  return html`<div class="scroll" role="region" tabindex="0" aria-label="Roofline">${plot(points)}</div>
    <p>
      Each point is one measured launch. Its area is the kernel's time; base is hollow, head is filled. The lines are
      the limits of device memory and of each precision's peak.
    </p>`;
}

function collectPoints({ ranges }: Profile, side: Point["side"]): Point[] {
  return ranges
    .flatMap((range) =>
      range.kernels.flatMap((kernel) => {
        const roofline = kernel.ncu.find((sample) => sample.roofline !== null)?.roofline;
        return (roofline?.points ?? []).flatMap((point): Point[] =>
          point.intensity === null || point.intensity <= 0 || point.flopPerSecond <= 0
            ? []
            : [
                {
                  side,
                  kernel: kernel.name,
                  precision: point.precision,
                  intensity: point.intensity,
                  flopPerSecond: point.flopPerSecond,
                  peak: point.peakFlopPerSecond,
                  peakBytesPerSecond: roofline?.peakBytesPerSecond ?? null,
                  totalNs: medianTotalNs(kernel),
                },
              ],
        );
      }),
    )
    .toSorted((a, b) => b.totalNs - a.totalNs)
    .slice(0, mostPoints);
}

function plot(points: readonly Point[]): Html {
  const intensities = points.map(({ intensity }) => intensity);
  const peaks = new Map(
    points.flatMap(({ precision, peak }) => (peak === null || peak <= 0 ? [] : [[precision, peak]])),
  );
  const rates = [...points.map(({ flopPerSecond }) => flopPerSecond), ...peaks.values()];
  const memory = Math.max(0, ...points.flatMap(({ peakBytesPerSecond }) => peakBytesPerSecond ?? []));
  const knees = memory === 0 ? [] : [...peaks.values()].map((peak) => peak / memory);
  const across = scaleLog(
    [Math.min(...intensities, ...knees), Math.max(...intensities, ...knees) * 1.5],
    [frame.left, frame.right],
  ).nice();
  const down = scaleLog([Math.min(...rates), Math.max(...rates) * 1.01], [frame.bottom, frame.top]).nice();
  const most = Math.max(...points.map(({ totalNs }) => totalNs), 1);
  return html`<svg
    class="chart wide"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="Roofline: operations per second over operations per byte, ${points.length} points"
  >
    ${leftAxis(down, listPowersOfTen(down), frame, formatFlops)}${bottomAxis(across, listPowersOfTen(across), frame, String)}
    <text x="${px((frame.left + frame.right) / 2)}" y="${height - 8}" text-anchor="middle">
      operations per byte of device memory
    </text>
    ${memory === 0 ? null : ceiling(memory, across, down, Math.max(...rates))}${[...peaks].map(([precision, peak]) => peakLine(precision, peak, memory, across, down))}
    ${points.map((point) => pointMark(point, across, down, most))}
  </svg>`;
}

/** The scale's powers of ten. With more ticks than decades, d3 would add others. */
function listPowersOfTen(scale: Scale): number[] {
  const [low = 1, high = 1] = scale.domain();
  return scale.ticks(Math.round(Math.log10(high / low)));
}

/** The bandwidth of device memory: a line of slope 1, up to the highest peak. */
function ceiling(bytesPerSecond: number, across: Scale, down: Scale, top: number): Html {
  const [left = 1, right = 1] = across.domain();
  const [bottom = 1] = down.domain();
  const from = Math.max(left, bottom / bytesPerSecond);
  const to = Math.min(right, top / bytesPerSecond);
  if (to <= from) return html``;
  const y = (intensity: number): number => down(intensity * bytesPerSecond);
  // The label goes above the line, halfway up.
  const labelIntensity = Math.sqrt(from * to);
  return html`<path class="roof" d="M${px(across(from))} ${px(y(from))}L${px(across(to))} ${px(y(to))}" /><text
      x="${px(across(labelIntensity) - 8)}"
      y="${px(y(labelIntensity) - 4)}"
      text-anchor="end"
      >${formatFigure({ value: bytesPerSecond, unit: "byte/s" })}</text
    >`;
}

function peakLine(precision: string, peak: number, memory: number, across: Scale, down: Scale): Html {
  const [left = 1] = across.domain();
  const from = memory === 0 ? left : Math.max(left, peak / memory);
  const y = down(peak);
  return html`<path class="roof" d="M${px(across(from))} ${px(y)}H${px(frame.right)}" /><text
      x="${px(frame.right)}"
      y="${px(y - 4)}"
      text-anchor="end"
      >${precision}, ${formatFlops(peak)}</text
    >`;
}

function pointMark(point: Point, across: Scale, down: Scale, most: number): Html {
  const { side, kernel, precision, intensity, flopPerSecond, totalNs } = point;
  const radius = 3 + 11 * Math.sqrt(totalNs / most);
  return html`<circle class="${side}" cx="${px(across(intensity))}" cy="${px(down(flopPerSecond))}" r="${px(radius)}"
    ><title>
      ${kernelLabel(kernel, 90)} (${side}, ${precision}): ${formatFlops(flopPerSecond)},
      ${Number(intensity.toPrecision(3))} operations per byte, ${formatNs(totalNs)}
    </title></circle
  >`;
}

const flopUnits = [
  [1e15, "PFLOP/s"],
  [1e12, "TFLOP/s"],
  [1e9, "GFLOP/s"],
  [1e6, "MFLOP/s"],
] as const;

function formatFlops(flopPerSecond: number): string {
  const [size, unit] = flopUnits.find(([least]) => flopPerSecond >= least) ?? [1, "FLOP/s"];
  return `${String(Number((flopPerSecond / size).toPrecision(3)))} ${unit}`;
}
