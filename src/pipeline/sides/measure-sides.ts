import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Plan } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import { untracedPairs } from "../../plan/untraced.ts";
import type { Judge, Profiles } from "../judge/judge-of.ts";
import { openLatencies, openRows } from "../judge/judge.ts";
import {
  measuredBase,
  ofBase,
  sideProfile,
  unmeasured,
  type MeasuredPair,
  type MeasuredSide,
} from "./measured-side.ts";
import { addMorePairs, addPairs, type Added } from "./pairs.ts";
import type { ReadySides } from "./two-sides.ts";
import { addUntraced, untracedPairsOf } from "./untraced.ts";

/** All that was measured, how it compares with the baseline, and why the head failed before all was; null: it did not. */
export interface MeasuredSides extends Added {
  readonly profiles: Profiles;
  readonly comparison: Comparison | null;
}

/**
 * The sides' rounds and their runs without CUDA tracing in turn, or the head's alone. Where rows stay open, more rounds are made,
 * once; where wall times do, more pairs of runs, one by one. A recorded base has no more of either, so that nothing is added there.
 */
export async function measureSides({ head, base, plan }: ReadySides, judge: Judge): Promise<MeasuredSides> {
  const given = { head: unmeasured(head), base: ofBase(base, unmeasured) };
  const pairs = await addPairs(given, plan, plan.rounds);
  const isPair = measuredBase(pairs) !== null;
  const untraced = untracedPairs(head.config, isPair ? 2 : 1);
  if (!isPair && measuredBase(given) !== null)
    head.session.progress.expect(untraced - 2 * untracedPairs(head.config, 2));
  let known = judged(pairs.failed === null ? await addUntraced(pairs, untraced) : pairs, judge);
  const pair = pairOf(known);
  const more = pair === null ? 0 : openRounds(pair.head, plan, known);
  if (pair !== null && more > 0) known = judged(await addMorePairs(pair, plan, more), judge);
  while (isLatencyOpen(known)) {
    const before = untracedPairsOf(known);
    known = judged(await addUntraced(known, 1), judge);
    // There was no time left, or the base failed.
    if (untracedPairsOf(known) === before) break;
  }
  return known;
}

function judged(measured: Added, judge: Judge): MeasuredSides {
  const profiles = { head: sideProfile(measured.head), base: ofBase(measured.base, sideProfile) };
  return { ...measured, profiles, comparison: judge.byBaseline(profiles) };
}

/** Both sides, where more of them may be measured. */
function pairOf({ head, failed, ...sides }: Added): MeasuredPair | null {
  const base = measuredBase(sides);
  return failed !== null || base === null ? null : { head, base };
}

type Judged = Pick<MeasuredSides, "comparison">;

/** How many more rounds of each side are made for the rows that they may decide, which is said. */
function openRounds({ side: { config, session } }: MeasuredSide, plan: Plan, { comparison }: Judged): number {
  const more = config.compare["max-rounds"] - plan.rounds;
  const open = comparison === null ? [] : openRows(comparison);
  if (more <= 0 || open.length === 0) return 0;
  session.context.log.info(
    `After ${counted(plan.rounds, "round")} a side it is open whether these are slower, or they are just above their threshold: ${open.join("; ")}. ${more} more of each side, once.`,
  );
  session.progress.expect(2 * more * plan.captures.length);
  return more;
}

/** Whether one more pair of runs without CUDA tracing is made, since those that there are leave a wall time open, which is said. */
function isLatencyOpen(known: MeasuredSides): boolean {
  if (pairOf(known) === null) return false;
  const { config, session } = known.head.side;
  const { comparison } = known;
  const mostPairs = config.latency["max-pairs"];
  const pairs = untracedPairsOf(known);
  const unclear = comparison === null || pairs >= mostPairs ? [] : openLatencies(comparison);
  if (unclear.length === 0) return false;
  session.context.log.info(
    `After ${counted(pairs, "run")} a side without tracing it is open whether these are worse: ${unclear.join("; ")}. One more of each side, of at most ${mostPairs}.`,
  );
  session.progress.expect(2);
  return true;
}
