import { CaptureError, LlmProfileError, StoppedError } from "../../errors.ts";
import type { Plan } from "../../model/run/plan.ts";
import type { SideName } from "../start/run-context.ts";
import { addRound, keepRounds, type Side } from "./side.ts";

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
  for (const name of turns(sides.head.rounds.length, pairs))
    await (name === "head" ? addRound(sides.head, plan) : addBaseRound(sides, plan));
}

async function addBaseRound(sides: Sides, plan: Plan): Promise<void> {
  const { base } = sides;
  if (base === null) return;
  await orWithoutBase(sides, () => addRound(base, plan));
}

/**
 * Adds pairs to those that were judged already. A base that fails ends it, which is told: the whole pairs stay, since a
 * verdict that they bear must not become none. Throws what fails at the head.
 */
export async function addMorePairs(
  sides: { readonly head: Side; readonly base: Side },
  plan: Plan,
  pairs: number,
): Promise<void> {
  const { head, base } = sides;
  for (const name of turns(head.rounds.length, pairs))
    try {
      await addRound(sides[name], plan);
    } catch (error) {
      if (name === "head" || !isOwnFault(error)) throw error;
      const whole = base.rounds.length;
      await keepRounds(head, whole);
      await head.run.warn(
        `More rounds could not be measured: the base failed in round ${whole + 1}. The ${whole} ${whole === 1 ? "round" : "rounds"} a side before it count. ${reasonsOf(error)}`,
      );
      return;
    }
}

/** The sides of so many pairs in their order, the first pair being `first`, from 0. */
function turns(first: number, pairs: number): SideName[] {
  return Array.from({ length: pairs }, (_, index): SideName[] =>
    (first + index) % 2 === 0 ? ["base", "head"] : ["head", "base"],
  ).flat();
}

/** Does something to the base; where it fails by the base's own fault, there is no base from then on. */
export async function orWithoutBase(sides: Sides, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!isOwnFault(error)) throw error;
    sides.base = null;
    sides.baseFailure = error;
    await sides.head.run.warn(`The base could not be measured; the head is measured alone. ${reasonsOf(error)}`);
  }
}

/** Neither a mistake of ours nor the wish of the user. */
function isOwnFault(error: unknown): error is LlmProfileError {
  return error instanceof LlmProfileError && !(error instanceof StoppedError);
}

function reasonsOf(error: LlmProfileError): string {
  const reasons = error instanceof CaptureError ? error.failures.map(({ message }) => message) : [];
  return [error.message, ...(error.why === undefined ? [] : [error.why]), ...reasons].join(" ");
}
