import type { Judged, ReportInput } from "../document/input.ts";
import type { Block } from "../markdown/blocks.ts";

/** The input for a comment, a job summary, and annotations. It contains only checked values, never Markdown that someone else wrote. */
export interface CommentInput {
  /** What we profiled, such as the workflow and the job. */
  readonly title: string;
  /** One section, or several sections if matrix jobs share a comment. */
  readonly sections: readonly CommentSection[];
  readonly links: {
    /** Null if there's nothing to link to. We made this address and the two addresses below ourselves. */
    readonly run: string | null;
    readonly artifact: string | null;
    /** report.html, which opens in the browser. */
    readonly report: string | null;
  };
  /** Null if the results are from a fork, because they may name made-up commits. */
  readonly measured: Measured | null;
  /** Other facts for readers, such as that the newest baseline was damaged so we used an older baseline. */
  readonly notes: readonly string[];
  /** What a feature adds below the verdict, such as the result of a bisect. */
  readonly more?: readonly Block[];
}

/** What we measured, for readers who want to repeat the run. */
export interface Measured {
  /** The commit that the job checked out, or null if only the sections have it. */
  readonly commit: string | null;
  /** The configuration file, relative to the repository's root, if the file has all settings. Otherwise null: the settings are in the run's own config.yaml. */
  readonly config: string | null;
  /** The action's repository and commit, such as `org/llm-profile-action#0123…`, as npm writes them. Null if unknown. */
  readonly tool?: string | null;
}

/** The results of one job, which may be a matrix job. */
export interface CommentSection extends Judged, Pick<ReportInput, "baselineAge" | "cost"> {
  /** The job's name, or null if it's the only job. */
  readonly title: string | null;
  /** This job's artifact, or null if it has no artifact or the comment already links to it. */
  readonly artifact: string | null;
  readonly report: string | null;
  /** The name of this job's artifact, to download it; null if it's unknown. */
  readonly artifactName?: string | null;
  /** The ranges' earlier runs; undefined if there's no history. */
  readonly history?: ReportInput["history"];
}
