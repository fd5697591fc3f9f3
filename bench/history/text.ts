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
    results.map(({ noise, outcomes }) => {
      const { signs, confirmed } = countsOf(outcomes);
      return [
        ...[noise.name, String(outcomes.length), percent(signs / outcomes.length)],
        ...[
          percent(atMost(signs) / outcomes.length),
          (sum(outcomes.map(({ checks }) => checks)) / outcomes.length).toFixed(2),
        ],
        ...[
          String(confirmed),
          percent(ofDashboard(confirmed, outcomes.length)),
          percent(ofDashboard(atMost(confirmed), outcomes.length)),
        ],
      ];
    }),
  );
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

/** What doesn't hold what the history promises. */
export function missedGoals(unchanged: readonly UnchangedResult[], steps: readonly StepResult[]): string[] {
  return [
    ...unchanged.flatMap(({ noise, outcomes }) => {
      const { signs, confirmed } = countsOf(outcomes);
      const tooManySigns = noise.mostSigns !== null && signs / outcomes.length > noise.mostSigns;
      const tooManyConfirmed = ofDashboard(confirmed, outcomes.length) > 0.01;
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

/** The chance that at least one of thirty series has what so many of all have. */
function ofDashboard(count: number, series: number): number {
  return 1 - (1 - Math.min(1, count / series)) ** seriesOfDashboard;
}

/** The one-sided 95% upper bound of a count of rare events: the mean of the Poisson distribution that has so few in 5%. */
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
