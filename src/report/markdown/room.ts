/** How many rows are made at most, before any is left out for length: names are long, and reading each costs time. */
export interface Room {
  /** Ranges in detail; the worst first. */
  readonly parts: number;
  /** Of a table of a range, in the open. */
  readonly openRows: number;
  /** Of one that is folded. */
  readonly foldedRows: number;
  /** Of the less important ones of a table that is in the open. */
  readonly restRows: number;
}

/** Of any other table or list: names come from outside, and so does their number. */
export const mostRows = 200;

const mostParts = 3;

/** Of a comment of so many jobs, the largest of which has so many ranges: what fits a look or two. The report has the rest. */
export function commentRoom(jobs: number, ranges: number): Room {
  const shared = Math.max(1, jobs * Math.min(ranges, mostParts));
  const share = (rows: number): number => Math.max(3, Math.floor(rows / shared));
  return { parts: mostParts, openRows: share(10), foldedRows: share(8), restRows: 0 };
}

/** Of a job summary, which may be sixteen times as long. */
export function summaryRoom(jobs: number): Room {
  const rows = Math.max(20, Math.floor(1000 / jobs));
  return { parts: 12, openRows: 30, foldedRows: rows, restRows: rows };
}
