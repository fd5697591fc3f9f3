/** Keys of earlier versions, and what to do instead. */
export const goneKeys: ReadonlyMap<string, string> = new Map([
  ["compare.min-kernel-share", "A kernel of any share counts if its change is at least 0.3% of the range."],
]);
