import { scaleLinear } from "d3-scale";
import type { CallUse } from "../../../model/reports/call-use.ts";
import {
  type InstanceTimeline,
  lastEndNs,
  type RangeTimeline,
  type TimelineCall,
  type TimelineKernel,
  type TimelineRange,
  type TimelineSpan,
} from "../../../model/reports/instance-timeline.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import type { Nanoseconds } from "../../../model/units.ts";
import { clipMiddle, formatCount, formatNs, formatShare } from "../../format.ts";
import { kernelLabel } from "../../kernel-label.ts";
import { countCutKernels } from "../../sentences.ts";
import { bottomAxis, px } from "./axis.ts";
import { densityStrip, type Piece, type Strip } from "./density.ts";
import type { Drawing } from "./drawing.ts";
import { copies, type FamilyLooks } from "./looks.ts";
import { keyHtml } from "./strips.ts";
import { html, nameCode, type Html } from "../html.ts";
import type { ReportRange } from "../../document/report-range.ts";
import type { PageInput } from "../page-input.ts";
import { perfettoPart } from "./perfetto.ts";
import { counted } from "../../../model/text/listing.ts";

/** Limits for ranges with a timeline, stream rows per side, levels of NVTX ranges, and separate boxes per row. */
const [mostRanges, mostStreams, mostLevels, mostBoxes] = [3, 8, 3, 150];
const [left, right] = [118, 1168];
const [rowHeight, rowGap] = [20, 5];
/** Narrower items are drawn as columns. */
const leastWidth = 1;

interface Side {
  readonly name: "base" | "head";
  readonly instances: number;
  /** The instance with the median duration. */
  readonly instance: InstanceTimeline;
}

/** The ranges whose instances we know: ranges that didn't pass come first, then the ranges with the most kernel time in head. */
export function timelineRanges({ timelines }: PageInput, ranges: readonly ReportRange[]): ReportRange[] {
  const busyNs = ({ head, base }: ReportRange): number => (head ?? base)?.rounds[0]?.kernelNs ?? 0;
  const hasTimeline = (range: ReportRange): boolean =>
    [...timelines.base, ...timelines.head].some((timeline) => isSameRange(timeline, range) && timeline.kept.length > 0);
  const passes = ({ row }: ReportRange): boolean => row === null || row.verdict === "pass";
  return ranges.filter(hasTimeline).toSorted((a, b) => Number(passes(a)) - Number(passes(b)) || busyNs(b) - busyNs(a));
}

function isSameRange(timeline: RangeTimeline, { name, domain }: Pick<ReportRange, "name" | "domain">): boolean {
  return timeline.name === name && timeline.domain === domain;
}

/**
 * Timelines of some ranges: for each, the instance with the median duration, base above head on one scale. Null if no report was
 * read. `room` is the character limit for the timelines and the embedded trace.
 */
export function timelineFigure({ input, looks }: Drawing, ranges: readonly ReportRange[], room: number): Html | null {
  const rangesWithTimeline = timelineRanges(input, ranges);
  const [first] = rangesWithTimeline;
  if (first === undefined) return null;
  const shown = rangesWithTimeline.slice(0, mostRanges);
  const families = collectFamilies(ranges, looks);
  const figures = html`${shown.map((range) => rangeFigures(range, findSides(range, input), families))}`;
  return html`${figures}
    ${shown.some((range) => findSides(range, input).some(({ instance }) => hasWork(instance))) ? keys(families) : null}
    <p>
      Each range's median instance in the first round. Both sides share one scale. Work narrower than a pixel is drawn
      as columns; their height is the share of the time when something
      ran.${
        rangesWithTimeline.length > shown.length
          ? ` Only ${String(shown.length)} of ${String(rangesWithTimeline.length)} ranges are shown: regressed ones first, then those with the most kernel time.`
          : ""
      }
      Tracing makes the host's calls look longer.
    </p>
    ${input.trace === null ? null : perfettoPart(input.trace, first, room - figures.text.length)}`;
}

