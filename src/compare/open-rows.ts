import type { RangeRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Comparison } from "../model/comparison/comparison.ts";
import type { Ratio } from "../model/units.ts";
import { constants } from "./constants.ts";
import { inverseRatio } from "./noise/estimate.ts";

export interface OpenRow {
  readonly text: string;
  readonly range: RangeRow;
  readonly kind: "range" | "part" | "wall" | "count";
  readonly time: TimeChange | null;
}

interface TimedRow extends OpenRow {
  readonly time: TimeChange;
  readonly impactRatio: Ratio | null;
}

function describeGpuTime(range: RangeRow): TimedRow {
  return { text: `${range.name}: time on the GPU`, range, kind: "range", time: range.gpuBusyTime, impactRatio: null };
}

function listParts(range: RangeRow): TimedRow[] {
  const parts = [
    ...range.families.map((row) => ({ name: `family ${row.family}`, row })),
    ...range.kernels.map((row) => ({ name: row.name, row })),
  ];
  return parts.map(({ name, row: { time, impactRatio } }) => {
    return { text: `${range.name}: ${name}`, range, kind: "part", time, impactRatio };
  });
}

export function findAmbiguousRows({ ranges, goal }: Pick<Comparison, "ranges" | "goal">): OpenRow[] {
  return ranges.flatMap((range): OpenRow[] => {
    const { name, wallTime, commonMode, counts } = range;
    const timed: TimedRow[] = [
      { text: `${name}: wall time`, range, kind: "wall", time: wallTime, impactRatio: null },
      ...listParts(range),
    ];
    // If the machine caused the change, more rounds don't help.
    if (commonMode?.explainedByClocks !== true) timed.unshift(describeGpuTime(range));
    const open = counts.filter(({ state, base, head }) => state === "inconclusive" && head > base);
    return [
      ...timed.filter(
        ({ kind, time }) => time.mayBeSlower || (goal === "improve" && kind === "range" && mayBeFaster(time)),
      ),
      ...open.map(({ metric, kind }) => {
        const text = `${name}: ${metric}${kind === null ? "" : ` ${kind}`}`;
        return { text, range, kind: "count" as const, time: null };
      }),
    ];
  });
}

export function mayBeFaster({
  state,
  changeRatio,
  thresholdRatio,
}: Pick<TimeChange, "state" | "changeRatio" | "thresholdRatio">): boolean {
  return state === "inconclusive" && changeRatio !== null && changeRatio <= inverseRatio(thresholdRatio ?? 0);
}

const measured: readonly string[] = ["range-regressed", "family-regressed", "kernel-regressed"];

/**
 * On some machines, each process runs at one of two speeds, 2.8% apart. In 1 of 32 comparisons, base's three processes happen to get one
 * speed and head's three processes the other (with six processes per side, in 1 of 2,000).
 */
export function findBarelySlowerRows({ reasons, ranges }: Pick<Comparison, "reasons" | "ranges">): OpenRow[] {
  const red = reasons.filter(({ verdict }) => verdict === "regressed" || verdict === "over-budget");
  if (red.length === 0 || red.some(({ id }) => !measured.includes(id))) return [];
  const slower = ranges.flatMap(findSlowerRows);
  return slower.some(({ isClear }) => isClear) ? [] : slower;
}

interface SlowerRow extends TimedRow {
  readonly isClear: boolean;
}

export function findSlowerRows(range: RangeRow): SlowerRow[] {
  return [describeGpuTime(range), ...listParts(range)]
    .filter(({ time }) => time.state === "regressed")
    .map((row) => ({ ...row, isClear: isShownByRange(row.impactRatio, range) && !isBarely(row.time) }));
}

function isBarely({ changeRatio, thresholdRatio }: TimeChange) {
  return (
    changeRatio !== null && thresholdRatio !== null && Math.abs(changeRatio) < constants.clearly.value * thresholdRatio
  );
}

function isShownByRange(impactRatio: Ratio | null, { gpuBusyTime: { state, changeRatio } }: RangeRow) {
  return (
    impactRatio === null || state === "regressed" || (changeRatio ?? 0) >= constants.shownShare.value * impactRatio
  );
}

function findBarelyFasterRows({ goal, ranges }: Comparison): OpenRow[] {
  if (goal === "hold") return [];
  return ranges.map(describeGpuTime).filter(({ time }) => time.state === "improved" && isBarely(time));
}

/** Empty if a row is clearly slower, because we don't measure again just to decide other rows. */
export function findOpenRows(comparison: Comparison): OpenRow[] {
  return comparison.verdict === "regressed"
    ? findBarelySlowerRows(comparison)
    : [...findAmbiguousRows(comparison), ...findBarelyFasterRows(comparison)];
}
