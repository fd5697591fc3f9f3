import type { KernelRow, MetricChange, RowState } from "../../model/comparison/comparison-rows.ts";
import type { Metric, Metrics } from "../../model/ncu/profile-ncu.ts";
import type { ProfileKernelRound } from "../../model/profile/profile.ts";
import { bothSides, type Sides } from "../../model/sides.ts";
import { sum } from "../../model/sums.ts";
import { amountText, pairText, sizeAmount } from "../../model/text/quantity.ts";
import { medianIfKnown, type KernelFigures } from "../range-kernels.ts";
import {
  isSameLaunch,
  compareLaunches,
  findChangedLaunches,
  pairEqualLaunches,
  findMeasuredPair,
  groupLaunches,
} from "./launches.ts";

const mostParts = 4;

/** Metrics of the launch itself. If one of these metrics differs, the launches aren't the same, even if nsys shows no difference. */
const ofLaunch: ReadonlySet<string> = new Set(["registersPerThread", "sharedBytesPerBlock", "gridBlocks"]);

export function explainKernel(
  row: Pick<KernelFigures, "match" | "base" | "head" | "launches">,
  state: RowState,
): Pick<KernelRow, "metrics" | "explanation"> {
  const both = row.base.length > 0 && row.head.length > 0;
  const changed = state === "regressed" || state === "improved" || state === "noted" || row.match === "swapped";
  if (!both || !changed) return { metrics: [], explanation: null };
  const [base, head] = [groupLaunches(row.base), groupLaunches(row.head)];
  const equal = pairEqualLaunches(base, head);
  const changedLaunch = findChangedLaunches(base, head, equal);
  const measured = findMeasuredPair(base, head, equal, changedLaunch);
  const metrics = measured === null ? [] : compareMetrics(measured.figures.base, measured.figures.head);
  const shown = changedLaunch ?? equal[0];
  // nsys also reports registers and shared memory, so skip what Nsight Compute already shows.
  const launch = (shown === undefined ? [] : compareLaunches(shown)).filter(
    (change) => !metrics.some(({ metric }) => metric === change.metric),
  );
  const { launches } = row;
  const parts: string[] = [];
  if (state === "regressed" && isFirstLaunchAlone(row)) parts.push("only the first launch is slower");
  if (launches.base !== launches.head) parts.push(`launches ${String(launches.base)} → ${String(launches.head)}`);
  parts.push(...launch.map(({ text }) => text), ...formatMetrics(metrics));
  // Name the launch if these metrics don't belong to the launches with the most time.
  if (metrics.length > 0 && measured !== null && (measured.base !== base[0] || measured.head !== head[0]))
    parts.push(`measured with ${measured.base.key}`);
  if (
    isSameLaunch(base, head) &&
    launches.base === launches.head &&
    !metrics.some(({ metric }) => ofLaunch.has(metric))
  )
    parts.push(
      "same name, registers, shared memory, grid, and block, so the difference must be in the kernel's code, input, or environment",
    );
  return { metrics, explanation: parts.length === 0 ? null : parts.join(", ") };
}

/** If this share of a kernel's extra time is in its first launch, the cause is probably startup, such as loading a module or a cold cache. */
const mostOfGain = 0.8;

function isFirstLaunchAlone(row: Sides<KernelFigures["base"]>) {
  const total = bothSides((side) => medianSum(row[side], ({ totalNs }) => totalNs));
  const first = bothSides((side) => medianSum(row[side], ({ firstNs }) => firstNs));
  if (first.base === null || first.head === null || total.base === null || total.head === null) return false;
  return first.head - first.base >= mostOfGain * (total.head - total.base);
}

function medianSum(kernels: KernelFigures["base"], pick: (round: ProfileKernelRound) => number | null): number | null {
  const rounds = Math.max(0, ...kernels.map((kernel) => kernel.rounds.length));
  return medianIfKnown(
    Array.from({ length: rounds }, (_, index) => {
      const values = kernels.flatMap((kernel) => kernel.rounds[index] ?? []).map(pick);
      return values.includes(null) ? null : sum(values, (value) => value ?? 0);
    }),
  );
}

