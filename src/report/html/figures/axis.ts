import { html, type Html } from "../html.ts";
import { px, type Scale } from "./scale.ts";

/** The chart area within an SVG, in the SVG's units. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Horizontal lines at a scale's ticks, with labels on the left. */
export function leftAxis(scale: Scale, { left, right }: Frame, text: (value: number) => string): Html[] {
  return scale.ticks.map((tick) => {
    const y = px(scale.at(tick));
    return html`<path class="g" d="M${px(left)} ${y}H${px(right)}" /><text
        x="${px(left - 6)}"
        y="${y}"
        dy=".35em"
        text-anchor="end"
        >${text(tick)}</text
      >`;
  });
}

/** Vertical lines at a scale's ticks, with labels below. */
export function bottomAxis(scale: Scale, { top, bottom }: Frame, text: (value: number) => string): Html[] {
  return scale.ticks.map((tick) => {
    const x = px(scale.at(tick));
    return html`<path class="g" d="M${x} ${px(top)}V${px(bottom)}" /><text
        x="${x}"
        y="${px(bottom + 15)}"
        text-anchor="middle"
        >${text(tick)}</text
      >`;
  });
}

/** The number of decimals needed to tell an axis's ticks apart. */
export function tickDecimals(ticks: readonly number[]): number {
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  return Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
}
