import type { Bytes, Seconds } from "../units.ts";

/** How a process ended. */
export type ProcessOutcome = "exited" | "timed-out" | "stopped" | "not-started";

/** The end of one process, and where its output is. */
export interface ProcessResult {
  readonly outcome: ProcessOutcome;
  /** The exit code; 128 + signal number for a process that a signal ended; `null` when it never started. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly seconds: Seconds;
  /** The last part of each stream, for the failure table. At most 64 KiB each. */
  readonly stdoutTail: string;
  readonly stderrTail: string;
  /** Bytes that the log limit left out of the files. */
  readonly droppedBytes: Bytes;
}

/** A short tool call's whole result; a non-zero exit is a value, not an exception. */
export interface ToolResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly seconds: Seconds;
  readonly timedOut: boolean;
}
