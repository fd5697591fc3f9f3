import { scaleLinear } from "d3-scale";
import { plainText } from "../../../model/text/plain-text.ts";
import { signedPercent } from "../../../model/text/quantity.ts";
import type { SideTimes } from "../../document/figure.ts";
import { drawnExtent, shownUnit } from "../../recent-runs/drawn-extent.ts";
import type { RangeHistory, RecentPoint } from "../../recent-runs/range-history.ts";
import { formatDay, runTitle } from "../../recent-runs/text.ts";
import { html, type Html } from "../html.ts";
import { leftAxis, px, type Frame, type Scale } from "./axis.ts";
import { mark } from "./rounds.ts";

const [width, height] = [420, 150];
const frame: Frame = { left: 66, right: width - 70, top: 24, bottom: height - 22 };
/** A tooltip's values have one more decimal than the axis's four ticks. */
const mostDigits = 40;
/** The x coordinates of base and head, to the right of the runs. */
const sidePlaces = { base: width - 54, head: width - 16 };

/** The last runs of a range, with base and head next to them on the same scale. */
export function recentRunsFigure({ points, changes, name }: RangeHistory, sides: SideTimes): Html {
  const { name: unit, size } = shownUnit("ns", Math.max(...points.map(({ valueNs }) => valueNs)));
  const drawn = points.map(({ valueNs, lowNs, highNs }) => ({ value: valueNs, low: lowNs, high: highNs }));
  const sideValues = [sides.base, sides.head].flatMap((ns) => (ns === null ? [] : [ns]));
  const [from, to] = drawnExtent(drawn);
  const extent = [Math.min(from, ...sideValues) / size, Math.max(to, ...sideValues) / size] as const;
  const down = scaleLinear(extent, [frame.bottom, frame.top]).nice(4).clamp(true);
  const number = down.tickFormat(mostDigits);
  const step = (frame.right - frame.left) / points.length;
  const x = (point: number): number => frame.left + (point + 0.5) * step;
  const title = (point: RecentPoint): string =>
    `${runTitle(point)}: ${number(point.valueNs / size)} ${unit} (${number(point.lowNs / size)} to ${number(point.highNs / size)})`;
  return html`<figure>
    <svg
      class="trend recent"
      viewBox="0 0 ${width} ${height}"
      role="group"
      aria-label="Last ${points.length} runs of ${plainText(name)} in the history, base and head"
    >
      ${leftAxis(down, down.ticks(4), frame, down.tickFormat(4))}
      <text x="0" y="12">${unit}</text>
      <path
        class="spread"
        d="${points.map(({ lowNs, highNs }, point) => `M${px(x(point))} ${px(down(lowNs / size))}V${px(down(highNs / size))}`).join("")}"
      />
      <path
        class="dots"
        d="${points.map(({ valueNs }, point) => `M${px(x(point))} ${px(down(valueNs / size))}h0`).join("")}"
      />
      ${changes.map(
        ({ point, changeRatio, state }) =>
          html`<path
            class="change ${changeRatio > 0 ? "worse" : "better"} ${state}"
            d="M${px(x(point) - step / 2)} ${frame.top}V${frame.bottom}"
            ><title>${signedPercent(changeRatio)}</title></path
          >`,
      )}
      <text x="${frame.left}" y="${height - 6}">${formatDay(points[0]?.date)}</text>
      <text x="${frame.right}" y="${height - 6}" text-anchor="end">${formatDay(points.at(-1)?.date)}</text>
      <g class="hits" aria-hidden="true">
        ${points.map((point, index) => hitArea(point, title(point), x(index) - step / 2, step))}
      </g>
      ${sideMark("base", sides, size, down)}${sideMark("head", sides, size, down)}
    </svg>
    <figcaption>
      The last ${points.length} runs in the history with the spread of their rounds, and base and head on the same
      scale. The runs may have used another GPU of the same model.
    </figcaption>
  </figure>`;
}

function sideMark(name: "base" | "head", sides: SideTimes, size: number, down: Scale): Html | null {
  const ns = sides[name];
  if (ns === null) return null;
  const x = sidePlaces[name];
  return html`${mark(name, x, down(ns / size), name)}<text x="${x}" y="${height - 6}" text-anchor="middle"
      >${name}</text
    >`;
}

/** A full-height area at a run, with a tooltip and a link to the run's report. */
function hitArea({ link }: RecentPoint, title: string, from: number, step: number): Html {
  const area = html`<path d="M${px(from)} ${frame.top}h${px(step)}v${frame.bottom - frame.top}h-${px(step)}z"
    ><title>${title}</title></path
  >`;
  return link === null ? area : html`<a href="${link}" tabindex="-1">${area}</a>`;
}
