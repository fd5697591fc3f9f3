import { createHash } from "node:crypto";

/** Three times the longest kernel name in our recordings (1,410 characters, CUTLASS). */
export const longestName = 4096;

const end = /…[0-9a-f]{16}$/;

/** Adds a hash of the whole name, so that different names stay different. */
export function shortenName(name: string, longest = longestName): string {
  if (name.length <= longest) return name;
  const hash = `…${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
  // Don't keep half of a surrogate pair.
  return name.slice(0, longest - hash.length).replace(/[\uD800-\uDBFF]$/, "") + hash;
}

/** Of a name that `shortenName` cut. Null for a whole name. */
export function cutBeginning(name: string): string | null {
  return name.length >= longestName - 1 && end.test(name) ? name.replace(end, "") : null;
}
