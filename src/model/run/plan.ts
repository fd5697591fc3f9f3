import type { CaptureMode } from "../profile/profile.ts";
import type { RangeSpec } from "../reports/range.ts";
import type { Milliseconds } from "../units.ts";

/** The default number of rounds per side: the fewest that can distinguish a change from noise. */
export const usualRounds = 3;

/** After this many pairs of processes, a comparison may stop if every range is settled. `lookAfter` in src/compare/constants.ts uses it. */
export const fewestPairs = 2;

/** The default number of runs per side without CUDA tracing: the fewest that, on a quiet machine, can show that nothing changed. */
export const usualPairs = 3;

/** What starts a capture in an nsys process. `instances` includes skipped instances. */
export type CaptureGate =
  | { readonly kind: "nvtx"; readonly range: RangeSpec; readonly instances: number }
  | { readonly kind: "cudaProfilerApi"; readonly instances: number }
  | { readonly kind: "none" };

/** One fresh process under nsys, started once per round. */
export interface CapturePlan {
  /** The capture's name in messages: the gating range, `cudaProfilerApi`, or `whole program`. */
  readonly label: string;
  /** The label as a folder name. */
  readonly directory: string;
  readonly gate: CaptureGate;
  /** The ranges to analyze in this capture: the gate itself, or the ranges inside it. Empty: all ranges that we see. */
  readonly ranges: readonly RangeSpec[];
  /**
   * True if only the first instances of each range count, up to the number that the range specifies. Gating by the range would capture
   * the same instances.
   */
  readonly takesFirst: boolean;
  /** Exit codes that mean success: 0, and also 143 if our own options make nsys end the program. */
  readonly successExitCodes: readonly number[];
}

/** All captures of a run. We make each item of `captures` once per round. */
export interface Plan {
  readonly rounds: number;
  /** How many rounds we capture each time we start the server or program. Null if each capture has a fresh process. */
  readonly roundsOfLoad: number | null;
  /** `probe`: one capture of the whole program decides the mode before the first round. Until then, `captures` has the captures for mode `range`. */
  readonly captureMode: CaptureMode | "probe";
  readonly captures: readonly CapturePlan[];
  /** The globs among the ranges, if each range gates its own capture. A run that traces only NVTX has to resolve them first. */
  readonly unresolved: readonly RangeSpec[];
}

/** The optional parts of a run, the most informative first: rounds, runs without tracing, Nsight Compute, and runs that find lines. */
export type Leg = "rounds" | "untraced" | "ncu" | "lines";

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
] satisfies readonly (Leg | "probe" | "discovery" | "tuning" | "whole" | "verify")[];

export type Purpose = (typeof purposes)[number];

/** How often the program is started, both sides together. */
export interface StartCount {
  readonly least: number;
  /** Null if the number depends on the program's ranges. */
  readonly most: number | null;
}

/** How often the program is started for one purpose, by verdict. If head isn't compared, both counts are the same. */
export interface PlannedStarts {
  readonly purpose: Purpose;
  /** The count if nothing is slower or faster. */
  readonly pass: StartCount;
  /** The count if something is slower on the GPU, or if there are more launches or copies. */
  readonly red: StartCount;
}

/** An environment variable that distinguishes a server's processes from the profiler's. Its value is the name of the profiler's session. */
export const serverVariable = "LLM_PROFILE_SERVER";

export type IsolationKind = "pid-namespace" | "unprivileged-user" | "none";

/** The isolation that a run got, and what it means for the reports. */
export interface Isolation {
  readonly kind: IsolationKind;
  /** A sentence for the user: which isolation this is and, if there's a better kind, why we don't use that kind and how to get it. */
  readonly note: string;
  /** The user and group for `unprivileged-user`; null for the other kinds. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  /** True if the kernel kills the profiler when our process dies. False only without `setpriv`. */
  readonly endsWithParent: boolean;
  /** Mounts below this machine's /proc, relative to it. A PID namespace repeats them in its own /proc. */
  readonly procMounts: readonly string[];
  /** Absolute paths of folders that are read-only in a PID namespace. */
  readonly readOnly: readonly string[];
}

/** Everything that's needed to start one process. It's plain data, so tests can compare it as a whole. */
export interface Command {
  /** The tool's name in run.json: `nsys profile`, `nsys export`, `setup`. */
  readonly tool: string;
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** The complete environment; the process inherits nothing else. */
  readonly environment: Readonly<Record<string, string>>;
  readonly timeLimitMs: Milliseconds | null;
  /** The prefix of the marker that the command's processes carry, for a caller that ends leftover processes. By default, the run chooses a prefix. */
  readonly marker?: string;
}

/** What we know about the installed nsys. */
export interface NsysTool {
  readonly path: string;
  /** Such as `2023.4.4.54-234433681190v0`. Null if nsys doesn't report it. */
  readonly version: string | null;
  /** Options of `nsys profile` that we'd use but this nsys doesn't have. */
  readonly missingOptions: readonly string[];
  /** The report names from `nsys stats --help-reports`. Empty if this command failed. */
  readonly reports: readonly string[];
  /** The path of QdstrmImporter, if we found it. */
  readonly importer: string | null;
}

/** A program that a run will start. */
export interface StartedProgram {
  /** The setting that specifies the program. */
  readonly key: string;
  readonly name: string;
  /** `line`: bash starts the program, so `name` may be a keyword or builtin instead of a file. */
  readonly form: "list" | "line";
}
