/*
 * Units as ncu prints them in the second row: `ns`, `byte/s`, `inst/cycle` with --print-units base; else scaled ones such as
 * `us`, `Mbyte`, `Gbyte/s`, `Ghz`. Before 2024: `nsecond`, `Gbyte/second`, `cycle/nsecond`.
 */

const timePrefixes: Readonly<Record<string, number>> = { n: 1e-9, u: 1e-6, m: 1e-3, "": 1 };
const sizePrefixes: Readonly<Record<string, number>> = { "": 1, K: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15 };

/** A unit in base units, and the factor that brings a value there: `Mbyte/second` → 1e6 × `byte/s`. */
export interface BaseUnit {
  readonly unit: string;
  readonly factor: number;
}

/** Brings a unit to ncu's base units. What is not a time, a size or a frequency stays as it is. */
export function baseUnit(printed: string): BaseUnit {
  const [numerator = "", denominator, ...rest] = printed.trim().split("/");
  const above = atom(numerator);
  if (denominator === undefined) return above.unit === "s" ? { unit: "ns", factor: exact(above.factor * 1e9) } : above;
  if (rest.length > 0) return { unit: printed.trim(), factor: 1 };
  const below = atom(denominator);
  // `cycle/nsecond` is how ncu printed a frequency before it printed `hz`.
  if (above.unit === "cycle" && below.unit === "s") return { unit: "hz", factor: exact(above.factor / below.factor) };
  return { unit: `${above.unit}/${below.unit}`, factor: exact(above.factor / below.factor) };
}

function atom(text: string): BaseUnit {
  const time = /^([num]?)(?:s|sec|second)s?$/.exec(text);
  if (time !== null) return { unit: "s", factor: timePrefixes[time[1] ?? ""] ?? 1 };
  const scaled = /^([kKMGTP]?)(bytes?|hz)$/i.exec(text);
  if (scaled !== null) {
    const unit = (scaled[2] ?? "").toLowerCase().startsWith("b") ? "byte" : "hz";
    return { unit, factor: sizePrefixes[(scaled[1] ?? "").toUpperCase()] ?? 1 };
  }
  return { unit: text, factor: 1 };
}

/** `1e-9 * 1e9` is not 1 in floating point. */
export function exact(value: number): number {
  return Number(value.toPrecision(15));
}

/** Quantities that mean nothing without their unit, by the metric's name, and the base unit that they must have. */
const needed: readonly { readonly metric: RegExp; readonly unit: string }[] = [
  { metric: /^gpu__time_(duration|active)\b/, unit: "ns" },
  { metric: /^dram__bytes(_read|_write)?\.(sum|avg|min|max)$/, unit: "byte" },
  { metric: /^dram__bytes(_read|_write)?\.(sum|avg|min|max)\.per_second$/, unit: "byte/s" },
  { metric: /__cycles_elapsed\.(sum|avg|min|max)\.per_second$/, unit: "hz" },
];

/** The base unit that this metric needs and does not have; null where all is well. */
export function missingUnit(metric: string, unit: string): string | null {
  const need = needed.find((entry) => entry.metric.test(metric));
  return need === undefined || need.unit === unit ? null : need.unit;
}
