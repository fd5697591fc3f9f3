import type {
  FamilyRow,
  TimeChange,
  Cause,
  KernelRow,
  OperatorRow,
  RangeRow,
  RankRow,
} from "../model/comparison/comparison-rows.ts";
import { gpuKey, isCoveredByName } from "../model/profile/operators.ts";
import { sum } from "../model/sums.ts";
import { byText } from "../model/text/order.ts";
import type { Nanoseconds, Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { isMajority } from "./majority.ts";
import { othersMost } from "./rows.ts";

type Row = Omit<RangeRow, "verdict" | "cause">;

/** A cause must explain at least this share of the change. */
const mostOfIt: Ratio = 0.4;
/** We name a family only if it gained or lost at least this share of the time of all removed kernels or of all new kernels, whichever is larger. */
const worthNaming: Ratio = 0.1;
/** We name an inner path in place of the path around it if it explains this share of what the path around it does. */
const innerShare: Ratio = 0.8;

/**
 * Finds the change that best explains why a range's time on the GPU changed: first something that affects the whole range, then a path of
 * nested ranges, then kernels that replaced other kernels, then the row that changed most.
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

function findRankCause({ ranks, gpuBusyTime }: Row, change: Ratio): Cause | null {
  if (ranks === null || change <= 0) return null;
  const moreNs = measureGrowth(gpuBusyTime);
  const grown = ({ work }: RankRow) => measureGrowth(work);
  const [most, next] = ranks.ranks.toSorted((a, b) => grown(b) - grown(a));
  if (most !== undefined && grown(most) >= mostOfIt * moreNs && grown(next ?? most) <= othersMost * grown(most)) {
    const { rank, report, device, work } = most;
    return { kind: "rank", rank, report, device, changeRatio: work.changeRatio ?? 0 };
  }
  const { baseNs, headNs } = ranks.exposedTransfer;
  if (baseNs === null || headNs === null || headNs - baseNs < mostOfIt * moreNs) return null;
  return { kind: "exposed-transfer", baseNs, headNs, collectives: ranks.collectives };
}

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
 * We add up each family's gains and losses, because a fused kernel does the work of several kernels, and only some kernels of a family may
 * be replaced.
 */
function findReplacedKernels({ kernels, kernelTime }: Row, change: Ratio): Cause | null {
  const rangeNs = Math.max(kernelTime.baseNs ?? 0, kernelTime.headNs ?? 0);
  const timeOf = (match: KernelRow["match"], side: "baseNs" | "headNs") =>
    sum(kernels, (kernel) => (kernel.match === match ? (kernel.time[side] ?? 0) : 0));
  const goneNs = timeOf("removed", "baseNs");
  const cameNs = timeOf("new", "headNs");
  const least = Math.min(mostOfIt * Math.abs(change), 0.01) * rangeNs;
  if (Math.max(goneNs, cameNs) < least || goneNs === 0) return null;
  const isMoved = ({ match, launches }: KernelRow) =>
    match === "new" || match === "removed" || launches.base !== launches.head;
  const gains = [...Map.groupBy(kernels, ({ family }) => family)]
    .filter(([, rows]) => rows.some(isMoved))
    .map(([family, rows]) => ({ family, gainNs: sum(rows, ({ time }) => measureGrowth(time)) }));
  const largest = (sign: 1 | -1) =>
    gains
      .map(({ family, gainNs }) => ({ family, ns: sign * gainNs }))
      .filter(({ ns }) => ns >= worthNaming * Math.max(goneNs, cameNs))
      .toSorted((a, b) => b.ns - a.ns || byText(a.family, b.family))
      .slice(0, 3);
  const [came, gone] = [largest(1), largest(-1)];
  return (change > 0 ? came : gone).length === 0 ? null : { kind: "replaced", gone, came };
}

function measureGrowth({ baseNs, headNs }: Pick<TimeChange, "baseNs" | "headNs">): Nanoseconds {
  return (headNs ?? 0) - (baseNs ?? 0);
}

/** Null if the path takes at least half of the range's kernel time on base, because naming the path then adds nothing. */
function findOperatorCause(row: Row, change: Ratio): Cause | null {
  const least = mostOfIt * (row.gpuBusyTime.headNs ?? 0) - mostOfIt * (row.gpuBusyTime.baseNs ?? 0);
  const sign = Math.sign(change);
  const grownNs = ({ time }: OperatorRow) => sign * measureGrowth(time);
  const most = (rows: readonly OperatorRow[], leastNs: number): OperatorRow | undefined =>
    rows
      .filter((row) => grownNs(row) >= leastNs)
      .toSorted((a, b) => grownNs(b) - grownNs(a) || a.path.length - b.path.length)[0];
  let worst = most(row.operators, sign * least);
  for (let inner = worst; inner !== undefined;) {
    worst = inner;
    const around = inner;
    inner = most(
      row.operators.filter((operator) => isNestedIn(operator, around)),
      innerShare * grownNs(around),
    );
  }
  if (worst === undefined || worst.time.state === "waits" || worst.time.changeRatio === null) return null;
  const { path, rank, report, device, time, impactRatio } = worst;
  if (isMajority(time.baseNs ?? 0, row.kernelTime.baseNs ?? 0)) return null;
  const kernel = findRowCause(row, change);
  const { changeRatio } = worst.time;
  if (kernel?.kind === "kernel" && Math.abs(kernel.changeRatio) >= Math.abs(changeRatio)) return null;
  return { kind: "operator", path, rank, report, device, changeRatio, impactRatio };
}

function isNestedIn({ path, ...a }: OperatorRow, { path: around, ...b }: OperatorRow) {
  return (
    gpuKey(a) === gpuKey(b) &&
    path.length > around.length &&
    around.every((name, depth) => isCoveredByName(path[depth] ?? "", name))
  );
}

function findRowCause({ kernels, families }: Row, change: Ratio): Cause | null {
  const explains = ({ impactRatio, time, launches }: KernelRow | FamilyRow) =>
    time.state !== "waits" &&
    time.changeRatio !== null &&
    launches.base === launches.head &&
    Math.sign(impactRatio) === Math.sign(change) &&
    Math.abs(impactRatio) >= mostOfIt * Math.abs(change);
  const describe = ({ time, impactRatio }: KernelRow | FamilyRow) => ({
    changeRatio: time.changeRatio ?? 0,
    impactRatio,
  });
  const kernel = kernels.find(explains);
  if (kernel !== undefined) return { kind: "kernel", kernel: kernel.name, ...describe(kernel) };
  const family = families.toSorted((a, b) => Math.abs(b.impactRatio) - Math.abs(a.impactRatio)).find(explains);
  return family === undefined ? null : { kind: "family", family: family.family, ...describe(family) };
}

function findWorkCause({ counts, instances }: Row, change: Ratio): Cause | null {
  const launches = counts.find(({ metric }) => metric === "launches");
  if (launches === undefined || Math.sign(launches.head - launches.base) !== Math.sign(change)) return null;
  if (instances.base === null && instances.head === null) return null;
  return { kind: "work", base: launches.base, head: launches.head };
}
