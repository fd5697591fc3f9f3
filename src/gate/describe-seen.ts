import { nearest } from "../model/text/nearest.ts";
import { noRanges } from "../model/text/no-ranges.ts";
import { plainText } from "../model/text/plain-text.ts";
import { wholeCaptureName, type RangeSpec, type SeenRange } from "../model/reports/range.ts";
import { rangeText } from "../model/text/range-text.ts";

/** What is known of the ranges that do exist, for the message about one that does not; `argv` is the program's, if known. */
export function describeSeen(
  wanted: RangeSpec,
  seen: readonly SeenRange[],
  argv: readonly string[],
): { why: string; hint: string } {
  if (seen.length === 0) return noRanges(argv);
  const why = `The program emitted: ${listed(seen.map(written))}.`;
  const sameName = seen.filter(({ name }) => name === wanted.message);
  if (sameName.length > 0) {
    return {
      why,
      hint: `It exists in another domain; write ${sameName.map(written).join(" or ")}, or ${written({ name: wanted.message, domain: "" })}@* for any.`,
    };
  }
  const match = nearestRange(wanted, seen) ?? seen[0];
  return { why, hint: match === undefined ? "Name one of these." : `Did you mean ${written(match)}?` };
}

/** With a domain asked, names count with theirs: `LLM@prefill` is then nearest to a name that holds the @ itself. */
function nearestRange({ message, domain }: RangeSpec, seen: readonly SeenRange[]): SeenRange | undefined {
  const withDomain = domain !== null && domain !== "*";
  const text = (range: SeenRange): string =>
    withDomain && range.domain !== "" ? `${range.name}@${range.domain}` : range.name;
  const closest = nearest(withDomain ? `${message}@${domain}` : message, seen.map(text), Number.POSITIVE_INFINITY);
  return seen.find((range) => text(range) === closest);
}

/** A range as the user would write it, so that a suggestion can be copied. */
export function written({ name, domain }: { readonly name: string; readonly domain: string }): string {
  return plainText(rangeText(name, domain));
}

/** The same within a sentence: `the NVTX range decode`, or `the whole capture`. */
export function named(range: { readonly name: string; readonly domain: string }): string {
  return range.name === wholeCaptureName && range.domain === ""
    ? "the whole capture"
    : `the NVTX range ${written(range)}`;
}

/** At most twelve names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, 12).join(", ");
  return names.length > 12 ? `${shown} and ${names.length - 12} more` : shown;
}
