import type { BisectFigure } from "../model/bisect.ts";
import type { NoSearch } from "../model/no-search.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import { figureOf } from "./figure.ts";

/** The two commits to search between, and the figure that became slower. Or why we can't search between them. */
export type SearchedEnds =
  | { readonly kind: "ends"; readonly good: string; readonly bad: string; readonly figure: BisectFigure | null }
  | { readonly kind: "none"; readonly why: NoSearch };

/**
 * The ends to search between: the two sides of a comparison that regressed. Null if it didn't.
 */
export function endsOf(comparison: Comparison | null): SearchedEnds | null {
  if (comparison === null || !comparison.reasons.some(({ verdict }) => verdict === "regressed")) return null;
  const { base, head, interleaved } = comparison;
  const none = (why: NoSearch): SearchedEnds => ({ kind: "none", why });
  const good = commitOf(base);
  if (good === null) return none({ kind: "commit-unknown", side: "base" });
  const bad = commitOf(head);
  if (bad === null) return none({ kind: "commit-unknown", side: "head" });
  const gpus = { base: gpusOf(base), head: gpusOf(head) };
  if (!interleaved && gpus.base !== null && gpus.head !== null && gpus.base !== gpus.head)
    return none({ kind: "other-gpu", base: gpus.base, head: gpus.head });
  return { kind: "ends", good, bad, figure: figureOf(comparison) };
}

type Side = Comparison["base"];

/** The side's commit. Null if it isn't a hash, because a stored profile may contain any text. */
function commitOf(side: Side): string | null {
  const commit = side?.source.commit ?? null;
  return commit !== null && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit) ? commit : null;
}

/** The UUIDs of a side's GPUs, sorted. Null if any UUID is unknown. */
function gpusOf(side: Side): string | null {
  const ids = (side?.machine.gpus ?? []).map(({ uuid }) => uuid);
  return ids.length === 0 || ids.includes(null) ? null : ids.toSorted().join(", ");
}
