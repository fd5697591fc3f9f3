import type { ScaleContinuousNumeric } from "d3-scale";
import { html, type Html } from "../html.ts";

export type Scale = ScaleContinuousNumeric<number, number>;

/** The chart area within an SVG, in the SVG's units. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Horizontal lines with labels on the left. */
export function leftAxis(
  scale: Scale,
  ticks: readonly number[],
  { left, right }: Frame,
  text: (value: number) => string,
): Html[] {
  return ticks.map((tick) => {
    const y = px(scale(tick));
    return html`<path class="g" d="M${px(left)} ${y}H${px(right)}" /><text
        x="${px(left - 6)}"
        y="${y}"
        dy=".35em"
        text-anchor="end"
        >${text(tick)}</text
      >`;
  });
}

/** Vertical lines with labels below. */
export function bottomAxis(
  scale: Scale,
  ticks: readonly number[],
  { top, bottom }: Pick<Frame, "top" | "bottom">,
  text: (value: number) => string,
): Html[] {
  return ticks.map((tick) => {
    const x = px(scale(tick));
    return html`<path class="g" d="M${x} ${px(top)}V${px(bottom)}" /><text
        x="${x}"
        y="${px(bottom + 15)}"
        text-anchor="middle"
        >${text(tick)}</text
      >`;
  });
}

/** Formats a coordinate for SVG. A tenth of a pixel is precise enough. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}
