import type { Draw } from "../model/profile/draw.ts";
import type { ProfileKernel } from "../model/profile/profile.ts";
import { constants } from "./constants.ts";
import type { NameRules } from "./identity/name-rules.ts";
import { hasOtherCode, variesInSide } from "./identity/shapes.ts";
import { isMajority } from "./majority.ts";
import type { KernelFigures } from "./range-kernels.ts";

/*
 * An autotuner that measures chooses partly by chance. So if it chose other code for a kernel, we count how often each side drew that
 * choice (docs/kernels.md, Autotuners).
 */

/** Which choices of autotuners each side ran with. Null if unknown. */
export interface SideDraws {
  readonly base: Draw | null;
  readonly head: Draw | null;
}

interface DrawFacts {
  readonly draws: SideDraws;
  readonly names: NameRules;
  /** The number of processes per side. */
  readonly rounds: number;
}

/** Kernels for which a measuring autotuner chose other code, with the draws of that choice that a side has. */
export type DrawnKernels = ReadonlyMap<KernelFigures, number>;

/** Finds the kernels for which a measuring autotuner chose other code, unless the sides share the choice. */
export function findDrawnKernels(figures: readonly KernelFigures[], facts: DrawFacts): DrawnKernels {
  // An autotuner replaces kernels. If only one side has kernels that the other lacks, work was added or removed.
  const isReplaced = (["new", "removed"] as const).every((match) => figures.some((row) => row.match === match));
  return new Map(
    figures.flatMap((row): [KernelFigures, number][] => {
      const draws = countDraws(row, facts, isReplaced);
      return draws === null ? [] : [[row, draws]];
    }),
  );
}

function isMeasured({ base, head }: KernelFigures, names: NameRules): boolean {
  return [...base, ...head].some(({ name }) => names.isMeasured(name));
}

/** Null if the row's time doesn't depend on a draw. */
function countDraws(row: KernelFigures, { draws, names, rounds }: DrawFacts, isReplaced: boolean): number | null {
  const isTuned = isMeasured(row, names);
  // If the rounds of a side chose differently, each round drew its own choice.
  if (variesInSide(row, isTuned)) return rounds;
  const isOther =
    row.match === "new" || row.match === "removed" ? isReplaced : row.match === "swapped" || hasOtherCode(row);
  if (!isTuned || !isOther) return null;
  if (draws.base === null || draws.base.id !== draws.head?.id) return 1;
  return isTunedAnew([...row.base, ...row.head], draws) ? rounds : null;
}

function isTunedAnew(kernels: readonly ProfileKernel[], { base, head }: SideDraws): boolean {
  const own = new Set([base, head].flatMap((draw) => draw?.ownKernels ?? []));
  return kernels.some(({ shortName }) => own.has(shortName));
}

/**
 * Explains why a change of these rows says nothing about the commit: at least half of it comes from kernels of which a side has too few
 * draws. `changeOf` returns a row's part of the change. Null if the change says something.
 */
export function whyDrawn(
  rows: readonly KernelFigures[],
  drawn: DrawnKernels,
  change: number,
  changeOf: (row: KernelFigures) => number,
): string | null {
  const few = rows.filter((row) => (drawn.get(row) ?? Infinity) < constants.fewestDraws.value);
  const ofDrawn = few.reduce((sum, row) => sum + changeOf(row), 0);
  if (few.length === 0 || !isMajority(Math.sign(change) * ofDrawn, Math.abs(change))) return null;
  const settledBy = few.some((row) => drawn.get(row) === 1)
    ? "Give both sides the same choices, as `run --base` does by default."
    : `Measure at least ${String(constants.fewestDraws.value)} rounds per side.`;
  return `An autotuner chose other code for kernels that make up most of the change, which may be chance. ${settledBy}`;
}
