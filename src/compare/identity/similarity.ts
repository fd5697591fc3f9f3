import type { Ratio } from "../../model/units.ts";

/** How alike two kernel names are: the words they share among all of theirs, 0 to 1. Equal for either order. */
export function similarity(one: string, other: string): Ratio {
  const left = words(one);
  const right = words(other);
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** `softmax_warp_forward<float>` → softmax, warp, forward, float; at most some hundred of them. */
function words(name: string): ReadonlySet<string> {
  const found = name.slice(0, 4000).match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  return new Set(found.filter((word) => !dull.has(word.toLowerCase())).map((word) => word.toLowerCase()));
}

/** Words that most kernels have. */
const dull = new Set(["void", "const", "kernel", "at", "native", "int", "unsigned", "unnamed", "t", "cuda"]);
