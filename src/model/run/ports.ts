import type { Bytes, Milliseconds, Seconds } from "../units.ts";
import type { Command, Isolation } from "./plan.ts";

export interface Log {
  info(message: string): void;
  warning(message: string): void;
  detail(message: string): void;
  output(line: string): void;
  running(seconds: Seconds): void;
  /** A nested group shows no title. If the body throws, we show the end of the program's output. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
}

export interface Clock {
  now(): Date;
  monotonicMs(): Milliseconds;
}

/** Throws ToolError if the program doesn't exist. */
export type RunTool = (command: Command) => Promise<ToolResult>;

export interface ToolPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface CaptureRequest {
  readonly command: Command;
  readonly isolation: Isolation;
  readonly stdoutFile: string;
  readonly stderrFile: string;
  readonly logLimitBytes: Bytes;
  readonly onLine: (line: string) => void;
  readonly stop: AbortSignal;
  /** After the program has ended. Null or absent if the command isn't `nsys profile`. */
  readonly nsysLimitMs?: ((captureSeconds: Seconds) => Milliseconds) | null;
  readonly onStart?: (started: StartedProcess) => void;
}

export interface StartedProcess {
  readonly process: { readonly pid: number; readonly startTime: string };
  /** Its PID in our namespace, even if it runs in the isolation's. */
  readonly inside: () => number;
  readonly marker: string;
}

/** Returns only after the whole process tree has ended. */
export type RunCapture = (request: CaptureRequest) => Promise<ProcessResult>;

export type ProcessOutcome = "exited" | "timed-out" | "stopped" | "not-started";

export type LimitEnd =
  | { readonly kind: "program"; readonly names: readonly string[] }
  | { readonly kind: "profiler"; readonly seconds: Seconds };

export interface ProcessResult {
  readonly outcome: ProcessOutcome;
  /** Null if we can't tell the profiler's processes from the program's. */
  readonly atLimit: LimitEnd | null;
  /** 128 + the signal's number after a signal; `null` if it never started. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly seconds: Seconds;
  /** At most 64 KiB each. */
  readonly stdoutTail: string;
  readonly stderrTail: string;
  readonly droppedBytes: Bytes;
}

/** We don't know which signal it was. */
export const signaledToolCode = 137;

export interface ToolResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly seconds: Seconds;
  readonly timedOut: boolean;
}
