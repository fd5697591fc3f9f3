/** How many rows are made at most, before any is left out for length: names are long, and reading each costs time. */
export interface Extent {
  /** Of each range, those that changed it most. */
  readonly changedKernels: number;
  /** Of each range, by time. */
  readonly kernels: number;
}

/** Rows of a comment of so many jobs. */
export function commentExtent(jobs: number): Extent {
  return { changedKernels: jobs > 1 ? 5 : 10, kernels: Math.max(5, Math.floor(60 / jobs)) };
}

/** Rows of a job summary, which may be sixteen times as long. */
export function summaryExtent(jobs: number): Extent {
  return { changedKernels: 30, kernels: Math.max(20, Math.floor(1000 / jobs)) };
}
