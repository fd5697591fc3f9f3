import { ncclDomain, rangeText } from "../model/reports/range.ts";
import { parseRange } from "./nvtx-range.ts";

/** The names of ranges that users usually want to measure. Many programs also have a range per layer. */
const usual = ["prefill", "decode", "forward", "backward", "optimizer", "generate", "train_step", "step", "inference"];

/** Each range costs one program start per round. */
const mostRanges = 4;

/** The ranges to suggest: those with a usual name, or else the first range. Written as in the configuration. */
export function proposeRanges(ranges: readonly { readonly name: string; readonly domain: string }[]): string[] {
  const possible = ranges.filter(({ domain }) => domain !== ncclDomain).filter(isWritable);
  const known = usual.flatMap((name) => possible.filter((range) => range.name.toLowerCase() === name));
  return (known.length > 0 ? known.slice(0, mostRanges) : possible.slice(0, 1)).map(({ name, domain }) =>
    rangeText(name, domain),
  );
}

/** True if the configuration can express the name, and it isn't a placeholder from documentation. */
function isWritable({ name, domain }: { readonly name: string; readonly domain: string }): boolean {
  try {
    parseRange(rangeText(name, domain), null);
    return true;
  } catch {
    return false;
  }
}
