import * as z from "zod";
import type { MetricFailures, MetricFormat } from "../../model/metrics/metric-file.ts";
import type { MetricValue } from "../../model/profile/untraced.ts";

/** A string stands for a non-finite number, such as `NaN`. */
export interface FoundMetric extends Omit<MetricValue, "value" | "source"> {
  readonly value: number | string;
}

export const mostMetrics = 10_000;

export interface JsonFormat {
  readonly format: MetricFormat;
  /** Judging by keys that no other format has. `read` reports errors. */
  recognizes(values: readonly unknown[]): boolean;
  read(values: readonly unknown[]): FoundMetrics;
}

export interface FoundMetrics {
  readonly metrics: readonly FoundMetric[];
  readonly failures?: MetricFailures | null;
}

export const measured = z.custom<number | string>(
  (value) => typeof value === "number" || (typeof value === "string" && /^-?(?:NaN|nan|Infinity|inf)$/.test(value)),
  "Invalid input: not a number",
);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Batches, because a problem takes more memory than its entry. */
const entriesAtOnce = 1_000;

/** `path` is the entries' path in the file. Throws ZodError for the first batch with bad entries. */
export function parseEntries<Entry extends z.ZodType>(
  schema: Entry,
  entries: readonly unknown[],
  path: readonly PropertyKey[] = [],
): z.output<Entry>[] {
  const parsed: z.output<Entry>[] = [];
  const some = z.array(schema);
  for (let from = 0; from < entries.length; from += entriesAtOnce) {
    const { data, error } = some.safeParse(entries.slice(from, from + entriesAtOnce));
    if (error !== undefined)
      throw new z.ZodError(
        error.issues.map(({ path: [index, ...rest], ...issue }) => ({
          ...issue,
          path: [...path, from + Number(index), ...rest],
        })),
      );
    for (const entry of data) parsed.push(entry);
  }
  return parsed;
}

export function flattenLists(values: readonly unknown[]): unknown[] {
  return values.flat();
}

/** The settings in which records with the same name differ, such as ` (n_batch 512, type_k q8_0)`. */
export function describeDifferingSettings(
  records: readonly Readonly<Record<string, unknown>>[],
  settings: readonly string[],
): string[] {
  const differing = settings.filter((key) => new Set(records.map((record) => settingOf(record, key))).size > 1);
  return records.map((record) =>
    differing.length === 0 ? "" : ` (${differing.map((key) => `${key} ${settingOf(record, key)}`).join(", ")})`,
  );
}

/** For a file, only its name, because the path differs between the sides' checkouts. */
function settingOf(record: Readonly<Record<string, unknown>>, key: string): string {
  const value = record[key] ?? "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return key === "model_filename" ? (text.split(/[\\/]/).at(-1) ?? text) : text;
}
