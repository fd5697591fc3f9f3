import type { SiteFrame } from "../lines/launch-sites.ts";
import type { CopyDirection, MemoryKind } from "../reports/trace.ts";

/** What a run that records call stacks says of one range: no times, since recording them takes long. */
export interface MappedRange {
  readonly name: string;
  readonly domain: string;
  readonly work: readonly MappedWork[];
  /** Nodes of CUDA graphs that ran in the range; of those whose capture the recording does not hold nothing is known. */
  readonly nodes: readonly MappedNode[];
  /** Kernels of graphs whose capture the recording does not hold. */
  readonly unplacedKernels: number;
}

/** What was launched, or which calls were made, and from where. */
export interface MappedWork {
  readonly of: WorkKind;
  readonly launches: number;
  /** Those whose stack has a frame within the repository. */
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

/** What tells kinds of copies apart. */
export interface CopyShape {
  readonly kind: "copy" | "fill";
  readonly direction: CopyDirection | null;
  readonly sourceMemory: MemoryKind | null;
  readonly targetMemory: MemoryKind | null;
}

export interface MappedSite {
  /** The innermost frame within the repository. */
  readonly at: SiteFrame & { readonly file: string };
  readonly frames: readonly SiteFrame[];
  readonly launches: number;
}

export interface MappedNode {
  readonly kernel: string;
  readonly layer: readonly string[];
  readonly nodes: number;
}
