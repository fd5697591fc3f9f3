import type { KernelMatch } from "../../model/comparison/comparison-rows.ts";
import type { ProfileKernel } from "../../model/profile/profile.ts";
import type { NameRules } from "./name-rules.ts";
import { findSwaps, launchesOf, type KernelGroup } from "./swaps.ts";

/** What stands in one row of a comparison. Every kernel of either side is in exactly one, so that no time is lost. */
export interface MatchedKernels {
  readonly match: KernelMatch;
  readonly base: KernelGroup;
  readonly head: KernelGroup;
}

/**
 * Finds for each kernel of one side what it is on the other: the same name; else the same but for numbers that mean
 * nothing; else the same but for what a library picks; else another of its family with as many launches.
 *
 * Where numbers moved, all kernels that differ in them alone share one row: `_3` of head need not be `_3` of base. Where they
 * were only exchanged, which launches, grids and what a block takes of an SM tell, kernels that are equal in these do.
 */
export function matchKernels(
  base: readonly ProfileKernel[],
  head: readonly ProfileKernel[],
  names: NameRules,
): MatchedKernels[] {
  const stable = pairUp(groupBy(single(base), names.stable), groupBy(single(head), names.stable));
  const rows = stable.both.flatMap(matchStable);
  const general = pairUp(groupBy(stable.base, names.general), groupBy(stable.head, names.general));
  rows.push(...general.both.map((pair) => ({ match: "variant" as const, ...pair })));
  const swaps = findSwaps(general.base, general.head);
  rows.push(...swaps.map((swap) => ({ match: "swapped" as const, ...swap })));
  const swapped = new Set(swaps.flatMap((swap) => [swap.base, swap.head]));
  for (const group of general.base) if (!swapped.has(group)) rows.push({ match: "removed", base: group, head: [] });
  for (const group of general.head) if (!swapped.has(group)) rows.push({ match: "new", base: [], head: group });
  return rows;
}

interface Pair {
  readonly base: KernelGroup;
  readonly head: KernelGroup;
}

/** Equal names each get a row of their own, if no name of the group moved. Times say nothing of it: they are what is judged. */
function matchStable({ base, head }: Pair): MatchedKernels[] {
  const inHead = new Map(head.map((kernel) => [kernel.name, kernel]));
  const equal = base.length === head.length && base.every(({ name }) => inHead.has(name));
  if (!equal) return [{ match: "renamed", base, head }];
  const byName = (kernels: KernelGroup): MatchedKernels[] =>
    kernels.flatMap((kernel) => {
      const same = inHead.get(kernel.name);
      return same === undefined ? [] : [{ match: "exact" as const, base: [kernel], head: [same] }];
    });
  const shapeOf = [fullShape, gridShape].find((shape) => shapesOf(base, shape) === shapesOf(head, shape));
  if (shapeOf === undefined) return byName(base);
  const shapes = Map.groupBy(head, shapeOf);
  return [...Map.groupBy(base, shapeOf)].flatMap(([key, kernels]) => {
    const others = shapes.get(key) ?? [];
    const names = new Set(others.map(({ name }) => name));
    return kernels.every(({ name }) => names.has(name))
      ? byName(kernels)
      : [{ match: "renamed" as const, base: kernels, head: others }];
  });
}

/** What is seen of a kernel that tells it from others, as a text. */
type Shape = (kernel: ProfileKernel) => string;

/** The launches of a kernel, their grids and blocks, and the registers and shared memory that these take. */
const fullShape: Shape = (kernel) =>
  shape(kernel, ({ grid, block, registersPerThread, staticSharedBytes, dynamicSharedBytes, localBytesPerThread }) => [
    ...[grid, block],
    ...[registersPerThread, staticSharedBytes, dynamicSharedBytes, localBytesPerThread],
  ]);

/** Of less: where one of the exchanged kernels was compiled to other code, too. */
const gridShape: Shape = (kernel) => shape(kernel, ({ grid, block }) => [grid, block]);

function shape(kernel: ProfileKernel, of: (variant: ProfileKernel["variants"][number]) => unknown): string {
  const sizes = kernel.variants.map((variant) => JSON.stringify(of(variant)));
  return `${String(launchesOf([kernel]))} ${[...new Set(sizes)].toSorted().join(" ")}`;
}

function shapesOf(group: KernelGroup, shapeOf: Shape): string {
  return group.map(shapeOf).toSorted().join("\n");
}

function single(kernels: readonly ProfileKernel[]): KernelGroup[] {
  return kernels.map((kernel) => [kernel]);
}

/** By name and family: the family of a name can only differ where the list of families has changed. */
function groupBy(groups: readonly KernelGroup[], key: (name: string) => string): Map<string, KernelGroup> {
  const found = new Map<string, ProfileKernel[]>();
  for (const group of groups) {
    const text = key(group[0]?.name ?? "");
    const known = found.get(text);
    if (known === undefined) found.set(text, [...group]);
    else known.push(...group);
  }
  return found;
}

function pairUp(
  base: ReadonlyMap<string, KernelGroup>,
  head: ReadonlyMap<string, KernelGroup>,
): { both: Pair[]; base: KernelGroup[]; head: KernelGroup[] } {
  const both = [...base].flatMap(([key, group]) => {
    const other = head.get(key);
    return other === undefined ? [] : [{ base: group, head: other }];
  });
  return {
    both,
    base: [...base].flatMap(([key, group]) => (head.has(key) ? [] : [group])),
    head: [...head].flatMap(([key, group]) => (base.has(key) ? [] : [group])),
  };
}
