/** Maps a value to its coordinate. `ticks` are the values at which an axis has a line. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

type Extent = readonly [from: number, to: number];

/** A linear scale from `from` to `to`, extended to round numbers, with about `count` ticks. */
export function linearScale([from, to]: Extent, [start, end]: Extent, count = 5): Scale {
  // If the ends are closer together than this, floating-point numbers can't represent the ticks between them.
  const isWide = to - from > 1e-9 * Math.abs(to);
  const step = roundStep((isWide ? to - from : Math.abs(to) || 1) / count);
  const low = Math.floor(from / step);
  const high = Math.max(Math.ceil(to / step), low + 1);
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => Number(((low + index) * step).toPrecision(12)));
  return { at: (value) => start + ((value / step - low) / (high - low)) * (end - start), ticks };
}

/** The smallest step of 1, 2, or 5 times a power of ten that's at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** A logarithmic scale from `from` to `to`, both above 0, extended to whole powers of ten. */
export function logScale([from, to]: Extent, [start, end]: Extent): Scale {
  const low = Math.floor(Math.log10(from) + 1e-9);
  const high = Math.max(Math.ceil(Math.log10(to) - 1e-9), low + 1);
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => Number(`1e${String(low + index)}`));
  return { at: (value) => start + ((Math.log10(value) - low) / (high - low)) * (end - start), ticks };
}

/** The scale of changes is roughly linear below this and logarithmic above. */
const knee = 0.05;

/**
 * A symmetric scale of changes from `-limit` to `limit`. Larger changes are at the ends. The scale is linear near 0 and logarithmic
 * farther out, so that both 1% and 200% are visible.
 */
export function changeScale(limit: number, [start, end]: Extent): Scale {
  const size = (value: number): number =>
    Math.log1p(Math.min(Math.abs(value), limit) / knee) / Math.log1p(limit / knee);
  const ticks = [0.01, 0.05, 0.2, 0.5, 1, 2].filter((tick) => tick < limit * 0.9);
  return {
    at: (value) => (start + end) / 2 + (Math.sign(value) * size(value) * (end - start)) / 2,
    ticks: [...ticks.toReversed().map((tick) => -tick), 0, ...ticks],
  };
}

/** Formats a coordinate for SVG. A tenth of a pixel is precise enough. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}
