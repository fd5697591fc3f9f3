import { median } from "../model/rounds.ts";
import type { CountChange, CountMetric, RowState, WallVerdict } from "../model/comparison/comparison-rows.ts";
import type { ProfileCopy, ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";

/** What decides if a higher count is a regression. */
export interface CountRules {
  readonly threshold: Ratio;
  /** True if `fail-on` includes `counts`, which makes every increase a regression. */
  readonly isStrict: boolean;
  /** True if the range's time on the GPU is lower on head than on base. */
  readonly hasImproved: boolean;
  readonly wall: WallVerdict;
  /** True if a side's rounds did different amounts of work (`commonWork`). A count that varies with the work tells us nothing. */
  readonly workVaries: boolean;
  /** Why more launches prove nothing, such as rounds that autotuning gave different kernels. Null if they do. */
  readonly openLaunches: string | null;
  /** With one round per side, a change smaller than this may come from a different amount of work. 0 if the amount is the same. */
  readonly otherAmount: Ratio;
  /** The share of the range's time in which the GPU was busy, on head. */
  readonly busyShare: Ratio;
}

/** A count on both sides, before it's judged. */
interface Counted {
  readonly metric: CountMetric;
  readonly kind: string | null;
  readonly base: number;
  readonly head: number;
  /** `varies`: the count varies too much between a side's rounds. `with-work`: the count varies because the rounds did different amounts of work. */
  readonly change: "same" | "more" | "fewer" | "varies" | "with-work";
  /** True if copies in this direction only switched between kinds of memory, and this kind isn't pageable. */
  readonly isOtherMemory: boolean;
  /** More details, for example the calls that changed. Null if there's nothing to add. */
  readonly note: string | null;
}

/**
 * Compares exact counts, which have no noise. A stray `.item()` shows up as copies and synchronizations, a lost CUDA graph as host
 * launches. A higher count is worse if the host waits for the calls, or if the increase is large and the range isn't faster.
 */
export function countChanges(base: ProfileRange, head: ProfileRange, rules: CountRules): CountChange[] {
  const counted = (metric: CountMetric, pick: (round: ProfileRangeRound) => number, note: string | null = null) =>
    countOf({ metric, kind: null, note }, base.rounds.map(pick), head.rounds.map(pick), rules);
  const graphs = counted("graphLaunches", ({ graphLaunches }) => graphLaunches);
  const all = [
    counted("launches", ({ launches }) => launches),
    counted("hostLaunches", countHostLaunches),
    ...(graphs.base + graphs.head > 0 ? [graphs] : []),
    ...copiesOf(base, head, rules),
    counted("blockingCopies", ({ copies }) => sum(copies.map(({ blocking }) => blocking))),
    counted(
      "synchronizations",
      (round) => sum(round.synchronizations.map(({ count }) => count)),
      callsChanged(base, head),
    ),
  ];
  return all.map((one) => {
    const { metric, kind, base: before, head: after, note } = one;
    const { state, why } = decideCount(one, all, rules);
    return {
      metric,
      kind,
      base: before,
      head: after,
      changeRatio: before === 0 ? null : after / before - 1,
      thresholdRatio: rules.threshold,
      state,
      why: [note, why].filter((part) => part !== null).join(" ") || null,
      launchSites: null,
    };
  });
}

interface DecidedCount {
  readonly state: RowState;
  readonly why: string | null;
}

/** Decides a count's state; no other code does. The first condition that's true wins. */
function decideCount(one: Counted, all: readonly Counted[], rules: CountRules): DecidedCount {
  const { metric, change } = one;
  const graph = graphChange(all);
  const isOfGraph = metric === "graphLaunches" || metric === "hostLaunches";
  const blocks = metric === "synchronizations" || metric === "blockingCopies";
  const isLaunch = isOfGraph || metric === "launches";
  const isWorse = metric === "graphLaunches" && graph !== null ? graph === "lost" : change === "more";
  const isBetter = metric === "graphLaunches" && graph !== null ? graph === "gained" : change === "fewer";
  if (change === "same") return { state: "same", why: null };
  if (one.isOtherMemory) return { state: "moved", why: "Copies in this direction now use a different kind of memory." };
  if (change === "with-work")
    return {
      state: "noted",
      why: "A side's rounds did different amounts of work, and the count varies with the work.",
    };
  if (change === "varies")
    return {
      state: "inconclusive",
      why: "The count varies as much between the rounds of a side as between the sides.",
    };
  const ofGraph = metric === "graphLaunches" && graph !== null ? graphTexts[graph] : null;
  if (isBetter) return { state: "improved", why: ofGraph };
  if (!isWorse || rules.isStrict) return { state: "regressed", why: ofGraph };
  if (blocks || (graph === "lost" && isOfGraph))
    return rules.wall === "not-slower"
      ? { state: "noted", why: joined(ofGraph, "Wall time isn't longer.") }
      : { state: "regressed", why: ofGraph };
  if (isNegligible(one, all, rules)) return { state: "noted", why: "Negligible, non-blocking." };
  if (rules.openLaunches !== null && isLaunch) return { state: "inconclusive", why: rules.openLaunches };
  if (one.base > 0 && one.head / one.base - 1 < rules.otherAmount)
    return {
      state: "inconclusive",
      why: "Nearly all launch counts changed by the same factor. With one round per side, we can't rule out that the amount of work differs.",
    };
  if (!rules.hasImproved) return { state: "regressed", why: null };
  if (rules.wall === "not-slower" || rules.busyShare >= constants.busyShare.value || !isMoreForHost(all))
    return { state: "noted", why: "The range as a whole is faster." };
  return {
    state: "inconclusive",
    why: "The range takes less time on the GPU, but we can't tell if the host's extra work makes its wall time longer.",
  };
}

const graphTexts = {
  lost: "Kernels that were in a CUDA graph are now launched one by one.",
  gained: "Kernels that were launched one by one are now in a CUDA graph.",
} as const;

/** If there are fewer graph launches and more host launches, a graph was lost, which is worse. Null if no graph was lost or gained. */
function graphChange(all: readonly Counted[]): keyof typeof graphTexts | null {
  const changeOf = (metric: CountMetric) => all.find((one) => one.metric === metric)?.change;
  const [graphs, host] = [changeOf("graphLaunches"), changeOf("hostLaunches")];
  if (graphs === "fewer" && host === "more") return "lost";
  return graphs === "more" && host === "fewer" ? "gained" : null;
}

/** True if the host submits more to the GPU: launches and copies together. */
function isMoreForHost(all: readonly Counted[]): boolean {
  const handed = all.filter(({ metric }) => metric === "hostLaunches" || metric === "copies");
  return sum(handed.map(({ head }) => head)) > sum(handed.map(({ base }) => base));
}

/**
 * True if an increase is too small to matter, although it's above its threshold. Extra launches matter if there are more than 2, and
 * they're at least 1% of the range's launches. Extra bytes matter if they're at least 1 MiB. Extra copies matter only if they pass both limits.
 */
function isNegligible(one: Counted, all: readonly Counted[], { threshold }: CountRules): boolean {
  const rise = one.head - one.base;
  const leastBytes = constants.smallestBytes.value;
  if (one.metric === "copiedBytes") return rise < leastBytes;
  const launches = all.find(({ metric }) => metric === "launches");
  const ofLaunches = threshold * Math.max(launches?.base ?? 0, launches?.head ?? 0);
  if (rise <= constants.smallestCount.value || rise < ofLaunches) return true;
  if (one.metric !== "copies") return false;
  const bytes = all.find(({ metric, kind }) => metric === "copiedBytes" && kind === one.kind);
  return bytes === undefined || bytes.head - bytes.base < leastBytes;
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(" ");
}

/** How often the host had to submit work: kernels launched one by one, plus graphs. */
function countHostLaunches({ launches, graphKernels, graphLaunches }: ProfileRangeRound): number {
  return launches - graphKernels + graphLaunches;
}

/** Copies and memsets by kind. If copies in a direction only switched to another kind of memory, only a switch to pageable memory is worse. */
function copiesOf(base: ProfileRange, head: ProfileRange, rules: CountRules): Counted[] {
  const kinds = new Map<string, ProfileCopy>();
  for (const round of [...base.rounds, ...head.rounds])
    for (const copy of round.copies) kinds.set(describeCopy(copy), copy);
  return [...kinds]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([kind, sample]) =>
      (["copies", "copiedBytes"] as const).map((metric): Counted => {
        const of = (isMeant: (copy: ProfileCopy) => boolean) => (round: ProfileRangeRound) =>
          sum(round.copies.filter(isMeant).map(({ count, bytes }) => (metric === "copies" ? count : bytes)));
        const counted = (isMeant: (copy: ProfileCopy) => boolean) =>
          countOf({ metric, kind, note: null }, base.rounds.map(of(isMeant)), head.rounds.map(of(isMeant)), rules);
        const row = counted((copy) => describeCopy(copy) === kind);
        const all = counted((copy) => copy.kind === sample.kind && copy.direction === sample.direction);
        const isPageable = [sample.sourceMemory, sample.targetMemory].includes("pageable");
        return { ...row, isOtherMemory: !isPageable && row.change !== all.change };
      }),
    );
}

