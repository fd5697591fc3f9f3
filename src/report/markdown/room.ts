/** How many rows we render, before we drop any to save space. Names are long, and parsing each name takes time. */
export interface Room {
  /** Ranges shown in detail, worst first. */
  readonly parts: number;
  /** Rows of an unfolded table in a range. */
  readonly openRows: number;
  /** Rows of a folded table in a range. */
  readonly foldedRows: number;
  /** Less important rows of an unfolded table, which are folded below it. */
  readonly restRows: number;
}

/** How many rows any other table or list may have. A program can produce any number of names. */
export const mostRows = 200;

const mostParts = 3;

/** The room in a comment on `jobs` jobs, the largest of which has `ranges` ranges. A comment stays short; the report has the rest. */
export function commentRoom(jobs: number, ranges: number): Room {
  const shared = Math.max(1, jobs * Math.min(ranges, mostParts));
  const share = (rows: number): number => Math.max(3, Math.floor(rows / shared));
  return { parts: mostParts, openRows: share(10), foldedRows: share(8), restRows: 0 };
}

/** The room in a job summary, which may be 16 times as long as a comment. */
export function summaryRoom(jobs: number): Room {
  const rows = Math.max(20, Math.floor(1000 / jobs));
  return { parts: 12, openRows: 30, foldedRows: rows, restRows: rows };
}
