import type { RunCost } from "../model/run/cost.ts";
import type { Purpose } from "../model/run/plan.ts";
import { counted } from "../model/text/listing.ts";
import { formatSeconds } from "./format.ts";

const purposeTexts: Readonly<Record<Purpose, string>> = {
  probe: "for a probe",
  discovery: "to list ranges",
  whole: "for the whole program",
  rounds: "for captures",
  untraced: "for wall time",
  ncu: "for ncu",
  lines: "for source lines",
  verify: "to verify",
};

/** The cost of a run in one sentence; null if the program was never started. */
export function costText({ seconds, starts, parts }: RunCost): string | null {
  if (starts === 0) return null;
  const of = parts.map(
    (part) => `${String(part.starts)} ${purposeTexts[part.purpose]} (${formatSeconds(part.seconds)})`,
  );
  return `Cost: ${formatSeconds(seconds)}, with ${counted(starts, "program start")}: ${of.join(", ")}.`;
}
