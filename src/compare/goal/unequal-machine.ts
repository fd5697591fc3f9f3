import type { ComparedSide } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import { listText } from "../../model/text/listing.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { constants } from "../constants.ts";
import { createReason } from "../reasons/reason.ts";

/** Finds signs that the GPU favored head: head ran at a faster clock, or the GPU was disturbed while base ran. */
export function unequalMachine(base: ComparedSide, head: ComparedSide): Reason[] {
  return [...fasterClock(base, head), ...disturbedBase(base)];
}

function fasterClock({ meanSmClockMhz: base }: ComparedSide, { meanSmClockMhz: head }: ComparedSide): Reason[] {
  if (base === null || head === null || Math.log(head / base) < constants.tolerance.value) return [];
  const text = `Head ran at a faster SM clock (${signedPercent(head / base - 1)} on average), so the GPU favored head.`;
  return [createReason("clocks-faster", "not-improved", text, null)];
}

function disturbedBase({ disturbedRounds }: ComparedSide): Reason[] {
  if (disturbedRounds.length === 0) return [];
  const rounds = listText(
    disturbedRounds.map(({ round }) => String(round)),
    5,
  );
  const why = [...new Set(disturbedRounds.flatMap(({ reasons }) => reasons))];
  const said = why.length === 0 ? "" : ` (${listText(why, 3)})`;
  const text = `The GPU was disturbed while base ran, in round ${rounds}${said}. A slower base makes any head look faster.`;
  return [createReason("base-disturbed", "not-improved", text, null)];
}
