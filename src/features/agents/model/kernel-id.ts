import { createHash } from "node:crypto";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { KernelRow, OperatorRow, RangeRow } from "../../../model/comparison/comparison-rows.ts";
import { operatorText } from "../../../model/profile/operators.ts";
import { rangeText } from "../../../model/reports/range.ts";
import { rowIds } from "../../../report/row-ids.ts";

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

/** A kernel or a nested range, with its short id if it changed. */
export interface FoundRow {
  readonly id: string | null;
  readonly range: RangeRow;
  readonly row: KernelRow | OperatorRow;
}

/** The rows with this short id or kernel id, or else those with this text in their names. Null finds the rows that changed. */
export function findRows(comparison: Pick<Comparison, "ranges">, query: string | null): FoundRow[] {
  const ids = rowIds(comparison);
  if (query === null) return [...ids].map(([row, { id, range }]) => ({ id, range, row }));
  const all = comparison.ranges.flatMap((range) =>
    [...range.kernels, ...range.operators].map((row): FoundRow => ({ id: ids.get(row)?.id ?? null, range, row })),
  );
  const exact = all.filter(
    ({ id, range, row }) => id === query || ("name" in row && createKernelId(range, row.name) === query),
  );
  return exact.length > 0 ? exact : all.filter((row) => readRowName(row).toLowerCase().includes(query.toLowerCase()));
}

/** A kernel's name, or a nested range's path. */
export function readRowName({ range, row }: FoundRow): string {
  return "name" in row ? row.name : operatorText(range, row.path);
}
