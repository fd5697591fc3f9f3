import { hasMostRatios } from "../analyze/levels.ts";
import type { HistorySeries } from "../model/history.ts";
import { readUnit } from "../../../model/text/unit.ts";
import { shownUnit, type Spread } from "../../../report/recent-runs/drawn-extent.ts";

export interface DrawnPoint extends Spread {
  readonly point: number;
  readonly record: number;
}

/** We draw what we judge. The unit is the program's own if it's neither a time nor a size; empty if there's none. */
export function drawnSeries({ points, cuts, unit }: Pick<HistorySeries, "points" | "cuts" | "unit">): {
  readonly points: readonly DrawnPoint[];
  readonly unit: string;
} {
  if (hasMostRatios(points.slice(cuts.at(-1)?.point ?? 0)))
    return {
      unit: "× the reference",
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
