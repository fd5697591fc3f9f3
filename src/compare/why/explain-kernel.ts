import type { KernelRow, MetricChange, RowState } from "../../model/comparison/comparison-rows.ts";
import type { ProfileKernelRound } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import { amountText, pairText, sizeAmount } from "../../model/text/quantity.ts";
import type { KernelFigures } from "../range-kernels.ts";
import { isSameLaunch, launchChanges } from "./launch-changes.ts";
import { changedPair, equalPairs, measuredPair } from "./launch-pairs.ts";
import { groupLaunches } from "./launches.ts";
import { metricChanges } from "./metric-changes.ts";

/** The most metrics in one sentence. */
const mostParts = 4;

/** Metrics of the launch itself. If one of these metrics differs, the launches aren't the same, even if nsys shows no difference. */
const ofLaunch: ReadonlySet<string> = new Set(["registersPerThread", "sharedBytesPerBlock", "gridBlocks"]);

/** Explains why a kernel's time changed, as far as we can tell. Only for kernels that changed or were swapped. */
export function explainKernel(
  row: Pick<KernelFigures, "match" | "base" | "head" | "launches">,
  state: RowState,
): Pick<KernelRow, "metrics" | "explanation"> {
  const both = row.base.length > 0 && row.head.length > 0;
  const changed = state === "regressed" || state === "improved" || state === "noted" || row.match === "swapped";
  if (!both || !changed) return { metrics: [], explanation: null };
  const [base, head] = [groupLaunches(row.base), groupLaunches(row.head)];
  const equal = equalPairs(base, head);
  const changedLaunch = changedPair(base, head, equal);
  const measured = measuredPair(base, head, equal, changedLaunch);
  const metrics = measured === null ? [] : metricChanges(measured.figures.base, measured.figures.head);
  const shown = changedLaunch ?? equal[0];
  // nsys also reports registers and shared memory, so skip what Nsight Compute already shows.
  const launch = (shown === undefined ? [] : launchChanges(shown)).filter(
    (change) => !metrics.some(({ metric }) => metric === change.metric),
  );
  const { launches } = row;
  const parts = [
    ...(state === "regressed" && isFirstLaunchAlone(row) ? ["only the first launch is slower"] : []),
    ...(launches.base === launches.head ? [] : [`launches ${String(launches.base)} → ${String(launches.head)}`]),
    ...launch.map(({ text }) => text),
    ...formatMetrics(metrics),
  ];
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

function isFirstLaunchAlone({ base, head }: Pick<KernelFigures, "base" | "head">): boolean {
  const before = { total: medianOf(base, ({ totalNs }) => totalNs), first: medianOf(base, ({ firstNs }) => firstNs) };
  const after = { total: medianOf(head, ({ totalNs }) => totalNs), first: medianOf(head, ({ firstNs }) => firstNs) };
  if (before.first === null || after.first === null || before.total === null || after.total === null) return false;
  return after.first - before.first >= mostOfGain * (after.total - before.total);
}

/** Sums a value over a side's kernels for each round, and returns the median of the sums. Null if a kernel's value is unknown in any round. */
function medianOf(kernels: KernelFigures["base"], pick: (round: ProfileKernelRound) => number | null): number | null {
  const rounds = Math.max(0, ...kernels.map((kernel) => kernel.rounds.length));
  const values = Array.from({ length: rounds }, (_, index) =>
    kernels.reduce<number | null>((sum, kernel) => {
      const round = kernel.rounds[index] ?? null;
      const value = round === null ? 0 : pick(round);
      return sum === null || value === null ? null : sum + value;
    }, 0),
  );
  return values.includes(null) ? null : median(values.map((value) => value ?? 0));
}

/** `DRAM bytes +38%, occupancy 62 → 31% (registers 96 → 168)`. The likely cause of an occupancy change follows in parentheses. */
function formatMetrics(metrics: readonly MetricChange[]): string[] {
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

function formatMetric({ metric, title, unit, base, head }: MetricChange): string {
  if (metric === "dramBytes" && typeof base === "number" && typeof head === "number")
    return `${title} ${pairText(sizeAmount(base), sizeAmount(head))}`;
  const shown = unit === "byte" ? "B" : unit === "%" ? unit : "";
  return `${title} ${formatAmount(base)} → ${amountText({ value: formatAmount(head), unit: shown })}`;
}

function formatAmount(value: number | string | null): string {
  if (typeof value !== "number") return (value ?? "unknown").replaceAll("_", " ");
  return String(value >= 10 ? Math.round(value) : Number(value.toPrecision(2)));
}
