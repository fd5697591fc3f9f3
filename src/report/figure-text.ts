import type { Metric } from "../model/profile/profile-ncu.ts";
import { sizeText } from "../model/text/quantity.ts";
import { formatCount, formatNs } from "./format.ts";

const rateUnits = [
  [1e12, "TB/s"],
  [1e9, "GB/s"],
  [1e6, "MB/s"],
  [1e3, "kB/s"],
] as const;

/** What stands for a figure that was not collected. */
const unknown = "–";

/** A figure for people, with its unit; `–` for one that was not collected. */
export function figureText(figure: Pick<Metric, "value" | "unit"> | null | undefined): string {
  if (figure == null) return unknown;
  if (typeof figure.value === "string") return figure.value.replaceAll("_", " ");
  return amount(figure.value, figure.unit);
}

/** A number with a unit of ncu's. */
function amount(value: number, unit: string): string {
  if (unit === "ns") return formatNs(value);
  if (unit === "%") return `${value.toFixed(1)} %`;
  if (unit === "byte" || unit === "byte/block") return sizeText(Math.round(value));
  if (unit === "byte/s") return rate(value);
  return Number.isInteger(value) ? formatCount(value) : value.toFixed(2);
}

/** A bandwidth is told in powers of 1000, as in a GPU's data sheet. */
function rate(bytesPerSecond: number): string {
  const [size, unit] = rateUnits.find(([least]) => bytesPerSecond >= least) ?? [1, "B/s"];
  return `${String(Number((bytesPerSecond / size).toPrecision(3)))} ${unit}`;
}
