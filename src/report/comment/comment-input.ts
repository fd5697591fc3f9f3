import type { BisectNews } from "../bisect/news.ts";
import type { Judged, ReportInput } from "../document/input.ts";

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
  /** Null: whoever made the results may have made up which commits they are of. */
  readonly measured: Measured | null;
  /** What readers should know besides, such as that the newest baseline was damaged and the one before was taken. */
  readonly notes: readonly string[];
  /** Since which commit; without it nothing was searched for. */
  readonly bisect?: BisectNews;
}

/** What was measured, for who repeats it. */
export interface Measured {
  /** What the job checked out; null: not known but by what the sections say. */
  readonly commit: string | null;
  /** The configuration, relative to the repository's root, where it has all settings; null: the run's own config.yaml has. */
  readonly config: string | null;
}

/** One job of a matrix or not. */
export interface CommentSection extends Judged, Pick<ReportInput, "baselineAge" | "cost"> {
  /** Which job it is; null where there is only one. */
  readonly title: string | null;
  /** Of this job; null: the ones of the whole comment, or none. */
  readonly artifact: string | null;
  readonly report: string | null;
  /** The last runs of the ranges before this one; without it there's no history. */
  readonly history?: ReportInput["history"];
}
