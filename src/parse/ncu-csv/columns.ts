import { ParseError } from "../../errors.ts";
import type { RangeStyle } from "../../model/reports/range.ts";
import { baseUnit, missingUnit, type BaseUnit } from "./units.ts";
import { rangeColumnStyle } from "./ranges.ts";

/** What a row is, in one place: the names of the columns that are no metrics. Versions differ in which they have. */
const identity = [
  "ID",
  "Process ID",
  "Process Name",
  "Host Name",
  "Kernel Name",
  "Kernel Time",
  "Context",
  "Stream",
] as const;
const launch = ["Block Size", "Grid Size", "Device", "CC"] as const;
const identityNames: ReadonlySet<string> = new Set([...identity, ...launch]);

export type IdentityColumn = (typeof identity)[number] | (typeof launch)[number];

/** The columns of a CSV: where the identity is, the ranges, and the metrics with their base units. */
export interface NcuColumns {
  readonly count: number;
  readonly identity: ReadonlyMap<string, number>;
  readonly ranges: readonly { readonly at: number; readonly style: RangeStyle }[];
  readonly metrics: readonly ({ readonly at: number; readonly name: string } & BaseUnit)[];
}

/** Reads the header and the row of units below it. Throws ParseError for another page's CSV and for a unit that is needed. */
export function readColumns(header: readonly string[], units: readonly string[], file: string): NcuColumns {
  if (header.includes("Metric Name")) {
    throw new ParseError({
      what: "The CSV of ncu is not of the raw page: it has one row a metric.",
      where: file,
      hint: "Run ncu with --page raw (and --csv).",
      id: "ncu-page",
    });
  }
  if (!header.includes("Kernel Name")) throw badHeader(header, file, "There is no column Kernel Name.");
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
      what: `The unit of ${name} is not one that we know: ${JSON.stringify(units[at] ?? "")}.`,
      where: `${file}, the row of units`,
      why: `Expected ${need}, or a multiple of it.`,
      hint: "Run ncu with --print-units base. If your ncu names the unit otherwise, report this with its version.",
      id: "ncu-unit",
    });
  }
  return { ...columns, count: header.length };
}

/** The error of a CSV without a header that we know. */
export function badHeader(found: readonly string[], file: string, why: string): ParseError {
  return new ParseError({
    what: "The CSV of ncu has no header that we know.",
    where: file,
    why: `${why} The first line is ${JSON.stringify(found.join(",").slice(0, 160))}.`,
    hint: "Run ncu with --csv --page raw, and with --log-file or --import, so that the program's output does not stand in it.",
    id: "ncu-header",
  });
}
