/** One column: its title, and on which side its cells stand. */
export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
}

export function left(title: string): Column {
  return { title, align: "left" };
}

export function right(title: string): Column {
  return { title, align: "right" };
}

/** Rows of cells as aligned lines of plain text, the header first; each line starts with `indent`. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[], indent = "  "): string[] {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => (row[index] ?? "").length)),
  );
  const line = (cells: readonly string[]): string =>
    (
      indent +
      columns
        .map(({ align }, index) => {
          const cell = cells[index] ?? "";
          const width = widths[index] ?? 0;
          return align === "right" ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
    ).trimEnd();
  return [line(columns.map(({ title }) => title)), ...rows.map(line)];
}
