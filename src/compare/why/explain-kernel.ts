import type { KernelRow, MetricChange, RowState } from "../../model/comparison-rows.ts";
import { signedPercent } from "../../model/percent.ts";
import type { KernelFigures } from "../range-kernels.ts";
import { metricChanges } from "./metric-changes.ts";
import { isSameCode, launchChanges } from "./variants.ts";

/** So many figures fit one sentence. */
const told = 4;

/** Why a kernel's time changed, as far as can be known; only for those that changed or were swapped. */
export function explainKernel(
  row: Pick<KernelFigures, "match" | "base" | "head" | "launches">,
  state: RowState,
): Pick<KernelRow, "metrics" | "explanation"> {
  const both = row.base.length > 0 && row.head.length > 0;
  const changed = state === "regressed" || state === "improved" || state === "moved" || row.match === "swapped";
  if (!both || !changed) return { metrics: [], explanation: null };
  const metrics = metricChanges(row.base, row.head);
  const { launches } = row;
  const sameCode = isSameCode(row.base, row.head);
  const parts = [
    ...(launches.base === launches.head ? [] : [`launches ${String(launches.base)} → ${String(launches.head)}`]),
    ...ncuParts(metrics),
  ];
  // What Nsight Compute says of registers and blocks, nsys says too.
  if (metrics.length === 0) parts.push(...launchChanges(row.base, row.head));
  if (sameCode && launches.base === launches.head)
    parts.push("same code (name, registers, shared memory, grid and block are equal): different input or environment");
  return { metrics, explanation: parts.length === 0 ? null : parts.join(", ") };
}

/** `DRAM bytes +38 %, occupancy 62 → 31 % (registers 96 → 168)`: what limits the occupancy stands behind it. */
function ncuParts(metrics: readonly MetricChange[]): string[] {
  const causes = metrics.filter(({ metric }) => metric === "registersPerThread" || metric === "sharedBytesPerBlock");
  const hasOccupancy = metrics.some(({ metric }) => metric === "achievedOccupancyPct");
  return metrics
    .filter((change) => !hasOccupancy || !causes.includes(change))
    .slice(0, told)
    .map((change) =>
      change.metric === "achievedOccupancyPct" && causes.length > 0
        ? `${part(change)} (${causes.map(part).join(", ")})`
        : part(change),
    );
}

function part({ metric, title, unit, base, head, changeRatio }: MetricChange): string {
  if (metric === "dramBytes" && changeRatio !== null) return `${title} ${signedPercent(changeRatio)}`;
  const sign = unit === "%" ? " %" : unit === "byte" ? " B" : "";
  return `${title} ${amount(base)} → ${amount(head)}${sign}`;
}

function amount(value: number | string | null): string {
  if (typeof value !== "number") return (value ?? "unknown").replaceAll("_", " ");
  return String(value >= 10 ? Math.round(value) : Number(value.toPrecision(2)));
}
