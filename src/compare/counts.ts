import type { CountChange, CountMetric, RowState, WallVerdict } from "../model/comparison/comparison-rows.ts";
import type { ProfileCopy, ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import { median } from "../model/rounds.ts";
import { sum } from "../model/sums.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { measureDistanceBetween } from "./noise/estimate.ts";

export interface CountRules {
  readonly threshold: Ratio;
  readonly isStrict: boolean;
  readonly hasImproved: boolean;
  readonly wall: WallVerdict;
  readonly workVaries: boolean;
  /** Why more launches prove nothing, such as rounds that autotuning gave different kernels. Null if they do. */
  readonly openLaunches: string | null;
  /** With one round per side, a change smaller than this may come from a different amount of work. 0 if the amount is the same. */
  readonly otherAmount: Ratio;
  readonly busyShare: Ratio;
}

interface Counted {
  readonly metric: CountMetric;
  readonly kind: string | null;
  readonly base: number;
  readonly head: number;
  readonly change: "same" | "more" | "fewer" | "varies" | "with-work";
  /** True if copies in this direction only switched between kinds of memory, and this kind isn't pageable. */
  readonly isOtherMemory: boolean;
  readonly note: string | null;
}

/** A stray `.item()` shows up as copies and synchronizations, a lost CUDA graph as host launches. */
export function compareCounts(base: ProfileRange, head: ProfileRange, rules: CountRules): CountChange[] {
  const count = (metric: CountMetric, pick: (round: ProfileRangeRound) => number, note: string | null = null) =>
    countRounds({ metric, kind: null, note }, base.rounds.map(pick), head.rounds.map(pick), rules);
  const graphs = count("graphLaunches", ({ graphLaunches }) => graphLaunches);
  const all = [
    count("launches", ({ launches }) => launches),
    count("hostLaunches", countHostLaunches),
    ...(graphs.base + graphs.head > 0 ? [graphs] : []),
    ...countCopies(base, head, rules),
    count("blockingCopies", ({ copies }) => sum(copies, ({ blocking }) => blocking)),
    count("synchronizations", (round) => countCalls(round), findChangedCalls(base, head)),
  ];
  return all.map((each) => {
    const { metric, kind, base: before, head: after, note } = each;
    const [state, why] = decideCount(each, all, rules);
    return {
      metric,
      kind,
      base: before,
      head: after,
      changeRatio: before === 0 ? null : after / before - 1,
      thresholdRatio: rules.threshold,
      state,
      why: joinTexts(note, why) || null,
      launchSites: null,
    };
  });
}

function countCalls({ synchronizations }: ProfileRangeRound, name?: string) {
  return sum(synchronizations, ({ call, count }) => (name === undefined || call === name ? count : 0));
}

type DecidedCount = readonly [state: RowState, why: string | null];

function decideCount(count: Counted, all: readonly Counted[], rules: CountRules): DecidedCount {
  const { metric, change, base, head } = count;
  const graph = findGraphChange(all);
  const isOfGraph = metric === "graphLaunches" || metric === "hostLaunches";
  const blocks = metric === "synchronizations" || metric === "blockingCopies";
  const ownGraph = metric === "graphLaunches" ? graph : null;
  const isWorse = ownGraph === null ? change === "more" : ownGraph === "lost";
  const isBetter = ownGraph === null ? change === "fewer" : ownGraph === "gained";
  if (change === "same") return ["same", null];
  if (count.isOtherMemory) return ["moved", "Copies in this direction now use a different kind of memory."];
  if (change === "with-work")
    return ["noted", "A side's rounds did different amounts of work, and the count varies with the work."];
  if (change === "varies")
    return ["inconclusive", "The count varies as much between the rounds of a side as between the sides."];
  const graphText = ownGraph === null ? null : graphTexts[ownGraph];
  if (isBetter) return ["improved", graphText];
  if (!isWorse || rules.isStrict) return ["regressed", graphText];
  if (blocks || (graph === "lost" && isOfGraph))
    return rules.wall === "not-slower"
      ? ["noted", joinTexts(graphText, "Wall time isn't longer.")]
      : ["regressed", graphText];
  if (isNegligible(count, all, rules)) return ["noted", "Negligible, non-blocking."];
  if (rules.openLaunches !== null && (isOfGraph || metric === "launches")) return ["inconclusive", rules.openLaunches];
  if (base > 0 && head / base - 1 < rules.otherAmount)
    return [
      "inconclusive",
      "Nearly all launch counts changed by the same factor. With one round per side, we can't rule out that the amount of work differs.",
    ];
  if (!rules.hasImproved) return ["regressed", null];
  if (rules.wall === "not-slower" || rules.busyShare >= constants.busyShare.value || !isMoreForHost(all))
    return ["noted", "The range as a whole is faster."];
  return [
    "inconclusive",
    "The range takes less time on the GPU, but we can't tell if the host's extra work makes its wall time longer.",
  ];
}

const graphTexts = {
  lost: "Kernels that were in a CUDA graph are now launched one by one.",
  gained: "Kernels that were launched one by one are now in a CUDA graph.",
} as const;

/** If there are fewer graph launches and more host launches, a graph was lost, which is worse. */
function findGraphChange(all: readonly Counted[]) {
  const changeOf = (metric: CountMetric) => all.find((count) => count.metric === metric)?.change;
  const [graphs, host] = [changeOf("graphLaunches"), changeOf("hostLaunches")];
  if (graphs === "fewer" && host === "more") return "lost";
  return graphs === "more" && host === "fewer" ? "gained" : null;
}

function isMoreForHost(all: readonly Counted[]) {
  const handed = all.filter(({ metric }) => metric === "hostLaunches" || metric === "copies");
  return sum(handed, ({ base, head }) => head - base) > 0;
}

function isNegligible(count: Counted, all: readonly Counted[], { threshold }: CountRules) {
  const rise = count.head - count.base;
  const leastBytes = constants.smallestBytes.value;
  if (count.metric === "copiedBytes") return rise < leastBytes;
  const launches = all.find(({ metric }) => metric === "launches");
  const ofLaunches = threshold * Math.max(launches?.base ?? 0, launches?.head ?? 0);
  if (rise <= constants.smallestCount.value || rise < ofLaunches) return true;
  if (count.metric !== "copies") return false;
  const bytes = all.find(({ metric, kind }) => metric === "copiedBytes" && kind === count.kind);
  return bytes === undefined || bytes.head - bytes.base < leastBytes;
}

function joinTexts(...parts: readonly (string | null)[]) {
  return parts.filter((part) => part !== null).join(" ");
}

function countHostLaunches({ launches, graphKernels, graphLaunches }: ProfileRangeRound) {
  return launches - graphKernels + graphLaunches;
}

function countCopies(base: ProfileRange, head: ProfileRange, rules: CountRules): Counted[] {
  const kinds = new Map<string, ProfileCopy>();
  for (const round of [...base.rounds, ...head.rounds])
    for (const copy of round.copies) kinds.set(describeCopy(copy), copy);
  return [...kinds]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([kind, sample]) =>
      (["copies", "copiedBytes"] as const).map((metric): Counted => {
        const countCopies = (isMeant: (copy: ProfileCopy) => boolean) => (round: ProfileRangeRound) =>
          sum(round.copies.filter(isMeant).map(({ count, bytes }) => (metric === "copies" ? count : bytes)));
        const counted = (isMeant: (copy: ProfileCopy) => boolean) =>
          countRounds(
            { metric, kind, note: null },
            base.rounds.map(countCopies(isMeant)),
            head.rounds.map(countCopies(isMeant)),
            rules,
          );
        const row = counted((copy) => describeCopy(copy) === kind);
        const all = counted((copy) => copy.kind === sample.kind && copy.direction === sample.direction);
        const isPageable = [sample.sourceMemory, sample.targetMemory].includes("pageable");
        return { ...row, isOtherMemory: !isPageable && row.change !== all.change };
      }),
    );
}

