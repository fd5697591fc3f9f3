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
import type { Ratio } from "../../model/units.ts";
import { rangeText } from "../../model/reports/range.ts";
import { shownOnly, unjudged } from "./decide-metrics.ts";
import { judgeSeries } from "./judge-series.ts";
import type { PairedRuns } from "./pair-runs.ts";

/** A range on both sides, from its traced rounds. */
interface RangeSides {
  readonly base: ProfileRange;
  readonly head: ProfileRange;
}

/** Times of a range per step and per token. */
export interface DerivedRows {
  readonly rows: MetricRow[];
  /**
   * True if the sides process different numbers of steps or tokens. The total wall time then depends on the amount of work, so the wall
   * time per token or step decides instead. Otherwise, the time per token or step changes by the same ratio as the total, so it's only shown.
   */
  readonly decides: boolean;
}

/**
 * Rows for a range's time per step and per token, if every process that ran it reports its steps or tokens. Wall time is judged only once:
 * per token if the number of tokens differs, else per step if the number of steps differs. Time on the GPU is only shown.
 */
export function derivedRows(runs: PairedRuns, range: RangeSides, threshold: Ratio): DerivedRows {
  const of = (side: readonly UntracedRun[]) => side.map((run) => instancesOf(run, range.head));
  const all = { base: of(runs.base), head: of(runs.head) };
  const ran = (found: UntracedRange | undefined | null): found is UntracedRange => (found?.instanceNs.length ?? 0) > 0;
  const whole = all.base.map((one, index) => ran(one) && ran(all.head[index]));
  const kept = (side: readonly (UntracedRange | null)[]): UntracedRange[] =>
    side.filter((one, index): one is UntracedRange => ran(one) && (!runs.interleaved || whole[index] === true));
  const [base, head] = [kept(all.base), kept(all.head)];
  if (base.length === 0 || head.length === 0) return { rows: [], decides: false };
  const differs = (key: "steps" | "tokens") => {
    const amounts = [...base, ...head].map((one) => one[key]);
    return !amounts.includes(null) && new Set(amounts.map((one) => Number((one ?? 1).toPrecision(9)))).size > 1;
  };
  const judgedBy = differs("tokens") ? "time-per-token" : differs("steps") ? "time-per-step" : null;
  const label = rangeText(range.head.name, range.head.domain);
  const rowOf = (kind: WallPerAmount | GpuPerAmount): Omit<MetricRow, "change"> => ({
    kind,
    name: label,
    range: label,
    unit: perAmountUnits[kind],
    source: "",
    better: kind === "tokens-per-second" ? "higher" : "lower",
  });
  const why = judgedBy === null ? "This value changes with the range's wall time, which is judged instead." : null;
  const wall = wallPerAmountKinds.flatMap((kind): MetricRow[] => {
    const values = { base: valuesOf(base, kind), head: valuesOf(head, kind) };
    if (values.base === null || values.head === null) return [];
    const { change } = judgeSeries({
      base: values.base,
      head: values.head,
      interleaved: runs.interleaved,
      threshold,
      better: kind === "tokens-per-second" ? "higher" : "lower",
      headFirst: runs.headFirst.filter((_, index) => whole[index] === true),
    });
    return [{ ...rowOf(kind), change: kind === judgedBy ? change : shownOnly(change, why) }];
  });
  const gpu = gpuPerAmountKinds.flatMap((kind): MetricRow[] => {
    const values = {
      base: gpuPerAmount(range.base, runs.base, kind),
      head: gpuPerAmount(range.head, runs.head, kind),
    };
    if (values.base === null || values.head === null) return [];
    const plain = unjudged({ base: values.base, head: values.head }, null);
    const change = shownOnly(plain, "The range's time on the GPU is judged instead.");
    return [{ ...rowOf(kind), change }];
  });
  return { rows: [...wall, ...gpu], decides: judgedBy !== null };
}

/** The values of each process. Null if a process doesn't report its steps or tokens. */
function valuesOf(processes: readonly UntracedRange[], kind: WallPerAmount): number[][] | null {
  const values = processes.flatMap((one) => {
    const found = wallPerAmount(one, kind);
    return found === null ? [] : [found];
  });
  return values.length < processes.length ? null : values;
}

function instancesOf(run: UntracedRun, { name, domain }: Pick<ProfileRange, "name" | "domain">): UntracedRange | null {
  return run.ranges.find((one) => one.name === name && one.domain === domain) ?? null;
}
