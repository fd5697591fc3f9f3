import type { ProfileKernel, ProfileVariant } from "../../model/profile.ts";

/** The same code: every variant has its equal on the other side, by mangled name, registers, shared memory, grid and block. */
export function isSameCode(base: readonly ProfileKernel[], head: readonly ProfileKernel[]): boolean {
  const [old, young] = [base, head].map((kernels) =>
    kernels.flatMap(({ variants }) => variants.map(variantText)).toSorted(),
  );
  if (old === undefined || young === undefined || old.length === 0 || old.includes(null)) return false;
  return old.length === young.length && old.every((text, index) => text === young[index]);
}

/** How the variants with the most time differ, by what every capture of nsys holds: `registers 96 → 168`. */
export function launchChanges(base: readonly ProfileKernel[], head: readonly ProfileKernel[]): string[] {
  const [old, young] = [base[0]?.variants[0], head[0]?.variants[0]];
  if (old === undefined || young === undefined) return [];
  const parts: (readonly [title: string, base: string, head: string])[] = [
    ["registers", String(old.registersPerThread), String(young.registersPerThread)],
    ["shared memory", `${String(sharedBytes(old))} B`, `${String(sharedBytes(young))} B`],
    ["local memory a thread", `${String(old.localBytesPerThread)} B`, `${String(young.localBytesPerThread)} B`],
    ["grid", old.grid.join("×"), young.grid.join("×")],
    ["block", old.block.join("×"), young.block.join("×")],
  ];
  return parts.flatMap(([title, before, after]) => (before === after ? [] : [`${title} ${before} → ${after}`]));
}

function sharedBytes({ staticSharedBytes, dynamicSharedBytes }: ProfileVariant): number {
  return staticSharedBytes + dynamicSharedBytes;
}

/** Null where the mangled name is not known, which alone tells that the code is the same. */
function variantText({ rounds, ...variant }: ProfileVariant): string | null {
  return variant.mangled === null || rounds.length === 0 ? null : JSON.stringify(variant);
}
