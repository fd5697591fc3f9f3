import type { MetricRow } from "../../model/comparison/metric-row.ts";
import type { UntracedRange, UntracedRun } from "../../model/profile/untraced.ts";
import type { Ratio } from "../../model/units.ts";
import { rangeText } from "../../model/reports/range.ts";
import { judgeSeries } from "./judge-series.ts";
import type { PairedRuns } from "./pair-runs.ts";

interface Range {
  readonly name: string;
  readonly domain: string;
}

/** Wall time of a range by step and by token. */
export interface DerivedRows {
  readonly rows: MetricRow[];
  /**
   * The sides do other numbers of steps or tokens: then the time of one decides in place of the whole, which is longer for doing more.
   * Else it is the same ratio, and only shown.
   */
  readonly decides: boolean;
}

/** Steps and tokens of a range where every process that ran it says how many: judged once, by tokens where these differ. */
export function derivedRows(runs: PairedRuns, range: Range, threshold: Ratio): DerivedRows {
  const of = (side: readonly UntracedRun[]) => side.map((run) => instancesOf(run, range));
  const all = { base: of(runs.base), head: of(runs.head) };
  const ran = (found: UntracedRange | undefined | null): found is UntracedRange => (found?.instanceNs.length ?? 0) > 0;
  const whole = all.base.map((one, index) => ran(one) && ran(all.head[index]));
  const kept = (side: readonly (UntracedRange | null)[]): UntracedRange[] =>
    side.filter((one, index): one is UntracedRange => ran(one) && (!runs.interleaved || whole[index] === true));
  const [base, head] = [kept(all.base), kept(all.head)];
  if (base.length === 0 || head.length === 0) return { rows: [], decides: false };
  const known = (key: "steps" | "tokens") => [...base, ...head].every((one) => one[key] !== null);
  const differs = (key: "steps" | "tokens") =>
    known(key) && new Set([...base, ...head].map((one) => Number((one[key] ?? 1).toPrecision(9)))).size > 1;
  const judgedBy = differs("tokens") ? "time-per-token" : differs("steps") ? "time-per-step" : null;
  const row = (
    kind: "time-per-step" | "time-per-token" | "tokens-per-second",
    { unit, better }: Pick<MetricRow, "unit"> & { readonly better: "lower" | "higher" },
    valuesOf: (one: UntracedRange) => number[],
  ): MetricRow => {
    const { change } = judgeSeries({
      ...{ base: base.map(valuesOf), head: head.map(valuesOf), interleaved: runs.interleaved, better, threshold },
      headFirst: runs.headFirst.filter((_, index) => whole[index] === true),
    });
    const shown = { ...change, state: "not-judged" as const, mayBeSlower: false };
    const isJudged = kind === judgedBy;
    const why = judgedBy === null ? "It changes as the wall time of the range does, which is judged." : null;
    const label = rangeText(range.name, range.domain);
    return {
      ...{ kind, name: label, range: label, unit, better, source: "" },
      change: isJudged ? change : { ...shown, why },
    };
  };
  const rows = [
    ...(known("steps")
      ? [
          row("time-per-step", { unit: "ns", better: "lower" }, (one) =>
            one.instanceNs.map((ns) => ns / (one.steps ?? 1)),
          ),
        ]
      : []),
    ...(known("tokens")
      ? [
          row("time-per-token", { unit: "ns", better: "lower" }, (one) =>
            one.instanceNs.map((ns) => ns / (one.tokens ?? 1)),
          ),
          row("tokens-per-second", { unit: "tok/s", better: "higher" }, (one) =>
            one.instanceNs.map((ns) => (1e9 * (one.tokens ?? 1)) / ns),
          ),
        ]
      : []),
  ];
  return { rows, decides: judgedBy !== null };
}

function instancesOf(run: UntracedRun, { name, domain }: Range): UntracedRange | null {
  return run.ranges.find((one) => one.name === name && one.domain === domain) ?? null;
}
