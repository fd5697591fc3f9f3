/** Bash that serves the recorded rows with other cells: `c` is a cell, `h` its column, `n` its row's number, `i` its place. */
export function changedCells(change: string): string {
  return String.raw`served() { text_of "$recording" | grep -v '^==' | '${process.execPath}' -e '
const lines = require("fs").readFileSync(0, "utf8").trimEnd().split("\n");
const rows = lines.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell));
rows.forEach((row, n) => {
  const cells = n < 2 ? row : row.map((c, i) => { const h = rows[0][i]; return ${change}; });
  console.log(cells.map((cell) => "\"" + cell + "\"").join(","));
});
'; }`;
}

/** A change of cells: blocks that nsys did not see, in rows that the condition takes. */
export function otherBlocks(condition: string): string {
  return `h === "Block Size" && (${condition}) ? "(7" + c.slice(1) : c`;
}
