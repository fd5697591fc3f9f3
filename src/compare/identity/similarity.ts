import type { Ratio } from "../../model/units.ts";

/** How alike two names are by their words: those they share among all of theirs, 0 to 1. Equal for either order. */
export function similarity(left: ReadonlySet<string>, right: ReadonlySet<string>): Ratio {
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

const mostWords = 200;

/** `softmax_warp_forward<float>` → softmax, warp, forward, float; the first 200. */
export function wordsOf(name: string): ReadonlySet<string> {
  const found = name.slice(0, 4000).match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
  const words = found.map((word) => word.toLowerCase()).filter((word) => !dull.has(word));
  return new Set(words.slice(0, mostWords));
}

/** Words that most kernels have. */
const dull = new Set(["void", "const", "kernel", "at", "native", "int", "unsigned", "unnamed", "t", "cuda"]);
