import type { CaptureMode } from "../profile/profile.ts";
import type { RangeSpec } from "../reports/range.ts";
import type { Milliseconds } from "../units.ts";

/** The fewest that can distinguish a change from noise. */
export const usualRounds = 3;

/** After this many pairs of processes, a comparison may stop if every range is settled. `lookAfter` in src/compare/constants.ts uses it. */
export const fewestPairs = 2;

/** The fewest that, on a quiet machine, can show that nothing changed. */
export const usualPairs = 3;

/** `instances` includes skipped instances. */
export type CaptureGate =
  | { readonly kind: "nvtx"; readonly range: RangeSpec; readonly instances: number }
  | { readonly kind: "cudaProfilerApi"; readonly instances: number }
  | { readonly kind: "none" };

export interface CapturePlan {
  readonly label: string;
  readonly directory: string;
  readonly gate: CaptureGate;
  readonly ranges: readonly RangeSpec[];
  /** Only the first instances of each range count, as many as its own gate would capture. */
  readonly takesFirst: boolean;
  /** 143 too if our own options make nsys end the program. */
  readonly successExitCodes: readonly number[];
}

export interface Plan {
  readonly rounds: number;
  /** Null if each capture has a fresh process. */
  readonly roundsOfLoad: number | null;
  /** `probe`: one capture of the whole program decides the mode before the first round. Until then, `captures` has the captures for mode `range`. */
  readonly captureMode: CaptureMode | "probe";
  readonly captures: readonly CapturePlan[];
  /** Globs that would gate captures. A run that traces only NVTX resolves them first. */
  readonly unresolved: readonly RangeSpec[];
}

export type StartPurpose = "rounds" | "untraced" | "ncu" | "lines";

/**
 * The purposes that a run starts the program for, in order. `probe`: the capture that decides the plan's `captureMode`.
 * `discovery`: the run that lists the ranges that globs can match. `tuning`: starts in which autotuners made their choices, and which don't
 * count. `verify` and `whole` (the capture of the whole program) are only for `goal: improve`. Base is verified first, head after the
 * first pair of rounds.
 */
export const purposes = [
  "verify",
  "probe",
  "discovery",
  "tuning",
  "whole",
  "rounds",
  "untraced",
  "ncu",
  "lines",
] satisfies readonly (StartPurpose | "probe" | "discovery" | "tuning" | "whole" | "verify")[];

export type Purpose = (typeof purposes)[number];

export interface StartCount {
  readonly least: number;
  /** Null if the number depends on the program's ranges. */
  readonly most: number | null;
}

export interface PlannedStarts {
  readonly purpose: Purpose;
  readonly pass: StartCount;
  /** If something is slower on the GPU, or there are more launches or copies. */
  readonly red: StartCount;
}

/** Distinguishes a server's processes from the profiler's. Its value is the profiler's session. */
export const serverVariable = "LLM_PROFILE_SERVER";

export type IsolationKind = "pid-namespace" | "unprivileged-user" | "none";

export interface Isolation {
  readonly kind: IsolationKind;
  /** For the user: which isolation this is and how to get a better one. */
  readonly note: string;
  readonly user: { readonly uid: number; readonly gid: number } | null;
  readonly endsWithParent: boolean;
  /** Relative to /proc. A PID namespace repeats them in its own /proc. */
  readonly procMounts: readonly string[];
  readonly readOnly: readonly string[];
}

export type Argv = [string, ...string[]];

export interface Command {
  readonly tool: string;
  readonly argv: Readonly<Argv>;
  readonly cwd: string;
  /** The complete environment; the process inherits nothing else. */
  readonly environment: Readonly<Record<string, string>>;
  readonly timeLimitMs: Milliseconds | null;
  /** The prefix of the marker that the processes carry. By default, the run chooses one. */
  readonly marker?: string;
}

export interface NsysTool {
  readonly path: string;
  /** Such as `2023.4.4.54-234433681190v0`. */
  readonly version: string | null;
  readonly missingOptions: readonly string[];
  readonly reports: readonly string[];
  readonly importer: string | null;
}

export interface StartedProgram {
  readonly key: string;
  readonly name: string;
  /** `line`: bash starts the program, so `name` may be a keyword or builtin instead of a file. */
  readonly form: "list" | "line";
}
