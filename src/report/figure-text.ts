import type { Metric } from "../model/ncu/profile-ncu.ts";
import { amountText, sizeAmount, type Amount } from "../model/text/quantity.ts";
import { countAmount, nsAmount } from "./format.ts";

const rateUnits = [
  [1e12, "TB/s"],
  [1e9, "GB/s"],
  [1e6, "MB/s"],
  [1e3, "kB/s"],
] as const;

/** Shown for a metric that wasn't collected. */
const unknown = "–";

/** Formats a metric with its unit; `–` if the metric wasn't collected. */
export function formatFigure(figure: Pick<Metric, "value" | "unit"> | null | undefined): string {
  return figure == null ? unknown : amountText(figureAmount(figure));
}

export function figureAmount({ value, unit }: Pick<Metric, "value" | "unit">): Amount {
  if (typeof value === "string") return { value: value.replaceAll("_", " "), unit: "" };
  if (unit === "ns") return nsAmount(value);
  if (unit === "%") return { value: value.toFixed(1), unit };
  if (unit === "byte" || unit === "byte/block") return sizeAmount(Math.round(value));
  if (unit === "byte/s") return rateAmount(value);
  return Number.isInteger(value) ? countAmount(value) : { value: value.toFixed(2), unit: "" };
}

/** Bandwidth uses powers of 1000, like a GPU's data sheet. */
function rateAmount(bytesPerSecond: number): Amount {
  const [size, unit] = rateUnits.find(([least]) => bytesPerSecond >= least) ?? [1, "B/s"];
  return { value: String(Number((bytesPerSecond / size).toPrecision(3))), unit };
}
