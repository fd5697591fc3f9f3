import type { Cause, KernelRow, OperatorRow, RangeRow, RankRow } from "../model/comparison/comparison-rows.ts";
import { gpuKey, isCoveredByName } from "../model/profile/operators.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { isMajority } from "./majority.ts";
import { othersMost } from "./operator-rows.ts";

type Row = Omit<RangeRow, "verdict" | "cause">;

/** A cause must explain at least this share of the change. Otherwise, it's only one of many causes. */
const mostOfIt: Ratio = 0.4;
/** We name a family only if it gained or lost at least this share of the time of all removed kernels or of all new kernels, whichever is larger. */
const worthNaming: Ratio = 0.1;
/** We name an inner path in place of the path around it if it explains this share of what the path around it does. */
const innerShare: Ratio = 0.8;

/**
 * Finds the change that best explains why a range's time on the GPU changed: first something that affects the whole range, then a path of
 * nested ranges, then kernels that replaced other kernels, then the row that changed most. Null if the time didn't change, or nothing
 * explains it.
 */
export function findCause(row: Row): Cause | null {
  const { gpuBusyTime: time, commonMode } = row;
  const change = time.changeRatio;
  const hasChanged = time.state === "regressed" || time.state === "improved" || time.state === "inconclusive";
  if (change === null || !hasChanged) return null;
  if (commonMode?.explainedByClocks === true && time.state === "inconclusive")
    return { kind: "machine", changeRatio: commonMode.changeRatio, clockChangeRatio: commonMode.clockChangeRatio };
  return (
    findRankCause(row, change) ??
    findOverlapCause(row, change) ??
    findGraphCause(row, change) ??
    findOperatorCause(row, change) ??
    findReplacedKernels(row, change) ??
    findRowCause(row, change) ??
    findWorkCause(row, change)
  );
}

/** With several ranks: the one rank whose work grew far more than any other rank's, or transfers that no longer overlap with work. */
function findRankCause({ ranks, gpuBusyTime }: Row, change: Ratio): Cause | null {
  if (ranks === null || change <= 0) return null;
  const moreNs = (gpuBusyTime.headNs ?? 0) - (gpuBusyTime.baseNs ?? 0);
  const grown = ({ work }: RankRow): number => (work.headNs ?? 0) - (work.baseNs ?? 0);
  const [most, next] = ranks.ranks.toSorted((one, other) => grown(other) - grown(one));
  if (most !== undefined && grown(most) >= mostOfIt * moreNs && grown(next ?? most) <= othersMost * grown(most)) {
    const { rank, report, device, work } = most;
    return { kind: "rank", rank, report, device, changeRatio: work.changeRatio ?? 0 };
  }
  const { baseNs, headNs } = ranks.exposedTransfer;
  if (baseNs === null || headNs === null || headNs - baseNs < mostOfIt * moreNs) return null;
  return { kind: "exposed-transfer", baseNs, headNs, collectives: ranks.collectives };
}

/** If the sum of durations disagrees with the time on the GPU, kernels overlap more or less than before. */
function findOverlapCause({ overlap: { base, head }, kernelTime, gpuBusyTime }: Row, change: Ratio): Cause | null {
  if (base === null || head === null) return null;
  const lost = base - head;
  if (Math.abs(lost) < constants.besides.value || Math.sign(lost) !== Math.sign(change)) return null;
  const disagreement = Math.abs((kernelTime.changeRatio ?? 0) - change);
  if (disagreement < (gpuBusyTime.thresholdRatio ?? 0)) return null;
  return { kind: lost > 0 ? "overlap-lost" : "overlap-gained", base, head };
}

function findGraphCause({ counts }: Row, change: Ratio): Cause | null {
  const graphs = counts.find(({ metric }) => metric === "graphLaunches");
  return graphs !== undefined && change > 0 && graphs.head < graphs.base && graphs.state === "regressed"
    ? { kind: "graph-lost", base: graphs.base, head: graphs.head }
    : null;
}

/**
 * Finds kernels that replaced other kernels. We add up each family's gains and losses, because a fused kernel does the work of several
 * kernels, and only some kernels of a family may be replaced.
 */
