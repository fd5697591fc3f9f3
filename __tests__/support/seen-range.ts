import type { SeenRange } from "../../src/model/reports/range.ts";

/** A push/pop range that occurred once. */
export function seenRange(name: string, domain = "", registered = false): SeenRange {
  return { name, domain, style: "pushpop", instances: 1, registered };
}
