import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { ReportInput } from "../document/input.ts";

/** The input for report.html: the values of profile.json and comparison.json. */
export interface PageInput extends Pick<
  ReportInput,
  "base" | "comparison" | "failure" | "fails" | "cost" | "commands" | "timelines"
> {
  readonly head: Profile;
  /** Head compared with a pinned reference, if there is one. */
  readonly reference?: Comparison | null;
  /** The ranges' values in earlier runs, if there's a history. */
  readonly history?: ReportInput["history"];
  /** Describes the trace file next to the page; null if there's none. */
  readonly trace: string | null;
}
