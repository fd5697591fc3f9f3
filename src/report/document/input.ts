import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { SideTimelines } from "../../model/reports/instance-timeline.ts";
import type { RunCost } from "../../model/run/cost.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { RangeHistory } from "../recent-runs/range-history.ts";

/** The input for one job's report. It contains only checked values, never report text that someone else wrote. */
export interface ReportInput {
  /** Null if nothing was compared, for example, if there's no baseline in `baseline` mode or if a capture failed. */
  readonly comparison: Comparison | null;
  readonly head: Profile | null;
  /** Null if there's no base, or if we only know what the comparison says about the base. */
  readonly base: Profile | null;
  /** If there's also a profile or a comparison, it was made before the failure. */
  readonly failure: Failure | null;
  /** True if the result fails the job, as decided by `exitCodeOf`. */
  readonly fails: boolean;
  /** True if there are results that we can't read. `failure` says why. We don't know whether the unread results fail the job. */
  readonly unread?: boolean;
  /** Such as `3 days ago`; null if unknown or irrelevant. */
  readonly baselineAge: string | null;
  /** Null if the cost is unknown or there was no run. */
  readonly cost: RunCost | null;
  /** The commands to repeat the run: programs with their arguments. */
  readonly commands: readonly (readonly string[])[];
  /** Single instances of the ranges; empty if we read no nsys report. */
  readonly timelines: SideTimelines;
  /** The ranges' earlier runs; null if there's no history. */
  readonly history: readonly RangeHistory[] | null;
}

/** The fields that the verdict depends on. */
export type Judged = Pick<ReportInput, "comparison" | "head" | "failure" | "fails" | "unread">;

/** An empty input, plus the given fields. */
export function reportInput(fields: Partial<ReportInput>): ReportInput {
  return {
    comparison: null,
    head: null,
    base: null,
    failure: null,
    fails: false,
    baselineAge: null,
    cost: null,
    commands: [],
    timelines: { base: [], head: [] },
    history: null,
    ...fields,
  };
}
