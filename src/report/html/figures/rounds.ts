import { scaleLinear } from "d3-scale";
import { usesGpu } from "../../../model/gpu-use.ts";
import { chooseGpuTime } from "../../../model/profile/gpu-time.ts";
import { median } from "../../../model/rounds.ts";
import type { Profile, ProfileRange } from "../../../model/profile/profile.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import { clipMiddle, formatNs } from "../../format.ts";
import { shownUnit } from "../../recent-runs/drawn-extent.ts";
import { describeDisturbance } from "../../sentences.ts";
import { bottomAxis, leftAxis, px, type Frame, type Scale } from "./axis.ts";
import { html, plainSentence, type Html } from "../html.ts";
import type { ReportRange } from "../../document/report-range.ts";
import type { PageInput } from "../page-input.ts";

/** With more rounds than this, the chart isn't readable. */
const mostRounds = 60;
const width = 420;
const times: Frame = { left: 66, right: width - 10, top: 26, bottom: 180 };
/** The height of each gauge's strip below the times, and the gap above each strip. */
const gaugeHeight = 54;
const gaugeGap = 36;

type RoundGpu = NonNullable<Profile["rounds"][number]["gpu"]>;

/** GPU readings to show with the times, if there were any readings. */
const gauges: readonly {
  readonly title: string;
  readonly unit: string;
  readonly of: (gpu: RoundGpu) => number | null;
}[] = [
  { title: "mean SM clock", unit: "MHz", of: ({ meanSmClockMhz }) => meanSmClockMhz },
  { title: "mean temperature", unit: "°C", of: ({ meanTemperatureC }) => meanTemperatureC },
];

interface PlacedGauge {
  readonly gauge: (typeof gauges)[number];
  readonly frame: Frame;
  readonly scale: Scale;
}

interface Side {
  readonly name: "base" | "head";
  readonly profile: Profile;
  readonly range: ProfileRange;
}

/**
 * Charts every round of a range: time on the GPU and, if the GPU was sampled, the GPU's clock and temperature. Null if no round used a GPU,
 * or if there are too few or too many rounds.
 */
export function roundsFigure({ base, head }: PageInput, range: ReportRange): Html | null {
  const label = plainText(clipMiddle(rangeText(range.name, range.domain), 60));
  const side = (name: Side["name"], profile: Profile | null, measured: ProfileRange | null): Side[] =>
    profile === null || measured === null ? [] : [{ name, profile, range: measured }];
  const sides = [...side("base", base, range.base), ...side("head", head, range.head)];
  const most = Math.max(0, ...sides.map(({ range: { rounds } }) => rounds.length));
  if (most < 2 || most > mostRounds || !sides.some((drawn) => usesGpu(drawn.range))) return null;
  const shown = gauges.filter((gauge) => readGauge(sides, gauge).length > 0);
  const gpuTime = chooseGpuTime(...sides.map((drawn) => drawn.range));
  const values = sides.flatMap((drawn) => drawn.range.rounds.map(gpuTime));
  const unit = shownUnit("ns", Math.max(...values));
  const down = scaleLinear(
    [Math.min(...values) / unit.size, Math.max(...values) / unit.size],
    [times.bottom, times.top],
  );
  down.nice(4);
  return html`<figure>
    ${plot(sides, shown, label, { most, down, unit, gpuTime })}
    <figcaption>
      Time on the GPU in each round. The dashed lines are the medians of base and
      head.${(down.domain()[0] ?? 0) > 0 ? " The axis doesn't start at 0." : ""}
      ${shown.length > 0 ? `Below: ${shown.map(({ title }) => title).join(", ")}. × marks a disturbed round.` : "The SM clocks weren't recorded."}
    </figcaption>
  </figure>`;
}

interface Times {
  /** The number of rounds. */
  readonly most: number;
  readonly unit: ReturnType<typeof shownUnit>;
  /** From a time in `unit`. */
  readonly down: Scale;
  readonly gpuTime: ReturnType<typeof chooseGpuTime>;
}

