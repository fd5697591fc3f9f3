import { chooseNextStep, type NextStep, type Spending } from "../../compare/next-step.ts";
import { formatFirstPair, formatStep } from "../../compare/step-text.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Plan } from "../../model/run/plan.ts";
import { areUntracedConfigured, untracedPairs } from "../../plan/untraced.ts";
import { judgeAgain, addReason, applyReasons, type Known, type Reason } from "../explainer.ts";
import { verifyHead } from "../goal/verify.ts";
import { isProfile, type Judge, type Profiles } from "../judge/judge.ts";
import {
  findMeasuredBase,
  mapBase,
  buildSideProfile,
  createUnmeasuredSide,
  addWarnings,
  type MeasuredPair,
} from "./measured-side.ts";
import { addPairs, type AddedMeasurements } from "./pairs.ts";
import type { ReadySides } from "./two-sides.ts";
import { addUntraced, countUntracedPairs } from "./untraced.ts";

export interface MeasuredSides extends AddedMeasurements {
  readonly profiles: Profiles;
  readonly comparison: Comparison | null;
}

export interface ExplainedSides {
  readonly measured: MeasuredSides;
  readonly known: Known;
}

export interface Explaining {
  readonly explainEarly: (measured: MeasuredSides, comparison: Comparison | null) => Promise<readonly Reason[]>;
  readonly explain: (measured: MeasuredSides, reasons: readonly Reason[]) => Promise<Known>;
}

/**
 * Measures pairs of rounds and of untraced runs, alternating the sides, as long as another pair may change the verdict. We can't add runs
 * to a recorded base, so with one the plan is the limit. If the remaining runs can't change a red verdict, it's explained early.
 */
export async function measureSides(
  { head, base, plan }: ReadySides,
  judge: Judge,
  explaining: Explaining,
): Promise<ExplainedSides> {
  const unmeasuredSides = { head: createUnmeasuredSide(head), base: mapBase(base, createUnmeasuredSide) };
  if (findMeasuredBase(unmeasuredSides) === null) {
    const measured = await measureHead({ ...unmeasuredSides, failed: null }, plan, judge);
    return { measured, known: await explaining.explain(measured, []) };
  }
  const first = judgeSides(await verifyHead(await addPairs(unmeasuredSides, plan, countRoundsOfTurn(plan))), judge);
  return measurePairs(first, plan, judge, explaining);
}

async function measureHead(measured: AddedMeasurements, plan: Plan, judge: Judge): Promise<MeasuredSides> {
  const roundsLeft = plan.rounds - measured.head.rounds.length;
  const rounds = measured.failed === null && roundsLeft > 0 ? await addPairs(measured, plan, roundsLeft) : measured;
  if (rounds.failed !== null) return judgeSides(rounds, judge);
  return judgeSides(await addUntraced(rounds, untracedPairs(measured.head.side.config, 1)), judge);
}

async function measurePairs(
  first: MeasuredSides,
  plan: Plan,
  judge: Judge,
  { explainEarly, explain }: Explaining,
): Promise<ExplainedSides> {
  const { context } = first.head.side.session;
  const { compare: policy } = first.head.side.config;
  const loggedTexts = new Set<string>();
  const mayAdd = { rounds: true, untraced: true };
  let measured = first;
  let early: readonly Reason[] = [];
  let explained: Known | null = null;
  if (findPair(measured) !== null && measured.comparison !== null)
    context.log.info(formatFirstPair(measured.comparison));
  for (let pair = findPair(measured); pair !== null; pair = findPair(measured)) {
    const comparison = applyReasons(measured.comparison, explained?.reasons ?? early);
    if (comparison === null) break;
    const spending = describeSpending(pair, plan, judge, mayAdd, explained !== null);
    const step = chooseNextStep({
      comparison,
      policy,
      calibration: judge.calibrationOf(measured.profiles.head),
      spending,
    });
    for (const text of formatStep(step, spending)) {
      if (!loggedTexts.has(text)) context.log.detail(text);
      loggedTexts.add(text);
    }
    if (step.kind === "done") break;
    if (step.kind === "find-lines") {
      const newReasons = await explainEarly(measured, comparison);
      if (newReasons.length === 0) break;
      early = [...early, ...newReasons];
      continue;
    }
    if (step.kind === "explain") {
      explained = await explain(measured, early);
      continue;
    }
    const next = await measureStep(step, measured, pair, plan);
    const isRounds = step.kind === "planned-rounds" || step.kind === "more-rounds";
    // We may add rounds beyond the plan, but only in one step.
    if (isRounds) mayAdd.rounds = step.kind === "planned-rounds" && next.head.rounds.length > pair.head.rounds.length;
    else mayAdd.untraced = countUntracedPairs(next) > countUntracedPairs(pair);
    measured = judgeSides(next, judge);
  }
  if (measured.failed === null && findMeasuredBase(measured) === null) {
    measured = await measureHead(measured, plan, judge);
  }
  if (explained === null) return { measured, known: await explain(measured, early) };
  const later = addLaterRuns(explained, measured, judge);
  const newReasons = await explainEarly(measured, later.comparison);
  return { measured, known: newReasons.reduce(addReason, later) };
}

