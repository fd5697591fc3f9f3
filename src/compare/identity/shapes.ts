import type { ProfileKernel, ProfileVariant } from "../../model/profile/profile.ts";
import { countLaunches, type KernelGroup } from "./swaps.ts";

export interface Pair {
  readonly base: KernelGroup;
  readonly head: KernelGroup;
}

/** Never includes times, because times are what we judge. */
type Shape = (kernel: ProfileKernel) => string;

const launchesAndCode: Shape = (kernel) => describeLaunches(countLaunches([kernel]), kernel, describeCode);
const launchesAndSize: Shape = (kernel) =>
  describeLaunches(countLaunches([kernel]), kernel, ({ grid, block }) => [grid, block]);
const launchesAlone: Shape = (kernel) => describeLaunches(countLaunches([kernel]), kernel, () => null);
/** Ignores the number of launches, because one side may run more steps. */
const codeAlone: Shape = (kernel) => describeLaunches(null, kernel, describeCode);

/** Shapes for kernels whose names contain different numbers in base and head, most specific first. */
export const movedShapes: readonly Shape[] = [launchesAndCode, launchesAndSize, codeAlone, launchesAlone];

export const exchangedShapes: readonly Shape[] = [launchesAndCode, launchesAndSize, launchesAlone];

function describeCode(variant: ProfileVariant): unknown {
  const { block, registers, sharedMemory } = readCode(variant);
  return [variant.grid, block, registers, sharedMemory, variant.localBytesPerThread];
}

/**
 * The number of tiles times the tile size is the size of the result, no matter which kernel serves the call. `tileOf` returns the number of
 * elements in a tile, or 1 if the name doesn't include it.
 */
export function callShapes(tileOf: (name: string) => number): readonly Shape[] {
  return [
    (kernel) =>
      describeLaunches(countLaunches([kernel]), kernel, ({ grid: [x, y, z] }) => x * y * z * tileOf(kernel.name)),
    launchesAlone,
  ];
}

function describeLaunches(
  launches: number | null,
  { variants }: ProfileKernel,
  pickSize: (variant: ProfileVariant) => unknown,
) {
  const sizes = variants.map((variant) => JSON.stringify(pickSize(variant)));
  return `${launches === null ? "" : String(launches)} ${[...new Set(sizes)].toSorted().join(" ")}`;
}

/**
 * We pair kernels of the same shape if both sides have the same number of them. Several kernels of one shape share a row, unless their
 * names match. All kernels that no shape pairs share one row.
 */
export function pairByShape({ base, head }: Pair, shapes: readonly Shape[]): { pairs: Pair[]; unmatched: Pair } {
  // A single kernel per side needs no shape.
  if (base.length === 1 && head.length === 1) return { pairs: [{ base, head }], unmatched: { base: [], head: [] } };
  const pairs: Pair[] = [];
  let unmatched: Pair = { base, head };
  for (const shapeOf of shapes) {
    const inHead = Map.groupBy(unmatched.head, shapeOf);
    const taken = new Set<ProfileKernel>();
    for (const [key, kernels] of Map.groupBy(unmatched.base, shapeOf)) {
      const others = inHead.get(key) ?? [];
      if (others.length !== kernels.length) continue;
      pairs.push(...pairIfNamesMatch({ base: kernels, head: others }));
      for (const kernel of [...kernels, ...others]) taken.add(kernel);
    }
    const isUnmatched = (kernel: ProfileKernel) => !taken.has(kernel);
    unmatched = { base: unmatched.base.filter(isUnmatched), head: unmatched.head.filter(isUnmatched) };
  }
  if (unmatched.base.length === 0 || unmatched.head.length === 0) return { pairs, unmatched };
  return { pairs: [...pairs, unmatched], unmatched: { base: [], head: [] } };
}

/**
 * We trust the names, unless the kernels only traded shapes with each other. In that case, we pair by shape. If a shape exists on only one
 * side, the kernel itself changed.
 */
