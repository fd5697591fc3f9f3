import type { SiteFrame } from "../../../model/comparison/launch-sites.ts";
import type { CopyDirection, MemoryKind } from "../../../model/reports/trace.ts";

/** What we learn about one range from a run that records call stacks. It has no times, because recording stacks slows the program down. */
export interface MappedRange {
  readonly name: string;
  readonly domain: string;
  readonly work: readonly MappedWork[];
  /** CUDA graph nodes that ran in the range, if their creation was recorded. */
  readonly nodes: readonly MappedNode[];
  /** The number of kernels from graph nodes whose creation wasn't recorded. */
  readonly unplacedKernels: number;
}

/** A kind of launch or call, and the places in the code that it came from. */
export interface MappedWork {
  readonly of: WorkKind;
  readonly launches: number;
  /** The number of launches with a stack frame in the repository. */
  readonly linked: number;
  /** Most launches first. */
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

/** The fields that define a kind of copy. */
interface CopyShape {
  readonly kind: "copy" | "fill";
  readonly direction: CopyDirection | null;
  readonly sourceMemory: MemoryKind | null;
  readonly targetMemory: MemoryKind | null;
}

export interface MappedSite {
  /** The innermost frame in the repository. */
  readonly at: SiteFrame & { readonly file: string };
  readonly frames: readonly SiteFrame[];
  readonly launches: number;
}

export interface MappedNode {
  readonly kernel: string;
  readonly layer: readonly string[];
  readonly nodes: number;
}
