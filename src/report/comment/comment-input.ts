import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { Profile } from "../../model/profile/profile.ts";

/** What a comment, a job summary and annotations are made of: checked values only, never Markdown of somebody else's. */
export interface CommentInput {
  /** What was profiled, such as the workflow and the job. */
  readonly title: string;
  /** One for a job of its own; several where matrix jobs share a comment. */
  readonly sections: readonly CommentSection[];
  readonly links: {
    /** Addresses that we made ourselves; null where there is none. */
    readonly run: string | null;
    readonly artifact: string | null;
    /** report.html, which opens in the browser. */
    readonly report: string | null;
  };
  /** What readers should know besides, such as that the newest baseline was damaged and the one before was taken. */
  readonly notes: readonly string[];
}

export interface ComparedReference {
  readonly comparison: Comparison;
  /** Such as `40 days ago`; null: not known. */
  readonly age: string | null;
}

/** One job of a matrix or not. */
export interface CommentSection {
  /** Which job it is; null where there is only one. */
  readonly title: string | null;
  /** Null: nothing was compared, as without a baseline in mode `baseline`, or after a failed capture. */
  readonly comparison: Comparison | null;
  readonly head: Profile | null;
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
  /** Of this job; null: the ones of the whole comment, or none. */
  readonly artifact: string | null;
  readonly report: string | null;
}
