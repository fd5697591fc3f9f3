import type { Nanoseconds } from "../../model/units.ts";
import type { RangeHistory } from "../recent-runs/range-history.ts";
import type { ReportRange } from "./report-range.ts";

/** A figure of the whole report or of one range, for media that can draw. */
export type Figure =
  | { readonly kind: "figure"; readonly name: "timeline" | "roofline" }
  | { readonly kind: "figure"; readonly name: "deciding" | "rounds" | "ranks"; readonly range: ReportRange }
  | {
      readonly kind: "figure";
      readonly name: "recent-runs";
      readonly history: RangeHistory;
      readonly sides: SideTimes;
      /** Replaces the figure in media that can't draw. */
      readonly text: string;
    };

/** The times that are drawn next to the history. */
export interface SideTimes {
  readonly base: Nanoseconds | null;
  readonly head: Nanoseconds | null;
}
