import type { OperatorRow, RowState, TimeChange } from "../../../model/comparison/comparison-rows.ts";
import { gpuKey, isCoveredByName, medianOverRounds } from "../../../model/profile/operators.ts";
import { medianTotalNs } from "../../../model/rounds.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import { signedPercent } from "../../../model/text/quantity.ts";
import { clipMiddle, formatNs } from "../../format.ts";
import { onGpu } from "../../verdict/range-sentences.ts";
import { kernelLabel } from "../../kernel-label.ts";
import { rowStates } from "../../rows.ts";
import { linearScale } from "./scale.ts";
import { html, type Html } from "../html.ts";
import type { ReportRange } from "../../document/report-range.ts";
import { shownState } from "../../document/cells.ts";
import { counted } from "../../../model/text/listing.ts";

/** A box for a range, a family, or a kernel, with the boxes below it. */
interface Box {
  /** The box's label. It's a function because parsing thousands of kernel names takes time, and only some boxes are drawn. */
  readonly label: () => string;
  readonly baseNs: number;
  readonly headNs: number;
  /** Null if nothing is compared. The color then depends on the position. */
  readonly state: RowState | null;
  readonly change: number | null;
  readonly children: readonly Box[];
}

type Side = "baseNs" | "headNs";

const rowHeight = 26;
const mostRanges = 12;
/** Boxes narrower than this share of the width are merged into one box. */
const leastShare = 0.002;

/** Shows where the kernel time goes. Ranges, families, and kernels are boxes as wide as their time, base above head, on one scale. Null without kernels. */
export function icicleFigure(ranges: readonly ReportRange[]): Html | null {
  const boxes = ranges
    .map(rangeBox)
    .filter(({ baseNs, headNs }) => baseNs + headNs > 0)
    .toSorted((one, other) => other.headNs - one.headNs)
    .slice(0, mostRanges);
  if (boxes.length === 0) return null;
  const compared = ranges.some(({ row }) => row !== null);
  const sides: readonly Side[] = compared ? ["baseNs", "headNs"] : ["headNs"];
  return html`${figures(boxes, sides, "range, family and kernel")}
    ${compared ? html`<p class="key">${(["regressed", "improved", "same", "new", "removed", "noted"] as const).map((state) => html`<span class="s-${state}"><i></i>${rowStates[state].word}</span> `)}</p>` : null}
    <p>
      The width of a box shows its time. Hover over a box to see its name. A box's time is the sum of its kernels'
      medians over the
      rounds.${ranges.length > 1 ? " Ranges may be nested." : ""}${ranges.length > boxes.length ? ` Only the ${String(boxes.length)} largest of ${String(ranges.length)} ranges are shown.` : ""}
    </p>
    ${nestedIcicles(ranges)}`;
}

function figures(boxes: readonly Box[], sides: readonly Side[], by: string, of = ""): Html {
  const total = (side: Side): number => boxes.reduce((sum, box) => sum + box[side], 0);
  const most = Math.max(total("baseNs"), total("headNs"));
  return html`${sides.map((side) => {
    const name = side === "baseNs" ? "base" : "head";
    return html`<figure>
      <figcaption><b>${name}</b>${of}, ${formatNs(total(side))} of kernels</figcaption>
      ${icicle(boxes, side, most, `Kernel time in ${name}${of}, by ${by}`)}
    </figure>`;
  })}`;
}

/** A similar chart of the NVTX ranges nested in each range, for each GPU; null if no ranges are nested. */
function nestedIcicles(ranges: readonly ReportRange[]): Html | null {
  const all = ranges.flatMap(nestedBoxes).toSorted((one, other) => byTime(one.box, other.box));
  if (all.length === 0) return null;
  const hidden = all.length - mostRanges;
  return html`<h3>By nested NVTX ranges</h3>
    ${all.slice(0, mostRanges).map(({ box, title }) => {
      const sides = (["baseNs", "headNs"] as const).filter((side) => box[side] > 0);
      return figures([box], sides, "nested range", `, ${title}`);
    })}
    <p>
      Where a box has nothing below it, the time belongs to the range's own
      kernels.${hidden > 0 ? ` Only the ${String(mostRanges)} largest of ${String(all.length)} are shown.` : ""}
    </p>`;
}

