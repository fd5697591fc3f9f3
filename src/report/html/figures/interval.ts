import { scaleSymlog } from "d3-scale";
import type { ShownChange } from "../../document/document.ts";
import { percentInterval, percent } from "../../../model/text/quantity.ts";
import { html, type Html } from "../html.ts";
import { px, type Scale } from "./axis.ts";

const [width, height] = [280, 18];
const middleY = height / 2;
/** Space at both ends for half of the outermost label. */
const labelRoom = 20;
/** The scale is roughly linear below this and logarithmic above, so that both 1% and 100% can be seen. */
const knee = 0.01;
/** The ticks of each scale, up to its limit. Larger changes become an arrow at the end. */
const ticksUpTo = [
  [0.01, 0.02, 0.05],
  [0.01, 0.05, 0.2],
  [0.01, 0.1, 1],
] as const;

/** The scale of a table's plots. */
interface ChangesScale {
  readonly at: Scale;
  readonly limit: number;
  readonly ticks: readonly number[];
  /** True if each plot has lines at the ticks. */
  readonly hasGrid: boolean;
}

/** One scale for all changes in a table, so that readers can compare rows. */
export function changesScale(changes: readonly ShownChange[], hasGrid: boolean): ChangesScale {
  const most = changes
    .flatMap(({ changeRatio, lowRatio, highRatio, thresholdRatio }) => [
      changeRatio,
      lowRatio,
      highRatio,
      thresholdRatio,
    ])
    .reduce<number>((largest, ratio) => Math.max(largest, Math.abs(ratio ?? 0)), 0);
  const ticks = ticksUpTo.find(([, , last]) => last >= most) ?? ticksUpTo[2];
  const limit = ticks[2];
  const at = scaleSymlog([-limit, limit], [labelRoom, width - labelRoom])
    .constant(knee)
    .clamp(true);
  return { at, limit, ticks: [...ticks.map((tick) => -tick), 0, ...ticks], hasGrid };
}

/** Plots a change and its interval over the threshold band. An interval entirely outside the band means that there's a change. */
export function intervalPlot(
  { changeRatio, lowRatio, highRatio, thresholdRatio }: ShownChange,
  { at, limit, ticks, hasGrid }: ChangesScale,
): Html | null {
  if (changeRatio === null) return null;
  const lines = ticks.map((tick) => `M${px(at(tick))} 0v${String(height)}`).join("");
  const [from, to] = [at(-(thresholdRatio ?? 0)), at(thresholdRatio ?? 0)];
  const interval =
    lowRatio === null || highRatio === null
      ? null
      : html`<path class="v" d="M${px(at(lowRatio))} 4v10m0-5H${px(at(highRatio))}m0-5v10" />`;
  const x = at(changeRatio);
  return html`<svg class="i" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${thresholdRatio === null ? null : html`<rect class="t" x="${px(from)}" width="${px(to - from)}" height="${height}" />`}${hasGrid ? html`<path class="g" d="${lines}" />` : null}${interval}${
      Math.abs(changeRatio) > limit
        ? html`<path class="p" d="M${px(x)} ${middleY}l${changeRatio > 0 ? "-7 -4v8z" : "7 -4v8z"}" />`
        : html`<circle class="p" cx="${px(x)}" cy="${middleY}" r="3" />`
    }
  </svg>`;
}

/** The scale's numbers for the header of a column of plots. */
export function intervalAxis({ at, ticks }: ChangesScale): Html {
  const text = (tick: number): string => (tick === 0 ? "0" : `${tick > 0 ? "+" : "−"}${percent(Math.abs(tick))}`);
  return html`<svg class="i" viewBox="0 0 ${width} 14" aria-hidden="true">
    ${ticks.map((tick) => html`<text x="${px(at(tick))}" y="11" text-anchor="middle">${text(tick)}</text>`)}
  </svg>`;
}

/** The plot's interval and threshold in words. */
export function formatInterval({ changeRatio, lowRatio, highRatio, thresholdRatio, rounds }: ShownChange): string {
  const threshold = thresholdRatio === null ? "" : `; threshold ${percent(thresholdRatio)}`;
  if (rounds === null) return thresholdRatio === null ? "" : `exact${threshold}`;
  const hasInterval = lowRatio !== null && highRatio !== null;
  const once = changeRatio !== null && rounds === 1 ? "one round" : "–";
  return `${hasInterval ? percentInterval(lowRatio, highRatio) : once}${threshold}`;
}
