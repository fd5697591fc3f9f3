import { plainText } from "../model/text/plain-text.ts";

/** A cell that a spreadsheet would run as a formula. */
const formula = /^[=+\-@]/;

/**
 * Formats rows as CSV (RFC 4180, but with LF line ends), header first. Null becomes an empty cell. Text may come from hostile programs,
 * so control characters become U+FFFD, and text that a spreadsheet would take for a formula gets a leading apostrophe.
 */
export function formatCsv(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(",")}\n`).join("");
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const plain = plainText(value);
  const safe = formula.test(plain) ? `'${plain}` : plain;
  return /[",\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
