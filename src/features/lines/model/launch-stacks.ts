export interface StackFrame {
  readonly function: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly module: string | null;
}

/** Innermost function first. */
export type Stack = readonly StackFrame[];

export interface ThreadStacks {
  readonly process: number;
  readonly thread: number;
  readonly startNs: Float64Array;
  /** The call's end, or its start if the report doesn't have the call. */
  readonly endNs: Float64Array;
  readonly stack: Uint32Array;
}

export interface LaunchStacks {
  readonly stacks: readonly Stack[];
  readonly threads: readonly ThreadStacks[];
  readonly notes: readonly string[];
}
