import type { ShownChange } from "../../document/document.ts";
import { percentInterval, percent } from "../../../model/text/quantity.ts";
import { html, type Html } from "../html.ts";
import { changeScale, px, type Scale } from "./scale.ts";

const [width, height] = [200, 18];
const middle = height / 2;
/** Larger changes become an arrow at the end of the scale, so that one kernel that's 50 times slower doesn't hide the other kernels. */
const mostShown = 4;
const leastShown = 0.02;
/** Space at both ends of the scale for the label of the outermost tick, such as ±100%. */
const labelRoom = 17;
/** The width of a character in the widest font that browsers use for the labels. */
const characterWidth = 6.5;
/** How much wider the percent sign is than a digit. */
const percentWidth = 4;

/** The scale of a table's plots. Nothing is drawn beyond `limit`. */
interface ChangesScale extends Scale {
  readonly limit: number;
  /** True if each plot has lines at the ticks. */
  readonly hasGrid: boolean;
}

/** One scale for all changes in a table, so that readers can compare rows. */
export function changesScale(changes: readonly ShownChange[], hasGrid: boolean): ChangesScale {
  const sizes = changes.flatMap(({ changeRatio, lowRatio, highRatio, thresholdRatio }) =>
    [changeRatio, lowRatio, highRatio, thresholdRatio].map((ratio) => Math.abs(ratio ?? 0)),
  );
  const most = sizes.reduce((largest, one) => Math.max(largest, one), leastShown);
  const limit = Math.min(mostShown, most * 1.05);
  return { ...changeScale(limit, [labelRoom, width - labelRoom]), limit, hasGrid };
}

/** Plots a change and its interval over the threshold band. An interval entirely outside the band means that there's a change. */
export function intervalPlot(
  { changeRatio, lowRatio, highRatio, thresholdRatio }: ShownChange,
  scale: ChangesScale,
): Html | null {
  if (changeRatio === null) return null;
  const { at, limit, ticks, hasGrid } = scale;
  const lines = ticks.map((tick) => `M${px(at(tick))} 0v${String(height)}`).join("");
  const grid = hasGrid ? html`<path class="g" d="${lines}" />` : null;
  const threshold = thresholdRatio ?? 0;
  const band = html`<rect
    class="t"
    x="${px(at(-threshold))}"
    width="${px(at(threshold) - at(-threshold))}"
    height="${height}"
  />`;
  const interval =
    lowRatio === null || highRatio === null
      ? null
      : html`<path class="v" d="M${px(at(lowRatio))} 4v10m0-5H${px(at(highRatio))}m0-5v10" />`;
  const x = at(changeRatio);
  const point =
    Math.abs(changeRatio) > limit
      ? html`<path class="p" d="M${px(x)} ${middle}l${changeRatio > 0 ? "-7 -4v8z" : "7 -4v8z"}" />`
      : html`<circle class="p" cx="${px(x)}" cy="${middle}" r="2.6" />`;
  return html`<svg class="i" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${thresholdRatio === null ? null : band}${grid}${interval}${point}
  </svg>`;
}

/** The scale's numbers for the header of a column of plots. A number is left out if it would overlap 0 or a number farther out. */
export function intervalAxis({ at, ticks }: Scale): Html {
  const shown: { readonly text: string; readonly x: number; readonly half: number }[] = [];
  const outermostFirst = ticks.filter((tick) => tick !== 0).toSorted((one, other) => Math.abs(other) - Math.abs(one));
  for (const tick of [0, ...outermostFirst]) {
    const text = `${tick > 0 ? "+" : tick < 0 ? "−" : ""}${percent(Math.abs(tick))}`;
    const [x, half] = [at(tick), (text.length * characterWidth + percentWidth) / 2];
    if (shown.every((other) => Math.abs(other.x - x) > other.half + half)) shown.push({ text, x, half });
  }
  return html`<svg class="i" viewBox="0 0 ${width} 14" aria-hidden="true">
    ${shown.map(({ text, x }) => html`<text x="${px(x)}" y="11" text-anchor="middle">${text}</text>`)}
  </svg>`;
}

/** The plot's interval and threshold in words. */
export function intervalText({ changeRatio, lowRatio, highRatio, thresholdRatio, rounds }: ShownChange): string {
  const threshold = thresholdRatio === null ? "" : `; threshold ${percent(thresholdRatio)}`;
  if (rounds === null) return thresholdRatio === null ? "" : `exact${threshold}`;
  const hasInterval = lowRatio !== null && highRatio !== null;
  const once = changeRatio !== null && rounds === 1 ? "one round" : "–";
  return `${hasInterval ? percentInterval(lowRatio, highRatio) : once}${threshold}`;
}
