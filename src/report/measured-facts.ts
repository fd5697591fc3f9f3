/** Formats an ISO time as `2026-01-31 12:00 UTC`; `at an unknown time` if it's missing or invalid. */
export function formatDate(iso: string | null): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(iso ?? "") ?? [];
  return day === undefined || time === undefined ? "at an unknown time" : `${day} ${time} UTC`;
}

/** ncu's version, or why the version is unknown. ncu's CSV doesn't include it. */
export function formatNcuVersion(version: string | null, state: string | null): string {
  if (version !== null && version !== "") return version;
  if (state === null) return "unknown";
  if (state === "measured") return "version not recorded";
  return `not used${state === "off" ? "" : ` (${state})`}`;
}