function findReplacedKernels({ kernels, kernelTime }: Row, change: Ratio): Cause | null {
  const rangeNs = Math.max(kernelTime.baseNs ?? 0, kernelTime.headNs ?? 0);
  const goneNs = sum(kernels, ({ match, time }) => (match === "removed" ? (time.baseNs ?? 0) : 0));
  const cameNs = sum(kernels, ({ match, time }) => (match === "new" ? (time.headNs ?? 0) : 0));
  const least = Math.min(mostOfIt * Math.abs(change), 0.01) * rangeNs;
  if (Math.max(goneNs, cameNs) < least || goneNs === 0) return null;
  const isMoved = ({ match, launches }: KernelRow): boolean =>
    match === "new" || match === "removed" || launches.base !== launches.head;
  const gains = [...Map.groupBy(kernels, ({ family }) => family)]
    .filter(([, rows]) => rows.some(isMoved))
    .map(([family, rows]) => ({ family, gainNs: sum(rows, ({ time }) => (time.headNs ?? 0) - (time.baseNs ?? 0)) }));
  const [came, gone] = [1, -1].map((sign) =>
    gains
      .map(({ family, gainNs }) => ({ family, ns: sign * gainNs }))
      .filter(({ ns }) => ns >= worthNaming * Math.max(goneNs, cameNs))
      .toSorted((one, other) => other.ns - one.ns || (one.family < other.family ? -1 : 1))
      .slice(0, 3),
  );
  const grown = change > 0 ? came : gone;
  return grown === undefined || grown.length === 0 ? null : { kind: "replaced", gone: gone ?? [], came: came ?? [] };
}

/**
 * The path of nested ranges that accounts for most of the range's change. If a path inside it accounts for nearly all of that change, we
 * take the inner path. Null if the path takes at least half of the range's kernel time on base, because naming the path then adds
 * nothing. Also null if a single kernel explains the change and changed at least as much.
 */
function findOperatorCause(row: Row, change: Ratio): Cause | null {
  const least = mostOfIt * (row.gpuBusyTime.headNs ?? 0) - mostOfIt * (row.gpuBusyTime.baseNs ?? 0);
  const sign = Math.sign(change);
  const grownNs = ({ time }: OperatorRow): number => sign * ((time.headNs ?? 0) - (time.baseNs ?? 0));
  const most = (rows: readonly OperatorRow[], leastNs: number): OperatorRow | undefined =>
    rows
      .filter((one) => grownNs(one) >= leastNs)
      .toSorted((one, other) => grownNs(other) - grownNs(one) || one.path.length - other.path.length)[0];
  let found = most(row.operators, sign * least);
  for (let inner = found; inner !== undefined;) {
    found = inner;
    const around = inner;
    inner = most(
      row.operators.filter((one) => isNestedIn(one, around)),
      innerShare * grownNs(around),
    );
  }
  if (found === undefined || found.time.state === "waits" || found.time.changeRatio === null) return null;
  const { path, rank, report, device, time, impactRatio } = found;
  if (isMajority(time.baseNs ?? 0, row.kernelTime.baseNs ?? 0)) return null;
  const kernel = findRowCause(row, change);
  const { changeRatio } = found.time;
  if (kernel?.kind === "kernel" && Math.abs(kernel.changeRatio) >= Math.abs(changeRatio)) return null;
  return { kind: "operator", path, rank, report, device, changeRatio, impactRatio };
}

function isNestedIn({ path, ...one }: OperatorRow, { path: around, ...other }: OperatorRow): boolean {
  return (
    gpuKey(one) === gpuKey(other) &&
    path.length > around.length &&
    around.every((name, depth) => isCoveredByName(path[depth] ?? "", name))
  );
}

/** The kernel, or otherwise the family, that causes most of the range's change. */
function findRowCause({ kernels, families }: Row, change: Ratio): Cause | null {
  const explains = ({ impactRatio, time }: Row["kernels"][number] | Row["families"][number]): boolean =>
    time.state !== "waits" &&
    Math.sign(impactRatio) === Math.sign(change) &&
    Math.abs(impactRatio) >= mostOfIt * Math.abs(change);
  const kernel = kernels.find(
    (row) => explains(row) && row.time.changeRatio !== null && row.launches.base === row.launches.head,
  );
  if (kernel !== undefined)
    return {
      kind: "kernel",
      kernel: kernel.name,
      changeRatio: kernel.time.changeRatio ?? 0,
      impactRatio: kernel.impactRatio,
    };
  const family = families
    .toSorted((one, other) => Math.abs(other.impactRatio) - Math.abs(one.impactRatio))
    .find((row) => explains(row) && row.time.changeRatio !== null && row.launches.base === row.launches.head);
  if (family === undefined) return null;
  return {
    kind: "family",
    family: family.family,
    changeRatio: family.time.changeRatio ?? 0,
    impactRatio: family.impactRatio,
  };
}

function findWorkCause({ counts, instances }: Row, change: Ratio): Cause | null {
  const launches = counts.find(({ metric }) => metric === "launches");
  if (launches === undefined || Math.sign(launches.head - launches.base) !== Math.sign(change)) return null;
  if (instances.base === null && instances.head === null) return null;
  return { kind: "work", base: launches.base, head: launches.head };
}

function sum(kernels: readonly KernelRow[], pick: (row: KernelRow) => number): number {
  return kernels.reduce((total, row) => total + pick(row), 0);
}
