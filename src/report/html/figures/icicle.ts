import { scaleLinear } from "d3-scale";
import type { OperatorRow } from "../../../model/comparison/comparison-rows.ts";
import { gpuKey, isNamed, medianOf } from "../../../model/profile/operators.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import { signedPercent } from "../../../model/text/quantity.ts";
import { shownState } from "../../document/cells.ts";
import type { ReportRange } from "../../document/report-range.ts";
import { clipMiddle, formatNs } from "../../format.ts";
import { onGpu } from "../../verdict/range-sentences.ts";
import { rowStates } from "../../rows.ts";
import { html, type Html } from "../html.ts";
import { keyHtml, percentOf } from "./strips.ts";

/** A nested range's time on each side, and the ranges nested in it. */
interface Box {
  readonly label: string;
  readonly baseNs: number;
  readonly headNs: number;
  readonly look: string;
  /** What the comparison says about the range. */
  readonly note: string;
  readonly children: readonly Box[];
}

type Side = "baseNs" | "headNs";

const rowHeight = 26;
const mostCharts = 12;
/** Narrower boxes aren't drawn. */
const leastShare = 0.002;
/** Deeper ranges are in the table. */
const mostNested = 4;

/** The NVTX ranges nested in each range, for each GPU: boxes as wide as their kernels' time. Null if no ranges are nested. */
export function icicleFigure(ranges: readonly ReportRange[]): Html | null {
  const all = ranges.flatMap(gpuCharts).toSorted((one, other) => byTime(one.box, other.box));
  if (all.length === 0) return null;
  const states = (["regressed", "improved", "same", "new", "removed"] as const).map(
    (state) => [rowStates[state].word, `s-${state}`] as const,
  );
  return html`${all
      .slice(0, mostCharts)
      .map(({ box, title }) =>
        (["baseNs", "headNs"] as const).map((side) => (box[side] === 0 ? null : chart(box, side, title))),
      )}${ranges.some(({ row }) => row !== null) ? keyHtml(states) : null}
    <p>
      The width of a box shows its kernels' time, a median over the rounds. Where a box has nothing below it, the time
      belongs to the range's own
      kernels.${all.length > mostCharts ? ` Only the ${String(mostCharts)} largest of ${String(all.length)} are shown.` : ""}
    </p>`;
}

interface Chart {
  readonly title: string;
  readonly box: Box;
}

/** One chart for each GPU that ran the range. */
function gpuCharts(range: ReportRange): Chart[] {
  const { base, head } = range;
  const operators = [...(base?.operators ?? []), ...(head?.operators ?? [])];
  const gpus = new Map(operators.map((one) => [gpuKey(one), one]));
  const label = rangeText(range.name, range.domain);
  return [...gpus].map(([gpu, sample]) => {
    const ofGpu = operators.filter((one) => gpuKey(one) === gpu && one.path.length <= mostNested);
    const paths = new Map(ofGpu.map(({ path }) => [path.join("\0"), path]));
    const nested = Map.groupBy(
      [...paths.values()].filter(({ length }) => length > 0),
      (path) => path.slice(0, -1).join("\0"),
    );
    const times = (side: ReportRange["base"]): Map<string, number> =>
      new Map(
        (side?.operators ?? [])
          .filter((one) => gpuKey(one) === gpu)
          .map((one) => [one.path.join("\0"), medianOf(one, ({ totalNs }) => totalNs)]),
      );
    const [baseTimes, headTimes] = [times(base), times(head)];
    const rows = (range.row?.operators ?? []).filter((one) => gpuKey(one) === gpu);
    const boxOf = (path: readonly string[], color: string): Box => {
      const key = path.join("\0");
      const children = (nested.get(key) ?? []).map((child, index) =>
        boxOf(child, path.length === 0 ? `f${String(index % 8)}` : color),
      );
      return {
        label: plainText(path.at(-1) ?? label),
        baseNs: baseTimes.get(key) ?? 0,
        headNs: headTimes.get(key) ?? 0,
        ...lookOf(range, rowOf(rows, path), color),
        children: children.toSorted(byTime),
      };
    };
    return { title: `${clipMiddle(plainText(label), 60)}${onGpu(sample)}`, box: boxOf([], "s-plain") };
  });
}

/** A row may stand for several similar ranges. */
function rowOf(rows: readonly OperatorRow[], path: readonly string[]): OperatorRow | undefined {
  const find = (isSame: (name: string, other: string) => boolean, most: number): OperatorRow | undefined =>
    rows.find(
      (one) =>
        one.paths <= most &&
        one.path.length === path.length &&
        path.every((name, depth) => isSame(name, one.path[depth] ?? "")),
    );
  return find((name, other) => name === other, 1) ?? find(isNamed, Infinity);
}

/** If nothing is compared, `color` shows which of the outermost nested ranges a box belongs to. */
function lookOf({ row: whole }: ReportRange, row: OperatorRow | undefined, color: string): Pick<Box, "look" | "note"> {
  if (whole === null) return { look: color, note: "" };
  if (row === undefined) return { look: "s-plain", note: "" };
  const { changeRatio } = row.time;
  const state = shownState(row.time, whole);
  const change = row.paths > 1 || changeRatio === null ? "" : ` ${signedPercent(changeRatio)}`;
  return { look: `s-${state}`, note: `, ${rowStates[state].word}${change}` };
}

/** Sorts by the larger of the base and head times, so that both sides have the same order. */
function byTime(one: Box, other: Box): number {
  return Math.max(other.baseNs, other.headNs) - Math.max(one.baseNs, one.headNs);
}

function chart(box: Box, side: Side, title: string): Html {
  const name = side === "baseNs" ? "base" : "head";
  const mostNs = Math.max(box.baseNs, box.headNs);
  const bottom = rowHeight * depthOf(box);
  const ticks = scaleLinear([0, mostNs], [0, 1])
    .ticks(5)
    .filter((tick) => tick > 0);
  return html`<figure>
    <figcaption><b>${name}</b>, ${title}, ${formatNs(box[side])} of kernels</figcaption>
    <svg
      class="icicle"
      width="100%"
      height="${bottom + 20}"
      role="img"
      aria-label="Kernel time in ${name}, ${title}, by nested range"
    >
      ${ticks.map((tick) => html`<text class="k" x="${percentOf(tick / mostNs)}" y="${bottom + 14}" text-anchor="end">${formatNs(tick)}</text>`)}${boxHtml(box, side, mostNs, 0, 0)}
    </svg>
  </figure>`;
}

function depthOf({ children }: Box): number {
  return 1 + Math.max(0, ...children.map(depthOf));
}

function boxHtml(box: Box, side: Side, mostNs: number, fromNs: number, depth: number): Html | null {
  const share = box[side] / mostNs;
  if (share < leastShare) return null;
  let nextNs = fromNs;
  const children = box.children.map((child) => {
    const drawn = boxHtml(child, side, mostNs, nextNs, depth + 1);
    nextNs += child[side];
    return drawn;
  });
  return html`<svg
      class="${box.look}"
      x="${percentOf(fromNs / mostNs)}"
      y="${depth * rowHeight}"
      width="${percentOf(share)}"
      height="${rowHeight - 1}"
    >
      <title>${clipMiddle(box.label, 200)}: ${formatNs(box[side])}${box.note}</title>
      <rect width="100%" height="100%" />
      ${share > 0.02 ? html`<text x="4" y="17">${clipMiddle(box.label, 60)}</text>` : null}
    </svg>
    ${children}`;
}
