import { median } from "../model/rounds/median.ts";
import type { CountChange, CountMetric } from "../model/comparison/comparison-rows.ts";
import type { ProfileCopy, ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import type { Ratio } from "../model/units.ts";

/** A change is of so many at least: one more or less is no finding. */
const smallestChange = 2;

/** A count that differs between the rounds of a side is not exact: the sides must be more than so many times as far apart. */
const clearOfRounds = 3;

/**
 * What is counted exactly, and so needs no rule for noise: a stray `.item()` shows as copies and synchronisations, a lost
 * CUDA graph as host launches. More is worse.
 */
export function countChanges(base: ProfileRange, head: ProfileRange, threshold: Ratio): CountChange[] {
  const change = (metric: CountMetric, pick: (round: ProfileRangeRound) => number, kind: string | null = null) =>
    countChange(metric, kind, base.rounds.map(pick), head.rounds.map(pick), threshold);
  const host = change("hostLaunches", hostLaunches);
  const graphs = change("graphLaunches", ({ graphLaunches }) => graphLaunches);
  const syncs = change("synchronizations", (round) => sum(round.synchronizations.map(({ count }) => count)));
  return [
    change("launches", ({ launches }) => launches),
    host,
    ...(graphs.base + graphs.head > 0 ? [{ ...graphs, ...graphState(graphs, host) }] : []),
    ...copyChanges(base, head, threshold),
    { ...syncs, why: syncs.why ?? callsChanged(base, head) },
  ];
}

/** Kernels launched one by one, and graphs: how often the host had to hand over work. */
function hostLaunches({ launches, graphKernels, graphLaunches }: ProfileRangeRound): number {
  return launches - graphKernels + graphLaunches;
}

/** Fewer graph launches are worse where the host launches more for it: a graph was lost. */
function graphState(graphs: CountChange, host: CountChange): Pick<CountChange, "state" | "why"> {
  if (graphs.state === "improved" && host.state === "regressed")
    return { state: "regressed", why: "Kernels that a CUDA graph held are launched one by one." };
  if (graphs.state === "regressed" && host.state === "improved")
    return { state: "improved", why: "Kernels that were launched one by one are in a CUDA graph." };
  return graphs;
}

/** Copies and fills by kind. Where copies of a direction only took another kind of memory, pageable memory is the worse. */
function copyChanges(base: ProfileRange, head: ProfileRange, threshold: Ratio): CountChange[] {
  const kinds = new Map<string, ProfileCopy>();
  for (const round of [...base.rounds, ...head.rounds])
    for (const copy of round.copies) kinds.set(copyKind(copy), copy);
  return [...kinds]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([kind, sample]) =>
      (["copies", "copiedBytes"] as const).map((metric) => {
        const of = (isMeant: (copy: ProfileCopy) => boolean) => (round: ProfileRangeRound) =>
          sum(round.copies.filter(isMeant).map(({ count, bytes }) => (metric === "copies" ? count : bytes)));
        const change = (isMeant: (copy: ProfileCopy) => boolean) =>
          countChange(metric, kind, base.rounds.map(of(isMeant)), head.rounds.map(of(isMeant)), threshold);
        const row = change((copy) => copyKind(copy) === kind);
        const all = change((copy) => copy.kind === sample.kind && copy.direction === sample.direction);
        return kind.includes("pageable") || row.state === all.state || row.state === "same"
          ? row
          : { ...row, state: "moved" as const, why: "Copies of this direction use another kind of memory." };
      }),
    );
}

function copyKind({ kind, direction, sourceMemory, targetMemory }: ProfileCopy): string {
  if (kind === "fill") return `fill (${targetMemory ?? "unknown memory"})`;
  return `${direction ?? "unknown direction"} (${sourceMemory ?? "unknown"} → ${targetMemory ?? "unknown"})`;
}

function countChange(
  metric: CountMetric,
  kind: string | null,
  baseRounds: readonly number[],
  headRounds: readonly number[],
  threshold: Ratio,
): CountChange {
  const base = median(baseRounds);
  const head = median(headRounds);
  const size = Math.abs(head - base);
  // As a share of the larger side, so that the way back is judged alike.
  const isLarge = size >= smallestChange && size > threshold * Math.max(base, head);
  const isClear =
    gapBetween(baseRounds, headRounds) > clearOfRounds * Math.max(widthOf(baseRounds), widthOf(headRounds));
  return {
    metric,
    kind,
    base,
    head,
    changeRatio: base === 0 ? null : head / base - 1,
    thresholdRatio: threshold,
    state: !isLarge ? "same" : !isClear ? "inconclusive" : head > base ? "regressed" : "improved",
    why:
      isLarge && !isClear
        ? "This count is not the same in every round of a side, and the sides are no further apart than such rounds may be."
        : null,
  };
}

/** Between the highest of one side and the lowest of the other; below 0 where they overlap. */
function gapBetween(one: readonly number[], other: readonly number[]): number {
  return Math.max(Math.min(...other) - Math.max(...one), Math.min(...one) - Math.max(...other));
}

function widthOf(rounds: readonly number[]): number {
  return Math.max(...rounds) - Math.min(...rounds);
}

/** `cudaStreamSynchronize 0 → 16`; null where no call changed. */
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
  return changed.length === 0 ? null : changed.join(", ");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
