import type { RangeRow, RankRow, RanksRow } from "../../model/comparison/comparison-rows.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import { rankText } from "../../model/ranks/ranks.ts";
import { countText, percent } from "../../model/text/quantity.ts";
import type { Nanoseconds } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { formatChange, createReason } from "../reasons/reason.ts";

/**
 * Reasons from a range's ranks. If a rank's own work grew, that's a regression, even if another rank has more work. Waiting isn't a rank's
 * own work, so if a slow host makes a rank late, that's only a note.
 */
export function rankReasons({ ranks, gpuBusyTime }: Omit<RangeRow, "verdict">, range: string): Reason[] {
  if (ranks === null) return [];
  const isRegressed = gpuBusyTime.state === "regressed";
  return [
    ...ranks.ranks.flatMap((row) => workReasons(row, isRegressed, range)),
    ...stragglerReasons(ranks, gpuBusyTime.thresholdRatio ?? 0, gpuBusyTime.baseNs ?? 0, range),
  ];
}

function workReasons(row: RankRow, isRegressed: boolean, range: string): Reason[] {
  const { work } = row;
  const of = { metric: "gpuBusyNs" as const, changeRatio: work.changeRatio };
  const text = `${capital(rankText(row))}: its own work ${formatChange(work)}`;
  if (work.state === "regressed")
    return isRegressed
      ? [createReason("rank-slower", null, `${text}.`, range, of)]
      : [createReason("rank-regressed", "regressed", `${text}.`, range, of)];
  if (work.state !== "inconclusive" || !work.mayBeSlower || isRegressed) return [];
  const why = work.why === null ? "" : ` ${work.why}`;
  return [createReason("rank-inconclusive", "inconclusive", `${text}: we can't rule out a slowdown.${why}`, range, of)];
}

/** A note if the ranks wait longer for each other than before, by an amount that would matter for the range's time. */
function stragglerReasons({ ranks }: RanksRow, threshold: number, rangeNs: Nanoseconds, range: string): Reason[] {
  const waited = (side: "base" | "head"): Nanoseconds => ranks.reduce((sum, { waitingNs }) => sum + waitingNs[side], 0);
  const [base, head] = [waited("base"), waited("head")];
  if (head - base < Math.max(threshold, constants.disturbed.value) * rangeNs) return [];
  const more = base === 0 ? "" : `, ${percent(head / base - 1)} more than before`;
  const text = `The ranks wait longer for each other${more}: ${stragglerText(ranks, "head")} (base: ${stragglerText(ranks, "base")}). Waiting doesn't affect the verdict.`;
  return [createReason("rank-straggles", null, text, range)];
}

function stragglerText(ranks: readonly RankRow[], side: "base" | "head"): string {
  const [last] = ranks.toSorted((one, other) => other.heldUpNs[side] - one.heldUpNs[side]);
  const all = ranks.reduce((sum, { joinedLast }) => sum + joinedLast[side], 0);
  if (last === undefined || all === 0) return "none";
  return `${rankText(last)} was last to join ${countText(last.joinedLast[side])} of ${countText(all)} collectives`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
