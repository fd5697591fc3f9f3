import type { KernelType } from "../../model/reports/trace.ts";

/** What tells kernel types apart: ids of the names, then grid, block, registers, shared and local memory. */
export type KernelKey = readonly [
  demangled: number,
  short: number,
  mangled: number | null,
  gridX: number,
  gridY: number,
  gridZ: number,
  blockX: number,
  blockY: number,
  blockZ: number,
  registersPerThread: number,
  staticSharedBytes: number,
  dynamicSharedBytes: number,
  localBytesPerThread: number,
];

/** Numbers distinct kernel types; a million launches have some hundreds of them, so that equal keys must cost little. */
export interface KernelTypes {
  readonly types: KernelType[];
  /** The index of a key's type; `make` is called for the first of its kind. */
  indexOf(key: KernelKey, make: () => KernelType): number;
}

export function kernelTypes(): KernelTypes {
  const types: KernelType[] = [];
  const buckets = new Map<number, { key: KernelKey; index: number }[]>();
  return {
    types,
    indexOf(key, make) {
      const hash = hashOf(key);
      const bucket = buckets.get(hash);
      const found = bucket?.find((entry) => isSame(entry.key, key));
      if (found !== undefined) return found.index;
      const entry = { key, index: types.length };
      types.push(make());
      if (bucket === undefined) buckets.set(hash, [entry]);
      else bucket.push(entry);
      return entry.index;
    },
  };
}

function hashOf(key: KernelKey): number {
  let hash = 0;
  for (const value of key) hash = (Math.imul(hash, 31) + (value ?? -1)) | 0;
  return hash;
}

function isSame(one: KernelKey, other: KernelKey): boolean {
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}
