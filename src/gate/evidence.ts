import type { CaptureGate } from "../model/run/plan.ts";
import type { ProcessOutcome } from "../model/run/process.ts";
import type { Bytes, Seconds } from "../model/units.ts";

/** How the profiled command ended; unknown for a report that came without its run directory. */
export type CommandEnd =
  | {
      readonly kind: "known";
      readonly outcome: ProcessOutcome;
      readonly exitCode: number | null;
      readonly seconds: Seconds;
      /** Exit codes that mean success. */
      readonly allowed: readonly number[];
      readonly timeLimitSeconds: Seconds | null;
    }
  | { readonly kind: "unknown" };

/** A report file that a capture left. */
export interface ReportFile {
  readonly name: string;
  readonly bytes: Bytes;
}

/** What one capture left behind, before anything was parsed. */
export interface CaptureEvidence {
  /** For messages: `round 1, decode`. */
  readonly label: string;
  readonly gate: CaptureGate | null;
  readonly end: CommandEnd;
  /** The ends of stdout and stderr. */
  readonly output: string;
  readonly reports: readonly ReportFile[];
  /** Raw files that could not be imported. */
  readonly rawLeft: readonly string[];
}
