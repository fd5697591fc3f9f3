import type { SiteFrame } from "../../../model/comparison/launch-sites.ts";
import type { CopyDirection, MemoryKind } from "../../../model/reports/trace.ts";

/** It has no times, because recording stacks slows the program down. */
export interface MappedRange {
  readonly name: string;
  readonly domain: string;
  readonly work: readonly MappedWork[];
  readonly nodes: readonly MappedNode[];
  readonly unplacedKernels: number;
}

export interface MappedWork {
  readonly of: WorkKind;
  readonly launches: number;
  /** The number of launches with a stack frame in the repository. */
  readonly linked: number;
  readonly sites: readonly MappedSite[];
  readonly layers: readonly { readonly path: readonly string[]; readonly launches: number }[];
}

export type WorkKind =
  | { readonly kind: "kernel"; readonly name: string }
  /** All kernels together. */
  | { readonly kind: "launches" }
  | { readonly kind: "synchronizations" }
  | { readonly kind: "blockingCopies" }
  | { readonly kind: "copies"; readonly copy: CopyShape };

interface CopyShape {
  readonly kind: "copy" | "fill";
  readonly direction: CopyDirection | null;
  readonly sourceMemory: MemoryKind | null;
  readonly targetMemory: MemoryKind | null;
}

export interface MappedSite {
  readonly at: SiteFrame & { readonly file: string };
  readonly frames: readonly SiteFrame[];
  readonly launches: number;
}

interface MappedNode {
  readonly kernel: string;
  readonly layer: readonly string[];
  readonly nodes: number;
}

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
