import { medianLaunches } from "../../model/rounds.ts";
import { sharedBytes } from "../../model/ncu/measured-launch.ts";
import type { Launched } from "./launches.ts";
import type { LaunchPair } from "./launch-pairs.ts";
import type { ProfileVariant } from "../../model/profile/profile.ts";

/** One thing that differs between two launches, by what every capture of nsys holds. */
export interface LaunchChange {
  /** The figure of Nsight Compute that says the same; null where none does. */
  readonly metric: string | null;
  /** `registers 96 → 168` */
  readonly text: string;
}

export function launchChanges({ base, head }: LaunchPair): LaunchChange[] {
  const [old, young] = [base.variants[0], head.variants[0]];
  if (old === undefined || young === undefined) return [];
  const change = (metric: string | null, title: string, textOf: (variant: ProfileVariant) => string) => {
    const [before, after] = [textOf(old), textOf(young)];
    return before === after ? [] : [{ metric, text: `${title} ${before} → ${after}` }];
  };
  return [
    ...change("registersPerThread", "registers", ({ registersPerThread }) => String(registersPerThread)),
    ...change("sharedBytesPerBlock", "shared memory", (variant) => `${String(sharedBytes(variant))} B`),
    ...change(null, "local memory a thread", ({ localBytesPerThread }) => `${String(localBytesPerThread)} B`),
    ...change(null, "grid", ({ grid }) => grid.join("×")),
    ...change(null, "block", ({ block }) => block.join("×")),
  ];
}

/**
 * Whether both sides launched the same: every variant has its equal by mangled name, registers, shared memory, grid and
 * block, with as many launches. The code in it may differ all the same: no capture holds it.
 */
export function isSameLaunch(base: readonly Launched[], head: readonly Launched[]): boolean {
  const [old, young] = [textsOf(base), textsOf(head)];
  if (old.length === 0 || old.includes(null)) return false;
  return old.length === young.length && old.every((text, index) => text === young[index]);
}

function textsOf(side: readonly Launched[]): (string | null)[] {
  return side.flatMap(({ variants }) => variants.map(variantText)).toSorted();
}

/** Null where the mangled name is not known: names that are shown alike may be of different functions. */
function variantText(variant: ProfileVariant): string | null {
  const launches = medianLaunches(variant);
  return variant.mangled === null || variant.rounds.length === 0
    ? null
    : JSON.stringify({ ...variant, rounds: launches });
}
