import type { Latency, RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import type { Config } from "../../model/config.ts";
import type { Nanoseconds, Ratio } from "../../model/units.ts";
import { countText, percent, signedPercent } from "../../model/text/quantity.ts";
import { rankReasons } from "../ranks/rank-reasons.ts";
import { formatChange, createReason, type ReasonFacts } from "./reason.ts";
import { counted } from "../../model/text/listing.ts";

type Row = Omit<RangeRow, "verdict">;

/** Reasons from a range's time on the GPU, ranks, wall time, and instances. */
export function explainRange(row: Row, range: string, failOn: Config["compare"]["fail-on"]): Reason[] {
  return [
    ...explainInstances(row, range),
    ...explainGpuTime(row, range),
    ...rankReasons(row, range),
    ...explainWall(row, range, failOn.includes("inconclusive")),
    ...explainCommonFactor(row, range),
  ];
}

/**
 * A note if the number of instances differs. If it differs between rounds of a side, we compare only the launches that all rounds share. If
 * it differs between the sides, the times include the difference.
 */
function explainInstances({ instances }: Row, range: string): Reason[] {
  if (instances.base === instances.head && instances.base !== null) return [];
  if (instances.base === null || instances.head === null) {
    const text =
      "Rounds of the same side have different numbers of instances. Times include only the launches that all rounds share.";
    return [createReason("instances-vary", null, text, range)];
  }
  const text = `Base has ${counted(instances.base, "instance")} and head has ${String(instances.head)}. Times are sums over all instances.`;
  return [createReason("instances-differ", null, text, range)];
}

function explainGpuTime(row: Row, range: string): Reason[] {
  const { gpuBusyTime: time, commonMode } = row;
  const of = { metric: "gpuBusyNs" as const, changeRatio: removeMachineFactor(time.changeRatio, commonMode) };
  const apart = explainDifferenceFromSum(row);
  const text = [`Time on the GPU ${formatChange(time)}.`, time.why, apart?.text ?? null]
    .filter((part) => part !== null)
    .join(" ");
  switch (time.state) {
    case "regressed":
      return [createReason("range-regressed", "regressed", text, range, of)];
    case "improved":
      return [createReason("range-improved", null, text, range, of)];
    case "new":
      return [createReason("no-kernels-in-base", "incomparable", "Base has no kernels in this range.", range)];
    case "removed":
      return [createReason("no-kernels-in-head", "incomparable", "Head has no kernels in this range.", range)];
    case "inconclusive":
      return explainInconclusive(time, commonMode, range, of);
    case "not-judged":
      // Without kernels, untraced wall time decides alone.
      if (row.latency !== null) return [];
      return [createReason("no-kernels", "incomparable", "Neither side has kernels in this range.", range)];
    default:
      return apart === null ? [] : [createReason(apart.id, null, apart.text, range)];
  }
}

/**
 * Why the sum of kernel durations and the time on the GPU changed by different amounts. Either copies and memsets changed (only the time
 * on the GPU includes them), or kernels overlap with other work more or less than before. Null if both changed by the same amount, or if
 * neither cause explains the difference.
 */
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

/** The number of copies on both sides. Empty if the number didn't change. */
function formatCopyCounts({ counts }: Row): string {
  const copies = counts.filter(({ metric }) => metric === "copies");
  const base = copies.reduce((total, one) => total + one.base, 0);
  const head = copies.reduce((total, one) => total + one.head, 0);
  return base === head ? "" : ` (${countText(base)} → ${countText(head)})`;
}

/** The part of a change that the machine doesn't explain. We compare accepted regressions with this part. */
function removeMachineFactor(changeRatio: Ratio | null, commonMode: Row["commonMode"]): Ratio | null {
  if (changeRatio === null || commonMode?.explainedByClocks !== true) return changeRatio;
  return (1 + changeRatio) / (1 + commonMode.changeRatio) - 1;
}

function explainInconclusive(
  time: Row["gpuBusyTime"],
  commonMode: Row["commonMode"],
  range: string,
  of: ReasonFacts,
): Reason[] {
  if (commonMode?.explainedByClocks === true) {
    const clock =
      commonMode.clockChangeRatio === null
        ? ""
        : ` The mean SM clock changed by ${signedPercent(commonMode.clockChangeRatio)}.`;
    const text = `Time on the GPU ${formatChange(time)}. ${time.why ?? ""}${clock}`;
    if (!time.mayBeSlower) return [createReason("global-speedup", null, text, range, of)];
    const id = commonMode.changeRatio > 0 ? "global-slowdown" : "range-inconclusive";
    return [createReason(id, "inconclusive", text, range, of)];
  }
  if (!time.mayBeSlower) return [];
  const text = `Time on the GPU ${formatChange(time)}: we can't rule out a slowdown. ${time.why ?? ""}`.trim();
  return [createReason("range-inconclusive", "inconclusive", text, range, of)];
}

/**
 * Reasons from traced wall time, which includes the cost of tracing each launch. If the rounds suggest a slowdown but don't prove it, the
 * reason is inconclusive or only a note.
 */
function explainWall(row: Row, range: string, isStrict: boolean): Reason[] {
  if (row.latency !== null) return explainLatency(row.latency, row, { range, isStrict });
  const { wallTime: time, wall } = row;
  const of = { metric: "wallNs" as const, changeRatio: time.changeRatio };
  if (wall === "slower")
    return [createReason("wall-time-slower", "regressed", `Wall time ${formatChange(time)}.`, range, of)];
  const looksSlower = (time.changeRatio ?? 0) >= (time.thresholdRatio ?? Infinity);
  if (!looksSlower) return [];
  const word = !time.isProbable ? "looks slower" : (time.lowRatio ?? 0) > 0 ? "probably slower" : "may be slower";
  const text = `Wall time ${formatChange(time)}: ${word}. ${time.why ?? ""}`.trim();
  return [createReason("wall-time-open", time.isProbable ? "inconclusive" : null, text, range, of)];
}

/**
 * Reasons from wall time without tracing. An unclear result is only a note, with four exceptions: the job fails if anything is inconclusive
 * (`isStrict`), the slowdown is probable, nothing ran on the GPU, or there's one process per side and the change exceeds the threshold.
 */
function explainLatency(
  { time, statistic }: Latency,
  { gpuBusyTime }: Row,
  { range, isStrict }: { readonly range: string; readonly isStrict: boolean },
): Reason[] {
  const of = { metric: "wallNs" as const, changeRatio: time.changeRatio };
  const text = `Wall time without tracing (${statistic} of each process) ${formatChange(time)}`;
  if (time.state === "regressed") return [createReason("latency-regressed", "regressed", `${text}.`, range, of)];
  if (time.state === "improved") return [createReason("latency-improved", null, `${text}.`, range, of)];
  if (!time.mayBeSlower) return [];
  const found = time.isProbable
    ? "probably slower, but not proven."
    : time.detectableRatio === null
      ? "we can't detect a change."
      : `only changes above ${percent(time.detectableRatio)} would be detectable.`;
  // With one process per side, we have no interval. So a change beyond the threshold is neither a regression nor a pass.
  const isFarOff = time.lowRatio === null && (time.changeRatio ?? 0) >= (time.thresholdRatio ?? Infinity);
  // If nothing ran on the GPU, we only have wall time.
  const decides = isStrict || time.isProbable || isFarOff || gpuBusyTime.state === "not-judged";
  const open = `${text}: ${found} ${time.why ?? ""}`.trim();
  return [createReason("latency-open", decides ? "inconclusive" : null, open, range, of)];
}

/**
 * A note if most kernels changed by the same factor. No note if a nested range explains the change, because a change in that range can
 * look like a common factor.
 */
function explainCommonFactor({ commonMode, cause }: Row, range: string): Reason[] {
  if (commonMode === null || commonMode.explainedByClocks || cause?.kind === "operator") return [];
  const clocks =
    commonMode.clockChangeRatio === null
      ? "The clocks are unknown, so the machine may be the cause."
      : `The mean SM clock changed by ${signedPercent(commonMode.clockChangeRatio)}, which doesn't explain the change.`;
  const text = `Kernels that take ${percent(commonMode.shareRatio)} of the time changed by the same factor, ${signedPercent(commonMode.changeRatio)}. ${clocks}`;
  return [createReason("global-change", null, text, range)];
}
