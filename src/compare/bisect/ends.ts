import type { BisectFigure } from "../../model/bisect/bisect.ts";
import type { NoSearch } from "../../model/bisect/no-search.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import { figureOf } from "./figure.ts";

/** The commits between which something became slower, and its figure. Or why we can't search there. */
export type SearchedEnds =
  | { readonly kind: "ends"; readonly good: string; readonly bad: string; readonly figure: BisectFigure | null }
  | { readonly kind: "none"; readonly why: NoSearch };

/** The ends of the first comparison that regressed: the one with the baseline, then the one with a reference. Null if none did. */
export function endsOf(comparisons: readonly (Comparison | null)[]): SearchedEnds | null {
  const regressed = comparisons.find(
    (comparison) => comparison?.reasons.some(({ verdict }) => verdict === "regressed") === true,
  );
  if (regressed == null) return null;
  const { base, head, interleaved } = regressed;
  const none = (why: NoSearch): SearchedEnds => ({ kind: "none", why });
  const good = commitOf(base);
  if (good === null) return none({ kind: "commit-unknown", side: "base" });
  const bad = commitOf(head);
  if (bad === null) return none({ kind: "commit-unknown", side: "head" });
  const gpus = { base: gpusOf(base), head: gpusOf(head) };
  if (!interleaved && gpus.base !== null && gpus.head !== null && gpus.base !== gpus.head)
    return none({ kind: "other-gpu", base: gpus.base, head: gpus.head });
  return { kind: "ends", good, bad, figure: figureOf(regressed) };
}

type Side = Comparison["base"];

/** A stored profile may contain any text. */
function commitOf(side: Side): string | null {
  const commit = side?.source.commit ?? null;
  return commit !== null && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit) ? commit : null;
}

/** A side's GPUs, sorted. Null if they're unknown. */
function gpusOf(side: Side): string | null {
  const ids = (side?.machine.gpus ?? []).map(({ uuid }) => uuid);
  return ids.length === 0 || ids.includes(null) ? null : ids.toSorted().join(", ");
}
