import type { KernelMatch } from "../../model/comparison/comparison-rows.ts";
import type { ProfileKernel } from "../../model/profile/profile.ts";
import type { NameRules } from "./name-rules.ts";
import {
  callShapes,
  codeChanges,
  exchangedShapes,
  movedShapes,
  pairByNameOrShape,
  pairByShape,
  type CodeChange,
  type Pair,
} from "./shapes.ts";
import { findSwaps, type KernelGroup } from "./swaps.ts";

/** What stands in one row of a comparison. Every kernel of either side is in exactly one, so that no time is lost. */
export interface MatchedKernels extends Pair {
  readonly match: KernelMatch;
  /**
   * What a library or compiler that tries out several kernels chose otherwise on head: `tile` is what its name says of it (tile,
   * stages, split-K). Null where nothing, or where no such choice made the kernel. Whether that excuses anything is not said here.
   */
  readonly autotuned: { readonly changed: readonly (CodeChange | "tile")[] } | null;
}

type Row = Omit<MatchedKernels, "autotuned">;

/**
 * Finds for each kernel of one side what it is on the other: the same name; else the same but for numbers that mean
 * nothing; else the same but for what a library picks; else another of its family with as many launches.
 *
 * Kernels of one operator list, and those of a library that one call may use, are told apart by what was launched
 * (`shapes.ts`): `_3` of head need not be `_3` of base, nor need one call take the same kernel of a library. Those that are
 * alike in this, too, share a row.
 */
export function matchKernels(
  base: readonly ProfileKernel[],
  head: readonly ProfileKernel[],
  names: NameRules,
): MatchedKernels[] {
  const calls = callShapes(names.tileElements);
  const stable = pairUp({ base, head }, names.stable);
  const paired = stable.map((pair) => (haveEqualNames(pair) ? believed(pair) : renumbered(pair)));
  const left = {
    base: paired.flatMap((one) => one.left.base),
    head: paired.flatMap((one) => one.left.head),
  };
  const rows = exchanged(
    paired.flatMap((one) => one.rows),
    names,
    calls,
  );
  const general = pairUp(left, names.general).map((pair) => pairByShape(pair, calls));
  rows.push(...general.flatMap(({ pairs }) => pairs).map((pair): Row => ({ match: "variant", ...pair })));
  rows.push(
    ...swapsAndRest(
      general.flatMap((one) => groupBy(one.left.base, names.general)),
      general.flatMap((one) => groupBy(one.left.head, names.general)),
    ),
  );
  return rows.map((row) => ({ ...row, autotuned: autotuned(row, names) }));
}

interface Told {
  readonly rows: Row[];
  readonly left: Pair;
}

/** Equal names on both sides. */
function believed(pair: Pair): Told {
  return { rows: pairByNameOrShape(pair, exchangedShapes).map(named("renamed")), left: { base: [], head: [] } };
}

/** A number that is on one side only: none of them says which kernel it is. */
function renumbered(pair: Pair): Told {
  const { pairs, left } = pairByShape(pair, movedShapes);
  return { rows: pairs.map(named("renamed")), left };
}

/**
 * Kernels of a library that both sides have may have changed calls: the row then follows the call, since the change of a time
 * by another call is none.
 */
function exchanged(
  rows: readonly Row[],
  { stable, general }: NameRules,
  calls: Parameters<typeof pairByShape>[1],
): Row[] {
  const byGeneral = Map.groupBy(rows, ({ match, base: [kernel] }) =>
    match === "exact" ? general(kernel?.name ?? "") : null,
  );
  return [...byGeneral].flatMap(([key, group]) => {
    const pair = { base: group.flatMap(({ base }) => base), head: group.flatMap(({ head }) => head) };
    const isChoice = key !== null && new Set(pair.base.map(({ name }) => stable(name))).size > 1;
    return isChoice ? pairByNameOrShape(pair, calls).map(named("variant")) : group;
  });
}

/** A row of one kernel with the same name on both sides is exact, however it was found. */
function named(match: KernelMatch): (pair: Pair) => Row {
  return ({ base, head }) => {
    const isOne = base.length === 1 && head.length === 1 && base[0]?.name === head[0]?.name;
    return { match: isOne ? "exact" : match, base, head };
  };
}

function swapsAndRest(base: readonly KernelGroup[], head: readonly KernelGroup[]): Row[] {
  const swaps = findSwaps(base, head);
  const swapped = new Set(swaps.flatMap((swap) => [swap.base, swap.head]));
  const rest = (groups: readonly KernelGroup[]): KernelGroup[] => groups.filter((group) => !swapped.has(group));
  return [
    ...swaps.map((swap): Row => ({ match: "swapped", ...swap })),
    ...rest(base).map((group): Row => ({ match: "removed", base: group, head: [] })),
    ...rest(head).map((group): Row => ({ match: "new", base: [], head: group })),
  ];
}

function autotuned({ match, base, head }: Row, names: NameRules): MatchedKernels["autotuned"] {
  const isVariant = match === "variant";
  if (!isVariant && match !== "exact" && match !== "renamed") return null;
  // With one more kernel on a side, what differs need not be a choice.
  if (base.length !== head.length || ![...base, ...head].every(({ name }) => names.isAutotuned(name))) return null;
  const changed = [...codeChanges({ base, head }), ...(isVariant ? (["tile"] as const) : [])];
  return changed.length === 0 ? null : { changed };
}

function haveEqualNames({ base, head }: Pair): boolean {
  const inHead = new Set(head.map(({ name }) => name));
  return base.length === head.length && base.every(({ name }) => inHead.has(name));
}

/** The kernels of both sides by a reading of their names; a side may be empty. */
function pairUp({ base, head }: Pair, read: (name: string) => string): Pair[] {
  const [inBase, inHead] = [base, head].map((kernels) => Map.groupBy(kernels, ({ name }) => read(name)));
  const keys = new Set([...(inBase?.keys() ?? []), ...(inHead?.keys() ?? [])]);
  return [...keys].map((key) => ({ base: inBase?.get(key) ?? [], head: inHead?.get(key) ?? [] }));
}

function groupBy(kernels: KernelGroup, read: (name: string) => string): KernelGroup[] {
  return [...Map.groupBy(kernels, ({ name }) => read(name)).values()];
}