export function pairByNameOrShape({ base, head }: Pair, shapes: readonly Shape[]): Pair[] {
  const [shapeOf, ...coarser] = shapes;
  const both = pairByName({ base, head });
  if (shapeOf === undefined || both.length < 2) return both.map((pair) => ({ base: [pair.base], head: [pair.head] }));
  const keyed = both.map((pair) => ({ ...pair, keys: [shapeOf(pair.base), shapeOf(pair.head)] as const }));
  return groupByKeys(keyed).flatMap((members) => {
    const pair = { base: members.map((member) => member.base), head: members.map((member) => member.head) };
    const [before, after] = ([0, 1] as const).map((side) => members.map(({ keys }) => keys[side]).toSorted());
    return JSON.stringify(before) === JSON.stringify(after)
      ? pairByShape(pair, [shapeOf]).pairs
      : pairByNameOrShape(pair, coarser);
  });
}

function groupByKeys<Member extends { readonly keys: readonly [string, string] }>(members: readonly Member[]) {
  const parents = new Map<string, string>();
  const rootOf = (key: string) => {
    let root = key;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    if (root !== key) parents.set(key, root);
    return root;
  };
  for (const { keys } of members) {
    const [root, otherRoot] = [rootOf(keys[0]), rootOf(keys[1])];
    if (root !== otherRoot) parents.set(root, otherRoot);
  }
  return [...Map.groupBy(members, ({ keys }) => rootOf(keys[0])).values()];
}

function pairIfNamesMatch(pair: Pair): Pair[] {
  const pairs = pairByName(pair);
  if (pairs.length < pair.base.length) return [pair];
  return pairs.map(({ base, head }) => ({ base: [base], head: [head] }));
}

function pairByName({ base, head }: Pair) {
  const named = new Map(head.map((kernel) => [kernel.name, kernel]));
  return base.flatMap((kernel) => {
    const same = named.get(kernel.name);
    return same === undefined ? [] : [{ base: kernel, head: same }];
  });
}

export function hasOtherCode({ base, head }: Pair): boolean {
  return (["block", "registers", "sharedMemory"] as const).some((key) => {
    const [before, after] = [listValues(base, key), listValues(head, key)];
    return before !== null && after !== null && before !== after;
  });
}

/**
 * A kernel that only some rounds ran counts if an autotuner names it (`isMeasured`): in the other rounds, another kernel took its place.
 */
export function variesInSide({ base, head }: Pair, isMeasured: boolean): boolean {
  return [...base, ...head].some((kernel) => {
    const rounds = kernel.rounds.map((round, index) =>
      (round?.launches ?? 0) === 0
        ? null
        : { ...kernel, variants: kernel.variants.filter((variant) => (variant.rounds[index]?.launches ?? 0) > 0) },
    );
    const ran = rounds.filter((round) => round !== null);
    const [first] = ran;
    if (first === undefined) return false;
    return (
      (isMeasured && ran.length < rounds.length) || ran.some((round) => hasOtherCode({ base: [first], head: [round] }))
    );
  });
}

function listValues(group: KernelGroup, key: keyof ReturnType<typeof readCode>) {
  const values = group.flatMap(({ variants }) => variants.map((variant) => readCode(variant)[key]));
  if (values.includes(null)) return null;
  return [...new Set(values.map((value) => JSON.stringify(value)))].toSorted().join(" ");
}

function readCode({ block, registersPerThread, staticSharedBytes, dynamicSharedBytes }: ProfileVariant) {
  const isKnown = staticSharedBytes !== null && dynamicSharedBytes !== null;
  return {
    block,
    // The same code may use 39 registers in one build and 40 in the next (seen with XLA).
    registers: registersPerThread === null ? null : registersPerThread + (registersPerThread % 2),
    sharedMemory: isKnown ? [staticSharedBytes, dynamicSharedBytes] : null,
  };
}
