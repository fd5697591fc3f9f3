import type { Verdict } from "../../model/comparison/reason.ts";
import type { Judged } from "./input.ts";

const worse = ["regressed", "over-budget", "not-improved", "incomparable", "inconclusive", "no-baseline"] as const;
const worstFirst = ["failed", ...worse, "not-compared", "pass"] as const satisfies readonly (
  Verdict | "failed" | "not-compared"
)[];

/** The worst verdict of all sections. */
export function worstVerdict(sections: readonly Judged[]): (typeof worstFirst)[number] {
  const verdicts = new Set(sections.map(readVerdict));
  return worstFirst.find((verdict) => verdicts.has(verdict)) ?? "not-compared";
}

function readVerdict({ failure, comparison }: Judged): (typeof worstFirst)[number] {
  return failure === null ? (comparison?.verdict ?? "not-compared") : "failed";
}
