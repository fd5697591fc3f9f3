import { ncclDomain, rangeText } from "../model/reports/range.ts";
import { parseRange } from "./nvtx-range.ts";

/** What people want to know the time of; a program mostly has ranges of single layers too. */
const usual = ["prefill", "decode", "forward", "backward", "optimizer", "generate", "train_step", "step", "inference"];

/** Each range costs a start of the program in every round. */
const mostRanges = 4;

/** Of the ranges that exist those with a usual name, else the first, as the configuration writes them. */
export function proposedRanges(ranges: readonly { readonly name: string; readonly domain: string }[]): string[] {
  const possible = ranges.filter(({ domain }) => domain !== ncclDomain).filter(isWritable);
  const known = usual.flatMap((name) => possible.filter((range) => range.name.toLowerCase() === name));
  return (known.length > 0 ? known.slice(0, mostRanges) : possible.slice(0, 1)).map(({ name, domain }) =>
    rangeText(name, domain),
  );
}

/** Not the placeholder of a manual, and nothing that a configuration cannot say. */
function isWritable({ name, domain }: { readonly name: string; readonly domain: string }): boolean {
  try {
    parseRange(rangeText(name, domain), null);
    return true;
  } catch {
    return false;
  }
}
