import type { Verdict } from "../comparison/reason.ts";
import type { Bytes, Milliseconds } from "../units.ts";
import type { PastRunState } from "./doctor.ts";

export interface StoredRun {
  readonly name: string;
  /** Null for another version's state. */
  readonly state: PastRunState | null;
  readonly failureId: string | null;
  /** We never delete such a run. */
  readonly mayRun: boolean;
  readonly isHalfDeleted: boolean;
}

/** With both limits, only directories that exceed both. */
export interface PruneRule {
  readonly keep: number | null;
  readonly olderThanMs: Milliseconds | null;
}

export interface MeasuredRun extends StoredRun {
  readonly verdict: Verdict | null;
  readonly bytes: Bytes;
}

export interface PruneResult {
  readonly out: string;
  readonly mode: "list" | "dry-run" | "remove";
  readonly removed: readonly MeasuredRun[];
  readonly spared: readonly { readonly name: string; readonly because: "may-run" | "calibration" }[];
  readonly kept: readonly MeasuredRun[];
  readonly failed: readonly DeletionFailure[];
}

export interface DeletionFailure {
  readonly name: string;
  readonly why: string;
}