interface NestedBox {
  readonly title: string;
  readonly box: Box;
}

/** The chart shows this many levels of nested ranges. Deeper ranges are in the table. */
const mostNested = 4;

/** One box for each GPU that ran the range. */
function nestedBoxes(range: ReportRange): NestedBox[] {
  const { base, head, row } = range;
  const gpus = new Map([...(base?.operators ?? []), ...(head?.operators ?? [])].map((one) => [gpuKey(one), one]));
  return [...gpus].map(([gpu, sample]) => {
    const root = newNode();
    for (const [side, profiled] of [
      ["baseNs", base],
      ["headNs", head],
    ] as const)
      for (const operator of profiled?.operators ?? []) {
        if (gpuKey(operator) !== gpu || operator.path.length > mostNested) continue;
        nodeOf(root, operator.path)[side] = medianOverRounds(operator, ({ totalNs }) => totalNs);
      }
    const rows = (row?.operators ?? []).filter((one) => gpuKey(one) === gpu);
    const label = rangeText(range.name, range.domain);
    const shown = clipMiddle(plainText(label), 60);
    return { title: `${shown}${onGpu(sample)}`, box: boxOf(label, [], root, { range, rows }) };
  });
}

/** A nested range: its time on each side, and the ranges nested in it, by name. */
interface Node {
  baseNs: number;
  headNs: number;
  readonly children: Map<string, Node>;
}

function newNode(): Node {
  return { baseNs: 0, headNs: 0, children: new Map() };
}

function nodeOf(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const name of path) {
    const known = node.children.get(name) ?? newNode();
    node.children.set(name, known);
    node = known;
  }
  return node;
}

/** A box gets the state of its row in the comparison. That row may stand for several similar ranges. */
function boxOf(
  name: string,
  path: readonly string[],
  { baseNs, headNs, children }: Node,
  of: { readonly range: ReportRange; readonly rows: readonly OperatorRow[] },
): Box {
  const row =
    of.rows.find((one) => one.paths === 1 && isPath(path, one.path, (part, other) => part === other)) ??
    of.rows.find((one) => isPath(path, one.path, isCoveredByName));
  return {
    label: () => plainText(name),
    baseNs,
    headNs,
    state: row === undefined || of.range.row === null ? null : shownState(row.time, of.range.row),
    change: row?.paths === 1 ? row.time.changeRatio : null,
    children: [...children].map(([child, node]) => boxOf(child, [...path, child], node, of)).toSorted(byTime),
  };
}

function isPath(
  path: readonly string[],
  of: readonly string[],
  isSame: (name: string, other: string) => boolean,
): boolean {
  return path.length === of.length && path.every((name, depth) => isSame(name, of[depth] ?? ""));
}

function rangeBox(range: ReportRange): Box {
  const { row, head } = range;
  const label = rangeText(range.name, range.domain);
  if (row === null) {
    const kernels = (head?.kernels ?? []).map((kernel) => ({
      family: kernel.family,
      label: () => kernelLabel(kernel.name, 120),
      children: [],
      baseNs: 0,
      headNs: medianTotalNs(kernel),
      state: null,
      change: null,
    }));
    return parent(label, families(kernels, new Map()), null);
  }
  const times = new Map(
    row.families.map(({ family, time }) => [family, { state: shownState(time, row), changeRatio: time.changeRatio }]),
  );
  const kernels = row.kernels.map((kernel) => ({
    family: kernel.family,
    label: () => kernelLabel(kernel.name, 120),
    children: [],
    baseNs: kernel.time.baseNs ?? 0,
    headNs: kernel.time.headNs ?? 0,
    state: shownState(kernel.time, row),
    change: kernel.time.changeRatio,
  }));
  return parent(label, families(kernels, times), {
    state: shownState(row.gpuBusyTime, row),
    changeRatio: row.gpuBusyTime.changeRatio,
  });
}

