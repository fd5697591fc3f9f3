import { createHash } from "node:crypto";

/** Three times the longest kernel name in our recordings (1,410 characters, CUTLASS). */
export const longestName = 4096;

/** Cuts a name that's longer than `longest`, and adds a hash of the whole name, so that different names stay different. */
export function shortenName(name: string, longest = longestName): string {
  if (name.length <= longest) return name;
  const end = `…${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
  // Don't keep half of a surrogate pair.
  return name.slice(0, longest - end.length).replace(/[\uD800-\uDBFF]$/, "") + end;
}
