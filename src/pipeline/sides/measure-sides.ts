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

/** All that was measured, how it compares with the baseline, and why the head failed before all was; null: it did not. */
export interface MeasuredSides {
  readonly profiles: Profiles;
  readonly comparison: Comparison | null;
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
  const judged = (): Omit<MeasuredSides, "failed"> => {
    const profiles = profilesOf(head, base);
    return { profiles, comparison: judge.byBaseline(profiles) };
  };
  let known = judged();
  if (failed === null && pair !== null) {
    const more = openRounds(head, plan, known);
    if (more > 0) {
      failed = await addMorePairs(head, pair, plan, more);
      known = judged();
    }
    while (failed === null && isLatencyOpen(head, pair, known)) {
      const pairs = untracedPairsOf(head, pair);
      failed = await addUntraced(head, pair, 1);
      known = judged();
      // There was no time left, or the base failed.
      if (untracedPairsOf(head, pair) === pairs) break;
    }
  }
  return { ...known, failed };
}

type Judged = Pick<MeasuredSides, "comparison">;

/** How many more rounds of each side are made for the rows that they may decide, which is said. */
function openRounds({ config, session }: Side, plan: Plan, { comparison }: Judged): number {
  const more = config.compare["max-rounds"] - plan.rounds;
  const open = comparison === null ? [] : openRows(comparison);
  if (more <= 0 || open.length === 0) return 0;
  session.log.info(
    `After ${counted(plan.rounds, "round")} a side it is open whether these are slower, or they are just above their threshold: ${open.join("; ")}. ${more} more of each side, once.`,
  );
  session.progress.expect(2 * more * plan.captures.length);
  return more;
}

/** Whether one more pair of runs without CUDA tracing is made, since those that there are leave a wall time open, which is said. */
function isLatencyOpen(head: Side, base: Side, { comparison }: Judged): boolean {
  const { config, session } = head;
  const mostPairs = config.latency["max-pairs"];
  const pairs = untracedPairsOf(head, base);
  const unclear = comparison === null || pairs >= mostPairs ? [] : openLatencies(comparison);
  if (unclear.length === 0) return false;
  session.log.info(
    `After ${counted(pairs, "run")} a side without tracing it is open whether these are worse: ${unclear.join("; ")}. One more of each side, of at most ${mostPairs}.`,
  );
  session.progress.expect(2);
  return true;
}

function profilesOf(head: Side, base: Side | null): Profiles {
  return { head: sideProfile(head), base: base === null ? null : (base.failure ?? sideProfile(base)) };
}
