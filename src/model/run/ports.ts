import type { Bytes, Milliseconds, Seconds } from "../units.ts";
import type { Command, Isolation } from "./plan.ts";

/** Where progress and warnings go: stderr in a terminal, the job log in an action. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
  /** A command that was run, and its time: for those who ask for it. */
  detail(message: string): void;
  /** Output of a program, line by line, as it comes. */
  output(line: string): void;
  /** The program in the group has been running this long; said every second. */
  running(seconds: Seconds): void;
  /** A step and what belongs to it. A group inside another one has no title. If the body throws, the end of the output is shown. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
}

export interface Clock {
  now(): Date;
  monotonicMs(): Milliseconds;
}

/** Runs a short tool call (a version, an export, nvidia-smi) with a time limit. Throws ToolError when the program does not exist. */
export type RunTool = (command: Command) => Promise<ToolResult>;

/** Where, and with what whole environment, short calls of a tool are made. */
export interface ToolPorts {
  readonly runTool: RunTool;
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

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
  /** Told the process as soon as it runs: for what is done beside it. */
  readonly onStart?: (started: StartedProcess) => void;
}

/** A process that was started, and the beginning of the marker that all of its tree carry. */
export interface StartedProcess {
  readonly process: { readonly pid: number; readonly startTime: string };
  /** The process that is in the isolation's PID namespace, where there is one: in ours it has this number. */
  readonly inside: () => number;
  readonly marker: string;
}

/** Starts a profiler with a workload, and does not return before the whole process tree has ended. */
export type RunCapture = (request: CaptureRequest) => Promise<ProcessResult>;

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
