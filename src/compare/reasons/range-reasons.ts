import type { Latency, RangeRow, RankRow, RanksRow } from "../../model/comparison/comparison-rows.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Config } from "../../model/config.ts";
import { rankText } from "../../model/ranks/ranks.ts";
import { sum } from "../../model/sums.ts";
import { capitalize, counted } from "../../model/text/listing.ts";
import { countText, percent, signedPercent } from "../../model/text/quantity.ts";
import type { Nanoseconds, Ratio } from "../../model/units.ts";
import { constants } from "../constants.ts";
import { formatChange, createReason, type ReasonFacts } from "./reason.ts";

type Row = Omit<RangeRow, "verdict">;

export function explainRange(row: Row, range: string, failOn: Config["compare"]["fail-on"]): Reason[] {
  return [
    ...explainInstances(row, range),
    ...explainGpuTime(row, range),
    ...explainRanks(row, range),
    ...explainWall(row, range, failOn.includes("inconclusive")),
    ...explainCommonFactor(row, range),
  ];
}

/**
 * If it differs between rounds of a side, we compare only the launches that all rounds share. If it differs between the sides, the times
 * include the difference.
 */
function explainInstances({ instances }: Row, range: string) {
  if (instances.base === instances.head && instances.base !== null) return [];
  if (instances.base === null || instances.head === null) {
    const text =
      "Rounds of the same side have different numbers of instances. Times include only the launches that all rounds share.";
    return [createReason("instances-vary", null, text, range)];
  }
  const text = `Base has ${counted(instances.base, "instance")} and head has ${String(instances.head)}. Times are sums over all instances.`;
  return [createReason("instances-differ", null, text, range)];
}

function explainGpuTime(row: Row, range: string) {
  const { gpuBusyTime: time, commonMode } = row;
  const facts = { metric: "gpuBusyNs" as const, changeRatio: removeMachineFactor(time.changeRatio, commonMode) };
  const apart = explainDifferenceFromSum(row);
  const text = [`Time on the GPU ${formatChange(time)}.`, time.why, apart?.text ?? null]
    .filter((part) => part !== null)
    .join(" ");
  switch (time.state) {
    case "regressed":
      return [createReason("range-regressed", "regressed", text, range, facts)];
    case "improved":
      return [createReason("range-improved", null, text, range, facts)];
    case "new":
      return [createReason("no-kernels-in-base", "incomparable", "Base has no kernels in this range.", range)];
    case "removed":
      return [createReason("no-kernels-in-head", "incomparable", "Head has no kernels in this range.", range)];
    case "inconclusive":
      return explainInconclusive(time, commonMode, range, facts);
    case "not-judged":
      // Without kernels, untraced wall time decides alone.
      if (row.latency !== null) return [];
      return [createReason("no-kernels", "incomparable", "Neither side has kernels in this range.", range)];
    default:
      return apart === null ? [] : [createReason(apart.id, null, apart.text, range)];
  }
}

/** Copies and memsets changed (only the time on the GPU includes them), or kernels overlap with other work more or less than before. */
function explainDifferenceFromSum(
  row: Row,
): { readonly id: "copies-changed" | "overlap-changed"; readonly text: string } | null {
  const { gpuBusyTime, kernelTime, copyBusyNs, overlap, families } = row;
  // Here, the sum of kernel durations includes waiting for other ranks.
  if (families.some(({ time }) => time.state === "waits")) return null;
  const busyNs = measureGain(gpuBusyTime);
  const sumNs = measureGain(kernelTime);
  const baseNs = gpuBusyTime.baseNs;
  if (busyNs === null || sumNs === null || baseNs === null || kernelTime.changeRatio === null) return null;
  if (Math.abs(busyNs - sumNs) <= (gpuBusyTime.thresholdRatio ?? 0) * baseNs) return null;
  const copiesNs = copyBusyNs === null ? 0 : copyBusyNs.head - copyBusyNs.base;
  const overlapNs = busyNs - sumNs - copiesNs;
  const sum = `The sum of kernel durations changed by ${signedPercent(kernelTime.changeRatio)}.`;
  if (copyBusyNs !== null && Math.abs(copiesNs) > Math.abs(overlapNs)) {
    const before = percent(copyBusyNs.base / baseNs);
    const after = percent(copyBusyNs.head / (gpuBusyTime.headNs ?? baseNs));
    const text = `Copies and memsets${formatCopyCounts(row)} account for the difference: ${before} → ${after} of the time on the GPU. ${sum}`;
    return { id: "copies-changed", text };
  }
  if (overlap.base === null || overlap.head === null) return null;
  const [before, after] = [percent(overlap.base), percent(overlap.head)];
  if (before === after || Math.sign(overlap.base - overlap.head) !== Math.sign(overlapNs)) return null;
  const word = overlap.head < overlap.base ? "Overlap lost" : "Overlap gained";
  return {
    id: "overlap-changed",
    text: `${word}: ${before} → ${after} of the kernel time ran alongside other work. ${sum}`,
  };
}

