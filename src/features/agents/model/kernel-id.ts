import { createHash } from "node:crypto";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { KernelRow, RangeRow } from "../../../model/comparison/comparison-rows.ts";
import { rangeText } from "../../../model/reports/range.ts";

export const kernelIdPattern = /^k[0-9a-f]{12}$/;

/** Use head's kernel name, or base's if head lacks the kernel. */
export function createKernelId({ name, domain }: Pick<RangeRow, "name" | "domain">, kernel: string): string {
  const digest = createHash("sha256").update(JSON.stringify([rangeText(name, domain), kernel]));
  return `k${digest.digest("hex").slice(0, 12)}`;
}

export interface KernelOfRange {
  readonly range: RangeRow;
  readonly kernel: KernelRow;
}

export function findKernelById({ ranges }: Pick<Comparison, "ranges">, id: string): KernelOfRange | null {
  for (const range of ranges)
    for (const kernel of range.kernels) if (createKernelId(range, kernel.name) === id) return { range, kernel };
  return null;
}
