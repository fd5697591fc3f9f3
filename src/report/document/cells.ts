import type { CountChange, RangeRow, RowState, TimeChange } from "../../model/comparison/comparison-rows.ts";
import type { MetricRow } from "../../model/metrics/metric-row.ts";
import { amountText, type Amount } from "../../model/text/quantity.ts";
import { countAmount, formatCount, formatNs, nsAmount, pairText } from "../format.ts";
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

/** Both values of a count that is judged; bytes have their own units. */
export function judgedCounts(row: CountChange): PairCell {
  return { kind: "pair", base: row.base, head: row.head, amountOf: (value) => countValue(row, value) };
}

/** `12.5 → 14.6 ms`: the unit once where both have it; one value where both are equal, or a side has none. */
export function pairCellText({ base, head, amountOf }: PairCell): string {
  const one = head ?? base;
  if (one === null) return unknown;
  return base === null || head === null || base === head
    ? amountText(amountOf(one))
    : pairText(amountOf(base), amountOf(head));
}

/** The value of one side. */
export function sideText(cell: PairCell, side: "base" | "head"): string {
  const value = cell[side];
  return value === null ? unknown : amountText(cell.amountOf(value));
}

export function metricSides({ unit, change }: MetricRow): PairCell {
  const amountOf = (value: number): Amount => metricAmount(value, unit);
  return { kind: "pair", base: change.base, head: change.head, amountOf };
}

/** States that a number and its color show by themselves, or where there is nothing to show. */
const shownByColor: ReadonlySet<RowState> = new Set<RowState>(["regressed", "improved", "same", "not-judged"]);

/** Nothing is called better or worse of a range whose sides cannot be compared. */
export function shownState({ state }: Pick<TimeChange, "state">, { verdict }: Pick<RangeRow, "verdict">): RowState {
  return stateOf(state, verdict !== "incomparable");
}

function stateOf(state: RowState, isJudged: boolean): RowState {
  return isJudged || state === "new" || state === "removed" ? state : "not-judged";
}

/** The change of a time; `unjudged`: the word for one that is not judged. */
export function timeChange(time: TimeChange, isJudged: boolean, unjudged = ""): ChangeCell {
  const state = stateOf(time.state, isJudged);
  const { sign, word } = rowStates[state];
  const said = state === "not-judged" ? (isJudged ? unjudged : "") : word;
  return { kind: "change", state, change: time, sign, word: said, isSpoken: !shownByColor.has(state) };
}

/** A change that nothing is said of but its size and a note. */
export function bareChange(changeRatio: number | null, word = ""): ChangeCell {
  const change = exactly(changeRatio, null);
  return { kind: "change", state: "not-judged", change, sign: "", word, isSpoken: true };
}

/** Counts are exact: any change over the threshold is found. */
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

/** Which way is worse is the metric's own: an arrow would point the other way for some. */
export function metricChange({ change }: MetricRow, isJudged: boolean): ChangeCell {
  const state = stateOf(change.state, isJudged);
  const sign = state === "regressed" || state === "improved" ? "" : rowStates[state].sign;
  const word = metricWords[state] ?? "";
  return { kind: "change", state, change, sign, word, isSpoken: !shownByColor.has(state) };
}

function exactly(changeRatio: number | null, thresholdRatio: number | null): ShownChange {
  return { changeRatio, thresholdRatio, lowRatio: null, highRatio: null, rounds: null };
}
