import type { Command, Isolation } from "./plan.ts";
import type { ProcessResult, ToolResult } from "./process.ts";
import type { Bytes, Milliseconds } from "../units.ts";

/** Where text for people goes: stderr in a terminal, the job log in an action. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
  /** Output of a program, line by line, as it comes. */
  output(line: string): void;
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
}

export interface Clock {
  now(): Date;
  monotonicMs(): Milliseconds;
}

/** Runs a short tool call (a version, an export, nvidia-smi) with a time limit. Throws ToolError when the program does not exist. */
export type RunTool = (command: Command) => Promise<ToolResult>;

/** What a capture's process needs besides its command. */
export interface CaptureRequest {
  readonly command: Command;
  readonly isolation: Isolation;
  readonly stdoutFile: string;
  readonly stderrFile: string;
  readonly logLimitBytes: Bytes;
  /** Called for each line of output. */
  readonly onLine: (line: string) => void;
  /** Aborted when we are told to stop. */
  readonly stop: AbortSignal;
}

/** Starts a profiler with a workload, and does not return before the whole process tree has ended. */
export type RunCapture = (request: CaptureRequest) => Promise<ProcessResult>;
