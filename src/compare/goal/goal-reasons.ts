import type { ComparedSide } from "../../model/comparison/comparison.ts";
import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { rangeText } from "../../model/reports/range.ts";
import { counted } from "../../model/text/listing.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { formatChange, createReason } from "../reasons/reason.ts";
import type { PairedRuns } from "../untraced/pair-runs.ts";
import { findMovedWork, type WholeSides } from "./moved-work.ts";
import { unequalMachine } from "./unequal-machine.ts";
import { verificationOf, verificationReasons } from "./verified.ts";

/** What we need to judge the goal. */
export interface GoalInput {
  readonly policy: Config["compare"];
  readonly ranges: readonly RangeRow[];
  /** All findings that don't concern the goal, after applying accepted regressions. */
  readonly findings: readonly Reason[];
  /** Null if there's no base. */
  readonly sides: GoalSides | null;
}

/** Both sides' profiles, and their descriptions in comparison.json. */
export interface GoalSides {
  readonly base: Profile;
  readonly head: Profile;
  readonly described: { readonly base: ComparedSide; readonly head: ComparedSide };
  readonly interleaved: boolean;
  readonly untraced: PairedRuns;
}

/**
 * The reasons why the goal wasn't reached, which make the verdict `not-improved`, and notes that don't affect the verdict. Empty if the
 * goal is `hold`.
 */
export function judgeGoal({ policy, ranges, findings, sides }: GoalInput): Reason[] {
  if (policy.goal === "hold") return [];
  const verification = sides === null ? null : verificationOf(sides.base, sides.head, policy.verify.tolerance);
  const verified = verification === null ? [] : verificationReasons(verification);
  // The speed of other work doesn't matter. The run may also have ended for this reason, before it could judge the speed.
  if (verified.some(({ verdict }) => verdict !== null)) return verified;
  const improved = findImprovedRanges(ranges);
  const isVerified = verification?.state === "agrees";
  return [
    ...(improved.length === 0 ? [explainNotFaster(ranges)] : []),
    ...verified,
    ...(sides === null ? [] : findDisqualifiers(improved, sides, { policy, isVerified })),
    ...findOpenReasons(findings),
  ];
}

/** The ranges that are faster, by the same rule that finds slower ones: by time on the GPU, or by wall time without tracing. */
function findImprovedRanges(ranges: readonly RangeRow[]): RangeRow[] {
  return ranges.filter(
    ({ verdict, gpuBusyTime, latency }) =>
      verdict === "pass" && (gpuBusyTime.state === "improved" || latency?.time.state === "improved"),
  );
}

/** Why a faster range wouldn't count as an improvement, worst reason first. */
function findDisqualifiers(
  improved: readonly RangeRow[],
  sides: GoalSides,
  { policy, isVerified }: Pick<WholeSides, "policy" | "isVerified">,
): Reason[] {
  const { base, head, described, interleaved, untraced } = sides;
  return [
    ...(improved.length === 0
      ? []
      : findMovedWork(improved, { base, head, interleaved, untraced, policy, isVerified })),
    ...unequalMachine(described.base, described.head),
    ...(interleaved ? [] : [explainApart()]),
    ...noteWarmCaches(base, head),
  ];
}

function explainApart(): Reason {
  const text = "Base and head weren't interleaved in one run, so the machine may have made the difference.";
  return notImproved("goal-open", text, null);
}

function noteWarmCaches({ warm: base }: Profile, { warm: head }: Profile): Reason[] {
  if (base === null || head === null) return [];
  const of = ({ files, bytes }: typeof base): string => `${counted(files, "file")} (${sizeText(bytes)})`;
  const text = `Caches were warm: each round started with the files that an uncounted first run left in HOME, temporary folders, and compile caches. Base had ${of(base)}, head ${of(head)}.`;
  return [createReason("caches-warm", null, text, null)];
}

function explainNotFaster(ranges: readonly RangeRow[]): Reason {
  const [best] = ranges
    .filter(({ gpuBusyTime }) => gpuBusyTime.changeRatio !== null)
    .toSorted((one, other) => (one.gpuBusyTime.changeRatio ?? 0) - (other.gpuBusyTime.changeRatio ?? 0));
  if (best === undefined)
    return notImproved("not-faster", "No range can be compared, so we can't tell if any range is faster.", null);
  const { gpuBusyTime, latency } = best;
  const wall = latency === null ? "" : `, wall time without tracing ${formatChange(latency.time)}`;
  const text = `No speedup beyond noise: time on the GPU ${formatChange(gpuBusyTime)}${wall}.`;
  return notImproved("not-faster", text, rangeText(best.name, best.domain));
}

/** If we can't judge a range or metric, work may have been moved there. */
function findOpenReasons(findings: readonly Reason[]): Reason[] {
  const [first, ...others] = findings.filter(({ verdict }) => verdict === "inconclusive" || verdict === "incomparable");
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : ` (And ${counted(others.length, "more reason")}.)`;
  return [notImproved("goal-open", `Not everything can be judged. ${first.text}${more}`, first.range)];
}

function notImproved(id: Reason["id"], text: string, range: string | null): Reason {
  return createReason(id, "not-improved", text, range);
}
