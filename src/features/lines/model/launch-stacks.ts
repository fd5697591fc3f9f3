/** One function in a call stack. */
export interface StackFrame {
  readonly function: string;
  /** A Python function's source file, as Python reports it; null for a compiled function. */
  readonly file: string | null;
  readonly line: number | null;
  /** A compiled function's binary; null for a Python function. */
  readonly module: string | null;
}

/** A call stack, innermost function first. */
export type Stack = readonly StackFrame[];

/** One thread's host calls with recorded stacks, sorted by start, as columns of equal length. */
export interface ThreadStacks {
  readonly process: number;
  readonly thread: number;
  readonly startNs: Float64Array;
  /** The call's end, or its start if the report doesn't have the call. */
  readonly endNs: Float64Array;
  /** An index into `LaunchStacks.stacks`. */
  readonly stack: Uint32Array;
}

/** The call stacks that a run records in addition to its trace. */
export interface LaunchStacks {
  /** Without duplicates. */
  readonly stacks: readonly Stack[];
  readonly threads: readonly ThreadStacks[];
  /** Sentences about what was left out. */
  readonly notes: readonly string[];
}
