import { table } from "../statistics/text.ts";
import type { HistoryNoise } from "./noises.ts";
import type { SeriesOutcome } from "./simulate.ts";

export interface UnchangedResult {
  readonly noise: HistoryNoise;
  readonly outcomes: readonly SeriesOutcome[];
}

export interface StepResult extends UnchangedResult {
  readonly step: number;
}

const seriesOfDashboard = 30;
const nightsToFind = 5;

export function unchangedTable(results: readonly UnchangedResult[]): string {
  return table(
    [
      ...["Nothing changes; nights are", "Series", "With a sign", "at most (95%)", "Checks a month and series"],
      ...["Confirmed", "Dashboards of 30 with one", "at most (95%)"],
    ],
    [...results.map(({ noise, outcomes }) => ({ name: noise.name, outcomes })), ...together(results)].map(
      ({ name, outcomes }) => {
        const { signs, confirmed } = countsOf(outcomes);
        const { length } = outcomes;
        const checks = sum(outcomes.map((one) => one.checks)) / length;
        return [
          ...[name, String(length), percent(signs / length), percent(atMost(signs) / length), checks.toFixed(2)],
          ...[
            String(confirmed),
            percent(ofDashboard(confirmed, length)),
            percent(ofDashboard(atMost(confirmed), length)),
          ],
        ];
      },
    ),
  );
}

/** Combines the results on a known GPU for noise that looks like a change until both commits are measured. */
function together(
  results: readonly UnchangedResult[],
): { readonly name: string; readonly outcomes: readonly SeriesOutcome[] }[] {
  const some = results.filter(({ noise }) => noise.mostSigns === null && noise.isKnownGpu);
  if (some.length < 2) return [];
  return [{ name: "**all of the latter on a known GPU**", outcomes: some.flatMap(({ outcomes }) => outcomes) }];
}

export function stepsTable(results: readonly StepResult[]): string {
  return table(
    [
      ...["Nights are", "True step", "Series", "Sign within 5 nights", "At most two points away", "Found late"],
      ...["Confirmed within the month", "Refuted at its end"],
    ],
    results.map(({ noise, step, outcomes }) => {
      const near = outcomes.flatMap(({ misplacedBy }) => misplacedBy ?? []);
      const share = (own: readonly SeriesOutcome[]): string => percent(own.length / outcomes.length);
      return [
        ...[noise.name, percent(step), String(outcomes.length)],
        share(outcomes.filter(isFoundSoon)),
        percent(near.filter((points) => Math.abs(points) <= 2).length / near.length),
        percent(near.filter((points) => points > 0).length / near.length),
        share(outcomes.filter(({ confirmed }) => confirmed !== null)),
        share(outcomes.filter(({ state }) => state === "refuted")),
      ];
    }),
  );
}

/** The kinds of noise and the steps for which the history misses its goals. */
export function missedGoals(unchanged: readonly UnchangedResult[], steps: readonly StepResult[]): string[] {
  return [
    ...unchanged.flatMap(({ noise, outcomes }) => {
      const { signs, confirmed } = countsOf(outcomes);
      const tooManySigns = noise.mostSigns !== null && signs / outcomes.length > noise.mostSigns;
      const tooManyConfirmed = noise.isKnownGpu && ofDashboard(confirmed, outcomes.length) > 0.01;
      return tooManySigns || tooManyConfirmed ? [noise.name] : [];
    }),
    ...steps.flatMap(({ noise, step, outcomes }) =>
      outcomes.filter(isFoundSoon).length / outcomes.length < 0.95 ? [`${noise.name}, ${percent(step)}`] : [],
    ),
  ];
}

function isFoundSoon({ firstSign, misplacedBy }: SeriesOutcome): boolean {
  return firstSign !== null && firstSign <= nightsToFind && misplacedBy !== null;
}

function countsOf(outcomes: readonly SeriesOutcome[]): { readonly signs: number; readonly confirmed: number } {
  return {
    signs: outcomes.filter(({ firstSign }) => firstSign !== null).length,
    confirmed: outcomes.filter(({ confirmed }) => confirmed !== null).length,
  };
}

/** The chance that an event occurs in at least one of thirty series, if it occurred in `count` of `series` series. */
function ofDashboard(count: number, series: number): number {
  return 1 - (1 - Math.min(1, count / series)) ** seriesOfDashboard;
}

/**
 * The one-sided 95% upper bound for a count of rare events: the mean of the Poisson distribution in which `count` or fewer events have a
 * 5% chance.
 */
function atMost(count: number): number {
  let [below, above] = [count, 2 * count + 10];
  for (let step = 0; step < 60; step += 1) {
    const middle = (below + above) / 2;
    if (chanceOfAtMost(count, middle) > 0.05) below = middle;
    else above = middle;
  }
  return below;
}

function chanceOfAtMost(count: number, mean: number): number {
  let log = -mean;
  let chance = Math.exp(log);
  for (let events = 1; events <= count; events += 1) {
    log += Math.log(mean / events);
    chance += Math.exp(log);
  }
  return chance;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(2)).toString()}%`;
}
