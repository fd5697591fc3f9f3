import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Verdict } from "../../model/comparison/reason.ts";
import type { Judged } from "./input.ts";

const worse = ["regressed", "over-budget", "not-improved", "incomparable", "inconclusive", "no-baseline"] as const;
const verdictsGravestFirst = [...worse, "pass"] as const satisfies readonly Verdict[];
const worstFirst = ["failed", ...worse, "not-compared", "pass"] as const;

/** The worst verdict of all sections. */
export function worstVerdict(sections: readonly Judged[]): (typeof worstFirst)[number] {
  const verdicts = new Set(sections.map(verdictOf));
  return worstFirst.find((verdict) => verdicts.has(verdict)) ?? "not-compared";
}

function verdictOf({ failure, comparison, reference }: Judged): (typeof worstFirst)[number] {
  if (failure !== null) return "failed";
  return worstOf([comparison, reference?.comparison ?? null]) ?? "not-compared";
}

/** The worst verdict of several comparisons of one head; null if there are none. */
export function worstOf(comparisons: readonly (Comparison | null)[]): Verdict | null {
  const verdicts = new Set(comparisons.flatMap((comparison) => comparison?.verdict ?? []));
  return verdictsGravestFirst.find((verdict) => verdicts.has(verdict)) ?? null;
}
