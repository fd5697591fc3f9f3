import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { ComparedSide } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { rangeText } from "../../model/reports/range.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { sizeText, signedPercent } from "../../model/text/quantity.ts";
import { constants } from "../constants.ts";
import { formatChange, createReason } from "../reasons/reason.ts";
import type { PairedRuns } from "../untraced/pair-runs.ts";
import { findMovedWork, type WholeSides } from "./moved-work.ts";
import { verifySides } from "./verified.ts";

interface GoalInput {
  readonly policy: Config["compare"];
  readonly ranges: readonly RangeRow[];
  readonly findings: readonly Reason[];
  readonly sides: GoalSides | null;
}

interface GoalSides {
  readonly base: Profile;
  readonly head: Profile;
  readonly described: { readonly base: ComparedSide; readonly head: ComparedSide };
  readonly interleaved: boolean;
  readonly untraced: PairedRuns;
}

export function judgeGoal({ policy, ranges, findings, sides }: GoalInput): Reason[] {
  if (policy.goal === "hold") return [];
  const verification = sides === null ? null : verifySides(sides.base, sides.head, policy.verify.tolerance);
  const verified = verification?.reasons ?? [];
  // The speed of other work doesn't matter. The run may also have ended for this reason, before it could judge the speed.
  if (verified.some(({ verdict }) => verdict !== null)) return verified;
  const improved = findImprovedRanges(ranges);
  const isVerified = verification?.agrees === true;
  return [
    ...(improved.length === 0 ? [explainNotFaster(ranges)] : []),
    ...verified,
    ...(sides === null ? [] : findDisqualifiers(improved, sides, { policy, isVerified })),
    ...findOpenReasons(findings),
  ];
}

function findImprovedRanges(ranges: readonly RangeRow[]): RangeRow[] {
  return ranges.filter(
    ({ verdict, gpuBusyTime, latency }) =>
      verdict === "pass" && (gpuBusyTime.state === "improved" || latency?.time.state === "improved"),
  );
}

function findDisqualifiers(
  improved: readonly RangeRow[],
  sides: GoalSides,
  { policy, isVerified }: Pick<WholeSides, "policy" | "isVerified">,
) {
  const { base, head, described, interleaved, untraced } = sides;
  return [
    ...(improved.length === 0
      ? []
      : findMovedWork(improved, { base, head, interleaved, untraced, policy, isVerified })),
    ...compareMachineState(described.base, described.head),
    ...(interleaved ? [] : [explainApart()]),
    ...noteWarmCaches(base, head),
  ];
}

function explainApart() {
  const text = "Base and head weren't interleaved in one run, so the machine may have made the difference.";
  return notImproved("goal-open", text, null);
}

function noteWarmCaches({ warm: base }: Profile, { warm: head }: Profile) {
  if (base === null || head === null) return [];
  const describeFiles = ({ files, bytes }: typeof base) => `${counted(files, "file")} (${sizeText(bytes)})`;
  const text = `Caches were warm: each round started with the files that an uncounted first run left in HOME, temporary folders, and compile caches. Base had ${describeFiles(base)}, head ${describeFiles(head)}.`;
  return [createReason("caches-warm", null, text, null)];
}

function explainNotFaster(ranges: readonly RangeRow[]) {
  const [best] = ranges
    .filter(({ gpuBusyTime }) => gpuBusyTime.changeRatio !== null)
    .toSorted((a, b) => (a.gpuBusyTime.changeRatio ?? 0) - (b.gpuBusyTime.changeRatio ?? 0));
  if (best === undefined)
    return notImproved("not-faster", "No range can be compared, so we can't tell if any range is faster.", null);
  const { gpuBusyTime, latency } = best;
  const wall = latency === null ? "" : `, wall time without tracing ${formatChange(latency.time)}`;
  const text = `No speedup beyond noise: time on the GPU ${formatChange(gpuBusyTime)}${wall}.`;
  return notImproved("not-faster", text, rangeText(best.name, best.domain));
}

function findOpenReasons(findings: readonly Reason[]) {
  const [first, ...others] = findings.filter(({ verdict }) => verdict === "inconclusive" || verdict === "incomparable");
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : ` (And ${counted(others.length, "more reason")}.)`;
  return [notImproved("goal-open", `Not everything can be judged. ${first.text}${more}`, first.range)];
}

function notImproved(id: Reason["id"], text: string, range: string | null) {
  return createReason(id, "not-improved", text, range);
}

function compareMachineState(base: ComparedSide, head: ComparedSide) {
  return [...findFasterClock(base, head), ...findDisturbedBase(base)];
}

function findFasterClock({ meanSmClockMhz: base }: ComparedSide, { meanSmClockMhz: head }: ComparedSide) {
  if (base === null || head === null || Math.log(head / base) < constants.tolerance.value) return [];
  const text = `Head ran at a faster SM clock (${signedPercent(head / base - 1)} on average), so the GPU favored head.`;
  return [createReason("clocks-faster", "not-improved", text, null)];
}

function findDisturbedBase({ disturbedRounds }: ComparedSide) {
  if (disturbedRounds.length === 0) return [];
  const rounds = listText(
    disturbedRounds.map(({ round }) => String(round)),
    5,
  );
  const why = [...new Set(disturbedRounds.flatMap(({ reasons }) => reasons))];
  const causes = why.length === 0 ? "" : ` (${listText(why, 3)})`;
  const text = `The GPU was disturbed while base ran, in round ${rounds}${causes}. A slower base makes any head look faster.`;
  return [createReason("base-disturbed", "not-improved", text, null)];
}
