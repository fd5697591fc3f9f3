import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Config } from "../../model/config.ts";
import { rangeText } from "../../model/reports/range.ts";
import { counted } from "../../model/text/listing.ts";
import { changeText, reason } from "../reasons/reason.ts";

/** What the goal is held against. */
export interface GoalInput {
  readonly goal: Config["compare"]["goal"];
  readonly ranges: readonly RangeRow[];
  /** What was found without the goal, accepted regressions applied. */
  readonly findings: readonly Reason[];
}

/** Why the goal isn't reached, each deciding `not-improved`; none where it's reached, or is `hold`. */
export function goalReasons({ goal, ranges, findings }: GoalInput): Reason[] {
  if (goal === "hold") return [];
  return [...(improvedRanges(ranges).length === 0 ? [notFaster(ranges)] : []), ...openReasons(findings)];
}

/** The ranges that are faster by the rule that would call them slower: by their time on the GPU, or by wall time without tracing. */
export function improvedRanges(ranges: readonly RangeRow[]): RangeRow[] {
  return ranges.filter(
    ({ verdict, gpuBusyTime, latency }) =>
      verdict === "pass" && (gpuBusyTime.state === "improved" || latency?.time.state === "improved"),
  );
}

function notFaster(ranges: readonly RangeRow[]): Reason {
  const [best] = ranges
    .filter(({ gpuBusyTime }) => gpuBusyTime.changeRatio !== null)
    .toSorted((one, other) => (one.gpuBusyTime.changeRatio ?? 0) - (other.gpuBusyTime.changeRatio ?? 0));
  if (best === undefined)
    return notImproved("not-faster", "No range can be compared, so none is known to be faster.", null);
  const { gpuBusyTime, latency } = best;
  const wall = latency === null ? "" : `, wall time without tracing ${changeText(latency.time)}`;
  const text = `Not faster beyond noise: time on the GPU ${changeText(gpuBusyTime)}${wall}.`;
  return notImproved("not-faster", text, rangeText(best.name, best.domain));
}

/** What can't be judged may be slower, and what was won may have been moved there. */
function openReasons(findings: readonly Reason[]): Reason[] {
  const [first, ...others] = findings.filter(({ verdict }) => verdict === "inconclusive" || verdict === "incomparable");
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : ` (${counted(others.length, "more reason")} like it.)`;
  return [notImproved("goal-open", `Not everything can be judged. ${first.text}${more}`, first.range)];
}

function notImproved(id: Reason["id"], text: string, range: string | null): Reason {
  return reason(id, "not-improved", text, range);
}
