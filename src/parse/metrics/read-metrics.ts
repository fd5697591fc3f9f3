import { parse } from "csv-parse/sync";
import * as z from "zod";
import { text } from "../../model/schema.ts";
import { toDotPath } from "zod/v4/core";
import { errorMessage, ParseError } from "../../model/errors.ts";
import { metricFormats, type MetricFile, type MetricFormat } from "../../model/metrics/metric-file.ts";
import type { MetricValue } from "../../model/profile/untraced.ts";
import { counted } from "../../model/text/listing.ts";
import { countText } from "../../model/text/quantity.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { biggerIsBetter, smallerIsBetter } from "./action-benchmark.ts";
import { flattenLists, mostMetrics, type FoundMetric, type FoundMetrics, type JsonFormat } from "./format.ts";
import { googleBenchmark } from "./google-benchmark.ts";
import { readJson } from "./json-text.ts";
import { llamaBench } from "./llama-bench.ts";
import { ownJson } from "./own-json.ts";
import { pytestBenchmark } from "./pytest-benchmark.ts";
import { sglang, vllm } from "./serving.ts";

const jsonFormats: readonly JsonFormat[] = [
  pytestBenchmark,
  googleBenchmark,
  sglang,
  vllm,
  llamaBench,
  ownJson,
  smallerIsBetter,
  biggerIsBetter,
];

/** In characters. The CSV parser is slow: its time grows with rows times columns. */
const longestCsv = 8 * 2 ** 20;
const longestCsvRow = 64 * 2 ** 10;
const mostColumns = 1_000;
const longestName = 500;
const longestUnit = 40;
const namedProblems = 3;

/**
 * If `format` is null, detects it. Throws ParseError for an unknown format, a value that isn't finite, or two metrics with the same name.
 */
export function readMetrics(text: string, file: string, format: MetricFormat | null): MetricFile {
  const values = format === "csv" ? null : readJson(text.replace(/^\ufeff/, ""), mostMetrics);
  if (typeof values === "string" && (format !== null || /^\ufeff?\s*[[{]/.test(text)))
    throw unreadable(file, plainText(values), format);
  if (values === null || typeof values === "string") return checked({ metrics: readCsv(text, file) }, file, "csv");
  const reader = jsonFormats.find((candidate) =>
    format === null ? candidate.recognizes(values) : candidate.format === format,
  );
  if (reader === undefined) throw unreadable(file, "It's JSON, but in an unknown format.", null);
  if (flattenLists(values).length > mostMetrics) throw tooMany(file, flattenLists(values).length);
  try {
    return checked(reader.read(values), file, reader.format);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw unreadable(file, problemsText(error), reader.format);
  }
}

function readCsv(text: string, file: string): FoundMetric[] {
  if (text.length > longestCsv)
    throw unreadable(
      file,
      `It has ${counted(text.length, "character")}; the limit for CSV is ${countText(longestCsv)}.`,
      "csv",
    );
  let records: unknown[];
  try {
    records = parse(text, {
      bom: true,
      skipEmptyLines: true,
      trim: true,
      to: mostMetrics + 1,
      maxRecordSize: longestCsvRow,
      columns: (names: string[]) => {
        if (names.length > mostColumns)
          throw new Error(`It has ${counted(names.length, "column")}; the limit is ${countText(mostColumns)}.`);
        return names.map((name) => (csvColumns.has(name) ? name : false));
      },
    });
  } catch (error) {
    throw unreadable(file, plainText(errorMessage(error)), "csv");
  }
  const rows = z.array(csvRowSchema).safeParse(records);
  if (rows.success && rows.data.length > 0) return rows.data;
  const why = rows.success ? "It has no rows." : problemsText(rows.error);
  throw unreadable(file, why, "csv");
}

const csvFields = z.object({
  name: text,
  value: text.regex(/^(?:[+-]?[\d.]+(?:e[+-]?\d+)?|[+-]?(?:nan|inf|infinity))$/i, "Invalid input: not a number"),
  unit: text.optional(),
  better: z.enum(["lower", "higher", ""]).optional(),
});
const csvColumns: ReadonlySet<string> = new Set(Object.keys(csvFields.shape));
const csvRowSchema = csvFields.transform(({ name, value, unit = "", better = "" }) => ({
  name,
  value: Number.isNaN(Number(value)) ? value : Number(value),
  unit: unit === "" ? null : unit,
  better: better === "" ? null : better,
}));

function checked({ metrics, failures = null }: FoundMetrics, file: string, format: MetricFormat): MetricFile {
  if (metrics.length > mostMetrics) throw tooMany(file, metrics.length);
  // If requests failed, the client's numbers may be missing or meaningless, so we return only the failures.
  if (failures !== null) return { format, metrics: [], failures };
  const problems: string[] = [];
  const names = new Set<string>();
  const good = metrics.flatMap(({ name, value, unit, better }): MetricValue[] => {
    const called = JSON.stringify(plainText(name.slice(0, 80)));
    if (name.trim() === "") problems.push("A metric has an empty name.");
    else if (name.length > longestName)
      problems.push(
        `The name ${called}… has ${counted(name.length, "character")}; the limit is ${countText(longestName)}.`,
      );
    else if (unit !== null && unit.length > longestUnit)
      problems.push(
        `The unit of ${called} has ${counted(unit.length, "character")}; the limit is ${countText(longestUnit)}.`,
      );
    else if (names.has(name))
      problems.push(
        `${called} occurs more than once. Each process must report one value per metric, such as the median of its steps.`,
      );
    else if (typeof value === "string" || !Number.isFinite(value))
      problems.push(`The value of ${called} is ${value}, which isn't a measurement.`);
    names.add(name);
    return typeof value === "number" ? [{ name, value, unit, better, source: file }] : [];
  });
  if (problems.length > 0) throw unreadable(file, listed(problems), format);
  if (good.length === 0) throw unreadable(file, "It has no metrics.", format);
  return { format, metrics: good, failures };
}

function problemsText(error: z.ZodError): string {
  return listed(error.issues.map(({ path, message }) => `${message}, at ${plainText(toDotPath(path))}`));
}

function listed(problems: readonly string[]): string {
  const rest = problems.length - namedProblems;
  return [...problems.slice(0, namedProblems), ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n");
}

function tooMany(file: string, count: number): ParseError {
  return unreadable(file, `It has at least ${counted(count, "metric")}; the limit is ${countText(mostMetrics)}.`, null);
}

function unreadable(file: string, why: string, format: MetricFormat | null): ParseError {
  return new ParseError({
    id: "metrics-unreadable",
    what: `Can't read the metrics file${format === null ? "" : ` as ${format}`}.`,
    where: file,
    why,
    help: `Write JSON, JSON lines, or CSV with name, value, unit, and better (lower or higher), or set the format in \`metrics\`: {file: …, format: …}. Formats: ${metricFormats.join(", ")}. See docs/metrics.md for an example of each.`,
  });
}