/** How many kernels are drawn before and after a wait. */
const kernelsAround = 16;

/** Where the host waits: the same part of an instance in base and head, around a synchronization. Null if we have no such instance. */
export function waitsFigure(range: ReportRange, { input, looks }: Drawing): Html | null {
  const sides = findSides(range, input);
  const { kernels = [], calls = [] } = sides.find(({ name }) => name === "head")?.instance ?? {};
  const waits = calls.filter(({ use }) => use === "synchronization");
  const wait = waits[Math.floor(waits.length / 2)];
  if (wait === undefined) return null;
  const next = kernels.findIndex(({ startNs }) => startNs > wait.startNs);
  const findStart = (all: InstanceTimeline["kernels"], kernel: number): Nanoseconds =>
    Math.max(0, all[Math.min(Math.max(0, kernel), all.length - 1)]?.startNs ?? 0);
  const lengthNs = findStart(kernels, next + kernelsAround) - findStart(kernels, next - kernelsAround);
  if (next < 0 || lengthNs <= 0) return null;
  const families = collectFamilies([range], looks);
  return html`<div class="waits">
    <p>
      <b>${nameCode(rangeText(range.name, range.domain))}</b>: around one of head's ${formatCount(waits.length)}
      <span class="key"
        ><span class="u-synchronization"><i></i>synchronizations</span></span
      >
    </p>
    ${partFigures(range, sides, ({ kernels: all }) => findStart(all, next - kernelsAround), lengthNs, families)}
  </div>`;
}

function findSides(range: ReportRange, { timelines }: PageInput): Side[] {
  return (["base", "head"] as const).flatMap((name) => {
    const timeline = timelines[name].find((candidate) => isSameRange(candidate, range));
    const instance = timeline?.kept.find(({ role }) => role === "median");
    return timeline === undefined || instance === undefined ? [] : [{ name, instances: timeline.instances, instance }];
  });
}

function keys({ used }: Families): Html {
  return html`${keyHtml([...used, ["GPU idle", "k-idle"]])}${keyHtml(
    callLooks.map(({ use, title }) => [`${use === "launch" ? "CUDA calls: " : ""}${title}`, `u-${use}`]),
  )}`;
}

const callLooks: readonly { readonly use: CallUse; readonly title: string }[] = [
  { use: "launch", title: "launch" },
  { use: "graphLaunch", title: "graph launch" },
  { use: "copy", title: "copy" },
  { use: "synchronization", title: "synchronization" },
  { use: "memory", title: "allocation" },
  { use: "other", title: "other" },
];

/** The families of a page's kernels, by kernel name, and their looks. */
interface Families {
  readonly lookOf: (kernel: TimelineKernel) => string;
  /** The families that were drawn. */
  readonly used: Map<string, string>;
}

function collectFamilies(ranges: readonly ReportRange[], looks: FamilyLooks): Families {
  const families = new Map<string, string>();
  for (const { base, head } of ranges)
    for (const { name, family } of [...(base?.kernels ?? []), ...(head?.kernels ?? [])]) families.set(name, family);
  const used = new Map<string, string>([[copies.label, copies.look]]);
  const lookOf = ({ type }: TimelineKernel): string => {
    const family = families.get(type.name) ?? "other";
    const look = looks(family);
    used.set(family, look);
    return look;
  };
  return { lookOf, used };
}

function rangeFigures(range: ReportRange, sides: readonly Side[], families: Families): Html {
  const lengthNs = Math.max(1, ...sides.map(({ instance }) => lastEndNs(instance)));
  const closeNs = Math.max(0, ...sides.map(({ instance }) => closeUpNs(instance)));
  return html`<h3>${nameCode(rangeText(range.name, range.domain))}</h3>
    ${sides.map(
      ({ name, instances, instance }) =>
        html`<figure>
          <figcaption>
            <b>${name}</b>: instance ${formatCount(instance.place)} of ${formatCount(instances)},
            ${formatNs(instance.durationNs)}, ${formatCount(instance.kernels.length)}
            kernels${countCutKernels(instance)}${countGraphLaunches(instance)}${describeIdleTime(instance)}
          </figcaption>
          ${scrolled(range, name, "Timeline", instance, lengthNs, families)}
        </figure>`,
    )}${closeNs === 0 ? null : partFigures(range, sides, middleNs, closeNs, families)}`;
}