/** Names a kind of copy by its direction and memory. */
export function describeCopy({
  kind,
  direction,
  sourceMemory,
  targetMemory,
}: Omit<ProfileCopy, "count" | "bytes" | "totalNs" | "blocking">): string {
  if (kind === "fill") return `memset (${targetMemory ?? "unknown memory"})`;
  return `${direction ?? "unknown direction"} (${sourceMemory ?? "unknown"} → ${targetMemory ?? "unknown"})`;
}

function countOf(
  named: Pick<Counted, "metric" | "kind" | "note">,
  baseRounds: readonly number[],
  headRounds: readonly number[],
  { threshold, workVaries }: Pick<CountRules, "threshold" | "workVaries">,
): Counted {
  const base = median(baseRounds);
  const head = median(headRounds);
  const size = Math.abs(head - base);
  // Compare with the larger side, so that swapping the sides gives the same result.
  const isLarge = size >= constants.smallestCount.value && size > threshold * Math.max(base, head);
  const gap = gapBetween(baseRounds, headRounds);
  // A count that differs between the rounds of a side isn't exact.
  const isClear = gap > constants.clearOfSpread.value * Math.max(widthOf(baseRounds), widthOf(headRounds));
  const counted = { ...named, base, head, isOtherMemory: false };
  if (!isLarge) return { ...counted, change: "same" };
  if (!isClear) return { ...counted, change: workVaries && gap <= 0 ? "with-work" : "varies" };
  return { ...counted, change: head > base ? "more" : "fewer" };
}

/** The distance from one side's highest count to the other side's lowest. Below 0 if the sides overlap. */
function gapBetween(one: readonly number[], other: readonly number[]): number {
  return Math.max(Math.min(...other) - Math.max(...one), Math.min(...one) - Math.max(...other));
}

function widthOf(rounds: readonly number[]): number {
  return Math.max(...rounds) - Math.min(...rounds);
}

/** For example, `cudaStreamSynchronize 0 → 16.` Null if no call's count changed. */
function callsChanged(base: ProfileRange, head: ProfileRange): string | null {
  const countOf = (range: ProfileRange, name: string): number =>
    median(
      range.rounds.map((round) => sum(round.synchronizations.map(({ call, count }) => (call === name ? count : 0)))),
    );
  const names = new Set(
    [...base.rounds, ...head.rounds].flatMap((round) => round.synchronizations.map(({ call }) => call)),
  );
  const changed = [...names].toSorted().flatMap((name) => {
    const [before, after] = [countOf(base, name), countOf(head, name)];
    return before === after ? [] : [`${name} ${String(before)} → ${String(after)}`];
  });
  return changed.length === 0 ? null : `${changed.join(", ")}.`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
