import { createHash } from "node:crypto";
import type { Comparison } from "../comparison/comparison.ts";
import type { KernelRow, RangeRow } from "../comparison/comparison-rows.ts";
import { rangeText } from "../reports/range.ts";

/** What a kernel's id looks like: safe as a word of any shell. */
export const kernelIdPattern = /^k[0-9a-f]{12}$/;

/** The id of a kernel in a range: the same in every comparison in which head's kernel (base's, where head lacks it) has this name. */
export function kernelId({ name, domain }: Pick<RangeRow, "name" | "domain">, kernel: string): string {
  const digest = createHash("sha256").update(JSON.stringify([rangeText(name, domain), kernel]));
  return `k${digest.digest("hex").slice(0, 12)}`;
}

/** A kernel of a comparison, and the range that it's of. */
export interface KernelOfRange {
  readonly range: RangeRow;
  readonly kernel: KernelRow;
}

/** The kernel with this id; null: the comparison has none. */
export function kernelOfId({ ranges }: Pick<Comparison, "ranges">, id: string): KernelOfRange | null {
  for (const range of ranges)
    for (const kernel of range.kernels) if (kernelId(range, kernel.name) === id) return { range, kernel };
  return null;
}
