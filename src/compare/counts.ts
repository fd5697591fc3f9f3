import { median } from "../model/rounds.ts";
import type { CountChange, CountMetric, WallVerdict } from "../model/comparison/comparison-rows.ts";
import type { ProfileCopy, ProfileRange, ProfileRangeRound } from "../model/profile/profile.ts";
import type { Ratio } from "../model/units.ts";

/** A change is of so many at least: one more or less is no finding. */
const smallestChange = 2;

/** A count that differs between the rounds of a side is not exact: the sides must be more than so many times as far apart. */
const clearOfRounds = 3;

/** A rise in bytes below this is no matter. */
const fewBytes = 2 ** 20;

/** Where the GPU is busy for so much of the time, the host keeps up with what it has more to launch. */
const mostlyBusy: Ratio = 0.8;

/** What decides whether a risen count is a regression. */
export interface CountRules {
  readonly threshold: Ratio;
  /** `fail-on: counts`: every rise is one. */
  readonly isStrict: boolean;
  /** The range takes less time on the GPU. */
  readonly hasImproved: boolean;
  readonly wall: WallVerdict;
  /** The rounds of a side did not do the same work (`commonWork`): a count that varies with it says nothing. */
  readonly workVaries: boolean;
  /** Of head's time in the range, the share in which the GPU was busy. */
  readonly busyShare: Ratio;
}

/**
 * What is counted exactly, and so needs no rule for noise: a stray `.item()` shows as copies and synchronizations, a lost
 * CUDA graph as host launches. More is worse where the host waits for it, or where it is much and the range is not faster.
 */
export function countChanges(base: ProfileRange, head: ProfileRange, rules: CountRules): CountChange[] {
  const change = (metric: CountMetric, pick: (round: ProfileRangeRound) => number, kind: string | null = null) =>
    countChange(metric, kind, base.rounds.map(pick), head.rounds.map(pick), rules);
  const host = change("hostLaunches", hostLaunches);
  const graphs = change("graphLaunches", ({ graphLaunches }) => graphLaunches);
  const syncs = change("synchronizations", (round) => sum(round.synchronizations.map(({ count }) => count)));
  const launches = change("launches", ({ launches }) => launches);
  const rows = [
    launches,
    host,
    ...(graphs.base + graphs.head > 0 ? [{ ...graphs, ...graphState(graphs, host) }] : []),
    ...copyChanges(base, head, rules),
    change("blockingCopies", ({ copies }) => sum(copies.map(({ blocking }) => blocking))),
    { ...syncs, why: syncs.why ?? callsChanged(base, head) },
  ];
  const graphIsLost = rows.some(
    ({ metric, state, base: before, head: after }) =>
      metric === "graphLaunches" && state === "regressed" && after < before,
  );
  return rows.map((row) =>
    rules.isStrict ? row : { ...row, ...inItsRange(row, rows, { ...rules, graphIsLost, launches }) },
  );
}

/** What a rise makes of its range. */
function inItsRange(
  row: CountChange,
  rows: readonly CountChange[],
  {
    hasImproved,
    wall,
    busyShare,
    graphIsLost,
    launches,
  }: CountRules & { readonly graphIsLost: boolean; readonly launches: CountChange },
): Pick<CountChange, "state" | "why"> {
  const { metric, state, why, base, head } = row;
  if (state !== "regressed") return { state, why };
  const noted = (because: string) => ({ state: "noted" as const, why: why === null ? because : `${why} ${because}` });
  const blocks = metric === "synchronizations" || metric === "blockingCopies";
  if (blocks || (graphIsLost && (metric === "graphLaunches" || metric === "hostLaunches")))
    return wall === "not-slower" ? noted("Wall time is not longer.") : { state, why };
  if (!matters(row, rows, launches)) return noted("Too little to matter, and the host does not wait for it.");
  if (!hasImproved) return { state, why };
  if (wall === "not-slower" || busyShare >= mostlyBusy) return noted("The range as a whole is faster.");
  const open =
    "The range takes less time on the GPU, but whether the host's extra work makes its wall time longer is not known.";
  return { state: base < head ? "inconclusive" : state, why: why === null ? open : `${why} ${open}` };
}

/** Launches: 1 % of the range's, and more than 2. Bytes: as many percent, and a MiB. Copies: both, unless the host waits for them. */
function matters(
  { metric, kind, base, head, thresholdRatio }: CountChange,
  rows: readonly CountChange[],
  launches: CountChange,
): boolean {
  const rise = head - base;
  if (metric === "copiedBytes") return rise >= fewBytes && rise >= thresholdRatio * base;
  const isMany = rise > smallestChange && rise >= thresholdRatio * Math.max(launches.base, launches.head);
  if (metric !== "copies") return isMany;
  const bytes = rows.find((other) => other.metric === "copiedBytes" && other.kind === kind);
  return isMany && bytes !== undefined && bytes.head - bytes.base >= fewBytes;
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

/** Copies and memsets by kind. Where copies of a direction only took another kind of memory, pageable memory is the worse. */
function copyChanges(base: ProfileRange, head: ProfileRange, rules: CountRules): CountChange[] {
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
          countChange(metric, kind, base.rounds.map(of(isMeant)), head.rounds.map(of(isMeant)), rules);
        const row = change((copy) => copyKind(copy) === kind);
        const all = change((copy) => copy.kind === sample.kind && copy.direction === sample.direction);
        const isPageable = [sample.sourceMemory, sample.targetMemory].includes("pageable");
        return isPageable || row.state === all.state || row.state === "same"
          ? row
          : { ...row, state: "moved" as const, why: "Copies of this direction use another kind of memory." };
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

function countChange(
  metric: CountMetric,
  kind: string | null,
  baseRounds: readonly number[],
  headRounds: readonly number[],
  { threshold, workVaries }: Pick<CountRules, "threshold" | "workVaries">,
): CountChange {
  const base = median(baseRounds);
  const head = median(headRounds);
  const size = Math.abs(head - base);
  // As a share of the larger side, so that the way back is judged alike.
  const isLarge = size >= smallestChange && size > threshold * Math.max(base, head);
  const gap = gapBetween(baseRounds, headRounds);
  const isClear = gap > clearOfRounds * Math.max(widthOf(baseRounds), widthOf(headRounds));
  const isOfWork = workVaries && gap <= 0;
  return {
    metric,
    kind,
    base,
    head,
    changeRatio: base === 0 ? null : head / base - 1,
    thresholdRatio: threshold,
    state: !isLarge
      ? "same"
      : !isClear
        ? isOfWork
          ? "noted"
          : "inconclusive"
        : head > base
          ? "regressed"
          : "improved",
    why:
      isLarge && !isClear && isOfWork
        ? "The rounds of a side did not do the same work, and the count varies with it."
        : isLarge && !isClear
          ? "The count varies between rounds of a side, and the sides do not differ by more than that."
          : null,
    launchSites: null,
  };
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
