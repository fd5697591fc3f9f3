import type { LlmProfileError } from "../../errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Plan } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import { untracedPairs } from "../../plan/untraced.ts";
import type { Judge, Profiles } from "../judge/judge-of.ts";
import { openLatencies, openRows } from "../judge/judge.ts";
import type { Side } from "../session.ts";
import { addMorePairs, addPairs } from "./pairs.ts";
import { sideProfile } from "./rounds.ts";
import { addUntraced, untracedPairsOf } from "./untraced.ts";

/** The sides of a run and what their verdict is asked of. */
export interface SidesToMeasure {
  readonly head: Side;
  /** Null where none is measured in this run. */
  readonly base: Side | null;
  readonly plan: Plan;
  readonly judge: Judge;
}

/** All that was measured, and why the head failed before all was; null: it did not. */
export interface MeasuredSides {
  readonly profiles: Profiles;
  readonly failed: LlmProfileError | null;
}

/**
 * The sides' rounds and their runs without CUDA tracing in turn, or the head's alone. Where rows stay open, more rounds are made,
 * once; where wall times do, more pairs of runs, one by one. A recorded base has no more of either, so that nothing is added there.
 */
export async function measureSides({ head, base, plan, judge }: SidesToMeasure): Promise<MeasuredSides> {
  const { progress } = head.session;
  const hadBase = base?.failure === null;
  let failed = await addPairs(head, base, plan, plan.rounds);
  const pair = base?.failure === null ? base : null;
  const untraced = untracedPairs(head.config, pair === null ? 1 : 2);
  if (pair === null && hadBase) progress.expect(untraced - 2 * untracedPairs(head.config, 2));
  failed ??= await addUntraced(head, pair, untraced);
  if (failed === null && pair !== null) {
    const comparison = judge.byBaseline(profilesOf(head, pair));
    failed = await addOpenRounds(head, pair, plan, comparison);
    failed ??= await addOpenLatencies(head, pair, judge);
  }
  return { profiles: profilesOf(head, base), failed };
}

/** More rounds of both sides for the rows that they may decide. Returned is why a head failed. */
async function addOpenRounds(
  head: Side,
  base: Side,
  plan: Plan,
  comparison: Comparison | null,
): Promise<LlmProfileError | null> {
  const more = head.config.compare["max-rounds"] - plan.rounds;
  const open = comparison === null ? [] : openRows(comparison);
  if (more <= 0 || open.length === 0) return null;
  head.session.log.info(
    `After ${counted(plan.rounds, "round")} a side it is open whether these are slower, or they are just above their threshold: ${open.join("; ")}. ${more} more of each side, once.`,
  );
  head.session.progress.expect(2 * more * plan.captures.length);
  return addMorePairs(head, base, plan, more);
}

/** One more pair of runs without CUDA tracing at a time, while those that there are leave a wall time open. */
async function addOpenLatencies(head: Side, base: Side, judge: Judge): Promise<LlmProfileError | null> {
  const mostPairs = head.config.latency["max-pairs"];
  for (let pairs = untracedPairsOf(head, base); pairs < mostPairs; pairs = untracedPairsOf(head, base)) {
    const comparison = judge.byBaseline(profilesOf(head, base));
    const unclear = comparison === null ? [] : openLatencies(comparison);
    if (unclear.length === 0) return null;
    head.session.log.info(
      `After ${counted(pairs, "run")} a side without tracing it is open whether these are worse: ${unclear.join("; ")}. One more of each side, of at most ${mostPairs}.`,
    );
    head.session.progress.expect(2);
    const failed = await addUntraced(head, base, 1);
    if (failed !== null) return failed;
    // There is no time left, or the base failed.
    if (untracedPairsOf(head, base) === pairs) return null;
  }
  return null;
}

function profilesOf(head: Side, base: Side | null): Profiles {
  return { head: sideProfile(head), base: base === null ? null : (base.failure ?? sideProfile(base)) };
}
