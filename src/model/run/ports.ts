import type { Bytes, Milliseconds, Seconds } from "../units.ts";
import type { Command, Isolation } from "./plan.ts";

/** The destination of progress and warnings: stderr in a terminal, or the job log in an action. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
  /** A command that we ran, and how long it took. Shown only with verbose output. */
  detail(message: string): void;
  /** A line of a program's output, as soon as it arrives. */
  output(line: string): void;
  /** Called every second with how long the group's program has been running. */
  running(seconds: Seconds): void;
  /** Groups a step's messages under a title. A nested group shows no title. If the body throws, we show the end of the program's output. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
}

export interface Clock {
  now(): Date;
  monotonicMs(): Milliseconds;
}

/** Runs a short tool call (a version, an export, nvidia-smi) with a time limit. Throws ToolError if the program doesn't exist. */
export type RunTool = (command: Command) => Promise<ToolResult>;

/** What short tool calls need: the runner, the folder, and the complete environment. */
export interface ToolPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Everything that a capture's process needs. */
export interface CaptureRequest {
  readonly command: Command;
  readonly isolation: Isolation;
  readonly stdoutFile: string;
  readonly stderrFile: string;
  readonly logLimitBytes: Bytes;
  /** Called for each line of output. */
  readonly onLine: (line: string) => void;
  /** Aborts when someone stops the run. */
  readonly stop: AbortSignal;
  /** How long nsys may run after the program has ended. Null or absent if the command isn't `nsys profile`. */
  readonly nsysLimitMs?: ((captureSeconds: Seconds) => Milliseconds) | null;
  /** Called with the process as soon as it runs, for work to be done alongside it. */
  readonly onStart?: (started: StartedProcess) => void;
}

/** A process that we started, and the prefix of the marker that its whole process tree carries. */
export interface StartedProcess {
  readonly process: { readonly pid: number; readonly startTime: string };
  /** The command's PID in our namespace, even if the command runs inside the isolation's PID namespace. */
  readonly inside: () => number;
  readonly marker: string;
}

/** Starts a profiler with a workload, and returns only after the whole process tree has ended. */
export type RunCapture = (request: CaptureRequest) => Promise<ProcessResult>;

/** How a process ended. */
export type ProcessOutcome = "exited" | "timed-out" | "stopped" | "not-started";

/** What was still running when a process hit a time limit. */
export type LimitEnd =
  /** The names of the program's processes, without the profiler's. */
  | { readonly kind: "program"; readonly names: readonly string[] }
  /** Only the profiler. `seconds` is how long it ran after the program had ended. */
  | { readonly kind: "profiler"; readonly seconds: Seconds };

/** How one process ended, and the last part of its output. */
export interface ProcessResult {
  readonly outcome: ProcessOutcome;
  /** Null if no time limit ended the process, or if we can't tell the profiler's processes from the program's. */
  readonly atLimit: LimitEnd | null;
  /** The exit code, or 128 + the signal number if a signal ended the process. `null` if the process never started. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly seconds: Seconds;
  /** The end of each stream, for the failure table. At most 64 KiB each. */
  readonly stdoutTail: string;
  readonly stderrTail: string;
  /** How many bytes of output we dropped because of the log limit. */
  readonly droppedBytes: Bytes;
}

/** The exit code of a short tool call that a signal ended. We don't know which signal it was. */
export const signaledToolCode = 137;

/** The full result of a short tool call. A non-zero exit code doesn't throw. */
export interface ToolResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly seconds: Seconds;
  readonly timedOut: boolean;
}
