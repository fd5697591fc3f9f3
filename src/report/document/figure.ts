import type { Nanoseconds } from "../../model/units.ts";
import type { RangeHistory } from "../history/recent-points.ts";
import type { ReportRange } from "./report-range.ts";

/** What only a medium that draws shows: each is of the report's input, and of a range where it has one. */
export type Figure =
  | { readonly kind: "figure"; readonly name: "icicle" | "timeline" | "roofline" }
  | { readonly kind: "figure"; readonly name: "rounds" | "ranks"; readonly range: ReportRange }
  | {
      readonly kind: "figure";
      readonly name: "recent-runs";
      readonly history: RangeHistory;
      readonly sides: SideTimes;
      /** In place of it where nothing is drawn. */
      readonly text: string;
    };

/** What is drawn beside the history. */
export interface SideTimes {
  readonly base: Nanoseconds | null;
  readonly head: Nanoseconds | null;
}
