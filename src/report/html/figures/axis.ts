import { html, type Html } from "../html.ts";
import { px, type Scale } from "./scale.ts";

/** The area of a chart within its SVG, in its units. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lines across the chart at a scale's ticks, each with its text to the left. */
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

/** The same from top to bottom, with the text below. */
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

/** As many decimals as tell an axis's ticks apart. */
export function tickDecimals(ticks: readonly number[]): number {
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  return Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
}
