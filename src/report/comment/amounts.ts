import type { RowState, TimeChange } from "../../model/comparison/comparison-rows.ts";
import { amountText, percentInterval, signedPercent, type Amount } from "../../model/text/quantity.ts";
import { countAmount, formatNs, nsAmount } from "../format.ts";
import { rowStates } from "../rows.ts";

const unknown = "–";
/** Keeps a number and its unit on one line of a narrow cell. */
const tie = "\u00a0";

/** `12.5 → 14.6 ms`: the unit once where both have it; the one time there is, where a side has none. */
export function timePair({ baseNs, headNs }: Pick<TimeChange, "baseNs" | "headNs">): string {
  const one = headNs ?? baseNs;
  if (one === null) return unknown;
  return baseNs === null || headNs === null ? tied(formatNs(one)) : amountPair(nsAmount(baseNs), nsAmount(headNs));
}

/** `5,744 → 6,784`, or one number where both are equal. */
export function countPair(base: number, head: number, amountOf: (value: number) => Amount = countAmount): string {
  return base === head ? tied(amountText(amountOf(head))) : amountPair(amountOf(base), amountOf(head));
}

function amountPair(base: Amount, head: Amount): string {
  const from = base.unit === head.unit ? base.value : amountText(base);
  return `${tied(from)}${tie}→ ${tied(amountText(head))}`;
}

/** The states that the number and its color show already, or where there is nothing to show. */
const wordless: ReadonlySet<RowState> = new Set<RowState>(["regressed", "improved", "same", "not-judged"]);

/** `🔴 +17.0 %`, `🆕 new`, `+0.4 %`. */
export function changeMark({ state, changeRatio }: Pick<TimeChange, "state" | "changeRatio">): string {
  const { color, word } = rowStates[state];
  const number = changeRatio === null ? "" : signedPercent(changeRatio);
  return tied([color, wordless.has(state) ? "" : word, number].filter((part) => part !== "").join(" ")) || unknown;
}

/** A change of which nothing is said but its size, since the sides cannot be compared. */
export function unjudged(time: TimeChange): TimeChange {
  return time.state === "new" || time.state === "removed" ? time : { ...time, state: "not-judged" };
}

/** Text that stays on one line of a narrow cell. */
export function tied(text: string): string {
  return text.replaceAll(" ", tie);
}

/** `+16.5 … +17.0 %`; empty where nothing is known of it. */
export function intervalPair({ lowRatio, highRatio }: Pick<TimeChange, "lowRatio" | "highRatio">): string {
  return lowRatio === null || highRatio === null ? "" : tied(percentInterval(lowRatio, highRatio));
}
