import type { Verdict } from "../comparison/reason.ts";
import type { Bytes, Milliseconds } from "../units.ts";
import type { PastRunState } from "./doctor.ts";

/** A run directory of ours on the disk, as far as the run.json of every version tells it. */
export interface StoredRun {
  readonly name: string;
  /** Null where another version wrote it, with a state that this one does not know. */
  readonly state: PastRunState | null;
  /** Of a failure that has a name. */
  readonly failureId: string | null;
  /** It may still run, as far as can be seen from here: it is never deleted. */
  readonly mayRun: boolean;
  /** Its deletion was begun, and cut short. */
  readonly isHalfDeleted: boolean;
}

/** Which run directories are old; where both limits are set, one has to be beyond both. */
export interface PruneRule {
  /** So many of the newest stay. */
  readonly keep: number | null;
  readonly olderThanMs: Milliseconds | null;
}

/** A run directory with what only people want to know of it. */
export interface MeasuredRun extends StoredRun {
  /** Null where nothing was compared. */
  readonly verdict: Verdict | null;
  readonly bytes: Bytes;
}

/** What `prune` found and did. */
export interface PruneResult {
  /** The folder, as the user names it. */
  readonly out: string;
  /** `list`: nothing was to be removed. `dry-run`: something would have been. */
  readonly mode: "list" | "dry-run" | "remove";
  readonly removed: readonly MeasuredRun[];
  /** Old, but not removed. */
  readonly spared: readonly { readonly name: string; readonly because: "may-run" | "reference" | "calibration" }[];
  readonly kept: readonly MeasuredRun[];
  readonly failed: readonly DeletionFailure[];
}

/** A run directory that could not be deleted, or not wholly. */
export interface DeletionFailure {
  readonly name: string;
  readonly why: string;
}
