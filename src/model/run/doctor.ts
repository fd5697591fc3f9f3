import type { Diagnostic } from "../diagnostic.ts";
import type { Seconds } from "../units.ts";

/** One result of preflight or doctor: a note where all is well, a warning for what may spoil a capture or its trust. */
export interface Finding extends Diagnostic {
  /** The check, such as `nsys`, `isolation`, `gpu-busy`. */
  readonly id: string;
  /** True where a run cannot start; such a finding is always an error. The other errors only doctor shows as such. */
  readonly blocksRun: boolean;
}

/** How often one tool was started over all past runs, and how it went. Sorted by name where they stand in a list. */
export interface ToolHistory {
  readonly tool: string;
  readonly calls: number;
  /** Calls that failed, timed out or never started. Those that a person stopped count as neither. */
  readonly failures: number;
  readonly stopped: number;
  /** Successes divided by successes and failures; null where there was neither. */
  readonly successRatio: number | null;
  readonly medianSeconds: Seconds;
  readonly maxSeconds: Seconds;
}

/** The state of a run as it is seen from outside; `did-not-finish`: it says `running`, but its process is gone. */
export type PastRunState = "passed" | "failed" | "stopped" | "running" | "did-not-finish";

/** The run.json files of a folder, summed up. */
export interface PastRuns {
  readonly runs: number;
  readonly byState: Readonly<Record<PastRunState, number>>;
  readonly tools: readonly ToolHistory[];
  /** Most frequent first; failures without an id are under null. */
  readonly failures: readonly { readonly id: string | null; readonly count: number }[];
  /** Run directories whose run.json could not be read, and why: they are in no other figure. */
  readonly unreadable: readonly { readonly name: string; readonly why: string }[];
}
