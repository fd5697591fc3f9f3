import type { Figure } from "../model/profile/profile-ncu.ts";
import { formatBytes, formatCount, formatNs } from "./format.ts";

/** What stands for a figure that was not collected. */
const unknown = "–";

/** A figure for people, with its unit; `–` for one that was not collected. */
export function figureText(figure: Pick<Figure, "value" | "unit"> | null | undefined): string {
  if (figure == null) return unknown;
  if (typeof figure.value === "string") return figure.value.replaceAll("_", " ");
  return amount(figure.value, figure.unit);
}

/** A number with a unit of ncu's. */
function amount(value: number, unit: string): string {
  if (unit === "ns") return formatNs(value);
  if (unit === "%") return `${value.toFixed(1)} %`;
  if (unit === "byte" || unit === "byte/block") return formatBytes(Math.round(value));
  if (unit === "byte/s") return `${formatBytes(Math.round(value))}/s`;
  return Number.isInteger(value) ? formatCount(value) : value.toFixed(2);
}