/** `DRAM bytes +38%, occupancy 62 → 31% (registers 96 → 168)`. The likely cause of an occupancy change follows in parentheses. */
function formatMetrics(metrics: readonly MetricChange[]) {
  const causes = metrics.filter(({ metric }) => metric === "registersPerThread" || metric === "sharedBytesPerBlock");
  const hasOccupancy = metrics.some(({ metric }) => metric === "achievedOccupancyPct");
  return metrics
    .filter(({ metric }) => !withoutValue.has(metric) && !(hasOccupancy && metric === "theoreticalOccupancyPct"))
    .filter((change) => !hasOccupancy || !causes.includes(change))
    .slice(0, mostParts)
    .map((change) =>
      change.metric === "achievedOccupancyPct" && causes.length > 0
        ? `${formatMetric(change)} (${causes.map(formatMetric).join(", ")})`
        : formatMetric(change),
    );
}

/** The change in the grid already shows the change in blocks. What limits the occupancy says nothing about how much. */
const withoutValue: ReadonlySet<string> = new Set(["gridBlocks", "occupancyLimiter"]);

function formatMetric({ metric, title, unit, base, head }: MetricChange) {
  if (metric === "dramBytes" && typeof base === "number" && typeof head === "number")
    return `${title} ${pairText(sizeAmount(base), sizeAmount(head))}`;
  const shown = unit === "byte" ? "B" : unit === "%" ? unit : "";
  return `${title} ${formatAmount(base)} → ${amountText({ value: formatAmount(head), unit: shown })}`;
}

function formatAmount(value: number | string | null) {
  if (typeof value !== "number") return (value ?? "unknown").replaceAll("_", " ");
  return String(value >= 10 ? Math.round(value) : Number(value.toPrecision(2)));
}

const explaining: readonly { readonly key: string; readonly title: string; readonly unit: string }[] = [
  { key: "dramBytes", title: "DRAM bytes", unit: "byte" },
  { key: "achievedOccupancyPct", title: "occupancy", unit: "%" },
  { key: "registersPerThread", title: "registers", unit: "" },
  { key: "sharedBytesPerBlock", title: "shared memory", unit: "byte" },
  { key: "spillRequests", title: "spill requests", unit: "" },
  { key: "gridBlocks", title: "blocks", unit: "" },
  { key: "theoreticalOccupancyPct", title: "theoretical occupancy", unit: "%" },
  { key: "wavesPerSm", title: "waves", unit: "" },
  { key: "occupancyLimiter", title: "occupancy limited by", unit: "" },
  { key: "l2HitPct", title: "L2 hits", unit: "%" },
  { key: "l1HitPct", title: "L1 hits", unit: "%" },
  { key: "loadSectorsPerRequest", title: "sectors per load", unit: "" },
  { key: "tensorPipePct", title: "tensor pipe", unit: "%" },
  { key: "smThroughputPct", title: "SM throughput", unit: "%" },
  { key: "executedInstructionsPct", title: "executed instructions", unit: "%" },
  { key: "dramThroughputPct", title: "DRAM throughput", unit: "%" },
  { key: "topStall", title: "waits for", unit: "" },
];

/** Metrics vary a little with the caches, so we ignore smaller changes. */
const smallestRatio = 0.05;
/** We ignore changes of fewer percentage points, such as 0.1% → 0.2%. */
const smallestPoints = 1;

function compareMetrics(before: Metrics, after: Metrics): MetricChange[] {
  return explaining.flatMap(({ key, title, unit }) => {
    const [old, young] = [before[key] ?? null, after[key] ?? null];
    if (old === null || young === null || !hasChanged(old, young, unit)) return [];
    const ratio =
      typeof old.value === "number" && typeof young.value === "number" && old.value !== 0
        ? young.value / old.value - 1
        : null;
    return [{ metric: key, title, unit, base: old.value, head: young.value, changeRatio: ratio }];
  });
}

function hasChanged(old: Metric, young: Metric, unit: string) {
  if (typeof old.value !== "number" || typeof young.value !== "number") return old.value !== young.value;
  const size = Math.abs(young.value - old.value);
  return (
    size > smallestRatio * Math.max(Math.abs(old.value), Math.abs(young.value)) &&
    (unit !== "%" || size >= smallestPoints)
  );
}
