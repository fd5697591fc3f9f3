import type { CountChange, RangeRow, RowState, TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { MetricRow } from "../../model/metrics/metric-row.ts";
import { amountText, pairText, type Amount } from "../../model/text/quantity.ts";
import { countAmount, formatCount, formatNs, nsAmount } from "../format.ts";
import { metricAmount, metricWords } from "../metrics/metric-text.ts";
import { countValue, countWord, rowStates } from "../rows.ts";
import type { ChangeCell, NumberCell, PairCell, ShownChange } from "./document.ts";

const unknown = "–";

export function numberCell(value: number | null, textOf: (value: number) => string): NumberCell {
  return { kind: "number", text: value === null ? unknown : textOf(value), value };
}

export function nsCell(ns: number | null): NumberCell {
  return numberCell(ns, formatNs);
}

export function countCell(count: number | null): NumberCell {
  return numberCell(count, formatCount);
}

export function timesCell({ baseNs, headNs }: Pick<TimeChange, "baseNs" | "headNs">): PairCell {
  return { kind: "pair", base: baseNs, head: headNs, amountOf: nsAmount };
}

export function countsCell({ base, head }: { readonly base: number; readonly head: number }): PairCell {
  return { kind: "pair", base, head, amountOf: countAmount };
}

/** Both values of a judged count. Byte counts get byte units. */
export function judgedCounts(row: CountChange): PairCell {
  return { kind: "pair", base: row.base, head: row.head, amountOf: (value) => countValue(row, value) };
}

/** `12.5 → 14.6 ms`. A shared unit appears once. If the values are equal or one is missing, only one value is shown. */
export function formatPair({ base, head, amountOf }: PairCell): string {
  const value = head ?? base;
  if (value === null) return unknown;
  return base === null || head === null || base === head
    ? amountText(amountOf(value))
    : pairText(amountOf(base), amountOf(head));
}

/** One side's value, or a dash. */
export function formatSide(cell: PairCell, side: "base" | "head"): string {
  const value = cell[side];
  return value === null ? unknown : amountText(cell.amountOf(value));
}

export function metricSides({ unit, change }: MetricRow): PairCell {
  const amountOf = (value: number): Amount => metricAmount(value, unit);
  return { kind: "pair", base: change.base, head: change.head, amountOf };
}

/** States that need no word: the number's color shows them, or there's nothing to show. */
const shownByColor: ReadonlySet<RowState> = new Set<RowState>(["regressed", "improved", "same", "not-judged"]);

/** The state to show. If base and head can't be compared, no row of the range is called better or worse. */
export function shownState({ state }: Pick<TimeChange, "state">, { verdict }: Pick<RangeRow, "verdict">): RowState {
  return chooseShownState(state, verdict !== "incomparable");
}

function chooseShownState(state: RowState, isJudged: boolean): RowState {
  return isJudged || state === "new" || state === "removed" ? state : "not-judged";
}

/** The change in a time. `unjudged` is the word for a change that wasn't judged. */
export function timeChange(time: TimeChange, isJudged: boolean, unjudged = ""): ChangeCell {
  const state = chooseShownState(time.state, isJudged);
  const { sign, word } = rowStates[state];
  const shownWord = state === "not-judged" ? (isJudged ? unjudged : "") : word;
  return { kind: "change", state, change: time, sign, word: shownWord, isSpoken: !shownByColor.has(state) };
}

/** A change that shows only its size and a note. */
export function bareChange(changeRatio: number | null, word = ""): ChangeCell {
  const change = exactly(changeRatio, null);
  return { kind: "change", state: "not-judged", change, sign: "", word, isSpoken: true };
}

/** The change in a count. Counts are exact, so every change above the threshold is found. */
export function countChange(row: CountChange, isJudged: boolean): ChangeCell {
  const { base, head, changeRatio, thresholdRatio, state } = row;
  const word = countWord(row) ?? (state === "inconclusive" ? "varies" : "");
  return {
    kind: "change",
    state: isJudged ? state : "not-judged",
    change: exactly(base === head ? null : changeRatio, thresholdRatio),
    sign: head === base ? "=" : head > base ? "▲" : "▼",
    word: isJudged ? word : "",
    isSpoken: true,
  };
}

/** The change in a metric, without an arrow, because up is worse for some metrics and better for others. */
export function metricChange({ change }: MetricRow, isJudged: boolean): ChangeCell {
  const state = chooseShownState(change.state, isJudged);
  const sign = state === "regressed" || state === "improved" ? "" : rowStates[state].sign;
  const word = metricWords[state] ?? "";
  return { kind: "change", state, change, sign, word, isSpoken: !shownByColor.has(state) };
}

function exactly(changeRatio: number | null, thresholdRatio: number | null): ShownChange {
  return { changeRatio, thresholdRatio, lowRatio: null, highRatio: null, rounds: null };
}
