import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { Ratio } from "../../model/units.ts";
import { percent, signedPercent } from "../../model/text/percent.ts";
import { changeText, finding, type Finding } from "./finding.ts";

type Row = Omit<RangeRow, "verdict">;

/** What a range's kernel time, its wall time and its instances say. */
export function rangeReasons(row: Row, range: string): Finding[] {
  return [
    ...instanceReasons(row, range),
    ...kernelTimeReasons(row, range),
    ...wallReasons(row, range),
    ...commonReasons(row, range),
  ];
}

function instanceReasons({ instances }: Row, range: string): Finding[] {
  if (instances.base === instances.head && instances.base !== null) return [];
  const word = (count: number | null): string => (count === null ? "a varying number" : String(count));
  const text = `Base holds ${word(instances.base)} of its instances and head ${word(instances.head)}: their sums cannot be compared.`;
  return [finding("instances-differ", "incomparable", text, range)];
}

function kernelTimeReasons({ kernelTime: time, commonMode }: Row, range: string): Finding[] {
  const of = { of: { metric: "kernelNs" as const }, changeRatio: ratioBeyondMachine(time.changeRatio, commonMode) };
  const text = `Kernel time ${changeText(time)}.${time.why === null ? "" : ` ${time.why}`}`;
  switch (time.state) {
    case "regressed":
      return [finding("range-regressed", "regressed", text, range, of)];
    case "improved":
      return [finding("range-improved", null, text, range)];
    case "new":
      return [finding("no-kernels-in-base", "incomparable", "Base has no kernel in this range.", range)];
    case "removed":
      return [finding("no-kernels-in-head", "incomparable", "Head has no kernel in this range.", range)];
    case "inconclusive":
      return inconclusive(time, commonMode, range);
    case "not-judged":
      return [finding("no-kernels", "incomparable", "Neither side has a kernel in this range.", range)];
    default:
      return [];
  }
}

/** The part of a change that the machine does not explain; that is what an accepted regression is held against. */
function ratioBeyondMachine(changeRatio: Ratio | null, commonMode: Row["commonMode"]): Ratio | null {
  if (changeRatio === null || commonMode?.isMachine !== true) return changeRatio;
  return (1 + changeRatio) / (1 + commonMode.changeRatio) - 1;
}

function inconclusive(time: Row["kernelTime"], commonMode: Row["commonMode"], range: string): Finding[] {
  if (commonMode?.isMachine === true) {
    const clock =
      commonMode.clockChangeRatio === null
        ? ""
        : ` The mean SM clock moved by ${signedPercent(commonMode.clockChangeRatio)}.`;
    const text = `Kernel time ${changeText(time)}. ${time.why ?? ""}${clock}`;
    if (!time.mayBeSlower) return [finding("global-speedup", null, text, range)];
    const id = commonMode.changeRatio > 0 ? "global-slowdown" : "range-inconclusive";
    return [finding(id, "inconclusive", text, range)];
  }
  if (!time.mayBeSlower) return [];
  const found =
    time.detectableRatio === null
      ? ""
      : ` A slowdown of ${percent(time.detectableRatio)} would be found 95 % of the time.`;
  const text = `Kernel time ${changeText(time)}: a slowdown is not ruled out. ${time.why ?? ""}${found}`;
  return [finding("range-inconclusive", "inconclusive", text, range)];
}

/**
 * Wall time under CUDA tracing holds the cost of tracing each launch, and varies by 3 to 8 % between rounds: a slowdown
 * of it is said and makes a comparison inconclusive, never regressed. With one round a side it is only said.
 */
function wallReasons({ wallTime: time }: Row, range: string): Finding[] {
  if (time.state !== "regressed") return [];
  const verdict = time.lowRatio === null ? null : "inconclusive";
  const text = `Wall time ${changeText(time)}; it was measured under CUDA tracing, which inflates it.`;
  return [
    finding("wall-time-slower", verdict, text, range, { of: { metric: "wallNs" }, changeRatio: time.changeRatio }),
  ];
}

function commonReasons({ commonMode }: Row, range: string): Finding[] {
  if (commonMode === null || commonMode.isMachine) return [];
  const clocks =
    commonMode.clockChangeRatio === null
      ? "The clocks are not known: it may be the machine."
      : `The mean SM clock moved by ${signedPercent(commonMode.clockChangeRatio)}, which does not explain it.`;
  const text = `Kernels with ${percent(commonMode.shareRatio)} of the time moved by one factor, ${signedPercent(commonMode.changeRatio)}. ${clocks}`;
  return [finding("global-change", null, text, range)];
}
