import { ncclDomain, type RangeId, rangeText } from "../model/reports/range.ts";
import { parseRange } from "./nvtx-range.ts";

/** Many programs also have a range per layer. */
const usual = ["prefill", "decode", "forward", "backward", "optimizer", "generate", "train_step", "step", "inference"];

/** Each range costs one program start per round. */
const mostRanges = 4;

/** Those with a usual name, or else the first range. */
export function proposeRanges(ranges: readonly RangeId[]): string[] {
  const possible = ranges.filter(({ domain }) => domain !== ncclDomain).filter(isWritable);
  const preferred = usual.flatMap((name) => possible.filter((range) => range.name.toLowerCase() === name));
  return (preferred.length > 0 ? preferred.slice(0, mostRanges) : possible.slice(0, 1)).map(({ name, domain }) =>
    rangeText(name, domain),
  );
}

function isWritable({ name, domain }: RangeId): boolean {
  try {
    parseRange(rangeText(name, domain), null);
    return true;
  } catch {
    return false;
  }
}
