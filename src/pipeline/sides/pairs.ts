import { asFailure, CaptureError, type LlmProfileError } from "../../errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { Plan } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import type { Side, SideName } from "../session.ts";
import { addRound, dropFailedRound, keepRounds } from "./rounds.ts";

/**
 * Adds pairs of rounds, the sides in turn first: B H, H B, B H … so that drift and the order fall on both alike; without a
 * base, rounds of the head. A base that fails is told, and not measured again, while the head goes on alone. A head that
 * fails ends it: returned is why, and the whole rounds before stay; thrown where there is none.
 */
export async function addPairs(
  head: Side,
  base: Side | null,
  plan: Plan,
  pairs: number,
): Promise<LlmProfileError | null> {
  const asked = head.rounds.length + pairs;
  for (const name of turns(head.rounds.length, pairs)) {
    if (name === "base") {
      if (base?.failure === null) await orWithoutBase(base, () => addRound(base, plan));
    } else {
      const failure = await ownFault(() => addRound(head, plan));
      if (failure !== null) return keepMeasured(head, base, asked, failure);
    }
  }
  return null;
}

/** After a head that failed: the rounds before it, without one of the base that has no neighbor. Throws the failure where there is none. */
async function keepMeasured(
  head: Side,
  base: Side | null,
  asked: number,
  failure: LlmProfileError,
): Promise<LlmProfileError> {
  const whole = head.rounds.length;
  if (whole === 0) throw failure;
  await dropFailedRound(head);
  if (base?.failure === null) await keepRounds(base, whole);
  await head.session.warn(
    `Round ${whole + 1} of ${asked} failed: the results are of the ${whole === 1 ? "one round" : `${whole} rounds`} before it.`,
  );
  return failure;
}

/**
 * Adds pairs to those that were judged already. A base that fails ends it, which is told: the whole pairs stay, since a
 * verdict that they bear must not become none. So they do for a head that fails, and why is returned.
 */
export async function addMorePairs(head: Side, base: Side, plan: Plan, pairs: number): Promise<LlmProfileError | null> {
  const asked = head.rounds.length + pairs;
  for (const name of turns(head.rounds.length, pairs)) {
    const failure = await ownFault(() => addRound(name === "head" ? head : base, plan));
    if (failure === null) continue;
    if (name === "head") return keepMeasured(head, base, asked, failure);
    const whole = base.rounds.length;
    await keepRounds(head, whole);
    await head.session.warn(
      `More rounds could not be measured: the base failed in round ${whole + 1}. The ${counted(whole, "round")} a side before it count. ${reasonsOf(failure)}`,
    );
    return null;
  }
  return null;
}

/** The sides of so many pairs in their order, the first pair being `first`, from 0. */
export function turns(first: number, pairs: number): SideName[] {
  return Array.from({ length: pairs }, (_, index): SideName[] =>
    (first + index) % 2 === 0 ? ["base", "head"] : ["head", "base"],
  ).flat();
}

/** Does something to the base; where it fails by the base's own fault, it is measured no more. */
export async function orWithoutBase(base: Side, step: () => Promise<void>): Promise<void> {
  const failure = await ownFault(step);
  if (failure === null) return;
  base.failure = failure;
  await base.session.warn(`The base could not be measured; the head is measured alone. ${reasonsOf(failure)}`);
}

/** Why a step failed; null where it did not. Throws what is a mistake of ours or the wish of the user. */
export async function ownFault(step: () => Promise<void>): Promise<LlmProfileError | null> {
  try {
    await step();
    return null;
  } catch (error) {
    return asFailure(error);
  }
}

/** Why something failed, in one line. */
export function reasonsOf(error: LlmProfileError): string {
  const reasons = error instanceof CaptureError ? error.failures.map(({ message }) => message) : [];
  return [diagnosticText({ ...error, help: null }), ...reasons].join(" ");
}
