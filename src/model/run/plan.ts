import type { CaptureMode } from "../profile/profile.ts";
import type { RangeSpec } from "../reports/range.ts";
import type { Milliseconds } from "../units.ts";

/** Rounds of each side of a comparison, unless the user says otherwise: the fewest that tell a change from noise. */
export const usualRounds = 3;

/** Pairs of processes that a comparison may end after, where they settle every range: `lookAfter` of its constants. */
export const fewestPairs = 2;

/** Runs of each side without CUDA tracing, unless the user says otherwise: the fewest that show that nothing changed on a quiet machine. */
export const usualPairs = 3;

/** What opens the capture of one nsys process, and how often, instances that do not count included. */
export type CaptureGate =
  | { readonly kind: "nvtx"; readonly range: RangeSpec; readonly instances: number }
  | { readonly kind: "cudaProfilerApi"; readonly instances: number }
  | { readonly kind: "none" };

/** One fresh process under nsys: made once a round. */
export interface CapturePlan {
  /** Shown to people: the gating range, `cudaProfilerApi`, or `whole program`. */
  readonly label: string;
  /** The label as a file name. */
  readonly directory: string;
  readonly gate: CaptureGate;
  /** The ranges to analyze in this capture: the gate itself, or those inside it. Empty: all that are seen. */
  readonly ranges: readonly RangeSpec[];
  /** Of each range its first instances count alone, as many as the range says: those that a gate of its own would have captured. */
  readonly takesFirst: boolean;
  /** Exit codes that mean success: 0, and 143 where our own options make nsys end the program. */
  readonly successExitCodes: readonly number[];
}

/** All captures of a run: each of `captures`, `rounds` times. */
export interface Plan {
  readonly rounds: number;
  /** How many rounds are captured of one load of a server or a program; null where each capture has a fresh process. */
  readonly roundsOfLoad: number | null;
  /** `probe`: one capture of the whole program decides it before the first round; until then `captures` are those of `range`. */
  readonly captureMode: CaptureMode | "probe";
  readonly captures: readonly CapturePlan[];
  /** Ranges given as globs while each range gates its own capture: an NVTX-only run must resolve them first. */
  readonly unresolved: readonly RangeSpec[];
}

/** The parts of a run that may be left out, in the order of what they tell: the rounds, runs without tracing, Nsight Compute, runs that look for lines. */
export type Leg = "rounds" | "untraced" | "ncu" | "lines";

/**
 * What the program is started for, in the order of a run. `probe`: the capture that decides the plan's `captureMode`. `discovery`: the run
 * that lists the ranges which globs may mean. `whole`: the capture of the whole program, and `verify`, where the goal is to improve.
 */
export const purposes = [
  ...(["probe", "discovery", "whole", "rounds", "untraced", "ncu", "lines", "verify"] as const),
] satisfies readonly (Leg | "probe" | "discovery" | "whole" | "verify")[];

export type Purpose = (typeof purposes)[number];

/** How often the program is started, both sides together. */
export interface StartCount {
  readonly least: number;
  /** Null: the program's ranges decide. */
  readonly most: number | null;
}

/** How often it is started for something, by the verdict. Where the head is held against nothing, both are the same. */
export interface PlannedStarts {
  readonly purpose: Purpose;
  /** Nothing is slower or faster. */
  readonly pass: StartCount;
  /** Slower on the GPU, or more launches or copies. */
  readonly red: StartCount;
}

/** Tells the processes of a server from those of the profiler around them: its value is the name of the profiler's session. */
export const serverVariable = "LLM_PROFILE_SERVER";

export type IsolationKind = "pid-namespace" | "unprivileged-user" | "none";

/** What isolation a run got, and what that means for its reports. */
export interface Isolation {
  readonly kind: IsolationKind;
  /** One sentence for people: what was had and, where it is not the best, why and how to get better. */
  readonly note: string;
  /** User and group of the unprivileged level. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  /** False only where there is no `setpriv`: the kernel then does not end the profiler when our process dies. */
  readonly endsWithParent: boolean;
  /** What is mounted on this machine's /proc, relative to it: a PID namespace has these on its own /proc too. */
  readonly procMounts: readonly string[];
  /** Folders that a PID namespace has read-only; absolute. */
  readonly readOnly: readonly string[];
}

/** Everything needed to start one process; a value, so that tests compare it whole. */
export interface Command {
  /** Names the tool in run.json: `nsys profile`, `nsys export`, `setup`. */
  readonly tool: string;
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** The whole environment; nothing else is inherited. */
  readonly environment: Readonly<Record<string, string>>;
  readonly timeLimitMs: Milliseconds | null;
  /** The beginning of what its processes carry, for a caller that ends what the tool leaves behind; else one of the run's. */
  readonly marker?: string;
}

/** What is known of the nsys at hand. */
export interface NsysTool {
  readonly path: string;
  /** Such as `2023.4.4.54-234433681190v0`; null where it does not say. */
  readonly version: string | null;
  /** Options of `nsys profile` that we would use and this nsys lacks. */
  readonly missingOptions: readonly string[];
  /** Names of `nsys stats --help-reports`; empty when it could not say. */
  readonly reports: readonly string[];
  /** QdstrmImporter, where one was found. */
  readonly importer: string | null;
}

/** A program that a run will start. */
export interface StartedProgram {
  /** The setting that names it. */
  readonly key: string;
  readonly name: string;
  /** `line`: bash starts it, whose keywords and builtins are no files. */
  readonly form: "list" | "line";
}
