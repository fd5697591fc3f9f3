import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { ReportInput } from "../document/input.ts";

/** What report.html is made of: the values of profile.json and comparison.json. */
export interface PageInput extends Pick<
  ReportInput,
  "base" | "comparison" | "failure" | "fails" | "cost" | "commands" | "timelines"
> {
  readonly head: Profile;
  /** The head against a pinned reference; without it there is none. */
  readonly reference?: Comparison | null;
  /** The last runs of the ranges before this one; without it there's no history. */
  readonly history?: ReportInput["history"];
  /** What the trace beside the page holds, in words; null where there is none. */
  readonly trace: string | null;
}