function addLaterRuns(explained: Known, { profiles, failed, head }: MeasuredSides, judge: Judge): Known {
  const { base } = explained.profiles;
  const later = {
    head: addWarnings({ ...explained.profiles.head, untraced: profiles.head.untraced }, head.side.session),
    base: isProfile(base) && isProfile(profiles.base) ? { ...base, untraced: profiles.base.untraced } : base,
  };
  return judgeAgain({ ...explained, failure: explained.failure ?? failed }, later, judge);
}

async function measureStep(
  step: Exclude<NextStep, { readonly kind: "done" | "explain" | "find-lines" }>,
  measured: AddedMeasurements,
  pair: MeasuredPair,
  plan: Plan,
): Promise<AddedMeasurements> {
  switch (step.kind) {
    case "planned-rounds":
      return addPairs(measured, plan, Math.min(countRoundsOfTurn(plan), plan.rounds - pair.head.rounds.length));
    case "more-rounds":
      return addPairs(pair, plan, findMostRounds(pair, plan) - pair.head.rounds.length, true);
    case "planned-untraced":
      return addUntraced(measured, step.pairs);
    case "more-untraced":
      return addUntraced(measured, 1);
  }
}

/**
 * `mayAdd.rounds` or `mayAdd.untraced` is false after a step of that kind ran out of time. `mayAdd.rounds` is also false after a step
 * beyond the plan.
 */
function describeSpending(
  pair: MeasuredPair,
  plan: Plan,
  judge: Judge,
  mayAdd: { readonly rounds: boolean; readonly untraced: boolean },
  isExplained: boolean,
): Spending {
  const { config } = pair.head.side;
  const roundsMade = pair.head.rounds.length;
  const untraced = countUntracedPairs(pair);
  const planned = untracedPairs(config, 2);
  return {
    rounds: {
      made: roundsMade,
      planned: plan.rounds,
      most: mayAdd.rounds ? findMostRounds(pair, plan) : roundsMade,
      mayEndEarly: config.rounds === null && judge.recordedProfile === null,
    },
    untraced: {
      made: untraced,
      planned,
      most: mayAdd.untraced ? Math.max(planned, planned === 0 ? 0 : config.latency["max-pairs"]) : untraced,
      isAsked: areUntracedConfigured(config),
      isExplained,
    },
    findsLinesEarly:
      config["time-budget"] !== null && config.lines === "auto" && config.workload.server.command === null,
  };
}

function findMostRounds({ head }: MeasuredPair, plan: Plan): number {
  return Math.max(plan.rounds, head.side.config.compare["max-rounds"]);
}

/** The number of rounds in one side's turn. For a server or program that stays loaded, the rounds of one load are consecutive. */
function countRoundsOfTurn({ rounds, roundsOfLoad }: Plan): number {
  return Math.min(rounds, roundsOfLoad ?? 1);
}

function judgeSides(measured: AddedMeasurements, judge: Judge): MeasuredSides {
  const profiles = { head: buildSideProfile(measured.head), base: mapBase(measured.base, buildSideProfile) };
  return { ...measured, profiles, comparison: judge.byBaseline(profiles) };
}

function findPair({ head, failed, ...sides }: AddedMeasurements): MeasuredPair | null {
  const base = findMeasuredBase(sides);
  return failed !== null || base === null ? null : { head, base };
}
