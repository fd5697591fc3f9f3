import type { HistorySeries } from "../model/history.ts";
import { readUnit } from "../../../model/text/unit.ts";
import { shownUnit, type Spread } from "../../../report/recent-runs/drawn-extent.ts";

/** A point on the chart. */
export interface DrawnPoint extends Spread {
  /** The index in the series' points. */
  readonly point: number;
  readonly record: number;
}

interface DrawnSeries {
  readonly points: readonly DrawnPoint[];
  /** The unit of the values; the program's own unit if it's neither a time nor a size. Empty if there's none. */
  readonly unit: string;
}

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