/** A part of each side's instance. */
function partFigures(
  range: ReportRange,
  sides: readonly Side[],
  startOf: (instance: InstanceTimeline) => Nanoseconds,
  lengthNs: Nanoseconds,
  families: Families,
): Html[] {
  return sides.map(({ name, instance }) => {
    const fromNs = startOf(instance);
    return html`<figure>
      <figcaption><b>${name}</b>, ${formatNs(lengthNs)} of it, ${formatNs(fromNs)} after its start</figcaption>
      ${scrolled(range, name, "A part", within(instance, fromNs, lengthNs), lengthNs, families)}
    </figure>`;
  });
}

function scrolled(
  range: ReportRange,
  side: Side["name"],
  title: string,
  instance: InstanceTimeline,
  lengthNs: Nanoseconds,
  families: Families,
): Html {
  const label = plainText(clipMiddle(rangeText(range.name, range.domain), 60));
  const rows = hasWork(instance) ? "NVTX ranges, CUDA calls, streams and idle time" : "NVTX ranges";
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${title} of ${label}, ${side}">
    ${drawing(instance, lengthNs, families, { name: range.name, label: `${title} of an instance of ${label}, ${side}: ${rows}` })}
  </div>`;
}

/** The number of kernels in a close-up, starting at the middle one. */
const closeKernels = 60;

function middleNs({ kernels }: InstanceTimeline): Nanoseconds {
  return Math.max(0, kernels[Math.floor(kernels.length / 2)]?.startNs ?? 0);
}

/** The duration of a close-up; 0 if the instance has so few kernels that it needs no close-up. */
function closeUpNs({ kernels }: InstanceTimeline): Nanoseconds {
  const middleIndex = Math.floor(kernels.length / 2);
  if (kernels.length <= closeKernels * 2) return 0;
  return (kernels[middleIndex + closeKernels]?.startNs ?? 0) - (kernels[middleIndex]?.startNs ?? 0);
}

/** The part of an instance within a span of time. Times are relative to the span's start. */
function within(instance: InstanceTimeline, fromNs: Nanoseconds, lengthNs: Nanoseconds): InstanceTimeline {
  const cut = <S extends TimelineSpan>(spans: readonly S[]): S[] =>
    spans.flatMap((span) => {
      const startNs = Math.max(0, span.startNs - fromNs);
      const endNs = Math.min(lengthNs, span.startNs + span.durationNs - fromNs);
      return endNs <= startNs ? [] : [{ ...span, startNs, durationNs: endNs - startNs }];
    });
  const { kernels, copies, calls, ranges, durationNs } = instance;
  return {
    ...instance,
    kernels: cut(kernels),
    copies: cut(copies),
    calls: cut(calls),
    ranges: cut(ranges),
    durationNs: Math.max(0, Math.min(lengthNs, durationNs - fromNs)),
  };
}

function countGraphLaunches({ calls }: InstanceTimeline): string {
  const count = calls.filter(({ use }) => use === "graphLaunch").length;
  return count === 0 ? "" : `, ${counted(count, "graph launch", "graph launches")}`;
}

function hasWork({ kernels, copies }: InstanceTimeline): boolean {
  return kernels.length + copies.length > 0;
}

function describeIdleTime(instance: InstanceTimeline): string {
  if (!hasWork(instance)) return "";
  const idle = idleSpans(instance);
  const { durationNs } = instance;
  const within = idle.reduce((sum, { durationNs: ns }) => sum + ns, 0);
  const longest = idle.reduce((most, { durationNs: ns }) => Math.max(most, ns), 0);
  if (durationNs === 0 || longest === 0) return "";
  return `; GPU idle ${formatNs(within)} (${formatShare(within / durationNs)}), longest gap ${formatNs(longest)}`;
}

/** The gaps in which none of the instance's work ran on any GPU. */
function idleSpans({ kernels, copies, durationNs }: InstanceTimeline): Piece[] {
  const work = [...kernels, ...copies].toSorted((a, b) => a.startNs - b.startNs);
  const spans: Piece[] = [];
  let until = 0;
  const gap = (startNs: Nanoseconds, endNs: Nanoseconds): void => {
    if (endNs > startNs) spans.push({ startNs, durationNs: endNs - startNs, look: "k-idle" });
  };
  for (const { startNs, durationNs: ns } of work) {
    gap(until, Math.min(startNs, durationNs));
    until = Math.max(until, startNs + ns);
  }
  gap(until, durationNs);
  return spans;
}

interface TimelineRow {
  readonly title: string;
  readonly content: (strip: Strip) => Html | readonly Html[];
}

function drawing(
  instance: InstanceTimeline,
  lengthNs: Nanoseconds,
  families: Families,
  { name, label }: { readonly name: string; readonly label: string },
): Html {
  const calls: TimelineRow = { title: "CUDA calls", content: (strip) => callBoxes(instance.calls, strip) };
  const idle: TimelineRow = { title: "GPU idle", content: (strip) => densityStrip(idleSpans(instance), strip) };
  const rows: TimelineRow[] = [
    ...splitIntoLevels(instance, name).map((ranges, level) => ({
      title: level === 0 ? "NVTX" : "",
      content: (strip: Strip) => rangeBoxes(ranges, strip),
    })),
    ...(instance.calls.length > 0 || hasWork(instance) ? [calls] : []),
    ...streamRows(instance, families),
    ...(hasWork(instance) ? [idle] : []),
  ];
  const bottom = rows.length * (rowHeight + rowGap);
  const scale = scaleLinear([0, lengthNs], [left, right]);
  return html`<svg class="chart timeline" viewBox="0 0 1200 ${bottom + 22}" role="img" aria-label="${label}">
    ${bottomAxis(scale, scale.ticks(8), { top: 0, bottom }, (tick) => (tick === 0 ? "0" : formatNs(tick)))}
    ${rows.map(({ title, content }, index) => {
      const top = index * (rowHeight + rowGap);
      return html`${title === "" ? null : html`<text x="${left - 6}" y="${top + rowHeight / 2}" dy=".35em" text-anchor="end">${clipMiddle(title, 18)}</text>`}${content({ left, width: right - left, top, height: rowHeight, lengthNs })}`;
    })}
  </svg>`;
}

/** The range itself, then the NVTX ranges of its thread, one level per nesting depth. */
function splitIntoLevels({ ranges, process, thread, durationNs }: InstanceTimeline, name: string): TimelineRange[][] {
  const fields = { startNs: 0, durationNs, process, thread, name, domain: "", style: "pushpop" } as const;
  const levels: TimelineRange[][] = [[fields]];
  const ends: number[] = [];
  for (const range of ranges) {
    if (range.style !== "pushpop" || (thread !== -1 && (range.process !== process || range.thread !== thread)))
      continue;
    while (ends.length > 0 && (ends.at(-1) ?? 0) <= range.startNs) ends.pop();
    if (ends.length < mostLevels) (levels[ends.length + 1] ??= []).push(range);
    ends.push(range.startNs + range.durationNs);
  }
  return levels;
}

function rangeBoxes(ranges: readonly TimelineRange[], strip: Strip): Html[] {
  const named = ranges.map((range) => ({
    ...range,
    look: "s-plain",
    label: clipMiddle(plainText(rangeText(range.name, range.domain)), 120),
  }));
  return boxesAndColumns(named, strip);
}

function callBoxes(calls: readonly TimelineCall[], strip: Strip): Html[] {
  const named = calls.map((call) => ({ ...call, look: `u-${call.use}`, label: plainText(call.name ?? "CUDA call") }));
  return boxesAndColumns(named, strip);
}

/** A row for each stream, or several rows if the stream's work overlaps. */
function streamRows(instance: InstanceTimeline, families: Families): TimelineRow[] {
  // Parsing a name takes time, and thousands of launches share a few names.
  const labels = new Map<string, string>();
  const findLabel = (name: string): string => {
    const label = labels.get(name) ?? kernelLabel(name, 120);
    labels.set(name, label);
    return label;
  };
  const work = [
    ...instance.kernels.map((kernel) => ({
      ...kernel,
      look: families.lookOf(kernel),
      label: findLabel(kernel.type.name),
    })),
    ...instance.copies.map((copy) => ({ ...copy, look: copies.look, label: copy.kind === "fill" ? "memset" : "copy" })),
  ];
  const devices = new Set(work.map(({ device }) => device)).size;
  const streams = Map.groupBy(
    work,
    ({ process, device, stream }) => `${String(process)} ${String(device)} ${String(stream)}`,
  );
  const rows = [...streams.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((all) => {
      const [first] = all;
      const stream = first?.stream == null ? "stream unknown" : `stream ${String(first.stream)}`;
      const title = devices > 1 ? `GPU ${String(first?.device)}, ${stream}` : stream;
      return splitIntoLanes(all).map((lane, index): TimelineRow => ({
        title: index === 0 ? title : "… at once",
        content: (strip) => boxesAndColumns(lane, strip),
      }));
    });
  const more = rows.length - mostStreams;
  return [
    ...rows.slice(0, mostStreams),
    ...(more > 0 ? [{ title: `… ${counted(more, "more row")}`, content: () => html`` }] : []),
  ];
}

interface Work extends Piece {
  readonly label: string;
}

/** Puts work that overlaps into separate rows. */
function splitIntoLanes(work: readonly Work[]): Work[][] {
  const lanes: Work[][] = [];
  const ends: number[] = [];
  for (const item of work.toSorted((first, second) => first.startNs - second.startNs)) {
    const free = ends.findIndex((end) => end <= item.startNs);
    const lane = free === -1 && lanes.length < mostStreams ? lanes.push([]) - 1 : Math.max(0, free);
    lanes[lane]?.push(item);
    ends[lane] = Math.max(ends[lane] ?? 0, item.startNs + item.durationNs);
  }
  return lanes;
}

/** Draws items as boxes if they're wide enough, and the rest as columns. */
function boxesAndColumns(work: readonly Work[], strip: Strip): Html[] {
  const wide = work
    .filter(({ durationNs }) => scaleWidth(durationNs, strip) >= leastWidth)
    .toSorted((a, b) => b.durationNs - a.durationNs)
    .slice(0, mostBoxes);
  const drawn = new Set(wide);
  const narrow = work.filter((item) => !drawn.has(item));
  return [...densityStrip(narrow, strip), ...wide.map((item) => box(item, strip))];
}

function scaleWidth(durationNs: Nanoseconds, { width, lengthNs }: Strip): number {
  return (durationNs / lengthNs) * width;
}

/** A box with its label inside if there's room. A character is about 6.5 units wide. */
function box({ startNs, durationNs, label, look }: Work, strip: Strip): Html {
  const width = scaleWidth(durationNs, strip);
  const x = strip.left + scaleWidth(startNs, strip);
  const room = Math.floor((width - 8) / 6.5);
  return html`<g class="${look}">
    <title>${label}: ${formatNs(durationNs)}</title>
    <rect x="${px(x)}" y="${strip.top}" width="${px(Math.max(0.5, width - 0.5))}" height="${strip.height}" />
    ${room < 4 ? null : html`<text x="${px(x + 4)}" y="${strip.top + strip.height / 2}" dy=".35em">${clipMiddle(label, room)}</text>`}
  </g>`;
}
