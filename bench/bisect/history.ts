import type { Answer } from "../../src/features/bisect/search/search-state.ts";
import type { Random } from "../statistics/random.ts";

/** What goes wrong in a simulated search. */
export interface Trouble {
  /** The share of answers that are the opposite of the truth. */
  readonly wrong: number;
  /** True if a version with a wrong answer gives a wrong answer every time. */
  readonly repeats: boolean;
}

/** A linear history of versions, and the versions that made the change. */
export interface History {
  readonly last: number;
  /** Log ratios by version; empty if no version changed anything. */
  readonly steps: ReadonlyMap<number, number>;
  /** The size of the whole change. If nothing changed, the size of the change that a wrong answer shows. */
  readonly size: number;
  readonly failing: ReadonlySet<number>;
  /** The standard error of an answer. */
  readonly standardError: number;
  readonly misleading: ReadonlySet<number>;
}

export type Steps = "none" | "one" | "two equal" | "two unequal";

/**
 * Makes a history of 2 to 256 versions, drawn evenly on a log scale. The change is 1% to 20%, and 10% of the versions don't
 * build, some of them in a row.
 */
export function madeHistory(steps: Steps, { wrong, repeats }: Trouble, random: Random): History {
  const last = Math.round(2 ** random.between(1, 8));
  const size = Math.exp(random.between(Math.log(0.01), Math.log(0.2)));
  const pick = (): number => 1 + Math.floor(random.next() * last);
  const first = pick();
  let second = pick();
  while (second === first) second = pick();
  const share = steps === "two equal" ? 0.5 : random.between(0.2, 0.8);
  const made: Record<Steps, [number, number][]> = {
    none: [],
    one: [[first, size]],
    "two equal": [
      [first, share * size],
      [second, (1 - share) * size],
    ],
    "two unequal": [
      [first, share * size],
      [second, (1 - share) * size],
    ],
  };
  const failing = new Set<number>();
  for (let version = 1; version < last; version += 1) {
    const chance = failing.has(version - 1) ? 0.4 : 0.07;
    if (random.next() < chance) failing.add(version);
  }
  const misleading = new Set<number>();
  for (let version = 1; repeats && version <= last; version += 1) if (random.next() < wrong) misleading.add(version);
  return {
    last,
    steps: new Map(made[steps]),
    size,
    failing,
    standardError: Math.exp(random.between(Math.log(0.001), Math.log(0.003))),
    misleading,
  };
}

/** The spread between two builds of the same code. */
const build = 0.0015;

/** Simulates the answer of a comparison. Undecided answers (5%) vary by more than the change. */
export function answerOf(
  history: History,
  { base, head }: { readonly base: number; readonly head: number },
  trouble: Trouble,
  random: Random,
): Answer {
  const failing = [base, head].find((version) => history.failing.has(version));
  if (failing !== undefined) return { kind: "failed", version: failing };
  const truth = [...history.steps].reduce(
    (sum, [version, log]) => (version > base && version <= head ? sum + log : sum),
    0,
  );
  const isWrong = trouble.repeats ? history.misleading.has(head) : random.next() < trouble.wrong;
  const contrary = truth >= history.size / 2 ? 0 : history.size;
  const isUndecided = random.next() < 0.05;
  const standardError = isUndecided ? 2 * history.size : history.standardError;
  return {
    kind: "measured",
    base,
    head,
    log: (isWrong ? contrary : truth) + random.normal(standardError) + random.normal(build),
    standardError,
    degrees: 8,
  };
}
