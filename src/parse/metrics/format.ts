import * as z from "zod";
import type { MetricFailures, MetricFormat } from "../../model/metrics/metric-file.ts";
import type { MetricValue } from "../../model/profile/untraced.ts";

/** A metric from a file. A string value stands for a non-finite number, for example `NaN`. */
export interface FoundMetric extends Omit<MetricValue, "value" | "source"> {
  readonly value: number | string;
}

/** The most metrics in one file. */
export const mostMetrics = 10_000;

/** One tool's JSON format. */
export interface JsonFormat {
  readonly format: MetricFormat;
  /** True if a file's values have this format, judging by keys that no other format has. `read` reports errors in the values. */
  recognizes(values: readonly unknown[]): boolean;
  /** Throws ZodError if a value doesn't match the tool's format. */
  read(values: readonly unknown[]): FoundMetrics;
}

export interface FoundMetrics {
  readonly metrics: readonly FoundMetric[];
  readonly failures?: MetricFailures | null;
}

/** A number, or a non-finite number as text. */
export const measured = z.custom<number | string>(
  (value) => typeof value === "number" || (typeof value === "string" && /^-?(?:NaN|nan|Infinity|inf)$/.test(value)),
  "Invalid input: not a number",
);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** We check entries in batches of this size, and stop at the first batch with problems, because a problem takes more memory than its entry. */
const entriesAtOnce = 1_000;

/** Parses entries with `schema`. `at` is the path of the entries in the file. Throws ZodError for the first batch that has bad entries. */
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

/** Flattens any lists among the values, one level deep. */
export function flattenLists(values: readonly unknown[]): unknown[] {
  return values.flat();
}

/**
 * For each of several records with the same name, a suffix that lists the settings in which they differ, for example
 * ` (n_batch 512, type_k q8_0)`. Empty if they don't differ.
 */
export function describeDifferingSettings(
  records: readonly Readonly<Record<string, unknown>>[],
  settings: readonly string[],
): string[] {
  const differing = settings.filter((key) => new Set(records.map((one) => settingOf(one, key))).size > 1);
  return records.map((record) =>
    differing.length === 0 ? "" : ` (${differing.map((key) => `${key} ${settingOf(record, key)}`).join(", ")})`,
  );
}

/** A setting's text. For a file, only its name, because the path differs between the two sides' checkouts. */
function settingOf(record: Readonly<Record<string, unknown>>, key: string): string {
  const value = record[key] ?? "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return key === "model_filename" ? (text.split(/[\\/]/).at(-1) ?? text) : text;
}
