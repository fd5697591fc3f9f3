import type { Verdict } from "../comparison/reason.ts";
import type { Bytes, Milliseconds } from "../units.ts";
import type { PastRunState } from "./doctor.ts";

/** One of our run directories on disk, with the facts that every version writes to run.json. */
export interface StoredRun {
  readonly name: string;
  /** Null if another version wrote a state that this version doesn't know. */
  readonly state: PastRunState | null;
  /** The failure's id. Null if the run didn't fail, or if its failure has no id. */
  readonly failureId: string | null;
  /** True if the run may still be running, as far as we can see. We never delete such a run. */
  readonly mayRun: boolean;
  /** True if an earlier deletion was interrupted. */
  readonly isHalfDeleted: boolean;
}

/** Which run directories to remove. If both limits are set, we remove only directories that exceed both. */
export interface PruneRule {
  /** How many of the newest run directories to keep. */
  readonly keep: number | null;
  readonly olderThanMs: Milliseconds | null;
}

/** A run directory with details that are only for display. */
export interface MeasuredRun extends StoredRun {
  /** Null if nothing was compared. */
  readonly verdict: Verdict | null;
  readonly bytes: Bytes;
}

/** What `prune` found and did. */
export interface PruneResult {
  /** The folder with the run directories, as the user named it. */
  readonly out: string;
  /** `list`: the user only wanted a list. `dry-run`: we only show what we'd remove. */
  readonly mode: "list" | "dry-run" | "remove";
  readonly removed: readonly MeasuredRun[];
  /** Old runs that we didn't remove, and why. */
  readonly spared: readonly { readonly name: string; readonly because: "may-run" | "calibration" }[];
  readonly kept: readonly MeasuredRun[];
  readonly failed: readonly DeletionFailure[];
}

/** A run directory that we couldn't delete completely. */
export interface DeletionFailure {
  readonly name: string;
  readonly why: string;
}
