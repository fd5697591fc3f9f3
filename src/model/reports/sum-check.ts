/** Whether our sums equal those of a report of `nsys stats`, to the nanosecond and the launch. `null`: they cannot be compared. */
export type SumCheck =
  | { readonly equal: true; readonly detail: string }
  /** For people, already cut to a few lines. */
  | { readonly equal: false; readonly differences: readonly string[] }
  | { readonly equal: null; readonly why: string };
