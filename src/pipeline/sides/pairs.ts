import { join } from "node:path";
import { asFailure, type LlmProfileError } from "../../model/errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import type { Plan } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import { capture } from "../capture/capture.ts";
import type { MakeCapture } from "../capture/round.ts";
import { withProgram } from "../server/program-rounds.ts";
import { makeServerCapture, withServer } from "../server/server-capture.ts";
import { setPurpose } from "../purpose.ts";
import { labelSide, type Session, type Side, type SideName } from "../session.ts";
import { findMeasuredBase, type MeasuredSide, type Sides } from "./measured-side.ts";
import { addRound, inKeptFolder, keepRounds, setAside } from "./rounds.ts";
import { forgetOwnChoices, giveChoices, splitChoices, startTuned, type FirstStart } from "./same-choices.ts";

export interface AddedMeasurements extends Sides {
  readonly failed: LlmProfileError | null;
}

/**
 * The side that goes first alternates (B H, H B, B H …), so drift and order affect both equally. If the base fails, it continues with the
 * head alone. After a verdict (`hasVerdict`), it keeps the complete pairs if either side fails, because they support that verdict.
 */
export async function addPairs(
  given: Sides,
  plan: Plan,
  pairs: number,
  hasVerdict = false,
): Promise<AddedMeasurements> {
  let { head, base } = given;
  const { session } = head.side;
  const asked = Math.max(plan.rounds, head.rounds.length + pairs);
  const sides = findMeasuredBase(given) === null ? 1 : 2;
  const startsOfRound = plan.roundsOfLoad === null ? plan.captures.length : 1;
  const planned = planTurns(head.rounds.length, pairs, plan.roundsOfLoad ?? 1);
  for (const [index, { name, rounds, begins }] of planned.entries()) {
    const other = findMeasuredBase({ base });
    if (begins && !session.budget.mayBegin({ leg: "rounds", starts: sides * startsOfRound })) {
      const left = planned.slice(index).filter((turn) => turn.name === "head" || other !== null);
      session.progress.expect(-countStarts(left, plan));
      break;
    }
    if (name === "head") {
      const added = await addHeadTurn({ head, base }, plan, rounds);
      ({ head, base } = added);
      if (added.failed !== null) return keepCompleteRounds({ head, base }, asked, added.failed);
    } else if (other !== null) {
      const { measured, failure } = await addTurn(other, plan, rounds);
      base = failure ?? measured;
      if (failure === null) continue;
      if (hasVerdict) {
        const whole = measured.rounds.length;
        head = await keepRounds(head, whole, "unpaired");
        await session.warn(
          `The base failed in round ${whole + 1}, so we couldn't measure more rounds. We use the ${counted(whole, "round")} per side measured before that. ${describeReasons(failure)}`,
        );
        return { head, base: measured, failed: null };
      }
      await warnBaseMissing(session, failure);
      session.progress.expect(
        -countStarts(
          planned.slice(index + 1).filter((turn) => turn.name === "base"),
          plan,
        ),
      );
    }
  }
  return { head, base, failed: null };
}

/** Keeps the complete rounds after the head failed, and drops a base round without a matching head round. */
async function keepCompleteRounds(sides: Sides, asked: number, failed: LlmProfileError): Promise<AddedMeasurements> {
  const { head } = sides;
  const whole = head.rounds.length;
  if (whole === 0) throw failed;
  // We exclude the failed round from the results. Its files stay in place, because the failure's message refers to them.
  await head.side.session.recorder.discount(join(head.side.name, `round-${whole + 1}`));
  const other = findMeasuredBase(sides);
  const base = other === null ? sides.base : await keepRounds(other, whole, "unpaired");
  await head.side.session.warn(
    `Round ${whole + 1} of ${asked} failed, so the results use only the ${whole === 1 ? "round" : `${whole} rounds`} before it.`,
  );
  return { head, base, failed };
}

interface Turn {
  readonly name: SideName;
  readonly rounds: number;
  readonly begins: boolean;
}

/** The order of turns for `pairs` more pairs of rounds, after `first` pairs. Each turn has up to `ofTurn` consecutive rounds of one side. */
export function planTurns(first: number, pairs: number, ofTurn: number): Turn[] {
  const before = Math.ceil(first / ofTurn);
  return Array.from({ length: Math.ceil(pairs / ofTurn) }, (_, index): Turn[] => {
    const rounds = Math.min(ofTurn, pairs - index * ofTurn);
    const names: SideName[] = (before + index) % 2 === 0 ? ["base", "head"] : ["head", "base"];
    return names.map((name, at) => ({ name, rounds, begins: at === 0 }));
  }).flat();
}

