import {
  unknownChange,
  type RowState,
  type TimeChange,
  type WallVerdict,
} from "../model/comparison/comparison-rows.ts";
import { signedPercent } from "../model/text/quantity.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { largestSizes, type Circumstance, type Evidence, type Sizes } from "./evidence.ts";
import { findDetectableSize, mayBeUnusual, type Limits } from "./noise/detectable.ts";
import {
  estimateEffect,
  inverseRatio,
  divideByFactor,
  type Effect,
  type Estimate,
  type Measured,
} from "./noise/estimate.ts";

/** The last of a verdict's three steps: turns an estimate and its evidence into a state. */

type Direction = "slower" | "faster" | "same" | "open";

interface Facts {
  readonly presence: Estimate["presence"];
  readonly direction: Direction;
  readonly has: (kind: Circumstance) => boolean;
}

interface DecisionRow {
  /** The condition in words, for docs/statistics.md. */
  readonly when: string;
  readonly isSo: (facts: Facts) => boolean;
  readonly state: RowState;
  readonly by: Circumstance | null;
}

export const decisionTable: readonly DecisionRow[] = [
  row("Neither side has this time.", ({ presence }) => presence === "neither", "not-judged"),
  row("Only head has this time.", ({ presence }) => presence === "head", "new"),
  row("Only base has this time.", ({ presence }) => presence === "base", "removed"),
  row("The time includes waiting for other GPUs.", ({ has }) => has("waits"), "waits", "waits"),
  row("The 95% interval lies within ± `same`.", ({ direction }) => direction === "same", "same"),
  row(
    "The time rose or fell by less than 0.3% of the range.",
    ({ direction, has }) => has("too-little") && direction !== "open",
    "not-judged",
    "too-little",
  ),
  row(
    "A side's rounds run different kernels, as with autotuning.",
    ({ has }) => has("kernels-vary"),
    "inconclusive",
    "kernels-vary",
  ),
  row(
    "At least half of a range's change is due to other choices of a measuring autotuner, and a side has fewer than three draws.",
    ({ has }) => has("few-draws"),
    "inconclusive",
    "few-draws",
  ),
  row(
    "A kernel or family is slower, but its range or family slowed down less than half as much, and that interval excludes the full slowdown.",
    ({ direction, has }) => direction === "slower" && has("whole-contradicts"),
    "noted",
    "whole-contradicts",
  ),
  row(
    "A kernel or family is slower for the same reason, and its range isn't slower.",
    ({ direction, has }) => direction === "slower" && has("other-variant"),
    "other-variant",
    "other-variant",
  ),
  row(
    "The time rose: the rounds agree, and the change reaches every threshold that applies.",
    ({ direction }) => direction === "slower",
    "regressed",
  ),
  row("The time fell, by the same rule.", ({ direction }) => direction === "faster", "improved"),
  row("Anything else.", () => true, "inconclusive"),
];

function row(when: string, isSo: DecisionRow["isSo"], state: RowState, by: Circumstance | null = null): DecisionRow {
  return { when, isSo, state, by };
}

export function decide(estimate: Estimate, evidence: Evidence): TimeChange {
  const { circumstances, extent, clock } = evidence;
  const direction = estimate.presence === "both" ? findDirection(estimate, evidence) : "open";
  const facts: Facts = { presence: estimate.presence, direction, has: (kind) => circumstances.has(kind) };
  const row = decisionTable.find(({ isSo }) => isSo(facts));
  if (row === undefined) throw new Error("The decision table has no last row.");
  const { state, by } = row;
  const why = by === null ? null : (circumstances.get(by) ?? null);
  const { baseNs, headNs } = estimate;
  if (estimate.presence !== "both") {
    const { presence, rounds, changeRatio, ran } = estimate;
    const absence =
      presence === "some" ? `Ran in ${ran}.` : presence === "neither" ? "Neither side has this time." : null;
    const mayBeSlower = state === "inconclusive";
    return { ...unknownChange, baseNs, headNs, rounds, changeRatio, state, mayBeSlower, why: why ?? absence };
  }
  const { effect, values, knownNoise } = estimate;
  const { least } = findSizes(evidence);
  const isOpen = state === "inconclusive";
  const isJudged = state !== "waits" && state !== "not-judged";
  const isTooNoisy = extent === "whole" && mayBeUnusual(values, knownNoise);
  const ofSize =
    state === "same" && isTooNoisy ? "The rounds vary too much to say how small a slowdown we could detect." : null;
  return {
    baseNs,
    headNs,
    changeRatio: effect.change,
    lowRatio: effect.low,
    highRatio: effect.high,
    thresholdRatio: least === Infinity ? null : least,
    detectableRatio:
      isOpen || !isJudged || isTooNoisy ? null : findDetectableSize(values, findLimits(effect, evidence), knownNoise),
    spreadRatio: effect.rounds === 1 ? null : effect.spread,
    rounds: effect.rounds,
    state,
    mayBeSlower: isOpen && mayBeSlower(estimate, evidence),
    isProbable: false,
    why: why ?? (isOpen || clock !== null ? explainOpen(estimate, evidence, direction) : ofSize),
  };
}

function findSizes({ sizes }: Evidence) {
  return largestSizes([...sizes.values()]);
}

