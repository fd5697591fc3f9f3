import type { RangeRow, TimeChange } from "../../model/comparison/comparison-rows.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { formatNs } from "../format.ts";
import { rowStates } from "../rows.ts";
import { html } from "./html.ts";
import type { Cell, Row } from "./table.ts";

/** The change of a range that cannot be compared is shown, and not judged. */
export function shownTime(time: TimeChange, { verdict }: Pick<RangeRow, "verdict">): TimeChange {
  return verdict !== "incomparable" || time.state === "new" || time.state === "removed"
    ? time
    : { ...time, state: "not-judged" };
}

/** How a row is colored, and the word that it is filtered by. */
export function rowState({ state }: TimeChange): NonNullable<Row["state"]> {
  return { name: state, word: state === "noted" ? "slower, no regression" : rowStates[state].word };
}

/** `▲ +17.0 %`, with what it is in words; `unjudged` is the word for what nothing is said of. */
export function changeCell({ state, changeRatio }: TimeChange, unjudged = rowStates["not-judged"].word): Cell {
  const { sign, word } = rowStates[state];
  const size = changeRatio === null ? null : html` <b>${signedPercent(changeRatio)}</b>`;
  const said = state === "not-judged" ? unjudged : word;
  return { content: html`<span class="c">${sign}${size}</span> <small>${said}</small>`, value: changeRatio };
}

export function nsCell(ns: number | null): Cell {
  return { content: ns === null ? "–" : formatNs(ns), value: ns };
}
