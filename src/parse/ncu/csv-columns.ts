import { ParseError } from "../../model/errors.ts";
import type { NcuRange } from "../../model/ncu/report.ts";
import { stableRangeName, type RangeStyle } from "../../model/reports/range.ts";
import { shortenName } from "../../model/text/shorten-name.ts";

const identityNames: ReadonlySet<string> = new Set([
  "ID",
  "Process ID",
  "Process Name",
  "Host Name",
  "Kernel Name",
  "Kernel Time",
  "Context",
  "Stream",
  "Block Size",
  "Grid Size",
  "Device",
  "CC",
]);

export interface NcuColumns {
  readonly count: number;
  readonly identity: ReadonlyMap<string, number>;
  readonly ranges: readonly { readonly at: number; readonly style: RangeStyle }[];
  readonly metrics: readonly ({ readonly at: number; readonly name: string } & BaseUnit)[];
}

/** The details page has one row per metric and no row of units. */
export function refuseOtherPage(header: readonly string[], file: string): void {
  if (!header.includes("Metric Name")) return;
  throw new ParseError({
    what: "The CSV from ncu isn't the raw page: it has one row per metric.",
    where: file,
    help: "Run ncu with --page raw (and --csv).",
    id: "ncu-page",
  });
}

export function readColumns(header: readonly string[], units: readonly string[], file: string): NcuColumns {
  if (!header.includes("Kernel Name")) throw badHeader(header, file, "It has no column Kernel Name.");
  const columns = {
    identity: new Map<string, number>(),
    ranges: new Array<NcuColumns["ranges"][number]>(),
    metrics: new Array<NcuColumns["metrics"][number]>(),
  };
  for (const [at, name] of header.entries()) {
    const style = rangeColumnStyle(name);
    if (style !== null) columns.ranges.push({ at, style });
    else if (identityNames.has(name)) columns.identity.set(name, at);
    else columns.metrics.push({ at, name, ...baseUnit(units[at] ?? "") });
  }
  for (const { name, unit, at } of columns.metrics) {
    const need = missingUnit(name, unit);
    if (need === null) continue;
    throw new ParseError({
      what: `The unit of ${name} is unknown: ${JSON.stringify(units[at] ?? "")}.`,
      where: `${file}, the row of units`,
      why: `Expected ${need}, or a multiple of it.`,
      help: "Run ncu with --print-units base. If your ncu uses a different name for the unit, please report the problem and include your ncu version.",
      id: "ncu-unit",
    });
  }
  return { ...columns, count: header.length };
}

export function badHeader(header: readonly string[], file: string, why: string): ParseError {
  return new ParseError({
    what: "The CSV from ncu has an unknown header.",
    where: file,
    why: `${why} The first line is ${JSON.stringify(header.join(",").slice(0, 160))}.`,
    help: "Run ncu with --csv --page raw, and with --log-file or --import to keep the program's output out of the CSV.",
    id: "ncu-header",
  });
}

/*
 * A cell of push/pop ranges contains the thread and every open range, outermost first. Each range is in quotes, with six fields
 * after its name that we don't need (payload, color, message):
 *   1192  "<default domain>:forward:none:none:none:none:none:none"  "<default domain>:stem:none:none:none:none:none:none"
 * A cell of start/end ranges has an id before the domain, with or without the quotes:
 *   0:<default domain>:stem:none:none:none:none:none:none
 */

const fieldsAfterName = 6;
const defaultDomain = "<default domain>";

/** Headers by version: `thread Domain:Push/Pop_Range:…`, `Id:Domain:Start/Stop_Range:…`. */
function rangeColumnStyle(header: string): RangeStyle | null {
  if (/push\/pop_range/i.test(header)) return "pushpop";
  return /start\/(stop|end)_range/i.test(header) ? "startend" : null;
}

/** Empty for an empty cell, null for an unknown format. */
export function readRanges(cell: string, style: RangeStyle): NcuRange[] | null {
  const text = cell.trim();
  if (text === "") return [];
  const entries = text.includes('"') ? quotedEntries(text) : [text];
  const ranges: NcuRange[] = [];
  for (const entry of entries ?? []) {
    const range = readRange(entry, style);
    if (range === null) return null;
    ranges.push(range);
  }
  return ranges.length === 0 ? null : ranges;
}

/** Names may contain quotes, so an entry ends at a quote followed by white space and another quote. */
function quotedEntries(text: string): string[] | null {
  const all = /^[^"]*"(.*)"$/s.exec(text)?.[1];
  return all?.split(/"\s+(?:\d+\s+)?"/) ?? null;
}

function readRange(entry: string, style: RangeStyle): NcuRange | null {
  const parts = entry.split(":");
  if (style === "startend" && /^\d+$/.test(parts[0]?.trim() ?? "")) parts.shift();
  const named = parts.slice(0, -fieldsAfterName);
  const [domain, ...name] = named;
  if (domain === undefined || name.length === 0) return null;
  return {
    name: stableRangeName(shortenName(name.join(":"))),
    domain: domain.trim() === defaultDomain ? "" : shortenName(domain.trim()),
    style,
  };
}

/*
 * ncu prints units in the second row: `ns`, `byte/s`, `inst/cycle` with --print-units base, or scaled ones like `us`, `Mbyte`,
 * `Gbyte/s`, `Ghz`. Versions before 2024 print `nsecond`, `Gbyte/second`, `cycle/nsecond`.
 */

const timePrefixes: Readonly<Record<string, number>> = { n: 1e-9, u: 1e-6, m: 1e-3, "": 1 };
const sizePrefixes: Readonly<Record<string, number>> = { "": 1, K: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15 };

/** `Mbyte/second` → 1e6 × `byte/s`. */
interface BaseUnit {
  readonly unit: string;
  readonly factor: number;
}

export function baseUnit(printed: string): BaseUnit {
  const [numerator = "", denominator, ...rest] = printed.trim().split("/");
  const above = atom(numerator);
  if (denominator === undefined) return above.unit === "s" ? { unit: "ns", factor: exact(above.factor * 1e9) } : above;
  if (rest.length > 0) return { unit: printed.trim(), factor: 1 };
  const below = atom(denominator);
  // Older versions of ncu print `cycle/nsecond` instead of `hz`.
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

/** Rounds away floating-point noise: `1e-9 * 1e9` isn't exactly 1. */
export function exact(value: number): number {
  return Number(value.toPrecision(15));
}

const needed: readonly { readonly metric: RegExp; readonly unit: string }[] = [
  { metric: /^gpu__time_(duration|active)\b/, unit: "ns" },
  { metric: /^dram__bytes((_op)?(_read|_write))?\.(sum|avg|min|max)$/, unit: "byte" },
  { metric: /^dram__bytes((_op)?(_read|_write))?\.(sum|avg|min|max)\.per_second$/, unit: "byte/s" },
  { metric: /__cycles_elapsed\.(sum|avg|min|max)\.per_second$/, unit: "hz" },
];

function missingUnit(metric: string, unit: string): string | null {
  const need = needed.find((entry) => entry.metric.test(metric));
  return need === undefined || need.unit === unit ? null : need.unit;
}