function findDirection(estimate: Measured, evidence: Evidence) {
  const { clock, extent } = evidence;
  const sizes = findSizes(evidence);
  const without = (factor: number) => directionOfEffect(effectWithout(factor, estimate), sizes);
  if (clock === null) return without(1);
  // Not every kernel follows the clock fully. From a part, we take out the factor of most kernels; from a whole, the largest factor that any kernel may have.
  if (extent === "part") return without(clock.factor);
  const measured = without(1);
  const uncertainty = Math.exp(clock.within);
  if (measured === "slower") return without(clock.factor * uncertainty) === "slower" ? "slower" : "open";
  if (measured === "faster") return without(clock.factor / uncertainty) === "faster" ? "faster" : "open";
  return measured === "same" && isBelow(effectWithout(clock.factor, estimate), sizes.same) ? "same" : "open";
}

function effectWithout(factor: number, { values, effect, knownNoise }: Measured) {
  return factor === 1 ? effect : estimateEffect(divideByFactor(values, factor), knownNoise);
}

function directionOfEffect(effect: Effect, { least, same }: Sizes) {
  const size = Math.log1p(effect.change);
  const isFound = Math.abs(size) >= leastLog(effect, least);
  if (isFound && effect.agree === "up") return "slower";
  if (isFound && effect.agree === "down") return "faster";
  return same !== null && effect.low !== null && Math.log1p(effect.low) > -Math.log1p(same) && isBelow(effect, same)
    ? "same"
    : "open";
}

function isBelow({ high }: Effect, same: Ratio | null) {
  return same !== null && high !== null && high < same;
}

function findLimits(effect: Effect, { sizes }: Evidence): Limits {
  const ofNoise = [...sizes].filter(([kind]) => kind === "rounds-spread").map(([, size]) => size);
  const others = [...sizes].filter(([kind]) => kind !== "rounds-spread").map(([, size]) => size);
  return {
    least: Math.log1p(largestSizes(others).least),
    ofNoise: leastLog(effect, largestSizes(ofNoise).least),
  };
}

/** The smallest change that counts, as a log ratio: at least `least`, and large enough for its interval to exclude 0. */
function leastLog({ low, high }: Effect, least: Ratio) {
  const half = low === null || high === null ? 0 : (Math.log1p(high) - Math.log1p(low)) / 2;
  return Math.max(Math.log1p(least), half);
}

function mayBeSlower(estimate: Measured, evidence: Evidence) {
  const { circumstances, extent, clock, sizes } = evidence;
  // With these circumstances, even a clear slowdown wouldn't count.
  if ((["too-little", "whole-contradicts", "other-variant"] as const).some((kind) => circumstances.has(kind)))
    return false;
  if (extent === "whole" && (circumstances.has("kernels-vary") || circumstances.has("few-draws"))) return true;
  const threshold = sizes.get("threshold")?.least ?? 0;
  const beyond = effectWithout(clock?.factor ?? 1, estimate);
  if (extent === "part") return beyond.change >= threshold;
  // A range that's slower because of the clock may also be slower for another reason. One round gives no interval, so it rules out nothing.
  return Math.max(estimate.effect.high ?? Infinity, beyond.high ?? Infinity) >= (findSizes(evidence).same ?? threshold);
}

function explainOpen(estimate: Measured, evidence: Evidence, direction: Direction) {
  const { effect } = estimate;
  const { clock } = evidence;
  const { why, least, same } = findSizes(evidence);
  if (clock !== null) {
    const beyond = signedPercent(effectWithout(clock.factor, estimate).change);
    const beyondIt = `Without the clock's effect (${signedPercent(clock.factor - 1)}), the change is ${beyond}.`;
    return direction === "open" ? `${clock.why} ${beyondIt}` : beyondIt;
  }
  const size = Math.abs(Math.log1p(effect.change));
  const threshold = same ?? 0;
  if (why !== null && size < Math.log1p(least)) return why;
  if (size < Math.log1p(threshold)) return "The rounds are too noisy to detect a change of the threshold's size.";
  if (effect.agree === "mixed") return "The rounds disagree on the direction of the change.";
  return (effect.low ?? 0) <= 0 && (effect.high ?? 0) >= 0
    ? "The rounds vary so much that the interval includes 0."
    : "The rounds vary so much that a change of this size means nothing.";
}

export function decideTracedWall(
  estimate: Estimate,
  wall: WallVerdict,
  isProbable: boolean,
  threshold: Ratio,
): TimeChange {
  const time = showTime(estimate);
  if (time.changeRatio === null) return time;
  const judged = { ...time, thresholdRatio: threshold };
  if (wall === "slower") return { ...judged, state: "regressed" };
  if (wall === "not-slower")
    return { ...judged, state: time.changeRatio <= inverseRatio(threshold) ? "improved" : "same" };
  const least = constants.fewProcesses.value;
  const rounds = time.rounds === 1 ? "one round" : `${String(time.rounds)} rounds`;
  const why =
    time.rounds < least
      ? `Under CUDA tracing, ${rounds} per side can't prove a slowdown, because an entire process may be slower by chance. Use at least ${String(least)} interleaved pairs, or runs without tracing (\`latency.pairs\`).`
      : "Under CUDA tracing, the rounds are too noisy to judge wall time.";
  return isProbable ? { ...judged, state: "inconclusive", mayBeSlower: true, isProbable, why } : { ...judged, why };
}

export function showTime(estimate: Estimate): TimeChange {
  const nothing: Evidence = { extent: "whole", sizes: new Map(), clock: null, circumstances: new Map() };
  const time = decide(estimate, nothing);
  return { ...time, state: "not-judged", mayBeSlower: false, why: null, thresholdRatio: null, detectableRatio: null };
}
