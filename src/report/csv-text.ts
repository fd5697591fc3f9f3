import { plainText } from "../model/text/plain-text.ts";

/** A cell that a spreadsheet would run as a formula. */
const formula = /^[=+\-@]/;

/**
 * Rows as CSV (RFC 4180, lines end with LF), the header first. Null is an empty cell. Text is of hostile programs: control
 * characters become U+FFFD, and text that a spreadsheet takes for a formula gets an apostrophe before it; numbers stay.
 */
export function csvText(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(",")}\n`).join("");
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const plain = plainText(value);
  const safe = formula.test(plain) ? `'${plain}` : plain;
  return /[",\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
