import type { NcuRange, NcuRow } from "./ncu.ts";

/**
 * The range that a replayed row is of: of the ranges that it stands in, one that was asked for; of several push/pop ranges the
 * innermost. Where none was asked for (`asked` null: not known), the innermost of all; the parser refuses a row without any.
 */
export function ownRange(
  { ranges }: Pick<NcuRow, "ranges">,
  asked: readonly { readonly name: string; readonly domain: string }[] | null,
): NcuRange | null {
  const wanted = ranges.filter(({ name, domain }) =>
    asked?.some((range) => range.name === name && range.domain === domain),
  );
  const among = wanted.length > 0 ? wanted : ranges;
  return among.findLast(({ style }) => style === "pushpop") ?? among.at(-1) ?? null;
}
