import type { Profile } from "../model/profile/profile.ts";

/** A point in time as people read it; what is none is not shown. */
export function dateText(iso: string | null): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(iso ?? "") ?? [];
  return day === undefined || time === undefined ? "at an unknown time" : `${day} ${time} UTC`;
}

/** ncu's version, or why there is none: its CSV does not say it. */
export function ncuText(version: string | null, profile: Pick<Profile, "ncu"> | null): string {
  if (version !== null && version !== "") return version;
  if (profile === null) return "unknown";
  const { state } = profile.ncu ?? { state: "off" };
  if (state === "measured") return "version not recorded";
  return `not used${state === "off" ? "" : ` (${state})`}`;
}
