/** How many rows are made at most, before any is left out for length: names are long, and reading each costs time. */
export interface Extent {
  /** Of which kernels, families and parts of the wall time are shown; the worst first. */
  readonly ranges: number;
  /** Of each range, those that changed it most. */
  readonly changedKernels: number;
  /** Of each range, by time, where none changed, or where there is no comparison. */
  readonly kernels: number;
  /** Of each range, by time, besides those that changed. */
  readonly otherKernels: number;
  /** Of each range, by time. */
  readonly families: number;
}

/** Ranges that a comment goes into. */
const mostRanges = 3;

/** Rows of a comment of so many jobs, the largest of which has so many ranges: what fits a look or two. The report has the rest. */
export function commentExtent(jobs: number, ranges: number): Extent {
  const shared = Math.max(1, jobs * Math.min(ranges, mostRanges));
  const share = (rows: number): number => Math.max(3, Math.floor(rows / shared));
  return {
    ranges: Math.min(mostRanges, Math.max(1, ranges)),
    changedKernels: share(10),
    kernels: share(8),
    otherKernels: 0,
    families: share(8),
  };
}

/** Rows of a job summary, which may be sixteen times as long. */
export function summaryExtent(jobs: number): Extent {
  const kernels = Math.max(20, Math.floor(1000 / jobs));
  return { ranges: 12, changedKernels: 30, kernels, otherKernels: kernels, families: 40 };
}
