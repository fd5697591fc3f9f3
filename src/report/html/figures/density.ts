import type { Nanoseconds } from "../../../model/units.ts";
import { html, type Html } from "../html.ts";
import { px } from "./axis.ts";

/** A piece of time and its color. */
export interface Piece {
  readonly startNs: Nanoseconds;
  readonly durationNs: Nanoseconds;
  /** A CSS class. */
  readonly look: string;
}

/** A row of a timeline: its position, and the time that its width represents. */
export interface Strip {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly lengthNs: Nanoseconds;
}

const levels = 8;

/**
 * Draws pieces that are mostly narrower than a pixel as columns. The color of a column shows which work takes the most time in it, and
 * the height shows the share of time when anything ran. That way, no piece is left out, and even a million pieces take little room.
 */
export function densityStrip(pieces: readonly Piece[], { left, width, top, height, lengthNs }: Strip): Html[] {
  const columns = Math.floor(width);
  const columnNs = lengthNs / columns;
  const times = new Map<string, Float64Array>();
  for (const { startNs, durationNs, look } of pieces) {
    let perColumn = times.get(look);
    if (perColumn === undefined) times.set(look, (perColumn = new Float64Array(columns)));
    const endNs = startNs + durationNs;
    const last = Math.min(columns - 1, Math.floor(endNs / columnNs));
    for (let column = Math.max(0, Math.floor(startNs / columnNs)); column <= last; column += 1)
      perColumn[column] =
        (perColumn[column] ?? 0) +
        Math.max(0, Math.min(endNs, (column + 1) * columnNs) - Math.max(startNs, column * columnNs));
  }
  const paths = new Map<string, string>();
  for (let column = 0; column < columns;) {
    const { look, level } = measureColumn(times, column, columnNs);
    let end = column + 1;
    for (; end < columns; end += 1) {
      const next = measureColumn(times, end, columnNs);
      if (next.look !== look || next.level !== level) break;
    }
    if (level > 0) {
      const high = (height * level) / levels;
      paths.set(
        look,
        `${paths.get(look) ?? ""}M${px(left + column)} ${px(top + height)}v-${px(high)}h${String(end - column)}v${px(high)}z`,
      );
    }
    column = end;
  }
  return [...paths].map(([look, path]) => html`<path class="${look}" d="${path}" />`);
}

function measureColumn(times: ReadonlyMap<string, Float64Array>, column: number, columnNs: Nanoseconds) {
  let [most, all, look] = [0, 0, ""];
  for (const [candidate, perColumn] of times) {
    const ns = perColumn[column] ?? 0;
    all += ns;
    if (ns > most) [most, look] = [ns, candidate];
  }
  const level = all === 0 ? 0 : Math.max(1, Math.min(levels, Math.round((all / columnNs) * levels)));
  return { look, level };
}
