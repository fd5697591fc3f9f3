import type { History } from "../../model/history/history.ts";
import type { SkippedRecord, StoredRecord } from "../../model/history/record.ts";
import type { Layout } from "../../model/text/layout.ts";

// Stubs of what compare/history and report/history will have.

export function analyzeHistory(records: readonly StoredRecord[], skipped: readonly SkippedRecord[]): History {
  return { records, skipped, series: [] };
}

export const historyText: (history: History, range: string | null, layout: Layout) => string = ({ records }, range) =>
  `${String(records.length)} records${range === null ? "" : ` of ${range}`}`;

export const historyPage: (history: History, links: HistoryLinks) => string = ({ records }) =>
  `<!doctype html>\n<title>${String(records.length)} records</title>\n`;

/** Where a page leads to; null: nowhere. */
export interface HistoryLinks {
  /** Such as https://github.com/owner/name. */
  readonly repository: string | null;
}