function families(
  kernels: readonly (Box & { readonly family: string })[],
  times: ReadonlyMap<string, Pick<TimeChange, "state" | "changeRatio">>,
): Box[] {
  return [...Map.groupBy(kernels, ({ family }) => family)]
    .map(([family, members]) => parent(family, members, times.get(family) ?? null))
    .toSorted(byTime);
}

function parent(label: string, children: readonly Box[], time: Pick<TimeChange, "state" | "changeRatio"> | null): Box {
  const sum = (side: Side): number => children.reduce((total, child) => total + child[side], 0);
  return {
    label: () => plainText(label),
    baseNs: sum("baseNs"),
    headNs: sum("headNs"),
    state: time?.state ?? null,
    change: time?.changeRatio ?? null,
    children: children.toSorted(byTime),
  };
}

/** Sorts by the larger of the base and head times, so that both sides have the same order. */
function byTime(one: Box, other: Box): number {
  return Math.max(other.baseNs, other.headNs) - Math.max(one.baseNs, one.headNs);
}

function icicle(boxes: readonly Box[], side: Side, most: number, label: string): Html {
  const drawn = level(boxes, side, most, 0, 0, null);
  const bottom = rowHeight * Math.max(...boxes.map(depthOf));
  const scale = linearScale([0, most], [0, 100]);
  // The scale ends at a round number, which may be past the widest side. We don't draw ticks past the widest side.
  const ticks = scale.ticks.filter((tick) => tick > 0 && tick <= most);
  return html`<svg class="icicle" width="100%" height="${bottom + 20}" role="img" aria-label="${label}">
    ${ticks.map((tick) => html`<text class="k" x="${share(tick, most)}" y="${bottom + 14}" text-anchor="end">${formatNs(tick)}</text>`)}${drawn}
  </svg>`;
}

function depthOf({ children }: Box): number {
  return 1 + Math.max(0, ...children.map(depthOf));
}

function level(
  boxes: readonly Box[],
  side: Side,
  most: number,
  start: number,
  depth: number,
  inherited: number | null,
): Html[] {
  let from = start;
  let [restNs, restCount] = [0, 0];
  const drawn: Html[] = [];
  for (const [index, box] of boxes.entries()) {
    const ns = box[side];
    if (ns === 0) continue;
    // If nothing is compared, we cycle through the colors for the families, and kernels get their family's color.
    const color = inherited ?? (depth === 1 ? index : null);
    if (ns / most < leastShare) {
      restNs += ns;
      restCount += 1;
      continue;
    }
    drawn.push(
      drawnBox(box, side, most, from, depth, color),
      ...level(box.children, side, most, from, depth + 1, color),
    );
    from += ns;
  }
  if (restCount > 0 && restNs / most >= leastShare / 4) {
    const label = (): string => counted(restCount, "smaller box", "smaller boxes");
    const rest = { label, baseNs: restNs, headNs: restNs, state: null, change: null, children: [] };
    // Boxes are sorted by the larger of the base and head times, so a side's small boxes may be anywhere. We draw the small boxes as one
    // box at the end.
    drawn.push(drawnBox(rest, side, most, from, depth, inherited));
  }
  return drawn;
}

function drawnBox(box: Box, side: Side, most: number, from: number, depth: number, color: number | null): Html {
  const { state, change } = box;
  const label = box.label();
  const look = state === null ? (color === null ? "s-plain" : `f${String(color % 8)}`) : `s-${state}`;
  const word = state === null ? "" : `, ${rowStates[state].word}${change === null ? "" : ` ${signedPercent(change)}`}`;
  return html`<svg
    class="${look}"
    x="${share(from, most)}"
    y="${depth * rowHeight}"
    width="${share(box[side], most)}"
    height="${rowHeight - 1}"
  >
    <title>${clipMiddle(label, 200)}: ${formatNs(box[side])}${word}</title>
    <rect width="100%" height="100%" />
    ${box[side] / most > 0.02 ? html`<text x="4" y="17">${clipMiddle(label, 60)}</text>` : null}
  </svg>`;
}

function share(ns: number, most: number): string {
  return `${String(Math.round((ns / most) * 1e5) / 1e3)}%`;
}
