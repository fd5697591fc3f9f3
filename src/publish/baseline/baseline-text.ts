import { plainText } from "../../model/text/plain-text.ts";
import type { Milliseconds } from "../../model/units.ts";

/** How long ago, in the largest unit that fits. */
export function ageText(ageMs: Milliseconds): string {
  const units: readonly (readonly [string, Milliseconds])[] = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
  ];
  for (const [unit, length] of units) {
    const count = Math.floor(ageMs / length);
    if (count >= 1) return `${String(count)} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}

/** Where a baseline comes from, for people: run, commit, how near, how old. Plain text. */
export function baselineText(baseline: {
  readonly runId: number;
  readonly branch: string;
  readonly commit: string;
  readonly base: string | null;
  readonly distance: number | null;
  readonly ageMs: Milliseconds;
}): string {
  const { runId, branch, commit, base, distance, ageMs } = baseline;
  const near =
    base === null || distance === null
      ? "the newest one measured"
      : distance === 0
        ? "the very commit to compare with"
        : `${String(distance)} ${distance === 1 ? "commit" : "commits"} before ${base.slice(0, 10)}, the commit to compare with`;
  return `Measured by run ${String(runId)} on ${plainText(branch)}, ${ageText(ageMs)}: commit ${commit.slice(0, 10)}, ${near}.`;
}
