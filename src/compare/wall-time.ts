import type { TimeChange, WallVerdict } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { deviation, logs, mean, pairLogRatios } from "./noise/rounds.ts";
import type { RoundTimes } from "./time-change.ts";

/** Pairs of rounds that it takes where the runner's own spread is known to be small, and where it is not. */
const calibratedPairs = 3;
const uncalibratedPairs = 6;
/** A runner is quiet where two rounds of the same code differ by no more. */
const quietSpread: Ratio = 0.035;
/** On a machine that is not known to be quiet, three pairs of noise agree once in eight. */
const clearOfNoise = 4;

/**
 * Whether the time in all changed. It is measured under CUDA tracing, which inflates it and adds noise of its own: it is only
 * judged where rounds measured in turn are quiet enough to tell a change of the threshold's size (docs/statistics.md).
 * `calibratedSpread` is of A/A pairs on this runner; null: not known.
 */
export function wallVerdict(times: RoundTimes, threshold: Ratio, calibratedSpread: Ratio | null): WallVerdict {
  const pairs = pairLogRatios(times);
  if (pairs === null || ![...times.base, ...times.head].every((ns) => ns > 0)) return "unknown";
  const limit = Math.log1p(threshold);
  const change = mean(pairs);
  const isQuiet = calibratedSpread !== null && calibratedSpread <= quietSpread;
  const error = isQuiet
    ? calibratedSpread / Math.sqrt(pairs.length)
    : Math.hypot(deviation(logs(times.base)), deviation(logs(times.head))) / Math.sqrt(pairs.length);
  if (pairs.length < (isQuiet ? calibratedPairs : uncalibratedPairs)) return "unknown";
  if (change >= limit)
    return pairs.every((pair) => pair > 0) && (isQuiet || change >= clearOfNoise * error) ? "slower" : "unknown";
  return change + clearOfNoise * error < limit ? "not-slower" : "unknown";
}

/** A wall time that is not judged, as a row shows it: the estimate and its interval stay. `times` are those it was made of. */
export function shownWall(time: TimeChange, times: RoundTimes, verdict: WallVerdict, threshold: Ratio): TimeChange {
  if (time.changeRatio === null) return time;
  const size = Math.log1p(time.changeRatio);
  const state =
    verdict === "slower"
      ? "regressed"
      : verdict === "not-slower"
        ? size <= -Math.log1p(threshold)
          ? "improved"
          : "same"
        : "inconclusive";
  return {
    ...time,
    thresholdRatio: threshold,
    state,
    // A slowdown of the threshold's size that all rounds show, and do not prove. One round a side shows only itself.
    mayBeSlower: verdict === "unknown" && time.rounds > 1 && size >= Math.log1p(threshold) && allAreSlower(times),
    why: verdict === "unknown" ? "Under CUDA tracing its rounds are too few or too noisy to judge." : null,
  };
}

function allAreSlower(times: RoundTimes): boolean {
  const pairs = pairLogRatios(times);
  return pairs === null ? Math.min(...times.head) > Math.max(...times.base) : pairs.every((pair) => pair > 0);
}
