import { asFailure, type LlmProfileError } from "../../errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { Plan } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import type { Side, SideName } from "../session.ts";
import type { Step } from "../time-budget.ts";
import { addLoad, addRound, dropFailedRound, keepRounds } from "./rounds.ts";

/**
 * Adds pairs of rounds, as many as there is time for, the sides in turn first: B H, H B, B H … so that drift and the order fall on both alike; without a
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
  const sides = base?.failure === null ? 2 : 1;
  const planned = turns(head.rounds.length, pairs, plan.roundsOfLoad ?? 1);
  const { budget, progress } = head.session;
  for (const [index, { name, rounds, begins }] of planned.entries()) {
    if (begins && !budget.mayBegin(stepOf(plan, sides))) {
      const left = planned.slice(index).filter((turn) => turn.name === "head" || base?.failure === null);
      progress.expect(-capturesOf(left, plan));
      break;
    }
    if (name === "base") {
      if (base?.failure !== null) continue;
      const isMeasured = await orWithoutBase(base, () => addTurn(base, plan, rounds));
      if (!isMeasured) progress.expect(-capturesOf(planned.slice(index + 1).filter(isOfBase), plan));
    } else {
      const failure = await ownFault(() => addTurn(head, plan, rounds));
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
  for (const { name, rounds, begins } of turns(head.rounds.length, pairs, plan.roundsOfLoad ?? 1)) {
    if (begins && !head.session.budget.mayBegin(stepOf(plan, 2))) break;
    const failure = await ownFault(() => addTurn(name === "head" ? head : base, plan, rounds));
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

/** Rounds of one side that follow each other: one, or those of a load of its server. */
interface Turn {
  readonly name: SideName;
  readonly rounds: number;
  /** Whether it is the first of its pair. */
  readonly begins: boolean;
}

/** A pair of rounds, of each side or of the head alone. */
function stepOf({ captures, roundsOfLoad }: Plan, sides: 1 | 2): Step {
  return { leg: "rounds", starts: sides * (roundsOfLoad === null ? captures.length : 1) };
}

/** The sides of so many pairs of rounds in their order, after `first` of them, `ofTurn` rounds of a side following each other. */
export function turns(first: number, pairs: number, ofTurn: number): Turn[] {
  const before = Math.ceil(first / ofTurn);
  return Array.from({ length: Math.ceil(pairs / ofTurn) }, (_, index): Turn[] => {
    const rounds = Math.min(ofTurn, pairs - index * ofTurn);
    const names: SideName[] = (before + index) % 2 === 0 ? ["base", "head"] : ["head", "base"];
    return names.map((name, at) => ({ name, rounds, begins: at === 0 }));
  }).flat();
}

function isOfBase({ name }: Turn): boolean {
  return name === "base";
}

function capturesOf(turns: readonly Turn[], { captures }: Plan): number {
  return captures.length * turns.reduce((sum, { rounds }) => sum + rounds, 0);
}

async function addTurn(side: Side, plan: Plan, rounds: number): Promise<void> {
  await (plan.roundsOfLoad === null ? addRound(side, plan) : addLoad(side, plan, rounds));
}

/** Does something to the base; where it fails by the base's own fault, it is measured no more, and false is returned. */
export async function orWithoutBase(base: Side, step: () => Promise<void>): Promise<boolean> {
  const failure = await ownFault(step);
  if (failure === null) return true;
  base.failure = failure;
  await base.session.warn(`The base could not be measured; the head is measured alone. ${reasonsOf(failure)}`);
  return false;
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
  const reasons = error.failures.map(({ message }) => message);
  return [diagnosticText({ ...error, help: null }), ...reasons].join(" ");
}
