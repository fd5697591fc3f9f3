import type { HistoryRecord } from "../../model/history/record.ts";

/** Longer ones would fill a page. */
const longestLink = 500;

/** Where the report of a run is, or else the run; null: nowhere that a page may lead to. Records are of strangers: https alone. */
export function reportLink(record: HistoryRecord | undefined): string | null {
  const link = [record?.links.report, record?.links.run].find((one) => one != null && isHttps(one));
  return link ?? null;
}

function isHttps(link: string): boolean {
  if (link.length > longestLink || !URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return protocol === "https:" && username === "" && password === "";
}
