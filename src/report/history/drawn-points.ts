import type { HistorySeries } from "../../model/history/history.ts";
import { median } from "../../model/rounds.ts";
import { countText, sizeAmount } from "../../model/text/quantity.ts";
import { readUnit } from "../../model/text/unit.ts";
import { nsAmount } from "../format.ts";

/** A point on the chart. */
export interface DrawnPoint {
  /** The index in the series' points. */
  readonly point: number;
  readonly record: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface DrawnSeries {
  readonly points: readonly DrawnPoint[];
  /** The unit of the values; the program's own unit if it's neither a time nor a size. Empty if there's none. */
  readonly unit: string;
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

const referenceUnit = "× the reference";

/**
 * The points to draw, all in one unit. We draw what we judge. If most points after the last cut have a ratio to the reference, we draw
 * these ratios and leave out points without a ratio.
 */
export function drawnSeries({ points, cuts, unit }: Pick<HistorySeries, "points" | "cuts" | "unit">): DrawnSeries {
  const last = points.slice(cuts.at(-1)?.point ?? 0);
  const withReference = last.filter(({ referenceRatio }) => referenceRatio !== null).length;
  if (2 * withReference > last.length)
    return {
      unit: referenceUnit,
      points: points.flatMap(({ record, value, low, high, referenceRatio }, point) => {
        if (referenceRatio === null) return [];
        const scale = value === 0 ? 0 : referenceRatio / value;
        return [{ point, record, value: referenceRatio, low: low * scale, high: high * scale }];
      }),
    };
  const { base, factor } = readUnit(unit);
  const most = points.reduce((largest, { high }) => Math.max(largest, high), 0) * factor;
  const shown = shownUnit(base, most);
  const scale = factor / shown.size;
  return {
    unit: shown.name,
    points: points.map(({ record, value, low, high }, point) => ({
      point,
      record,
      value: value * scale,
      low: low * scale,
      high: high * scale,
    })),
  };
}

/**
 * The lowest and highest values to draw. A single outlier doesn't count, because it would squeeze all other points into a line. The
 * last point always counts.
 */
export function drawnExtent(
  points: readonly Pick<DrawnPoint, "value" | "low" | "high">[],
): readonly [from: number, to: number] {
  let [from, to] = [Infinity, -Infinity];
  for (const [at, { value }] of points.entries()) {
    const before = points[at - 1]?.value ?? value;
    const after = points[at + 1]?.value ?? value;
    const own = at === points.length - 1 ? value : median([before, value, after]);
    from = Math.min(from, own);
    to = Math.max(to, own);
  }
  if (points.length === 0) return [0, 1];
  const spread = median(points.slice(-recent).map(({ low, high }) => high - low));
  const room = Math.max((to - from) * 0.15, spread, Math.abs(to) * 0.002);
  return [from - room, to + room];
}

const recent = 50;

/** A number on an axis, or the value of a point. */
export function numberText(value: number, decimals: number): string {
  return decimals > 0 ? value.toFixed(decimals) : countText(value, 0);
}
