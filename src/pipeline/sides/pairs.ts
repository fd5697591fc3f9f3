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
  sidesBefore: Sides,
  plan: Plan,
  pairs: number,
  hasVerdict = false,
): Promise<AddedMeasurements> {
  let { head, base } = sidesBefore;
  const { session } = head.side;
  const plannedRounds = Math.max(plan.rounds, head.rounds.length + pairs);
  const sides = findMeasuredBase(sidesBefore) === null ? 1 : 2;
  const startsOfRound = plan.roundsOfLoad === null ? plan.captures.length : 1;
  for (const { name, rounds, begins } of planTurns(head.rounds.length, pairs, plan.roundsOfLoad ?? 1)) {
    const currentBase = findMeasuredBase({ base });
    if (begins && !session.budget.mayBegin({ leg: "rounds", starts: sides * startsOfRound })) break;
    if (name === "head") {
      const added = await addHeadTurn({ head, base }, plan, rounds);
      ({ head, base } = added);
      if (added.failed !== null) return keepCompleteRounds({ head, base }, plannedRounds, added.failed);
    } else if (currentBase !== null) {
      const { measured, failure } = await addTurn(currentBase, plan, rounds);
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
    }
  }
  return { head, base, failed: null };
}

/** Keeps the complete rounds after the head failed, and drops a base round without a matching head round. */
async function keepCompleteRounds(
  sides: Sides,
  plannedRounds: number,
  failed: LlmProfileError,
): Promise<AddedMeasurements> {
  const { head } = sides;
  const whole = head.rounds.length;
  if (whole === 0) throw failed;
  // We exclude the failed round from the results. Its files stay in place, because the failure's message refers to them.
  await head.side.session.recorder.discount(join(head.side.name, `round-${whole + 1}`));
  const measuredBase = findMeasuredBase(sides);
  const base = measuredBase === null ? sides.base : await keepRounds(measuredBase, whole, "unpaired");
  await head.side.session.warn(
    `Round ${whole + 1} of ${plannedRounds} failed, so the results use only the ${whole === 1 ? "round" : `${whole} rounds`} before it.`,
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
    return names.map((name, position) => ({ name, rounds, begins: position === 0 }));
  }).flat();
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

async function addTurn(before: MeasuredSide, plan: Plan, rounds: number): Promise<TurnResult> {
  let measured = before;
  try {
    await inKeptFolder(before.side, async () => {
      await forgetOwnChoices(before.side);
      if (plan.roundsOfLoad === null) measured = await addStartedRound(before, plan);
      else
        await addLoad(before, plan, rounds, (more) => {
          measured = more;
        });
    });
    return { measured, failure: null };
  } catch (error) {
    return { measured, failure: asFailure(error) };
  }
}

async function addStartedRound(before: MeasuredSide, plan: Plan): Promise<MeasuredSide> {
  let { tuning } = before.side;
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
  const measured = await addRound(before, plan, null, make);
  return { ...measured, side: { ...measured.side, tuning } };
}

/** Loads the side's server or program, adds `count` rounds, and ends it. Calls `added` after each round. */
async function addLoad(
  before: MeasuredSide,
  plan: Plan,
  count: number,
  added: (more: MeasuredSide) => void,
): Promise<void> {
  const load = (before.rounds.at(-1)?.load ?? 0) + 1;
  const loaded = setPurpose(before.side, "rounds");
  const place = { label: labelSide(loaded, `load ${load}`), folder: join(loaded.name, `load-${load}`) };
  let measured = before;
  const addRounds = async (make: MakeCapture): Promise<void> => {
    measured = before;
    for (let made = 0; made < count; made += 1) {
      measured = await addRound(measured, plan, load, make);
      added(measured);
    }
  };
  const { side } = await startFirst(before.side, {
    start: async () =>
      loaded.config.workload.server.command === null
        ? withProgram(loaded, place, addRounds)
        : withServer(loaded, place, async (server) => addRounds(makeServerCapture(server))),
    isReal: () => true,
    setAside: async () => {
      await keepRounds(measured, before.rounds.length, "tuning");
      await setAside(before.side, `load-${load}`, "tuning", "tuning");
      added(before);
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
