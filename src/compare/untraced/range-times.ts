import type { Latency, WallVerdict } from "../../model/comparison/comparison-rows.ts";
import type { MetricRow } from "../../model/metrics/metric-row.ts";
import {
  gpuPerAmount,
  gpuPerAmountKinds,
  perAmountUnits,
  wallPerAmount,
  wallPerAmountKinds,
  type GpuPerAmount,
  type WallPerAmount,
} from "../../model/profile/per-amount.ts";
import type { ProfileRange } from "../../model/profile/profile.ts";
import type { UntracedRange, UntracedRun } from "../../model/profile/untraced.ts";
import { instanceTimes, summarizeWallTimes } from "../../model/profile/wall-figures.ts";
import { rangeText } from "../../model/reports/range.ts";
import { bothSides, type Sides } from "../../model/sides.ts";
import type { Ratio } from "../../model/units.ts";
import { judgeSeries, withoutJudgment, showChange } from "./judge-series.ts";
import type { PairedRuns } from "./pair-runs.ts";

/** If runs are paired, skips both runs of a pair that lacks a value. */
function keepRuns<Value>(
  { interleaved, headFirst, ...runs }: PairedRuns,
  pick: (run: UntracedRun) => NonNullable<Value> | null,
) {
  const values = bothSides((side) => runs[side].map(pick));
  const isWhole = (index: number) => values.base[index] != null && values.head[index] != null;
  const kept = bothSides((side) =>
    values[side].flatMap((value, index) => (value !== null && (!interleaved || isWhole(index)) ? [value] : [])),
  );
  if (kept.base.length === 0 || kept.head.length === 0) return null;
  return { ...kept, interleaved, headFirst: headFirst.filter((_, index) => isWhole(index)) };
}

export function compareLatency(
  runs: PairedRuns,
  range: { readonly name: string; readonly domain: string },
  threshold: Ratio,
): Latency | null {
  const kept = keepRuns<number[]>(runs, (run) => {
    const times = instanceTimes(run, range);
    return times.length === 0 ? null : times;
  });
  if (kept === null) return null;
  const { statistic, change } = judgeSeries({ ...kept, better: "lower", threshold });
  const { base: baseNs, head: headNs, ...time } = change;
  return {
    base: summarizeWallTimes(kept.base),
    head: summarizeWallTimes(kept.head),
    statistic,
    time: { ...time, baseNs, headNs },
  };
}

export function decideLatency({ time: { state, mayBeSlower, lowRatio } }: Latency): WallVerdict {
  if (state === "regressed") return "slower";
  return mayBeSlower || lowRatio === null ? "unknown" : "not-slower";
}

interface DerivedRows {
  readonly rows: MetricRow[];
  /**
   * The total wall time then depends on the amount of work, so the wall time per token or step decides instead. Otherwise, the time per
   * token or step changes by the same ratio as the total, so it's only shown.
   */
  readonly decides: boolean;
}

/** Wall time is judged only once: per token if the number of tokens differs, else per step if the number of steps differs. */
export function compareAmounts(runs: PairedRuns, range: Sides<ProfileRange>, threshold: Ratio): DerivedRows {
  const { name, domain } = range.head;
  const kept = keepRuns<UntracedRange>(
    runs,
    ({ ranges }) =>
      ranges.find((range) => range.name === name && range.domain === domain && range.instanceNs.length > 0) ?? null,
  );
  if (kept === null) return { rows: [], decides: false };
  const differs = (key: "steps" | "tokens") => {
    const amounts = [...kept.base, ...kept.head].map((range) => range[key]);
    return !amounts.includes(null) && new Set(amounts.map((amount) => Number((amount ?? 1).toPrecision(9)))).size > 1;
  };
  const judgedBy = differs("tokens") ? "time-per-token" : differs("steps") ? "time-per-step" : null;
  const label = rangeText(name, domain);
  const describe = (kind: WallPerAmount | GpuPerAmount) => ({
    kind,
    name: label,
    range: label,
    unit: perAmountUnits[kind],
    source: "",
    better: kind === "tokens-per-second" ? ("higher" as const) : ("lower" as const),
  });
  const why = judgedBy === null ? "This value changes with the range's wall time, which is judged instead." : null;
  const wall = wallPerAmountKinds.flatMap((kind): MetricRow[] => {
    const { base, head } = bothSides((side) => allOrNull(kept[side].map((process) => wallPerAmount(process, kind))));
    if (base === null || head === null) return [];
    const row = describe(kind);
    const { change } = judgeSeries({ ...kept, base, head, threshold, better: row.better });
    return [{ ...row, change: kind === judgedBy ? change : withoutJudgment(change, why) }];
  });
  const gpu = gpuPerAmountKinds.flatMap((kind): MetricRow[] => {
    const { base, head } = bothSides((side) => gpuPerAmount(range[side], runs[side], kind));
    if (base === null || head === null) return [];
    const change = withoutJudgment(showChange({ base, head }, null), "The range's time on the GPU is judged instead.");
    return [{ ...describe(kind), change }];
  });
  return { rows: [...wall, ...gpu], decides: judgedBy !== null };
}

function allOrNull<Value>(values: readonly (Value | null)[]): Value[] | null {
  const present = values.filter((value) => value !== null);
  return present.length < values.length ? null : present;
}
