import * as z from "zod";
import { jsonOrNull } from "../../../model/text/listing.ts";
import { byText } from "../../../model/text/order.ts";
import { safeName } from "../../../model/text/safe-name.ts";
import {
  historyRecordSchema,
  historyRecordSchemaVersion,
  largestRecordBytes,
  type HistoryRecord,
  type ReadHistory,
  type SkippedRecord,
  type StoredRecord,
} from "./record.ts";

export const recordsFolder = "runs";

/** The paths are the history's only index. Without a run number, the time of measurement makes the path unique. */
export function createRecordPath({ measuredAt, commit, run }: HistoryRecord): string {
  const time = new Date(measuredAt).toISOString();
  const id = run?.id ?? time.replaceAll(/[-:.]/g, "");
  const name = [commit?.sha ?? "unknown", String(id), String(run?.attempt ?? 1), safeName(run?.job ?? "")].join("-");
  return [recordsFolder, ...time.slice(0, 10).split("-"), `${name}.json`].join("/");
}

/** Equal records have equal texts. */
export function formatRecord(record: HistoryRecord): string {
  return `${JSON.stringify(record)}\n`;
}

export interface RecordFile {
  readonly path: string;
  readonly text: string;
}

export function createRecordFile(record: HistoryRecord): RecordFile {
  return { path: createRecordPath(record), text: formatRecord(record) };
}

const versionSchema = z.object({ schemaVersion: z.number().int() });

/** We don't trust whoever wrote the file. */
export function readRecord(path: string, text: string): StoredRecord | SkippedRecord {
  if (Buffer.byteLength(text) > largestRecordBytes) return { path, why: "too-large" };
  const value = jsonOrNull(text);
  if (value === null) return { path, why: "not-json" };
  const version = versionSchema.safeParse(value);
  if (version.success && version.data.schemaVersion > historyRecordSchemaVersion) return { path, why: "newer-version" };
  const { data: record } = historyRecordSchema.safeParse(value);
  return record === undefined || createRecordPath(record) !== path ? { path, why: "not-a-record" } : { path, record };
}

/** Three a day for 27 years. */
export const mostRecords = 30_000;

/** Newest first by path. */
export function selectNewestFiles<File extends { readonly path: string }>(
  files: readonly File[],
  most = mostRecords,
): { readonly newest: readonly File[]; readonly skipped: readonly SkippedRecord[] } {
  const sorted = files.toSorted((a, b) => byText(b.path, a.path));
  return {
    newest: sorted.slice(0, most),
    skipped: sorted.slice(most).map(({ path }) => ({ path, why: "too-large" })),
  };
}

/** By path, which also sorts by date. */
export function sortReadHistory(read: readonly (StoredRecord | SkippedRecord)[]): ReadHistory {
  const sorted = read.toSorted((a, b) => byText(a.path, b.path));
  return {
    records: sorted.filter((file) => "record" in file),
    skipped: sorted.filter((file) => "why" in file),
  };
}
