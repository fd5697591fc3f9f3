import type { RangeInstance } from "../model/reports/trace.ts";
import type { CallColumns, CallRows } from "./sweep.ts";

/**
 * Each place is a range instance within another place, so the places form a tree. A place has a greater number than the place around it.
 * Place 0 is outside of all ranges.
 */
export interface Places<R extends RangeInstance> {
  readonly around: readonly number[];
  /** Undefined for place 0. */
  readonly range: readonly (R | undefined)[];
}

interface GrowingPlaces<R extends RangeInstance> extends Places<R> {
  readonly around: number[];
  readonly range: (R | undefined)[];
}

export function createPlaces<R extends RangeInstance>(): GrowingPlaces<R> {
  return { around: [0], range: [undefined] };
}

/**
 * Runs `visit` for each call of one thread with the innermost place that contains the whole call. `ranges` and `rows` must be sorted by
 * start. If `opened` is null, ranges without calls get no place.
 */
export function placeCalls<R extends RangeInstance>(
  places: GrowingPlaces<R>,
  ranges: readonly R[],
  endOf: (range: R) => number,
  calls: CallColumns,
  rows: CallRows,
  visit: (row: number, place: number) => void,
  opened: ((place: number) => void) | null = null,
): void {
  const cache = new Map<number, number>();
  const within = (around: number, index: number) => {
    const key = around * ranges.length + index;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    cache.set(key, places.around.length);
    places.range.push(ranges[index]);
    return places.around.push(around) - 1;
  };
  let open: { index: number; endNs: number; place: number }[] = [];
  let firstEndNs = Infinity;
  let next = 0;
  const innermost = () => open.at(-1)?.place ?? 0;
  const placeUntil = (endNs: number) =>
    endNs <= firstEndNs
      ? innermost()
      : open.reduce((around, entry) => (entry.endNs >= endNs ? within(around, entry.index) : around), 0);
  const closeBefore = (timeNs: number) => {
    if (firstEndNs >= timeNs) return;
    open = open.filter((entry) => entry.endNs >= timeNs);
    firstEndNs = Infinity;
    let around = 0;
    for (const entry of open) {
      if (places.around[entry.place] !== around) entry.place = within(around, entry.index);
      around = entry.place;
      firstEndNs = Math.min(firstEndNs, entry.endNs);
    }
  };
  const openUntil = (timeNs: number) => {
    for (let range = ranges[next]; range !== undefined && range.startNs <= timeNs; range = ranges[next]) {
      const endNs = endOf(range);
      if (opened !== null) closeBefore(range.startNs);
      if (opened !== null || endNs >= timeNs) {
        const around = opened === null ? innermost() : placeUntil(endNs);
        const place = within(around, next);
        opened?.(place);
        open.push({ index: next, endNs, place: around === innermost() ? place : within(innermost(), next) });
        firstEndNs = Math.min(firstEndNs, endNs);
      }
      next += 1;
    }
  };
  const count = rows?.length ?? calls.count;
  for (let index = 0; index < count; index += 1) {
    const row = rows === null ? index : (rows[index] ?? 0);
    const startNs = calls.startNs.at(row);
    if (opened === null) closeBefore(startNs);
    openUntil(startNs);
    if (opened !== null) closeBefore(startNs);
    visit(row, placeUntil(startNs + (calls.durationNs[row] ?? 0)));
  }
  if (opened !== null) openUntil(Infinity);
}

export function findSameNameAround({ around }: Places<RangeInstance>, names: readonly (string | number)[]): number[] {
  return around.map((outer, place) => {
    let ancestor = place === 0 ? 0 : outer;
    while (ancestor !== 0 && names[ancestor] !== names[place]) ancestor = around[ancestor] ?? 0;
    return ancestor;
  });
}
