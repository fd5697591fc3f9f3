import type { Comparison } from "../model/comparison/comparison.ts";
import type { CountChange, FamilyRow, KernelRow, RangeRow } from "../model/comparison/comparison-rows.ts";
import { countReasonIds, type Reason, type ReasonId } from "../model/comparison/reason.ts";
import { rangeText } from "../model/reports/range.ts";

/** The changes that make a range `regressed`. Accepted regressions don't count. */
export interface DecisiveChanges {
  readonly gpuTime: boolean;
  readonly wallTime: boolean;
  /** Largest impact first. */
  readonly kernels: readonly KernelRow[];
  /** The first family that regressed; null if none did. */
  readonly family: FamilyRow | null;
  readonly counts: readonly CountChange[];
}

const countRises: ReadonlySet<ReasonId> = new Set(Object.values(countReasonIds).map(({ up }) => up));

/**
 * Finds the changes that decided a range's verdict. Rows with accepted regressions are also marked as regressed, so only the reasons show
 * what decided the verdict.
 */
export function decisiveChanges(range: RangeRow, { reasons }: Pick<Comparison, "reasons">): DecisiveChanges {
  const label = rangeText(range.name, range.domain);
  const found = reasons.filter((reason) => reason.verdict === "regressed" && reason.range === label);
  const ofFamilies = found.filter(({ id }) => id === "family-regressed");
  const family = range.families.find((row) =>
    // In older files, reasons don't name their family, so we use the rows.
    ofFamilies.some((reason) =>
      reason.family === null ? row.time.state === "regressed" : reason.family === row.family,
    ),
  );
  const metrics = new Set(found.filter(({ id }) => countRises.has(id)).map(({ metric }) => metric));
  return {
    gpuTime: found.some(({ id }) => id === "range-regressed"),
    wallTime: found.some(({ id }) => id === "wall-time-slower" || id === "latency-regressed"),
    kernels: range.kernels.filter(({ name }) => found.some(({ kernel }) => kernel === name)),
    family: family ?? null,
    counts: range.counts.filter(({ metric, state }) => metrics.has(metric) && state === "regressed"),
  };
}

/** The reason to quote for the verdict, and the number of other reasons; null if the ranges' numbers explain the verdict better. */
export function quotedReason({
  verdict,
  reasons,
}: Pick<Comparison, "verdict" | "reasons">): { readonly reason: Reason; readonly others: number } | null {
  if (verdict === "regressed" || verdict === "pass") return null;
  const [reason, ...others] = reasons.filter((one) => one.verdict === verdict);
  return reason === undefined ? null : { reason, others: others.length };
}

/** True if an accepted regression allowed a slowdown. */
export function isAccepted({ accepted }: Pick<Comparison, "accepted">): boolean {
  return accepted.some(({ state }) => state === "used");
}
