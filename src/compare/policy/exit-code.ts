import { exitCodes, type ExitCode } from "../../errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";

/**
 * What `fail-on` makes of a comparison: 1 for a regression, a broken budget or a missed goal, 4 for what else it names, else 0.
 * A broken budget and a missed goal fail in any case. Every reason counts, not only the worst: a run may be told to fail on inconclusive alone.
 */
export function exitCodeOf(
  {
    reasons,
    baseline,
  }: {
    readonly reasons: readonly Pick<Reason, "verdict">[];
    readonly baseline: Pick<Comparison["baseline"], "state">;
  },
  failOn: Comparison["failOn"],
): ExitCode {
  const said = new Set(reasons.map(({ verdict }) => verdict));
  // The stricter two call more things a regression, and fail on what they call so.
  const fails = (["regression", "kernel", "counts"] as const).some((value) => failOn.includes(value));
  if (said.has("over-budget") || said.has("not-improved") || (said.has("regressed") && fails))
    return exitCodes.regressed;
  const others = ["inconclusive", "incomparable", "no-baseline"] as const;
  return others.some((verdict) => said.has(verdict) && failOn.includes(verdict)) ||
    (baseline.state === "failed" && failOn.includes("baseline-failed"))
    ? exitCodes.inconclusive
    : exitCodes.pass;
}
