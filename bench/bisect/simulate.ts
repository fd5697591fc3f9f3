import { decideNextStep } from "../../src/features/bisect/search/search.ts";
import type { BisectResult } from "../../src/features/bisect/model/bisect.ts";
import { selectMeasured, type Answer } from "../../src/features/bisect/search/search-state.ts";
import { randomOf } from "../statistics/random.ts";
import { answerOf, madeHistory, type History, type Steps, type Trouble } from "./history.ts";

/** The outcome of many searches of one kind. */
export interface Simulated extends Trouble {
  readonly steps: Steps;
  readonly histories: number;
  /** Shares of the histories. `partly`: the search named only one of two culprits, or put a step at the wrong version. */
  readonly right: number;
  readonly partly: number;
  readonly innocent: number;
  readonly unclear: number;
  readonly comparisons: number;
  /** Comparisons minus log2 of the number of versions, on average. */
  readonly extra: number;
  /** Its 95th percentile. */
  readonly extraAtWorst: number;
  /** The mean number of versions that failed to build. */
  readonly failed: number;
}

/** 0.88%, the threshold for a range. */
const least = Math.log1p(0.0088);

/** Runs the real search on simulated measurements. */
export function simulate(steps: Steps, trouble: Trouble, histories: number, seed: number): Simulated {
  const searches = Array.from({ length: histories }, (_, number) => searchOne(steps, trouble, seed, number));
  const share = (outcome: Outcome): number =>
    searches.filter((search) => search.outcome === outcome).length / histories;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const extras = searches.map(({ comparisons, last }) => comparisons - Math.log2(last));
  return {
    ...trouble,
    steps,
    histories,
    right: share("right"),
    partly: share("partly"),
    innocent: share("innocent"),
    unclear: share("unclear"),
    comparisons: mean(searches.map(({ comparisons }) => comparisons)),
    extra: mean(extras),
    extraAtWorst: extras.toSorted((one, other) => one - other)[Math.floor(0.95 * histories)] ?? 0,
    failed: mean(searches.map(({ failed }) => failed)),
  };
}

type Outcome = "right" | "partly" | "innocent" | "unclear";

interface Search {
  readonly outcome: Outcome;
  readonly last: number;
  readonly comparisons: number;
  readonly failed: number;
}

function searchOne(steps: Steps, trouble: Trouble, seed: number, number: number): Search {
  const random = randomOf(seed, number, Math.round(1000 * trouble.wrong), steps.length);
  const history = madeHistory(steps, trouble, random);
  const { last } = history;
  const answers: Answer[] = [];
  for (;;) {
    const step = decideNextStep({ last, least, answers });
    if (step.kind === "measure") {
      answers.push(answerOf(history, step, trouble, random));
      continue;
    }
    const comparisons = selectMeasured(answers).length;
    return { outcome: outcomeOf(step.result, history), last, comparisons, failed: answers.length - comparisons };
  }
}

function outcomeOf(result: BisectResult, { steps }: History): Outcome {
  if (result.kind === "unclear") return "unclear";
  if (result.kind === "none") return steps.size === 0 ? "right" : "unclear";
  const inside = (after: number, upTo: number): number =>
    [...steps.keys()].filter((step) => step > after && step <= upTo).length;
  const named = result.kind === "culprit" ? [result.step] : result.steps;
  if (named.some(({ after, version }) => inside(after, version) === 0)) return "innocent";
  const found =
    result.kind === "culprit" ? inside(result.step.after, result.step.version) : inside(result.after, result.upTo);
  return found === steps.size ? "right" : "partly";
}
