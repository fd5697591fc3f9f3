/*
 * Charts made of characters.
 */

/** A mark in a chart, in dots from its top left. */
export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** The size of a braille character, in dots. */
export const dotsAcross = 2;
export const dotsDown = 4;

/** Unicode's Braille Patterns: the bit of each dot of a character, by column and row. */
const bits = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
] as const;

/** Dots as lines of braille, each at most `columns` characters wide. */
export function brailleLines(dots: readonly Dot[], columns: number, rows: number): string[] {
  const cells = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  for (const { x, y } of dots) {
    const row = cells[Math.floor(y / dotsDown)];
    const column = Math.floor(x / dotsAcross);
    if (row === undefined || column < 0 || column >= columns) continue;
    row[column] = (row[column] ?? 0) | (bits[x % dotsAcross === 0 ? 0 : 1][y % dotsDown] ?? 0);
  }
  return cells.map((row) =>
    row
      .map((cell) => (cell === 0 ? " " : String.fromCharCode(0x2800 + cell)))
      .join("")
      .trimEnd(),
  );
}
