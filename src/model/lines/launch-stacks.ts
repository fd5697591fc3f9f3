/** One function of a call stack. */
export interface StackFrame {
  readonly function: string;
  /** The source file of a Python function, as Python names it; null for a compiled function. */
  readonly file: string | null;
  readonly line: number | null;
  /** The binary of a compiled function; null for a Python one. */
  readonly module: string | null;
}

/** Innermost first. */
export type Stack = readonly StackFrame[];

/** Host calls of one thread whose stack was recorded, by start, as columns of equal length. */
export interface ThreadStacks {
  readonly process: number;
  readonly thread: number;
  readonly startNs: Float64Array;
  /** Of the call; its start where the report does not hold the call. */
  readonly endNs: Float64Array;
  /** An index into `LaunchStacks.stacks`. */
  readonly stack: Uint32Array;
}

/** What a run that records stacks adds to its trace. */
export interface LaunchStacks {
  /** Distinct ones. */
  readonly stacks: readonly Stack[];
  readonly threads: readonly ThreadStacks[];
  /** What was left out, in words; empty where nothing was. */
  readonly notes: readonly string[];
}
