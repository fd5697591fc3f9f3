import type { HistoryRecord } from "../model/record.ts";

/** Longer links would fill a page. */
const longestLink = 500;

/** A link to a run's report, or else to the run; null if neither is safe. Strangers may have written the record, so we allow only https. */
export function reportLink(record: HistoryRecord | undefined): string | null {
  const link = [record?.links.report, record?.links.run].find((url) => url != null && isHttps(url));
  return link ?? null;
}

function isHttps(link: string): boolean {
  if (link.length > longestLink || !URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return protocol === "https:" && username === "" && password === "";
}
