import type { KernelRow, MetricChange, RowState } from "../../model/comparison/comparison-rows.ts";
import type { ProfileKernelRound } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import { amountText, signedPercent } from "../../model/text/quantity.ts";
import type { KernelFigures } from "../range-kernels.ts";
import { isSameLaunch, launchChanges } from "./launch-changes.ts";
import { changedPair, equalPairs, measuredPair } from "./launch-pairs.ts";
import { launchedBy } from "./launches.ts";
import { metricChanges } from "./metric-changes.ts";

/** So many figures fit one sentence. */
const mostParts = 4;

/** Figures of the launch itself: where one differs, the launch is not the same, whatever nsys says. */
const ofLaunch: ReadonlySet<string> = new Set(["registersPerThread", "sharedBytesPerBlock", "gridBlocks"]);

/** Why a kernel's time changed, as far as can be known; only for those that changed or were swapped. */
export function explainKernel(
  row: Pick<KernelFigures, "match" | "base" | "head" | "launches">,
  state: RowState,
): Pick<KernelRow, "metrics" | "explanation"> {
  const both = row.base.length > 0 && row.head.length > 0;
  const changed = state === "regressed" || state === "improved" || state === "noted" || row.match === "swapped";
  if (!both || !changed) return { metrics: [], explanation: null };
  const [base, head] = [launchedBy(row.base), launchedBy(row.head)];
  const equal = equalPairs(base, head);
  const changedLaunch = changedPair(base, head, equal);
  const measured = measuredPair(base, head, equal, changedLaunch);
  const metrics = measured === null ? [] : metricChanges(measured.figures.base, measured.figures.head);
  const shown = changedLaunch ?? equal[0];
  // What Nsight Compute says of registers and shared memory, nsys says too.
  const launch = (shown === undefined ? [] : launchChanges(shown)).filter(
    (change) => !metrics.some(({ metric }) => metric === change.metric),
  );
  const { launches } = row;
  const parts = [
    ...(state === "regressed" && isFirstLaunchAlone(row) ? ["its first launch alone is slower"] : []),
    ...(launches.base === launches.head ? [] : [`launches ${String(launches.base)} → ${String(launches.head)}`]),
    ...launch.map(({ text }) => text),
    ...ncuParts(metrics),
  ];
  // Figures of other launches than those with the most time say nothing of these.
  if (metrics.length > 0 && measured !== null && (measured.base !== base[0] || measured.head !== head[0]))
    parts.push(`measured with ${measured.base.key}`);
  if (
    isSameLaunch(base, head) &&
    launches.base === launches.head &&
    !metrics.some(({ metric }) => ofLaunch.has(metric))
  )
    parts.push("same name, registers, shared memory, grid and block: its code, input or environment differs");
  return { metrics, explanation: parts.length === 0 ? null : parts.join(", ") };
}

/** So much of what a kernel takes more is in its first launch, such as by a module that is loaded or a cache that is cold. */
const mostOfGain = 0.8;

function isFirstLaunchAlone({ base, head }: Pick<KernelFigures, "base" | "head">): boolean {
  const before = { total: medianOf(base, ({ totalNs }) => totalNs), first: medianOf(base, ({ firstNs }) => firstNs) };
  const after = { total: medianOf(head, ({ totalNs }) => totalNs), first: medianOf(head, ({ firstNs }) => firstNs) };
  if (before.first === null || after.first === null || before.total === null || after.total === null) return false;
  return after.first - before.first >= mostOfGain * (after.total - before.total);
}

/** Over rounds, of all the kernels of a side together; null where a round does not know it. */
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

/** `DRAM bytes +38%, occupancy 62 → 31% (registers 96 → 168)`: what limits the occupancy stands behind it. */
function ncuParts(metrics: readonly MetricChange[]): string[] {
  const causes = metrics.filter(({ metric }) => metric === "registersPerThread" || metric === "sharedBytesPerBlock");
  const hasOccupancy = metrics.some(({ metric }) => metric === "achievedOccupancyPct");
  return (
    metrics
      // The change of the grid says more than that of the blocks.
      .filter((change) => change.metric !== "gridBlocks" && (!hasOccupancy || !causes.includes(change)))
      .slice(0, mostParts)
      .map((change) =>
        change.metric === "achievedOccupancyPct" && causes.length > 0
          ? `${part(change)} (${causes.map(part).join(", ")})`
          : part(change),
      )
  );
}

function part({ metric, title, unit, base, head, changeRatio }: MetricChange): string {
  if (metric === "dramBytes" && changeRatio !== null) return `${title} ${signedPercent(changeRatio)}`;
  const shown = unit === "byte" ? "B" : unit === "%" ? unit : "";
  return `${title} ${amount(base)} → ${amountText({ value: amount(head), unit: shown })}`;
}

function amount(value: number | string | null): string {
  if (typeof value !== "number") return (value ?? "unknown").replaceAll("_", " ");
  return String(value >= 10 ? Math.round(value) : Number(value.toPrecision(2)));
}
