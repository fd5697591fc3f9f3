import { median } from "../../model/rounds.ts";
import { sizeAmount } from "../../model/text/quantity.ts";
import { nsAmount } from "../format.ts";

/** A value with the spread of its rounds. */
export interface Spread {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A unit in which the value has few digits, and its size in the base unit. */
export function shownUnit(base: string, value: number): { readonly name: string; readonly size: number } {
  if (base === "ns" || base === "bytes") {
    const name = base === "ns" ? nsAmount(value).unit : sizeAmount(value).unit;
    return { name, size: sizes[name] ?? 1 };
  }
  if (value >= 1e9) return { name: `billion ${base}`, size: 1e9 };
  return value >= 1e6 ? { name: `million ${base}`, size: 1e6 } : { name: base, size: 1 };
}

const sizes: Readonly<Record<string, number>> = {
  ...{ ns: 1, µs: 1e3, ms: 1e6, s: 1e9 },
  ...{ B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 },
};

/**
 * The lowest and highest values to draw. A single outlier doesn't count, because it would squeeze all other points into a line. The
 * last point always counts.
 */
export function drawnExtent(points: readonly Spread[]): readonly [from: number, to: number] {
  let [from, to] = [Infinity, -Infinity];
  for (const [index, { value }] of points.entries()) {
    const before = points[index - 1]?.value ?? value;
    const after = points[index + 1]?.value ?? value;
    const smoothed = index === points.length - 1 ? value : median([before, value, after]);
    from = Math.min(from, smoothed);
    to = Math.max(to, smoothed);
  }
  if (points.length === 0) return [0, 1];
  const spread = median(points.slice(-recent).map(({ low, high }) => high - low));
  const room = Math.max((to - from) * 0.15, spread, Math.abs(to) * 0.002);
  return [from - room, to + room];
}

const recent = 50;
