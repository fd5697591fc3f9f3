import type { BisectFigure } from "../model/bisect.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import { figureOf } from "./figure.ts";

export interface SearchedEnds {
  readonly kind: "ends";
  readonly good: string;
  readonly bad: string;
  /** The figure that became slower. */
  readonly figure: BisectFigure | null;
}

/** Why we don't search for a regression's commit. */
export type NoSearch =
  | { readonly kind: "commit-unknown"; readonly side: "base" | "head" }
  /** `base` and `head` are the UUIDs of the GPUs. */
  | { readonly kind: "other-gpu"; readonly base: string; readonly head: string }
  /** The clone doesn't have the commit. */
  | { readonly kind: "not-here"; readonly commit: string }
  | { readonly kind: "not-built-on"; readonly good: string; readonly bad: string };

/** The ends to search between: the two sides of a comparison that regressed. Null if it didn't. */
export function endsOf(comparison: Comparison | null): SearchedEnds | NoSearch | null {
  if (comparison === null || !comparison.reasons.some(({ verdict }) => verdict === "regressed")) return null;
  const { base, head, interleaved } = comparison;
  const good = commitOf(base);
  if (good === null) return { kind: "commit-unknown", side: "base" };
  const bad = commitOf(head);
  if (bad === null) return { kind: "commit-unknown", side: "head" };
  const [baseGpus, headGpus] = [gpusOf(base), gpusOf(head)];
  if (!interleaved && baseGpus !== null && headGpus !== null && baseGpus !== headGpus)
    return { kind: "other-gpu", base: baseGpus, head: headGpus };
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