export function describeCopy({
  kind,
  direction,
  sourceMemory,
  targetMemory,
}: Omit<ProfileCopy, "count" | "bytes" | "totalNs" | "blocking">): string {
  if (kind === "fill") return `memset (${targetMemory ?? "unknown memory"})`;
  return `${direction ?? "unknown direction"} (${sourceMemory ?? "unknown"} → ${targetMemory ?? "unknown"})`;
}

function countRounds(
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
  const gap = measureDistanceBetween(baseRounds, headRounds);
  // A count that differs between the rounds of a side isn't exact.
  const widths = [baseRounds, headRounds].map((rounds) => Math.max(...rounds) - Math.min(...rounds));
  const isClear = gap > constants.clearOfSpread.value * Math.max(...widths);
  const counted = { ...named, base, head, isOtherMemory: false };
  if (!isLarge) return { ...counted, change: "same" };
  if (!isClear) return { ...counted, change: workVaries && gap <= 0 ? "with-work" : "varies" };
  return { ...counted, change: head > base ? "more" : "fewer" };
}

function findChangedCalls(base: ProfileRange, head: ProfileRange) {
  const calls = [...base.rounds, ...head.rounds].flatMap((round) => round.synchronizations.map(({ call }) => call));
  const changed = [...new Set(calls)].toSorted().flatMap((name) => {
    const [before, after] = [base, head].map(({ rounds }) => median(rounds.map((round) => countCalls(round, name))));
    return before === after ? [] : [`${name} ${String(before)} → ${String(after)}`];
  });
  return changed.length === 0 ? null : `${changed.join(", ")}.`;
}