function measureGain({ baseNs, headNs }: Row["gpuBusyTime"]): Nanoseconds | null {
  return baseNs === null || headNs === null ? null : headNs - baseNs;
}

function formatCopyCounts({ counts }: Row) {
  const copies = counts.filter(({ metric }) => metric === "copies");
  const base = sum(copies, (count) => count.base);
  const head = sum(copies, (count) => count.head);
  return base === head ? "" : ` (${countText(base)} → ${countText(head)})`;
}

/** We compare accepted regressions with this part. */
function removeMachineFactor(changeRatio: Ratio | null, commonMode: Row["commonMode"]): Ratio | null {
  if (changeRatio === null || commonMode?.explainedByClocks !== true) return changeRatio;
  return (1 + changeRatio) / (1 + commonMode.changeRatio) - 1;
}

function explainInconclusive(
  time: Row["gpuBusyTime"],
  commonMode: Row["commonMode"],
  range: string,
  facts: ReasonFacts,
) {
  if (commonMode?.explainedByClocks === true) {
    const clock =
      commonMode.clockChangeRatio === null
        ? ""
        : ` The mean SM clock changed by ${signedPercent(commonMode.clockChangeRatio)}.`;
    const text = `Time on the GPU ${formatChange(time)}. ${time.why ?? ""}${clock}`;
    if (!time.mayBeSlower) return [createReason("global-speedup", null, text, range, facts)];
    const id = commonMode.changeRatio > 0 ? "global-slowdown" : "range-inconclusive";
    return [createReason(id, "inconclusive", text, range, facts)];
  }
  if (!time.mayBeSlower) return [];
  const text = `Time on the GPU ${formatChange(time)}: we can't rule out a slowdown. ${time.why ?? ""}`.trim();
  return [createReason("range-inconclusive", "inconclusive", text, range, facts)];
}

/** Reasons from traced wall time, which includes the cost of tracing each launch. */
function explainWall(row: Row, range: string, isStrict: boolean) {
  if (row.latency !== null) return explainLatency(row.latency, row, { range, isStrict });
  const { wallTime: time, wall } = row;
  const facts = { metric: "wallNs" as const, changeRatio: time.changeRatio };
  if (wall === "slower")
    return [createReason("wall-time-slower", "regressed", `Wall time ${formatChange(time)}.`, range, facts)];
  const looksSlower = (time.changeRatio ?? 0) >= (time.thresholdRatio ?? Infinity);
  if (!looksSlower) return [];
  const word = !time.isProbable ? "looks slower" : (time.lowRatio ?? 0) > 0 ? "probably slower" : "may be slower";
  const text = `Wall time ${formatChange(time)}: ${word}. ${time.why ?? ""}`.trim();
  return [createReason("wall-time-open", time.isProbable ? "inconclusive" : null, text, range, facts)];
}

/**
 * An unclear result is only a note, with four exceptions: the job fails if anything is inconclusive (`isStrict`), the slowdown is probable,
 * nothing ran on the GPU, or there's one process per side and the change exceeds the threshold.
 */