function countStarts(turns: readonly Turn[], { captures }: Plan): number {
  return captures.length * turns.reduce((sum, { rounds }) => sum + rounds, 0);
}

interface TurnResult {
  readonly measured: MeasuredSide;
  readonly failure: LlmProfileError | null;
}

/** Adds a turn of the head. The head's first turn starts with the base's choices. After it, we know which choices the sides don't share. */
async function addHeadTurn(sides: Sides, plan: Plan, rounds: number): Promise<AddedMeasurements> {
  let { head, base } = sides;
  const pair = findMeasuredBase(sides);
  const isFirst = pair !== null && head.side.tuning?.isStarted === false;
  try {
    if (isFirst) head = { ...head, side: await giveChoices(pair.side, head.side) };
    const { measured, failure } = await addTurn(head, plan, rounds);
    head = measured;
    if (failure !== null) return { head, base, failed: failure };
    if (isFirst) {
      const split = await splitChoices({ base: pair.side, head: head.side });
      head = { ...head, side: split.head };
      base = { ...pair, side: split.base };
    }
    return { head, base, failed: null };
  } catch (error) {
    return { head, base, failed: asFailure(error) };
  }
}

async function addTurn(given: MeasuredSide, plan: Plan, rounds: number): Promise<TurnResult> {
  let measured = given;
  try {
    await inKeptFolder(given.side, async () => {
      await forgetOwnChoices(given.side);
      if (plan.roundsOfLoad === null) measured = await addStartedRound(given, plan);
      else
        await addLoad(given, plan, rounds, (more) => {
          measured = more;
        });
    });
    return { measured, failure: null };
  } catch (error) {
    return { measured, failure: asFailure(error) };
  }
}

async function addStartedRound(given: MeasuredSide, plan: Plan): Promise<MeasuredSide> {
  let { tuning } = given.side;
  const make: MakeCapture = async (side, capturePlan, round, place) => {
    const { side: tuned, started } = await startFirst(
      { ...side, tuning },
      {
        start: async () => capture(side, capturePlan, round, place),
        isReal: ({ failure }) => failure === null,
        setAside: async () => void (await setAside(side, `round-${round}`, "tuning", "tuning")),
      },
    );
    ({ tuning } = tuned);
    return started;
  };
  const more = await addRound(given, plan, null, make);
  return { ...more, side: { ...more.side, tuning } };
}

/** Loads the side's server or program, adds `count` rounds, and ends it. Calls `added` after each round. */
async function addLoad(
  given: MeasuredSide,
  plan: Plan,
  count: number,
  added: (more: MeasuredSide) => void,
): Promise<void> {
  const load = (given.rounds.at(-1)?.load ?? 0) + 1;
  const loaded = setPurpose(given.side, "rounds");
  const place = { label: labelSide(loaded, `load ${load}`), folder: join(loaded.name, `load-${load}`) };
  let measured = given;
  const addRounds = async (make: MakeCapture): Promise<void> => {
    measured = given;
    for (let made = 0; made < count; made += 1) {
      measured = await addRound(measured, plan, load, make);
      added(measured);
    }
  };
  const { side } = await startFirst(given.side, {
    start: async () =>
      loaded.config.workload.server.command === null
        ? withProgram(loaded, place, addRounds)
        : withServer(loaded, place, async (server) => addRounds(makeServerCapture(server))),
    isReal: () => true,
    setAside: async () => {
      given.side.session.progress.expect(count * plan.captures.length);
      await keepRounds(measured, given.rounds.length, "tuning");
      await setAside(given.side, `load-${load}`, "tuning", "tuning");
      added(given);
    },
  });
  added({ ...measured, side: { ...measured.side, tuning: side.tuning } });
}

/** Starts a side's program. The base's first start may be repeated; the head gets its choices from the base. */
async function startFirst<T>(side: Side, first: FirstStart<T>): Promise<{ readonly side: Side; readonly started: T }> {
  return side.name === "base" ? startTuned(side, first) : { side, started: await first.start() };
}

export async function warnBaseMissing({ warn }: Session, failure: LlmProfileError): Promise<void> {
  await warn(`We couldn't measure the base, so we measure only the head. ${describeReasons(failure)}`);
}

export async function catchFailure<T>(step: () => Promise<T>): Promise<T | LlmProfileError> {
  try {
    return await step();
  } catch (error) {
    return asFailure(error);
  }
}

export function describeReasons(error: LlmProfileError): string {
  const reasons = error.failures.map(({ message }) => message);
  return [diagnosticText({ ...error, help: null }), ...reasons].join(" ");
}
