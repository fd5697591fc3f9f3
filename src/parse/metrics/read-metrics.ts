import { parse } from "csv-parse/sync";
import * as z from "zod";
import { toDotPath } from "zod/v4/core";
import { errorMessage, ParseError } from "../../errors.ts";
import { metricFormats, type MetricFile, type MetricFormat } from "../../model/metrics/metric-file.ts";
import type { MetricValue } from "../../model/profile/untraced.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { biggerIsBetter, smallerIsBetter } from "./action-benchmark.ts";
import { elements, mostMetrics, type FoundMetric, type FoundMetrics, type JsonFormat } from "./format.ts";
import { googleBenchmark } from "./google-benchmark.ts";
import { readJson } from "./json-text.ts";
import { llamaBench } from "./llama-bench.ts";
import { ownJson } from "./own-json.ts";
import { pytestBenchmark } from "./pytest-benchmark.ts";
import { sglang, vllm } from "./serving.ts";

/** The first that recognizes a file reads it. */
const jsonFormats: readonly JsonFormat[] = [
  ...[pytestBenchmark, googleBenchmark, sglang, vllm, llamaBench, ownJson],
  ...[smallerIsBetter, biggerIsBetter],
];

/** The reader of CSV is slow; what it takes grows with rows times columns. */
const longestCsv = 8 * 2 ** 20;
const longestCsvRow = 64 * 2 ** 10;
const mostColumns = 1_000;
const longestName = 500;
const longestUnit = 40;
/** Of what is wrong in one file, so many are named. */
const namedProblems = 3;

/**
 * The metrics in the text of a file. `format` is what wrote it; null finds that out by its content. `file` is its name in the
 * configuration. Throws ParseError for another form, for a metric that is no number, and for two of one name.
 */
export function readMetrics(text: string, file: string, format: MetricFormat | null): MetricFile {
  const values = format === "csv" ? null : readJson(text.replace(/^\ufeff/, ""), mostMetrics);
  if (typeof values === "string" && (format !== null || /^\ufeff?\s*[[{]/.test(text)))
    throw unreadable(file, plainText(values), format);
  if (values === null || typeof values === "string") return checked({ metrics: readCsv(text, file) }, file, "csv");
  const reader = jsonFormats.find((one) => (format === null ? one.recognizes(values) : one.format === format));
  if (reader === undefined) throw unreadable(file, "It is JSON of a form that is not known.", null);
  if (elements(values).length > mostMetrics) throw tooMany(file, elements(values).length);
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
      `A CSV file has at most ${counted(longestCsv, "character")}; this one has ${String(text.length)}.`,
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
          throw new Error(`It has ${String(names.length)} columns; ${String(mostColumns)} are the most.`);
        return names.map((name) => (csvColumns.has(name) ? name : false));
      },
    });
  } catch (error) {
    throw unreadable(file, plainText(errorMessage(error)), "csv");
  }
  const rows = z.array(csvRowSchema).safeParse(records);
  if (rows.success && rows.data.length > 0) return rows.data;
  const why = rows.success ? "It has no row." : problemsText(rows.error);
  throw unreadable(file, why, "csv");
}

const csvFields = z.object({
  name: z.string(),
  value: z
    .string()
    .regex(/^(?:[+-]?[\d.]+(?:e[+-]?\d+)?|[+-]?(?:nan|inf|infinity))$/i, "Invalid input: it is no number"),
  unit: z.string().optional(),
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
  // A client of which everything failed may have measured nothing, or made numbers of nothing: that it failed comes first.
  if (failures !== null) return { format, metrics: [], failures };
  const problems: string[] = [];
  const names = new Set<string>();
  const good = metrics.flatMap(({ name, value, unit, better }): MetricValue[] => {
    const called = JSON.stringify(plainText(name.slice(0, 80)));
    if (name.trim() === "") problems.push("A metric has an empty name.");
    else if (name.length > longestName)
      problems.push(`${called} … is a name of ${String(name.length)} characters; ${String(longestName)} are the most.`);
    else if (unit !== null && unit.length > longestUnit)
      problems.push(
        `The unit of ${called} has ${String(unit.length)} characters; ${String(longestUnit)} are the most.`,
      );
    else if (names.has(name))
      problems.push(`${called} is there more than once. A process gives one value: such as the median of its steps.`);
    else if (typeof value === "string" || !Number.isFinite(value))
      problems.push(`The value of ${called} is ${String(value)}: nothing was measured.`);
    names.add(name);
    return typeof value === "number" ? [{ name, value, unit, better, source: file }] : [];
  });
  if (problems.length > 0) throw unreadable(file, listed(problems), format);
  if (good.length === 0) throw unreadable(file, "It holds no metric.", format);
  return { format, metrics: good, failures };
}

function problemsText(error: z.ZodError): string {
  return listed(error.issues.map(({ path, message }) => `${message}, at ${plainText(toDotPath(path))}`));
}

function listed(problems: readonly string[]): string {
  const rest = problems.length - namedProblems;
  return [...problems.slice(0, namedProblems), ...(rest > 0 ? [`and ${String(rest)} more`] : [])].join("\n");
}

function tooMany(file: string, count: number): ParseError {
  return unreadable(file, `It holds ${String(count)} metrics or more; ${String(mostMetrics)} are the most.`, null);
}

function unreadable(file: string, why: string, format: MetricFormat | null): ParseError {
  return new ParseError({
    id: "metrics-unreadable",
    what: `The file of metrics cannot be read${format === null ? "" : ` as ${format}`}.`,
    where: file,
    why,
    help: `Write JSON, JSON lines or CSV with name, value, unit and better (lower or higher), or name in \`metrics\` what wrote it: {file: …, format: …}. Formats: ${metricFormats.join(", ")}. docs/metrics.md has an example of each.`,
  });
}
