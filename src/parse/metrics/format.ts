import * as z from "zod";
import type { MetricFailures, MetricFormat } from "../../model/metrics/metric-file.ts";
import type { MetricValue } from "../../model/profile/untraced.ts";

/** A metric as a reader found it; a text is a number that is none, such as `NaN`. */
export interface FoundMetric extends Omit<MetricValue, "value" | "source"> {
  readonly value: number | string;
}

/** Of one file. */
export const mostMetrics = 10_000;

/** One tool's form of JSON. */
export interface JsonFormat {
  readonly format: MetricFormat;
  /** Whether the values of a file are of this form, by what no other form has; what is wrong in them is told by `read`. */
  recognizes(values: readonly unknown[]): boolean;
  /** Throws ZodError where a value is not as the tool writes it. */
  read(values: readonly unknown[]): FoundMetrics;
}

export interface FoundMetrics {
  readonly metrics: readonly FoundMetric[];
  readonly failures?: MetricFailures | null;
}

/** A number, or the text of one that is none. */
export const measured = z.custom<number | string>(
  (value) => typeof value === "number" || (typeof value === "string" && /^-?(?:NaN|nan|Infinity|inf)$/.test(value)),
  "Invalid input: it is no number",
);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** So many entries are checked before what is wrong in them is told: each problem takes more memory than the entry. */
const entriesAtOnce = 1_000;

/** Entries as `schema` reads them; `at` is where they are in the file. Throws ZodError for the first bad ones. */
export function parseEntries<Entry extends z.ZodType>(
  schema: Entry,
  entries: readonly unknown[],
  at: readonly PropertyKey[] = [],
): z.output<Entry>[] {
  const parsed: z.output<Entry>[] = [];
  const some = z.array(schema);
  for (let from = 0; from < entries.length; from += entriesAtOnce) {
    const { data, error } = some.safeParse(entries.slice(from, from + entriesAtOnce));
    if (error !== undefined)
      throw new z.ZodError(
        error.issues.map(({ path: [index, ...rest], ...issue }) => ({
          ...issue,
          path: [...at, from + Number(index), ...rest],
        })),
      );
    for (const entry of data) parsed.push(entry);
  }
  return parsed;
}

/** The elements of one list, or of each value that is one. */
export function elements(values: readonly unknown[]): unknown[] {
  return values.flat();
}

/**
 * What tells each of the records, all of one name, apart from the others, such as ` (n_batch 512, type_k q8_0)`: the settings in
 * which they differ; empty where they differ in none.
 */
export function settingsTexts(
  records: readonly Readonly<Record<string, unknown>>[],
  settings: readonly string[],
): string[] {
  const differing = settings.filter((key) => new Set(records.map((one) => settingOf(one, key))).size > 1);
  return records.map((record) =>
    differing.length === 0 ? "" : ` (${differing.map((key) => `${key} ${settingOf(record, key)}`).join(", ")})`,
  );
}

/** A path is of one checkout, and its last part is of both sides. */
function settingOf(record: Readonly<Record<string, unknown>>, key: string): string {
  const value = record[key] ?? "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return key === "model_filename" ? (text.split(/[\\/]/).at(-1) ?? text) : text;
}
