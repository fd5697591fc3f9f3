import { usesGpu } from "../../../model/gpu-use.ts";
import { chooseGpuTime } from "../../../model/profile/gpu-time.ts";
import { median } from "../../../model/rounds.ts";
import type { Profile, ProfileRange } from "../../../model/profile/profile.ts";
import { formatNs, nsAmount } from "../../format.ts";
import { disturbanceText } from "../../sentences.ts";
import { bottomAxis, leftAxis, tickDecimals, type Frame } from "./axis.ts";
import { linearScale, px, type Scale } from "./scale.ts";
import { html, type Html } from "../html.ts";
import type { ReportRange } from "../../document/report-range.ts";
import type { PageInput } from "../page-input.ts";
import { countCell, nsCell } from "../../document/cells.ts";
import { numberColumn, table, textColumn } from "../../document/document.ts";
import { tableHtml } from "../table.ts";

/** With more rounds than this, neither the chart nor the table is readable. */
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
export function roundsFigure({ base, head }: PageInput, range: ReportRange, label: string): Html | null {
  const side = (name: Side["name"], profile: Profile | null, of: ProfileRange | null): Side[] =>
    profile === null || of === null ? [] : [{ name, profile, range: of }];
  const sides = [...side("base", base, range.base), ...side("head", head, range.head)];
  const most = Math.max(0, ...sides.map(({ range: { rounds } }) => rounds.length));
  if (most < 2 || most > mostRounds || !sides.some(({ range: of }) => usesGpu(of))) return null;
  const shown = gauges.filter((gauge) => valuesOf(sides, gauge).length > 0);
  return html`<h4>Rounds</h4>
    <figure>
      ${plot(sides, shown, label, most)}
      <figcaption>
        Time on the GPU in each round. The dashed lines are the medians of base and head. The axis doesn't start at 0.
        ${shown.length > 0 ? `Below: ${shown.map(({ title }) => title).join(", ")}. × marks a disturbed round.` : "The SM clocks weren't recorded."}
      </figcaption>
    </figure>
    <details>
      <summary>Show as a table</summary>
      ${roundsTable(sides, label, most)}
    </details>`;
}

function plot(sides: readonly Side[], shown: typeof gauges, label: string, most: number): Html {
  const gpuTime = chooseGpuTime(...sides.map(({ range }) => range));
  const values = sides.flatMap(({ range }) => range.rounds.map(gpuTime));
  const across: Scale = {
    at: (round) => times.left + ((round - 0.5) / most) * (times.right - times.left),
    ticks: Array.from({ length: most }, (_, index) => index + 1).filter((round) => most <= 15 || round % 5 === 0),
  };
  const down = linearScale([Math.min(...values), Math.max(...values)], [times.bottom, times.top], 4);
  const below = shown.map((gauge, index): PlacedGauge => {
    const top = times.bottom + (index + 1) * gaugeGap + index * gaugeHeight;
    const own = { ...times, top, bottom: top + gaugeHeight };
    const found = valuesOf(sides, gauge);
    const scale = linearScale([Math.min(...found), Math.max(...found)], [own.bottom, own.top], 2);
    return { gauge, frame: own, scale };
  });
  const frame = { ...times, bottom: below.at(-1)?.frame.bottom ?? times.bottom };
  const height = frame.bottom + 40;
  return html`<svg
    class="chart"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="Rounds of ${label}, ${sides.map(({ name }) => name).join(" and ")}: time on the GPU${shown.map(({ title }) => `, ${title}`).join("")}"
  >
    ${leftAxis(down, times, timeText(down.ticks))}${bottomAxis(across, { ...frame, top: frame.bottom }, String)}
    <text x="${px((times.left + times.right) / 2)}" y="${px(frame.bottom + 31)}" text-anchor="middle">round</text>
    ${below.map((one) => leftAxis(one.scale, one.frame, (value) => `${String(value)} ${one.gauge.unit}`))}
    ${sides.map((side) => sidePoints(side, gpuTime, { across, down, below }))}${legend(sides)}
  </svg>`;
}

function sidePoints(
  { name, profile, range }: Side,
  gpuTime: ReturnType<typeof chooseGpuTime>,
  { across, down, below }: { readonly across: Scale; readonly down: Scale; readonly below: readonly PlacedGauge[] },
): Html {
  const middle = px(down.at(median(range.rounds.map(gpuTime))));
  const shift = name === "base" ? -3 : 3;
  const points = range.rounds.map((round, index) => {
    const timeNs = gpuTime(round);
    const gpu = profile.rounds[index]?.gpu ?? null;
    const x = across.at(index + 1) + shift;
    const others = below.map(({ gauge, scale }) => {
      const value = gpu === null ? null : gauge.of(gpu);
      return value === null ? null : mark(name, x, scale.at(value));
    });
    const disturbed = gpu?.state === "throttled" || gpu?.state === "clock-differs";
    const y = down.at(timeNs);
    const cross = disturbed ? html`<path class="x" d="M${px(x - 6)} ${px(y - 6)}l12 12m0-12l-12 12" />` : null;
    return html`${mark(name, x, y, `${name}, round ${String(index + 1)}: ${formatNs(timeNs)}`)}${others}${cross}`;
  });
  return html`<path class="m-${name}" d="M${times.left} ${middle}H${times.right}" />${points}`;
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

/** Formats ticks with one unit and enough decimals to tell them apart, even if they differ only in the fifth digit. */
function timeText(ticks: readonly number[]): (ns: number) => string {
  const { unit } = nsAmount(ticks.at(-1) ?? 0);
  const size = { ns: 1, µs: 1e3, ms: 1e6, s: 1e9 }[unit] ?? 1;
  const decimals = tickDecimals(ticks.map((tick) => tick / size));
  return (ns) => `${(ns / size).toFixed(decimals)} ${unit}`;
}

function valuesOf(sides: readonly Side[], { of }: (typeof gauges)[number]): number[] {
  return sides.flatMap(({ profile }) => profile.rounds.flatMap(({ gpu }) => (gpu === null ? [] : (of(gpu) ?? []))));
}

function roundsTable(sides: readonly Side[], label: string, most: number): Html[] {
  const gpuTime = chooseGpuTime(...sides.map(({ range }) => range));
  const columns = [
    numberColumn("round"),
    ...sides.flatMap(({ name }) => [numberColumn(`${name}, time on the GPU`), textColumn(`${name}, GPU`)]),
  ];
  const rows = Array.from({ length: most }, (_, index) => ({
    cells: () => [
      countCell(index + 1),
      ...sides.flatMap(({ profile, range }) => {
        const round = range.rounds[index];
        const gpu = profile.rounds[index]?.gpu ?? null;
        return [nsCell(round === undefined ? null : gpuTime(round)), gpu === null ? "not recorded" : gpuText(gpu)];
      }),
    ],
  }));
  return table(`Rounds of ${label}`, columns, rows, "rounds", "profile.json").map((one) => tableHtml(one, most));
}

function gpuText(gpu: RoundGpu): string {
  const { state } = gpu;
  if (state === "throttled" || state === "clock-differs") return disturbanceText({ ...gpu, state, round: 1 });
  const known = gauges.flatMap(({ unit, of }) => {
    const value = of(gpu);
    return value === null ? [] : [`${value.toFixed(0)} ${unit}`];
  });
  return known.length === 0 ? "unknown" : known.join(", ");
}
