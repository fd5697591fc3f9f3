import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Reason } from "../../model/comparison/reason.ts";
import { exitCodes, type ExitCode } from "../../model/errors.ts";

/** All reasons count, not only the worst one, because `fail-on` may list only `inconclusive`. */
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
  const verdicts = new Set(reasons.map(({ verdict }) => verdict));
  // `kernel` and `counts` are stricter than `regression`: with them, more changes count as regressions, and every regression fails the job.
  const fails = (["regression", "kernel", "counts"] as const).some((value) => failOn.includes(value));
  if (verdicts.has("over-budget") || verdicts.has("not-improved") || (verdicts.has("regressed") && fails))
    return exitCodes.regressed;
  const others = ["inconclusive", "incomparable", "no-baseline"] as const;
  return others.some((verdict) => verdicts.has(verdict) && failOn.includes(verdict)) ||
    (baseline.state === "failed" && failOn.includes("baseline-failed"))
    ? exitCodes.inconclusive
    : exitCodes.pass;
}
