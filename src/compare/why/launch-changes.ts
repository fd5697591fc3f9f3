import { medianLaunches } from "../../model/rounds.ts";
import { sharedBytes } from "../../model/ncu/measured-launch.ts";
import type { Launched } from "./launches.ts";
import type { LaunchPair } from "./launch-pairs.ts";
import type { ProfileVariant } from "../../model/profile/profile.ts";
import type { Bytes } from "../../model/units.ts";

/** A difference between two launches that every nsys capture shows. */
export interface LaunchChange {
  /** The equivalent Nsight Compute metric; null if there's none. */
  readonly metric: string | null;
  /** `registers 96 → 168` */
  readonly text: string;
}

export function launchChanges({ base, head }: LaunchPair): LaunchChange[] {
  const [old, young] = [base.variants[0], head.variants[0]];
  if (old === undefined || young === undefined) return [];
  const change = (metric: string | null, title: string, textOf: (variant: ProfileVariant) => string | null) => {
    const [before, after] = [textOf(old), textOf(young)];
    return before === null || after === null || before === after
      ? []
      : [{ metric, text: `${title} ${before} → ${after}` }];
  };
  return [
    ...change("registersPerThread", "registers", ({ registersPerThread }) => registersPerThread?.toString() ?? null),
    ...change("sharedBytesPerBlock", "shared memory", (variant) => bytesText(sharedBytes(variant))),
    ...change(null, "local memory per thread", ({ localBytesPerThread }) => bytesText(localBytesPerThread)),
    ...change(null, "grid", ({ grid }) => grid.join("×")),
    ...change(null, "block", ({ block }) => block.join("×")),
  ];
}

function bytesText(bytes: Bytes | null): string | null {
  return bytes === null ? null : `${String(bytes)} B`;
}

/**
 * True if both sides have the same launches: for every variant, the other side has a variant with the same mangled name, registers,
 * shared memory, local memory, grid, block, and number of launches. The code may still differ, because captures don't contain it.
 */
export function isSameLaunch(base: readonly Launched[], head: readonly Launched[]): boolean {
  const [old, young] = [textsOf(base), textsOf(head)];
  if (old.length === 0 || old.includes(null)) return false;
  return old.length === young.length && old.every((text, index) => text === young[index]);
}

function textsOf(side: readonly Launched[]): (string | null)[] {
  return side.flatMap(({ variants }) => variants.map(variantText)).toSorted();
}

/**
 * Null if the mangled name is unknown, because different functions can have the same readable name, or if registers or memory are
 * unknown.
 */
function variantText(variant: ProfileVariant): string | null {
  const launches = medianLaunches(variant);
  return Object.values(variant).includes(null) || variant.rounds.length === 0
    ? null
    : JSON.stringify({ ...variant, rounds: launches });
}
