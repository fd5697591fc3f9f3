import type { History, HistorySeries } from "../model/history.ts";
import { counted } from "../../../model/text/listing.ts";
import { stateTexts } from "./sentences.ts";

const states: readonly HistorySeries["state"][] = ["changed", "unclear", "stable", "insufficient-data"];

/** The history's job summary, as Markdown without foreign text: how many series are in each state. */
export function historySummary({ records, series }: History, url: string | null): string {
  const counts = states.flatMap((state) => {
    const count = series.filter((one) => one.current && one.state === state).length;
    return count === 0 ? [] : [`${count} ${stateTexts[state]}`];
  });
  const link = url === null ? "" : `[**History**](${url}) · `;
  return `### GPU time history\n\n${link}${counted(records.length, "run")}; ${counts.join(", ") || "no series yet"}.\n`;
}
