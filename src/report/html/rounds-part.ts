import { gpuTimeOf } from "../../model/profile/gpu-time.ts";
import { median } from "../../model/rounds.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import { formatNs, nsAmount } from "../format.ts";
import { disturbanceText } from "../sentences.ts";
import { bottomAxis, leftAxis, type Frame } from "./chart/axis.ts";
import { linearScale, px, type Scale } from "./chart/scale.ts";
import { nsCell } from "./state.ts";
import { html, htmlPrinter, sentence, type Html } from "./html.ts";
import type { ReportInput, ReportRange } from "./input.ts";
import { table } from "./table.ts";

/** More are a cloud of points, of which the table below tells nobody anything. */
const mostRounds = 60;
const width = 420;
const times: Frame = { left: 66, right: width - 10, top: 26, bottom: 180 };
const clocks: Frame = { ...times, top: 216, bottom: 270 };

interface Side {
  readonly name: "base" | "head";
  readonly profile: Profile;
  readonly range: ProfileRange;
}

/** Every round of a range: time on the GPU, with the mean SM clock below where it was watched. */
export function roundsPart({ base, head }: ReportInput, range: ReportRange, label: string): Html {
  const side = (name: Side["name"], profile: Profile | null, of: ProfileRange | null): Side[] =>
    profile === null || of === null ? [] : [{ name, profile, range: of }];
  const sides = [...side("base", base, range.base), ...side("head", head, range.head)];
  const most = Math.max(0, ...sides.map(({ range: { rounds } }) => rounds.length));
  if (most < 2 || most > mostRounds) return html``;
  return html`<h4>Rounds</h4>
    <figure>
      ${plot(sides, label, most)}
      <figcaption>
        Time on the GPU in each round; dashes: the median of a side. The axis does not begin at 0.
        ${sides.some(hasClock) ? "Below: the mean SM clock; × marks a disturbed round." : "The SM clocks were not watched."}
      </figcaption>
    </figure>
    <details>
      <summary>The same as a table</summary>
      ${roundsTable(sides, label, most)}
    </details>`;
}

function plot(sides: readonly Side[], label: string, most: number): Html {
  const gpuTime = gpuTimeOf(...sides.map(({ range }) => range));
  const values = sides.flatMap(({ range }) => range.rounds.map(gpuTime));
  const across: Scale = {
    at: (round) => times.left + ((round - 0.5) / most) * (times.right - times.left),
    ticks: Array.from({ length: most }, (_, index) => index + 1).filter((round) => most <= 15 || round % 5 === 0),
  };
  const down = linearScale([Math.min(...values), Math.max(...values)], [times.bottom, times.top], 4);
  const mhz = sides.flatMap(({ profile }) => profile.rounds.flatMap(({ gpu }) => gpu?.meanSmClockMhz ?? []));
  const clockScale =
    mhz.length === 0 ? null : linearScale([Math.min(...mhz), Math.max(...mhz)], [clocks.bottom, clocks.top], 2);
  const height = clockScale === null ? times.bottom + 40 : clocks.bottom + 40;
  const frame = clockScale === null ? times : { ...times, bottom: clocks.bottom };
  return html`<svg
    class="chart"
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="Rounds of ${label}, ${sides.map(({ name }) => name).join(" and ")}: time on the GPU${clockScale === null ? "" : " and SM clock"}"
  >
    ${leftAxis(down, times, timeText(down.ticks))}${bottomAxis(across, { ...frame, top: frame.bottom }, String)}
    <text x="${px((times.left + times.right) / 2)}" y="${px(frame.bottom + 31)}" text-anchor="middle">round</text>
    ${clockScale === null ? null : leftAxis(clockScale, clocks, (value) => `${String(value)} MHz`)}
    ${sides.map((side) => sidePoints(side, gpuTime, across, down, clockScale))}${legend(sides)}
  </svg>`;
}

function sidePoints(
  { name, profile, range }: Side,
  gpuTime: ReturnType<typeof gpuTimeOf>,
  across: Scale,
  down: Scale,
  clockScale: Scale | null,
): Html {
  const middle = px(down.at(median(range.rounds.map(gpuTime))));
  const shift = name === "base" ? -3 : 3;
  const points = range.rounds.map((round, index) => {
    const timeNs = gpuTime(round);
    const gpu = profile.rounds[index]?.gpu ?? null;
    const x = across.at(index + 1) + shift;
    const clock =
      clockScale === null || gpu?.meanSmClockMhz == null ? null : mark(name, x, clockScale.at(gpu.meanSmClockMhz));
    const disturbed = gpu?.state === "throttled" || gpu?.state === "clock-differs";
    const y = down.at(timeNs);
    const cross = disturbed ? html`<path class="x" d="M${px(x - 6)} ${px(y - 6)}l12 12m0-12l-12 12" />` : null;
    return html`${mark(name, x, y, `${name}, round ${String(index + 1)}: ${formatNs(timeNs)}`)}${clock}${cross}`;
  });
  return html`<path class="m-${name}" d="M${times.left} ${middle}H${times.right}" />${points}`;
}

function mark(name: Side["name"], x: number, y: number, title: string | null = null): Html {
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

/** Ticks that may differ in the fifth digit, all with one unit and as many decimals as tell them apart. */
function timeText(ticks: readonly number[]): (ns: number) => string {
  const { unit } = nsAmount(ticks.at(-1) ?? 0);
  const size = { ns: 1, µs: 1e3, ms: 1e6, s: 1e9 }[unit] ?? 1;
  const step = ((ticks[1] ?? 1) - (ticks[0] ?? 0)) / size;
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return (ns) => `${(ns / size).toFixed(decimals)} ${unit}`;
}

function hasClock({ profile }: Side): boolean {
  return profile.rounds.some(({ gpu }) => gpu?.meanSmClockMhz != null);
}

function roundsTable(sides: readonly Side[], label: string, most: number): Html {
  const gpuTime = gpuTimeOf(...sides.map(({ range }) => range));
  return table(
    `Rounds of ${label}`,
    [
      { title: "round", number: true },
      ...sides.flatMap(({ name }) => [
        { title: `${name}, time on the GPU`, number: true } as const,
        { title: `${name}, mean SM clock` },
      ]),
    ],
    Array.from({ length: most }, (_, index) => ({
      cells: [
        { content: index + 1 },
        ...sides.flatMap(({ profile, range }) => {
          const round = range.rounds[index];
          const gpu = profile.rounds[index]?.gpu ?? null;
          return [
            nsCell(round === undefined ? null : gpuTime(round)),
            { content: gpu === null ? "not watched" : gpuText(gpu) },
          ];
        }),
      ],
    })),
  );
}

function gpuText(gpu: NonNullable<Profile["rounds"][number]["gpu"]>): Html | string {
  const { state, meanSmClockMhz } = gpu;
  if (state === "throttled" || state === "clock-differs")
    return sentence(disturbanceText({ ...gpu, state, round: 1 }, htmlPrinter));
  return meanSmClockMhz === null ? "unknown" : `${meanSmClockMhz.toFixed(0)} MHz`;
}
