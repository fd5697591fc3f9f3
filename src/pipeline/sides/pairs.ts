import { join } from "node:path";
import { asFailure, type LlmProfileError } from "../../errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { Plan } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import type { MakeCapture } from "../capture/round.ts";
import { withLoad } from "../server/load.ts";
import { captureTurn, withProgram } from "../server/program-rounds.ts";
import { captureServer } from "../server/server-capture.ts";
import { startedFor } from "../purpose.ts";
import { sideLabel, type Session, type SideName } from "../session.ts";
import type { Step } from "../time-budget.ts";
import { measuredBase, type MeasuredPair, type MeasuredSide, type Sides } from "./measured-side.ts";
import { addRound, dropFailedRound, keepRounds, openKeptFolder } from "./rounds.ts";

/** The sides with what was added to them. */
export interface Added extends Sides {
  /** Why the head failed before all was added; null: it did not. */
  readonly failed: LlmProfileError | null;
}

/**
 * Adds pairs of rounds, as many as there is time for, the sides in turn first: B H, H B, B H … so that drift and the order fall on both alike; without a
 * base, rounds of the head. A base that fails is told, and not measured again, while the head goes on alone. A head that
 * fails ends it: the whole rounds before stay; thrown where there is none.
 */
export async function addPairs(given: Sides, plan: Plan, pairs: number): Promise<Added> {
  let { head, base } = given;
  const { session } = head.side;
  const asked = Math.max(plan.rounds, head.rounds.length + pairs);
  const step = stepOf(plan, measuredBase(given) === null ? 1 : 2);
  const planned = turns(head.rounds.length, pairs, plan.roundsOfLoad ?? 1);
  for (const [index, { name, rounds, begins }] of planned.entries()) {
    const other = measuredBase({ base });
    if (begins && !session.budget.mayBegin(step)) {
      const left = planned.slice(index).filter((turn) => turn.name === "head" || other !== null);
      session.progress.expect(-startsOf(left, plan));
      break;
    }
    if (name === "head") {
      const { measured, failure } = await addTurn(head, plan, rounds);
      head = measured;
      if (failure !== null) return keepMeasured({ head, base }, asked, failure);
    } else if (other !== null) {
      const { measured, failure } = await addTurn(other, plan, rounds);
      base = failure ?? measured;
      if (failure === null) continue;
      await sayWithoutBase(session, failure);
      session.progress.expect(-startsOf(planned.slice(index + 1).filter(isOfBase), plan));
    }
  }
  return { head, base, failed: null };
}

/** After a head that failed: the rounds before it, without one of the base that has no neighbor. Throws the failure where there is none. */
async function keepMeasured(sides: Sides, asked: number, failed: LlmProfileError): Promise<Added> {
  const { head } = sides;
  const whole = head.rounds.length;
  if (whole === 0) throw failed;
  await dropFailedRound(head);
  const other = measuredBase(sides);
  const base = other === null ? sides.base : await keepRounds(other, whole);
  await head.side.session.warn(
    `Round ${whole + 1} of ${asked} failed: the results are of the ${whole === 1 ? "one round" : `${whole} rounds`} before it.`,
  );
  return { head, base, failed };
}

/**
 * Adds pairs to those that were judged already. A base that fails ends it, which is told: the whole pairs stay, since a
 * verdict that they bear must not become none. So they do for a head that fails.
 */
export async function addMorePairs(given: MeasuredPair, plan: Plan, pairs: number): Promise<Added> {
  let { head, base } = given;
  const { session } = head.side;
  const asked = head.rounds.length + pairs;
  for (const { name, rounds, begins } of turns(head.rounds.length, pairs, plan.roundsOfLoad ?? 1)) {
    if (begins && !session.budget.mayBegin(stepOf(plan, 2))) break;
    const { measured, failure } = await addTurn(name === "head" ? head : base, plan, rounds);
    if (name === "head") head = measured;
    else base = measured;
    if (failure === null) continue;
    if (name === "head") return keepMeasured({ head, base }, asked, failure);
    const whole = base.rounds.length;
    head = await keepRounds(head, whole);
    await session.warn(
      `More rounds could not be measured: the base failed in round ${whole + 1}. The ${counted(whole, "round")} a side before it count. ${reasonsOf(failure)}`,
    );
    break;
  }
  return { head, base, failed: null };
}

/** Rounds of one side that follow each other: one, or those of a load. */
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

function startsOf(turns: readonly Turn[], { captures }: Plan): number {
  return captures.length * turns.reduce((sum, { rounds }) => sum + rounds, 0);
}

/** What a side has after a turn, and why not all of it could be made. */
interface Turned {
  readonly measured: MeasuredSide;
  readonly failure: LlmProfileError | null;
}

/** Adds rounds of a side that follow each other. Those before a failure stay. */
async function addTurn(given: MeasuredSide, plan: Plan, rounds: number): Promise<Turned> {
  const { side } = given;
  let measured = given;
  try {
    await openKeptFolder(side);
    try {
      if (plan.roundsOfLoad === null) measured = await addRound(given, plan, null);
      else
        await addLoad(given, plan, rounds, (more) => {
          measured = more;
        });
    } finally {
      await side.kept?.close();
    }
    return { measured, failure: null };
  } catch (error) {
    return { measured, failure: asFailure(error) };
  }
}

/** Loads the side's server or program, adds so many rounds of it, of which each is told, and ends it. Throws as `addRound` does. */
async function addLoad(
  given: MeasuredSide,
  plan: Plan,
  count: number,
  added: (measured: MeasuredSide) => void,
): Promise<void> {
  const side = startedFor(given.side, "rounds");
  const load = (given.rounds.at(-1)?.load ?? 0) + 1;
  const place = { label: sideLabel(side, `load ${load}`), folder: join(side.name, `load-${load}`) };
  const addRounds = async (make: MakeCapture): Promise<void> => {
    let measured = given;
    for (let made = 0; made < count; made += 1) {
      measured = await addRound(measured, plan, { load, make });
      added(measured);
    }
  };
  if (side.config.workload.server.command === null)
    await withProgram(side, place, async (program) =>
      addRounds(async (_, capturePlan, round) => captureTurn(program, capturePlan, round)),
    );
  else
    await withLoad(side, place, async (server) =>
      addRounds(async (_, capturePlan, round) => captureServer(server, capturePlan, round)),
    );
}

/** Says that the base is measured no more, and why. */
export async function sayWithoutBase({ warn }: Session, failure: LlmProfileError): Promise<void> {
  await warn(`The base could not be measured; the head is measured alone. ${reasonsOf(failure)}`);
}

/** What a step gives, or why it failed. Throws what is a mistake of ours or the wish of the user. */
export async function orOwnFault<T>(step: () => Promise<T>): Promise<T | LlmProfileError> {
  try {
    return await step();
  } catch (error) {
    return asFailure(error);
  }
}

/** Why something failed, in one line. */
export function reasonsOf(error: LlmProfileError): string {
  const reasons = error.failures.map(({ message }) => message);
  return [diagnosticText({ ...error, help: null }), ...reasons].join(" ");
}