function explainLatency(
  { time, statistic }: Latency,
  { gpuBusyTime }: Row,
  { range, isStrict }: { readonly range: string; readonly isStrict: boolean },
) {
  const facts = { metric: "wallNs" as const, changeRatio: time.changeRatio };
  const text = `Wall time without tracing (${statistic} of each process) ${formatChange(time)}`;
  if (time.state === "regressed") return [createReason("latency-regressed", "regressed", `${text}.`, range, facts)];
  if (time.state === "improved") return [createReason("latency-improved", null, `${text}.`, range, facts)];
  if (!time.mayBeSlower) return [];
  const conclusion = time.isProbable
    ? "probably slower, but not proven."
    : time.detectableRatio === null
      ? "we can't detect a change."
      : `only changes above ${percent(time.detectableRatio)} would be detectable.`;
  // With one process per side, we have no interval. So a change beyond the threshold is neither a regression nor a pass.
  const isFarOff = time.lowRatio === null && (time.changeRatio ?? 0) >= (time.thresholdRatio ?? Infinity);
  const decides = isStrict || time.isProbable || isFarOff || gpuBusyTime.state === "not-judged";
  const open = `${text}: ${conclusion} ${time.why ?? ""}`.trim();
  return [createReason("latency-open", decides ? "inconclusive" : null, open, range, facts)];
}

/** No note if a nested range explains the change, because a change in that range can look like a common factor. */
function explainCommonFactor({ commonMode, cause }: Row, range: string) {
  if (commonMode === null || commonMode.explainedByClocks || cause?.kind === "operator") return [];
  const clocks =
    commonMode.clockChangeRatio === null
      ? "The clocks are unknown, so the machine may be the cause."
      : `The mean SM clock changed by ${signedPercent(commonMode.clockChangeRatio)}, which doesn't explain the change.`;
  const text = `Kernels that take ${percent(commonMode.shareRatio)} of the time changed by the same factor, ${signedPercent(commonMode.changeRatio)}. ${clocks}`;
  return [createReason("global-change", null, text, range)];
}

/**
 * If a rank's own work grew, that's a regression, even if another rank has more work. Waiting isn't a rank's own work, so if a slow host
 * makes a rank late, that's only a note.
 */
function explainRanks({ ranks, gpuBusyTime }: Omit<RangeRow, "verdict">, range: string) {
  if (ranks === null) return [];
  const isRegressed = gpuBusyTime.state === "regressed";
  return [
    ...ranks.ranks.flatMap((row) => explainRankWork(row, isRegressed, range)),
    ...explainStragglers(ranks, gpuBusyTime.thresholdRatio ?? 0, gpuBusyTime.baseNs ?? 0, range),
  ];
}

function explainRankWork(row: RankRow, isRegressed: boolean, range: string) {
  const { work } = row;
  const facts = { metric: "gpuBusyNs" as const, changeRatio: work.changeRatio };
  const text = `${capitalize(rankText(row))}: its own work ${formatChange(work)}`;
  if (work.state === "regressed")
    return isRegressed
      ? [createReason("rank-slower", null, `${text}.`, range, facts)]
      : [createReason("rank-regressed", "regressed", `${text}.`, range, facts)];
  if (work.state !== "inconclusive" || !work.mayBeSlower || isRegressed) return [];
  const why = work.why === null ? "" : ` ${work.why}`;
  return [
    createReason("rank-inconclusive", "inconclusive", `${text}: we can't rule out a slowdown.${why}`, range, facts),
  ];
}

function explainStragglers({ ranks }: RanksRow, threshold: number, rangeNs: Nanoseconds, range: string) {
  const waited = (side: "base" | "head"): Nanoseconds => sum(ranks, ({ waitingNs }) => waitingNs[side]);
  const [base, head] = [waited("base"), waited("head")];
  if (head - base < Math.max(threshold, constants.disturbed.value) * rangeNs) return [];
  const more = base === 0 ? "" : `, ${percent(head / base - 1)} more than before`;
  const text = `The ranks wait longer for each other${more}: ${formatStraggler(ranks, "head")} (base: ${formatStraggler(ranks, "base")}). Waiting doesn't affect the verdict.`;
  return [createReason("rank-straggles", null, text, range)];
}

function formatStraggler(ranks: readonly RankRow[], side: "base" | "head") {
  const [last] = ranks.toSorted((a, b) => b.heldUpNs[side] - a.heldUpNs[side]);
  const all = sum(ranks, ({ joinedLast }) => joinedLast[side]);
  if (last === undefined || all === 0) return "none";
  return `${rankText(last)} was last to join ${countText(last.joinedLast[side])} of ${countText(all)} collectives`;
}
