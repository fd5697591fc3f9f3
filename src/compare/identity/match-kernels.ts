import type { KernelMatch } from "../../model/comparison/comparison-rows.ts";
import type { ProfileKernel } from "../../model/profile/profile.ts";
import type { NameRules } from "./name-rules.ts";
import { callShapes, exchangedShapes, movedShapes, pairByNameOrShape, pairByShape, type Pair } from "./shapes.ts";
import { findSwaps, type KernelGroup } from "./swaps.ts";

export interface MatchedKernels extends Pair {
  readonly match: KernelMatch;
}

/**
 * Finds each kernel's counterpart by these rules, in order: the same name; the same name without meaningless numbers; also without what a
 * library picks; a different name, but the same family and number of launches. If several kernels qualify, their launches separate them
 * (`shapes.ts`), because head's `_3` may not be base's `_3`.
 */
export function matchKernels(
  base: readonly ProfileKernel[],
  head: readonly ProfileKernel[],
  names: NameRules,
): MatchedKernels[] {
  const calls = callShapes(names.tileElements);
  const stable = groupPairs({ base, head }, names.stable);
  const paired = stable.map((pair) => (haveEqualNames(pair) ? matchByName(pair) : matchByShape(pair)));
  const rest = {
    base: paired.flatMap((match) => match.unmatched.base),
    head: paired.flatMap((match) => match.unmatched.head),
  };
  const rows = matchByCall(
    paired.flatMap((match) => match.rows),
    names,
    calls,
  );
  const general = groupPairs(rest, names.general).map((pair) => pairByShape(pair, calls));
  rows.push(...general.flatMap(({ pairs }) => pairs).map((pair): MatchedKernels => ({ match: "variant", ...pair })));
  rows.push(
    ...matchRest(
      general.flatMap((match) => groupBy(match.unmatched.base, names.general)),
      general.flatMap((match) => groupBy(match.unmatched.head, names.general)),
    ),
  );
  return rows;
}

interface Matching {
  readonly rows: MatchedKernels[];
  readonly unmatched: Pair;
}

function matchByName(pair: Pair): Matching {
  return { rows: pairByNameOrShape(pair, exchangedShapes).map(matchAs("renamed")), unmatched: { base: [], head: [] } };
}

function matchByShape(pair: Pair): Matching {
  const { pairs, unmatched } = pairByShape(pair, movedShapes);
  return { rows: pairs.map(matchAs("renamed")), unmatched };
}

/**
 * A library may use the same kernels on both sides, but for different calls. We then match kernels by call, because a kernel that serves
 * a different call hasn't become slower or faster.
 */
function matchByCall(
  rows: readonly MatchedKernels[],
  { stable, general }: NameRules,
  calls: Parameters<typeof pairByShape>[1],
): MatchedKernels[] {
  const byGeneral = Map.groupBy(rows, ({ match, base: [kernel] }) =>
    match === "exact" ? general(kernel?.name ?? "") : null,
  );
  return [...byGeneral].flatMap(([key, group]) => {
    const pair = { base: group.flatMap(({ base }) => base), head: group.flatMap(({ head }) => head) };
    const isChoice = key !== null && new Set(pair.base.map(({ name }) => stable(name))).size > 1;
    return isChoice ? pairByNameOrShape(pair, calls).map(matchAs("variant")) : group;
  });
}

/** If each side of a row has one kernel, and both have the same name, the match is exact, no matter how we found it. */
function matchAs(match: KernelMatch): (pair: Pair) => MatchedKernels {
  return ({ base, head }) => {
    const isOne = base.length === 1 && head.length === 1 && base[0]?.name === head[0]?.name;
    return { match: isOne ? "exact" : match, base, head };
  };
}

function matchRest(base: readonly KernelGroup[], head: readonly KernelGroup[]): MatchedKernels[] {
  const swaps = findSwaps(base, head);
  const swapped = new Set(swaps.flatMap((swap) => [swap.base, swap.head]));
  const rest = (groups: readonly KernelGroup[]) => groups.filter((group) => !swapped.has(group));
  return [
    ...swaps.map((swap): MatchedKernels => ({ match: "swapped", ...swap })),
    ...rest(base).map((group): MatchedKernels => ({ match: "removed", base: group, head: [] })),
    ...rest(head).map((group): MatchedKernels => ({ match: "new", base: [], head: group })),
  ];
}

function haveEqualNames({ base, head }: Pair) {
  const inHead = new Set(head.map(({ name }) => name));
  return base.length === head.length && base.every(({ name }) => inHead.has(name));
}

function groupPairs({ base, head }: Pair, read: (name: string) => string): Pair[] {
  const [inBase, inHead] = [base, head].map((kernels) => Map.groupBy(kernels, ({ name }) => read(name)));
  const keys = new Set([...(inBase?.keys() ?? []), ...(inHead?.keys() ?? [])]);
  return [...keys].map((key) => ({ base: inBase?.get(key) ?? [], head: inHead?.get(key) ?? [] }));
}

function groupBy(kernels: KernelGroup, read: (name: string) => string): KernelGroup[] {
  return [...Map.groupBy(kernels, ({ name }) => read(name)).values()];
}
