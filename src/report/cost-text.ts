import type { RunCost } from "../model/run/cost.ts";
import type { Purpose } from "../model/run/plan.ts";
import { formatCount, formatSeconds } from "./format.ts";

const purposeTexts: Readonly<Record<Purpose, string>> = {
  probe: "for a probe",
  discovery: "to list ranges",
  tuning: "for autotuning",
  whole: "for the whole program",
  rounds: "for captures",
  untraced: "for wall time",
  ncu: "for ncu",
  lines: "for source lines",
  verify: "to verify",
};

/** The cost of a run: its duration, and what the program was started for. Null if the program was never started. */
export function describeCost({ seconds, starts, parts }: RunCost): string | null {
  if (starts === 0) return null;
  const formatPart = (part: RunCost["parts"][number]): string =>
    `${purposeTexts[part.purpose]} (${formatSeconds(part.seconds)})`;
  const [first] = parts;
  const purposes =
    parts.length === 1 && first !== undefined
      ? `, ${formatPart(first)}`
      : `: ${parts.map((part) => `${formatCount(part.starts)} ${formatPart(part)}`).join(", ")}`;
  return `Cost: ${formatSeconds(seconds)}. The program was started ${formatTimes(starts)}${purposes}.`;
}

function formatTimes(count: number): string {
  return count === 1 ? "once" : `${formatCount(count)} times`;
}
