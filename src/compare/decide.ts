import {
  unknownChange,
  type RowState,
  type TimeChange,
  type WallVerdict,
} from "../model/comparison/comparison-rows.ts";
import { signedPercent } from "../model/text/quantity.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { type Estimate, type Measured, estimateEffect, type Effect } from "./noise/estimate.ts";
import {
  clockOf,
  evidenceOf,
  sizesOf,
  thresholdIn,
  type Evidence,
  type Sizes,
  type StateEvidence,
} from "./evidence.ts";
import { findDetectableSize, mayBeUnusual, type Limits } from "./noise/detectable.ts";

/** The last of a verdict's three steps: turns an estimate and its evidence into a state. Only this file decides a time's state. */

/** The direction of a change, given the clocks and the limits that apply. */
type Direction = "slower" | "faster" | "same" | "open";

interface Facts {
  readonly presence: Estimate["presence"];
  readonly direction: Direction;
  readonly has: (kind: StateEvidence["kind"]) => boolean;
}

interface DecisionRow {
  /** The condition in words, for docs/statistics.md. */
  readonly when: string;
  readonly isSo: (facts: Facts) => boolean;
  readonly state: RowState;
  /** The evidence that explains the state in reports. */
  readonly by: StateEvidence["kind"] | null;
}

/** The first row that matches decides. */
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

function row(
  when: string,
  isSo: DecisionRow["isSo"],
  state: RowState,
  by: StateEvidence["kind"] | null = null,
): DecisionRow {
  return { when, isSo, state, by };
}

/** A range is a whole, judged by its interval. Its kernels, families, and paths are parts, judged by their estimates. */
type Extent = "whole" | "part";

/** Decides a time's state. */
export function decide(estimate: Estimate, evidence: readonly Evidence[], extent: Extent): TimeChange {
  const direction = estimate.presence === "both" ? directionOf(estimate, evidence, extent) : "open";
  const facts: Facts = {
    presence: estimate.presence,
    direction,
    has: (kind) => evidenceOf(evidence, kind) !== null,
  };
  const found = decisionTable.find(({ isSo }) => isSo(facts));
  if (found === undefined) throw new Error("The decision table has no last row.");
  const { state, by } = found;
  if (estimate.presence !== "both") return unmeasured(estimate, state, by === null ? null : evidenceOf(evidence, by));
  const { effect, values, known, baseNs, headNs } = estimate;
  const { least } = sizesOf(evidence);
  const isOpen = state === "inconclusive";
  const isJudged = state !== "waits" && state !== "not-judged";
  const isTooNoisy = extent === "whole" && mayBeUnusual(values, known);
  const detectableRatio =
    isOpen || !isJudged || isTooNoisy ? null : findDetectableSize(values, findLimits(effect, evidence), known);
  const why = by === null ? null : (evidenceOf(evidence, by)?.why ?? null);
  const ofSize =
    state === "same" && isTooNoisy ? "The rounds vary too much to say how small a slowdown we could detect." : null;
  return {
    baseNs,
    headNs,
    changeRatio: effect.change,
    lowRatio: effect.low,
    highRatio: effect.high,
    thresholdRatio: least === Infinity ? null : least,
    detectableRatio,
    spreadRatio: effect.rounds === 1 ? null : effect.spread,
    rounds: effect.rounds,
    state,
    mayBeSlower: isOpen && mayBeSlower(estimate, evidence, extent),
    isProbable: false,
    why: why ?? (isOpen || clockOf(evidence) !== null ? whyOf(estimate, evidence, direction) : ofSize),
  };
}

function unmeasured(
  { baseNs, headNs, rounds, changeRatio, presence, ran }: Exclude<Estimate, Measured>,
  state: RowState,
  by: StateEvidence | null,
): TimeChange {
  const isSome = presence === "some";
  return {
    ...unknownChange,
    baseNs,
    headNs,
    rounds,
    changeRatio,
    state,
    mayBeSlower: state === "inconclusive",
    why: by?.why ?? (isSome ? `Ran in ${ran}.` : presence === "neither" ? "Neither side has this time." : null),
  };
}

function directionOf(estimate: Measured, evidence: readonly Evidence[], extent: Extent): Direction {
  const clock = clockOf(evidence);
  const sizes = sizesOf(evidence);
  const without = (factor: number): Direction => directionOfEffect(withoutFactor(estimate, factor), sizes);
  if (clock === null) return without(1);
  // Not every kernel follows the clock fully. From a part, we take out the factor of most kernels; from a whole, the largest factor that any kernel may have.
  if (extent === "part") return without(clock.factor);
  const measured = without(1);
  const uncertainty = Math.exp(clock.within);
  if (measured === "slower") return without(clock.factor * uncertainty) === "slower" ? "slower" : "open";
  if (measured === "faster") return without(clock.factor / uncertainty) === "faster" ? "faster" : "open";
  return measured === "same" && isBelow(withoutFactor(estimate, clock.factor), sizes.same) ? "same" : "open";
}

