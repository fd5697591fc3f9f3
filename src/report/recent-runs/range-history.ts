import type { Nanoseconds, Ratio } from "../../model/units.ts";

/** A range's GPU time in each of the last runs before a comparison. */
export interface RangeHistory {
  readonly name: string;
  readonly domain: string;
  /** Oldest first, all from the same machine and setup. */
  readonly points: readonly RecentPoint[];
  readonly changes: readonly RecentChange[];
}

export interface RecentPoint {
  readonly valueNs: Nanoseconds;
  readonly lowNs: Nanoseconds;
  readonly highNs: Nanoseconds;
  readonly commit: string | null;
  /** When the run was measured, as an ISO time. */
  readonly date: string;
  /** An https link to the run's report; null if there's none. */
  readonly link: string | null;
}

interface RecentChange {
  /** The index in `points`. */
  readonly point: number;
  readonly changeRatio: Ratio;
  readonly state: "sign" | "confirmed" | "refuted" | "unclear" | "machine";
}
