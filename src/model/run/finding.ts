/** How a check ended: `warning` may spoil a capture or its trust, `error` means that something will not work. */
export type FindingState = "ok" | "warning" | "error";

/** One result of preflight or doctor. */
export interface Finding {
  /** Stable name, such as `nsys`, `isolation`, `gpu-busy`. */
  readonly check: string;
  readonly state: FindingState;
  readonly message: string;
  /** What to do; null when all is well. */
  readonly hint: string | null;
  /** True where a run cannot start; such a finding is always an error. The other errors only doctor shows as such. */
  readonly blocksRun: boolean;
}
