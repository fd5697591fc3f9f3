import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { RunCost } from "../../model/run/cost.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { RangeHistory } from "../history/recent-points.ts";
import type { SideTimelines } from "../trace/layout.ts";

/** The input for one job's report. It has only checked values, never someone else's report text. */
export interface ReportInput {
  /** Null if nothing was compared, such as without a baseline in mode `baseline` or after a failed capture. */
  readonly comparison: Comparison | null;
  readonly head: Profile | null;
  /** Null if there's no base, or if we only know what the comparison says about it. */
  readonly base: Profile | null;
  /** The same head compared with a pinned reference; null if none is pinned. */
  readonly reference: ComparedReference | null;
  /** A profile or a comparison next to a failure comes from before it. */
  readonly failure: Failure | null;
  /** True if it fails the job. `exitCodeOf` and `require-baseline` decide that, not the text. */
  readonly fails: boolean;
  /** True if there are results that we can't read. `failure` says why, and we don't know if they fail anything. */
  readonly unread?: boolean;
  /** Such as `3 days ago`; null if unknown or irrelevant. */
  readonly baselineAge: string | null;
  /** Null if the cost is unknown or there was no run. */
  readonly cost: RunCost | null;
  /** The commands that repeat it: programs with their arguments. */
  readonly commands: readonly (readonly string[])[];
  /** Single instances of the ranges; empty if we read no nsys report. */
  readonly timelines: SideTimelines;
  /** The ranges' runs before this one; null if there's no history. */
  readonly history: readonly RangeHistory[] | null;
}

export interface ComparedReference {
  readonly comparison: Comparison;
  /** Such as `40 days ago`; null if unknown. */
  readonly age: string | null;
}

/** The fields that the verdict depends on. */
export type Judged = Pick<ReportInput, "comparison" | "head" | "reference" | "failure" | "fails" | "unread">;

/** An empty input, plus the given fields. */
export function reportInput(given: Partial<ReportInput>): ReportInput {
  return {
    comparison: null,
    head: null,
    base: null,
    reference: null,
    failure: null,
    fails: false,
    baselineAge: null,
    cost: null,
    commands: [],
    timelines: { base: [], head: [] },
    history: null,
    ...given,
  };
}