function plot(sides: readonly Side[], shown: typeof gauges, label: string, axis: Times): Html {
  const { most, down, unit } = axis;
  const across = scaleLinear([0.5, most + 0.5], [times.left, times.right]);
  const rounds = Array.from({ length: most }, (_, index) => index + 1).filter((round) => most <= 15 || round % 5 === 0);
  const below = shown.map((gauge, index): PlacedGauge => {
    const top = times.bottom + (index + 1) * gaugeGap + index * gaugeHeight;
    const frame = { ...times, top, bottom: top + gaugeHeight };
    const values = readGauge(sides, gauge);
    const scale = scaleLinear([Math.min(...values), Math.max(...values)], [frame.bottom, frame.top]).nice(2);
    return { gauge, frame, scale };
  });
  const bottom = below.at(-1)?.frame.bottom ?? times.bottom;
  const number = down.tickFormat(4);
  return html`<svg
    class="chart"
    viewBox="0 0 ${width} ${bottom + 40}"
    role="img"
    aria-label="Rounds of ${label}, ${sides.map(({ name }) => name).join(" and ")}: time on the GPU${shown.map(({ title }) => `, ${title}`).join("")}"
  >
    ${leftAxis(down, down.ticks(4), times, (value) => `${number(value)} ${unit.name}`)}${bottomAxis(across, rounds, { top: bottom, bottom }, String)}
    <text x="${px((times.left + times.right) / 2)}" y="${px(bottom + 31)}" text-anchor="middle">round</text>
    ${below.map(({ scale, frame, gauge }) => leftAxis(scale, scale.ticks(2), frame, (value) => `${String(value)} ${gauge.unit}`))}
    ${sides.map((side) => sidePoints(side, axis, across, below))}${legend(sides)}
  </svg>`;
}

function sidePoints(
  { name, profile, range }: Side,
  { down, unit, gpuTime }: Times,
  across: Scale,
  below: readonly PlacedGauge[],
): Html {
  const medianY = px(down(median(range.rounds.map(gpuTime)) / unit.size));
  const shift = name === "base" ? -3 : 3;
  const points = range.rounds.map((round, index) => {
    const timeNs = gpuTime(round);
    const gpu = profile.rounds[index]?.gpu ?? null;
    const x = across(index + 1) + shift;
    const others = below.map(({ gauge, scale }) => {
      const value = gpu === null ? null : gauge.of(gpu);
      return value === null ? null : mark(name, x, scale(value));
    });
    const disturbed = gpu?.state === "throttled" || gpu?.state === "clock-differs";
    const y = down(timeNs / unit.size);
    const state = gpu === null ? "" : `, ${plainSentence(describeGpu(gpu))}`;
    const cross = disturbed ? html`<path class="x" d="M${px(x - 6)} ${px(y - 6)}l12 12m0-12l-12 12" />` : null;
    return html`${mark(name, x, y, `${name}, round ${String(index + 1)}: ${formatNs(timeNs)}${state}`)}${others}${cross}`;
  });
  return html`<path class="m-${name}" d="M${times.left} ${medianY}H${times.right}" />${points}`;
}

/** The marker for a side: a square for base, a circle for head. */
export function mark(name: Side["name"], x: number, y: number, title: string | null = null): Html {
  const text = title === null ? null : html`<title>${title}</title>`;
  return name === "base"
    ? html`<rect class="base" x="${px(x - 4)}" y="${px(y - 4)}" width="8" height="8">${text}</rect>`
    : html`<circle class="head" cx="${px(x)}" cy="${px(y)}" r="4.5">${text}</circle>`;
}

function legend(sides: readonly Side[]): Html[] {
  return sides.map(({ name }, index) => {
    const x = times.right - 110 + index * 60;
    return html`${mark(name, x, 9)}<text x="${x + 9}" y="9" dy=".35em">${name}</text>`;
  });
}

function readGauge(sides: readonly Side[], { of }: (typeof gauges)[number]): number[] {
  return sides.flatMap(({ profile }) => profile.rounds.flatMap(({ gpu }) => (gpu === null ? [] : (of(gpu) ?? []))));
}

function describeGpu(gpu: RoundGpu): string {
  const { state } = gpu;
  if (state === "throttled" || state === "clock-differs") return describeDisturbance({ ...gpu, state, round: 1 });
  const readings = gauges.flatMap(({ unit, of }) => {
    const value = of(gpu);
    return value === null ? [] : [`${value.toFixed(0)} ${unit}`];
  });
  return readings.length === 0 ? "unknown" : readings.join(", ");
}
