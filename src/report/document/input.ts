import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { RunCost } from "../../model/run/cost.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { RangeHistory } from "../history/recent-points.ts";
import type { SideTimelines } from "../trace/layout.ts";

/** What a report of one job is made of: checked values only, never text of somebody else's. */
export interface ReportInput {
  /** Null: nothing was compared, as without a baseline in mode `baseline`, or after a failed capture. */
  readonly comparison: Comparison | null;
  readonly head: Profile | null;
  /** Null: none, or nothing is known but what the comparison says. */
  readonly base: Profile | null;
  /** The same head against a pinned reference; null: none is. */
  readonly reference: ComparedReference | null;
  /** With a profile or a comparison beside it: they are of what was measured before it. */
  readonly failure: Failure | null;
  /** Whether it fails the job: `exitCodeOf` and `require-baseline` decide that, not the text. */
  readonly fails: boolean;
  /** True: there are results, which `failure` says cannot be read; whether they fail anything is not known. */
  readonly unread?: boolean;
  /** Such as `3 days ago`; null: not known, or of no interest. */
  readonly baselineAge: string | null;
  /** What the run cost; null: this is of no run, or that isn't known. */
  readonly cost: RunCost | null;
  /** The commands that make it again: programs with their arguments. */
  readonly commands: readonly (readonly string[])[];
  /** Single instances of the ranges; none where no report was read. */
  readonly timelines: SideTimelines;
  /** The last runs of the ranges before this one; null: there's no history. */
  readonly history: readonly RangeHistory[] | null;
}

export interface ComparedReference {
  readonly comparison: Comparison;
  /** Such as `40 days ago`; null: not known. */
  readonly age: string | null;
}

/** What the verdict is told by. */
export type Judged = Pick<ReportInput, "comparison" | "head" | "reference" | "failure" | "fails" | "unread">;

/** An input without anything; what there is is given. */
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
