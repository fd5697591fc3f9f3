import { median } from "../model/rounds.ts";
import type { CountChange, CountMetric, RowState, WallVerdict } from "../model/comparison/comparison-rows.ts";
import type { ProfileCopy, ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";

/** What decides whether a risen count is a regression. */
export interface CountRules {
  readonly threshold: Ratio;
  /** `fail-on: counts`: every rise is one. */
  readonly isStrict: boolean;
  /** The range takes less time on the GPU. */
  readonly hasImproved: boolean;
  readonly wall: WallVerdict;
  /** The rounds of a side didn't do the same work (`commonWork`): a count that varies with it says nothing. */
  readonly workVaries: boolean;
  /** The rounds of a side don't run the same kernels: nor do they launch as many. */
  readonly kernelsVary: boolean;
  /** One round a side: a change below this may be another amount of work. 0: it isn't. */
  readonly otherAmount: Ratio;
  /** Of head's time in the range, the share in which the GPU was busy. */
  readonly busyShare: Ratio;
}

/** A count on both sides, before anything is made of it. */
interface Counted {
  readonly metric: CountMetric;
  readonly kind: string | null;
  readonly base: number;
  readonly head: number;
  /** `varies`: the rounds of a side differ by as much; `with-work`: since they did different work. */
  readonly change: "same" | "more" | "fewer" | "varies" | "with-work";
  /** Copies of its direction only use another kind of memory now, and not pageable memory. */
  readonly isOtherMemory: boolean;
  /** Such as the calls that changed; null: nothing. */
  readonly note: string | null;
}

/**
 * What is counted exactly needs no rule for noise: a stray `.item()` shows as copies and synchronizations, a lost
 * CUDA graph as host launches. More is worse where the host waits for it, or where it's much and the range isn't faster.
 */
export function countChanges(base: ProfileRange, head: ProfileRange, rules: CountRules): CountChange[] {
  const counted = (metric: CountMetric, pick: (round: ProfileRangeRound) => number, note: string | null = null) =>
    countOf({ metric, kind: null, note }, base.rounds.map(pick), head.rounds.map(pick), rules);
  const graphs = counted("graphLaunches", ({ graphLaunches }) => graphLaunches);
  const all = [
    counted("launches", ({ launches }) => launches),
    counted("hostLaunches", hostLaunches),
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

/** The state of a count: it's assigned here alone. The first line that is true decides. */
function decideCount(one: Counted, all: readonly Counted[], rules: CountRules): DecidedCount {
  const { metric, change } = one;
  const graph = graphChange(all);
  const isOfGraph = metric === "graphLaunches" || metric === "hostLaunches";
  const blocks = metric === "synchronizations" || metric === "blockingCopies";
  const isLaunch = isOfGraph || metric === "launches";
  const isWorse = metric === "graphLaunches" && graph !== null ? graph === "lost" : change === "more";
  const isBetter = metric === "graphLaunches" && graph !== null ? graph === "gained" : change === "fewer";
  if (change === "same") return { state: "same", why: null };
  if (one.isOtherMemory) return { state: "moved", why: "Copies of this direction use another kind of memory." };
  if (change === "with-work")
    return { state: "noted", why: "The rounds of a side did not do the same work, and the count varies with it." };
  if (change === "varies")
    return {
      state: "inconclusive",
      why: "The count varies between rounds of a side, and the sides do not differ by more than that.",
    };
  const ofGraph = metric === "graphLaunches" && graph !== null ? graphTexts[graph] : null;
  if (isBetter) return { state: "improved", why: ofGraph };
  if (!isWorse || rules.isStrict) return { state: "regressed", why: ofGraph };
  if (blocks || (graph === "lost" && isOfGraph))
    return rules.wall === "not-slower"
      ? { state: "noted", why: joined(ofGraph, "Wall time is not longer.") }
      : { state: "regressed", why: ofGraph };
  if (isNegligible(one, all, rules)) return { state: "noted", why: "Negligible, non-blocking." };
  if (rules.kernelsVary && isLaunch)
    return {
      state: "inconclusive",
      why: "The rounds of a side don't run the same kernels, as with autotuning in each process.",
    };
  if (one.base > 0 && one.head / one.base - 1 < rules.otherAmount)
    return {
      state: "inconclusive",
      why: "Nearly all counts rose alike: with one round a side, this may be another amount of work.",
    };
  if (!rules.hasImproved) return { state: "regressed", why: null };
  if (rules.wall === "not-slower" || rules.busyShare >= constants.nearlyAll.value || !isMoreForHost(all))
    return { state: "noted", why: "The range as a whole is faster." };
  return {
    state: "inconclusive",
    why: "The range takes less time on the GPU, but whether the host's extra work makes its wall time longer isn't known.",
  };
}

const graphTexts = {
  lost: "Kernels that a CUDA graph held are launched one by one.",
  gained: "Kernels that were launched one by one are in a CUDA graph.",
} as const;

/** Fewer graph launches are worse where the host launches more for it: a graph was lost. Null: neither lost nor gained. */
function graphChange(all: readonly Counted[]): keyof typeof graphTexts | null {
  const changeOf = (metric: CountMetric) => all.find((one) => one.metric === metric)?.change;
  const [graphs, host] = [changeOf("graphLaunches"), changeOf("hostLaunches")];
  if (graphs === "fewer" && host === "more") return "lost";
  return graphs === "more" && host === "fewer" ? "gained" : null;
}

/** Launches and copies together: what the host hands over. */
function isMoreForHost(all: readonly Counted[]): boolean {
  const handed = all.filter(({ metric }) => metric === "hostLaunches" || metric === "copies");
  return sum(handed.map(({ head }) => head)) > sum(handed.map(({ base }) => base));
}

/** Of what rose by its threshold: launches matter from 1% of the range's and more than 2 on, bytes from a MiB on; copies from both. */
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

/** Kernels launched one by one, and graphs: how often the host had to hand over work. */
function hostLaunches({ launches, graphKernels, graphLaunches }: ProfileRangeRound): number {
  return launches - graphKernels + graphLaunches;
}

/** Copies and memsets by kind. Where copies of a direction only took another kind of memory, pageable memory is the worse. */
function copiesOf(base: ProfileRange, head: ProfileRange, rules: CountRules): Counted[] {
  const kinds = new Map<string, ProfileCopy>();
  for (const round of [...base.rounds, ...head.rounds])
    for (const copy of round.copies) kinds.set(copyKind(copy), copy);
  return [...kinds]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([kind, sample]) =>
      (["copies", "copiedBytes"] as const).map((metric): Counted => {
        const of = (isMeant: (copy: ProfileCopy) => boolean) => (round: ProfileRangeRound) =>
          sum(round.copies.filter(isMeant).map(({ count, bytes }) => (metric === "copies" ? count : bytes)));
        const counted = (isMeant: (copy: ProfileCopy) => boolean) =>
          countOf({ metric, kind, note: null }, base.rounds.map(of(isMeant)), head.rounds.map(of(isMeant)), rules);
        const row = counted((copy) => copyKind(copy) === kind);
        const all = counted((copy) => copy.kind === sample.kind && copy.direction === sample.direction);
        const isPageable = [sample.sourceMemory, sample.targetMemory].includes("pageable");
        return { ...row, isOtherMemory: !isPageable && row.change !== all.change };
      }),
    );
}

/** What copies are called: direction and memory. */
export function copyKind({
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
  // As a share of the larger side, so that the way back is judged alike.
  const isLarge = size >= constants.smallestCount.value && size > threshold * Math.max(base, head);
  const gap = gapBetween(baseRounds, headRounds);
  // A count that differs between the rounds of a side isn't exact.
  const isClear = gap > constants.clearOfSpread.value * Math.max(widthOf(baseRounds), widthOf(headRounds));
  const counted = { ...named, base, head, isOtherMemory: false };
  if (!isLarge) return { ...counted, change: "same" };
  if (!isClear) return { ...counted, change: workVaries && gap <= 0 ? "with-work" : "varies" };
  return { ...counted, change: head > base ? "more" : "fewer" };
}

/** Between the highest of one side and the lowest of the other; below 0 where they overlap. */
function gapBetween(one: readonly number[], other: readonly number[]): number {
  return Math.max(Math.min(...other) - Math.max(...one), Math.min(...one) - Math.max(...other));
}

function widthOf(rounds: readonly number[]): number {
  return Math.max(...rounds) - Math.min(...rounds);
}

/** `cudaStreamSynchronize 0 → 16.`; null where no call changed. */
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
