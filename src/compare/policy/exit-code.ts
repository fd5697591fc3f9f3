import { exitCodes, type ExitCode } from "../../model/errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";

/**
 * The exit code of a comparison: 1 for a regression, an exceeded budget, or a missed goal; 4 for other verdicts in `fail-on`; otherwise 0.
 * Exceeded budgets and missed goals always fail. All reasons count, not only the worst one, because `fail-on` may list only `inconclusive`.
 */
export function decideExitCode(
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
  // `kernel` and `counts` are stricter than `regression`: with them, more changes count as regressions, and every regression fails the job.
  const fails = (["regression", "kernel", "counts"] as const).some((value) => failOn.includes(value));
  if (said.has("over-budget") || said.has("not-improved") || (said.has("regressed") && fails))
    return exitCodes.regressed;
  const others = ["inconclusive", "incomparable", "no-baseline"] as const;
  return others.some((verdict) => said.has(verdict) && failOn.includes(verdict)) ||
    (baseline.state === "failed" && failOn.includes("baseline-failed"))
    ? exitCodes.inconclusive
    : exitCodes.pass;
}
