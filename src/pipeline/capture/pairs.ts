import { CaptureError, LlmProfileError, StoppedError } from "../../errors.ts";
import type { Plan } from "../../model/plan.ts";
import { addRound, type Side } from "./side.ts";

/** Both sides of a comparison while they are measured. */
export interface Sides {
  readonly head: Side;
  /** Null from the moment on that it could not be built or captured. */
  base: Side | null;
  /** Why there is no base; null while there is one. */
  baseFailure: LlmProfileError | null;
}

/**
 * Adds pairs of rounds, the sides in turn first: B H, H B, B H … so that drift and the order fall on both alike. A base that
 * fails is told, and not measured again, while the head goes on alone. Throws what fails at the head.
 */
export async function addPairs(sides: Sides, plan: Plan, pairs: number): Promise<void> {
  const first = sides.head.rounds.length;
  for (let pair = first; pair < first + pairs; pair += 1) {
    if (pair % 2 === 0) await addBaseRound(sides, plan);
    await addRound(sides.head, plan);
    if (pair % 2 === 1) await addBaseRound(sides, plan);
  }
}

async function addBaseRound(sides: Sides, plan: Plan): Promise<void> {
  const { base } = sides;
  if (base === null) return;
  await orWithoutBase(sides, () => addRound(base, plan));
}

/** Does something to the base; where it fails by the base's own fault, there is no base from then on. */
export async function orWithoutBase(sides: Sides, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof LlmProfileError) || error instanceof StoppedError) throw error;
    sides.base = null;
    sides.baseFailure = error;
    await sides.head.run.warn(`The base could not be measured; the head is measured alone. ${reasonsOf(error)}`);
  }
}

function reasonsOf(error: LlmProfileError): string {
  const reasons = error instanceof CaptureError ? error.failures.map(({ message }) => message) : [];
  return [error.message, ...reasons].join(" ");
}
