import type { Profile } from "../../model/profile/profile.ts";
import type { RangeTimeline } from "../../model/reports/instance-timeline.ts";
import type { Bytes } from "../../model/units.ts";
import type { ReportInput } from "../document/input.ts";

/** The input for report.html: the values of profile.json and comparison.json. */
export interface PageInput extends Pick<
  ReportInput,
  "base" | "comparison" | "failure" | "fails" | "cost" | "commands" | "timelines"
> {
  readonly head: Profile;
  /** The ranges' values in earlier runs, if there's a history. */
  readonly history?: ReportInput["history"];
  /** Null if there's no trace file next to the page. */
  readonly trace: PageTrace | null;
}

/** The trace file next to the page. */
export interface PageTrace extends Pick<TraceArchive, "holds"> {
  /** The file's name. */
  readonly file: string;
  /** A trace with one instance of one range per side, in at most `most` bytes; null if too few rows fit. */
  readonly small: (range: Pick<RangeTimeline, "name" | "domain">, most: Bytes) => TraceArchive | null;
}

/** A trace of both sides that Perfetto opens, and a description of its contents. */
export interface TraceArchive {
  readonly data: Uint8Array;
  /** The contents, such as `base: 40 kernels in 1 of 8 instances`. The page and the trace file both show this text. */
  readonly holds: string;
}