function withoutFactor({ values, effect, known }: Measured, factor: number): Effect {
  return factor === 1 ? effect : estimateEffect({ ...values, head: values.head.map((value) => value / factor) }, known);
}

function directionOfEffect(effect: Effect, { least, same }: Sizes): Direction {
  const size = Math.log1p(effect.change);
  const isFound = Math.abs(size) >= leastLog(effect, least);
  if (isFound && effect.agree === "up") return "slower";
  if (isFound && effect.agree === "down") return "faster";
  return same !== null && effect.low !== null && Math.log1p(effect.low) > -Math.log1p(same) && isBelow(effect, same)
    ? "same"
    : "open";
}

function isBelow({ high }: Effect, same: Ratio | null): boolean {
  return same !== null && high !== null && high < same;
}

/** What a change must reach to count, apart from its rounds' agreement. */
function findLimits(effect: Effect, evidence: readonly Evidence[]): Limits {
  const isOfNoise = ({ kind }: Evidence): boolean => kind === "rounds-spread";
  return {
    least: Math.log1p(sizesOf(evidence.filter((one) => !isOfNoise(one))).least),
    ofNoise: leastLog(effect, sizesOf(evidence.filter(isOfNoise)).least),
  };
}

/** The smallest change that counts, as a log ratio: at least `least`, and large enough for its interval to exclude 0. */
function leastLog({ low, high }: Effect, least: Ratio): number {
  const half = low === null || high === null ? 0 : (Math.log1p(high) - Math.log1p(low)) / 2;
  return Math.max(Math.log1p(least), half);
}

/** True if a slowdown that matters isn't ruled out, and more rounds might find it. */
function mayBeSlower(estimate: Measured, evidence: readonly Evidence[], extent: Extent): boolean {
  // With this evidence, even a clear slowdown wouldn't count.
  const has = (kind: StateEvidence["kind"]): boolean => evidenceOf(evidence, kind) !== null;
  if (has("too-little") || has("whole-contradicts") || has("other-variant")) return false;
  if (extent === "whole" && (has("kernels-vary") || has("few-draws"))) return true;
  const threshold = thresholdIn(evidence);
  const beyond = withoutFactor(estimate, clockOf(evidence)?.factor ?? 1);
  if (extent === "part") return beyond.change >= threshold;
  // A range that's slower because of the clock may also be slower for another reason. One round gives no interval, so it rules out nothing.
  return Math.max(estimate.effect.high ?? Infinity, beyond.high ?? Infinity) >= (sizesOf(evidence).same ?? threshold);
}

function whyOf(estimate: Measured, evidence: readonly Evidence[], direction: Direction): string {
  const { effect } = estimate;
  const clock = clockOf(evidence);
  const { why, least, same } = sizesOf(evidence);
  if (clock !== null) {
    const beyond = signedPercent(withoutFactor(estimate, clock.factor).change);
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

/** Judges wall time under CUDA tracing. `isProbable` means the change is unlikely to be chance, but isn't proven. */
export function decideTracedWall(
  estimate: Estimate,
  {
    wall,
    isProbable,
    threshold,
  }: { readonly wall: WallVerdict; readonly isProbable: boolean; readonly threshold: Ratio },
): TimeChange {
  const time = showTime(estimate);
  if (time.changeRatio === null) return time;
  const judged = { ...time, thresholdRatio: threshold };
  const why = whyOpen(time);
  if (wall === "slower") return { ...judged, state: "regressed" };
  if (wall === "not-slower")
    return { ...judged, state: time.changeRatio <= 1 / (1 + threshold) - 1 ? "improved" : "same" };
  return isProbable ? { ...judged, state: "inconclusive", mayBeSlower: true, isProbable, why } : { ...judged, why };
}

/** Explains why wall time under CUDA tracing proves nothing, no matter how large the change is. */
function whyOpen({ rounds }: TimeChange): string {
  const least = constants.fewProcesses.value;
  return rounds < least
    ? `Under CUDA tracing, ${rounds === 1 ? "one round" : `${String(rounds)} rounds`} per side can't prove a slowdown, because an entire process may be slower by chance. Use at least ${String(least)} interleaved pairs, or runs without tracing (\`latency.pairs\`).`
    : "Under CUDA tracing, the rounds are too noisy to judge wall time.";
}

/** A time that's shown but never judged. */
export function showTime(estimate: Estimate): TimeChange {
  const time = decide(estimate, [], "whole");
  return { ...time, state: "not-judged", mayBeSlower: false, why: null, thresholdRatio: null, detectableRatio: null };
}
