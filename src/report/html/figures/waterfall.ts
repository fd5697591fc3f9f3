import { scaleLinear } from "d3-scale";
import { pairText } from "../../../model/text/quantity.ts";
import type { Nanoseconds } from "../../../model/units.ts";
import { formatNs, nsAmount, signedNs } from "../../format.ts";
import { html, sentence, type Html } from "../html.ts";
import type { Scale } from "./axis.ts";
import { formatWidth } from "./strips.ts";

/** A part of a time on both sides. `title` may have marks. */
export interface FallPart {
  readonly title: string;
  readonly baseNs: Nanoseconds;
  readonly headNs: Nanoseconds;
}

/** Below this change, bars from 0 would hide the parts. */
const zoomedBelow = 0.1;
/** How much of the scale is left of the lowest level if it's zoomed. */
const zoomedRoom = 0.25;

/** Leads from base's time to head's: a row for each part, in the given order. `endNs` is the end of its scale. */
export function waterfall(
  whole: Omit<FallPart, "title">,
  parts: readonly FallPart[],
): { readonly drawn: Html; readonly endNs: Nanoseconds } {
  let levelNs = whole.baseNs;
  const steps = parts.map((part) => {
    const fromNs = levelNs;
    levelNs += part.headNs - part.baseNs;
    return { ...part, fromNs, toNs: levelNs };
  });
  const levels = [whole.baseNs, whole.headNs, ...steps.map(({ toNs }) => toNs)];
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const isZoomed = Math.abs(whole.headNs / whole.baseNs - 1) < zoomedBelow;
  const startNs = isZoomed ? Math.max(0, low - (high - low) * zoomedRoom) : 0;
  const scale = scaleLinear([startNs, high], [0, 1]);
  const total = (name: string, ns: Nanoseconds): Html =>
    html`<li class="total">
      <b>${name}</b>${bar(scale, "total", startNs, ns, isZoomed && startNs > 0)}<span></span><b>${formatNs(ns)}</b>
    </li>`;
  const drawn = html`<ul class="fall">
      ${total("base", whole.baseNs)}
      ${steps.map(
        ({ title, baseNs, headNs, fromNs, toNs }) =>
          html`<li>
            <span>${sentence(title)}</span>${bar(scale, toNs >= fromNs ? "worse" : "better", fromNs, toNs, false)}<span
              >${formatTimes(baseNs, headNs)}</span
            ><b>${signedNs(headNs - baseNs)}</b>
          </li>`,
      )}
      ${total("head", whole.headNs)}
    </ul>
    ${startNs > 0 ? html`<p><small>Zoomed in: the bars start at ${formatNs(startNs)}, not at 0.</small></p>` : null}`;
  return { drawn, endNs: high };
}

/** `2.02 → 3.20 ms`. If there's no unit to share, 0 has none. */
function formatTimes(baseNs: Nanoseconds, headNs: Nanoseconds): string {
  if (baseNs === 0 || headNs === 0) return [baseNs, headNs].map((ns) => (ns === 0 ? "0" : formatNs(ns))).join(" → ");
  return pairText(nsAmount(baseNs), nsAmount(headNs));
}

/** A bar, and a line from its end to the next row. */
function bar(scale: Scale, look: string, fromNs: Nanoseconds, toNs: Nanoseconds, isCut: boolean): Html {
  const [left, right] = [scale(Math.min(fromNs, toNs)), scale(Math.max(fromNs, toNs))];
  return html`<svg class="${look}" width="100%" height="26" aria-hidden="true">
    <rect x="${formatWidth(left)}" y="3" width="${formatWidth(right - left)}" height="20" />
    <rect class="g" x="${formatWidth(scale(toNs))}" y="3" width="1" height="26" />
    ${isCut ? html`<path class="cut" d="M14 26L22 0h5L19 26z" />` : null}
  </svg>`;
}
