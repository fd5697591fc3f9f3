import { chance, count, ratio, type Constant } from "../../../compare/constant.ts";

/** Every number that decides about a change in the history. */
export const constants = {
  signChance: chance(
    0.00002,
    "The history's level counts as changed if Student's t-test gives a smaller p-value.",
    "At 0.00005, 4.1% of heavy-tailed series show a false change within 30 nights; at this value, 2.9% do (docs/evidence/history.md).",
    null,
  ),
  shortestSegment: count(
    3,
    "A level in the history has at least this many points. A range counts as ended if it's missing from this many of a job's latest points.",
    "With a minimum of one, a single outlier at the end counted as a change in 97% of cases.",
    ["analyze-history.test.ts", "hasn't ended when the job's last runs failed to measure it"],
  ),
  searchWindow: count(
    50,
    "We search this many points for changes at once. We check a change only if it's recent, that is, within this many of a job's latest points.",
    "Apache Otava's default. Any change then has at least 25 points on one side.",
    ["checks.test.ts", "none that is old"],
  ),
  smallestStep: ratio(
    0.002,
    "A smaller change in a level is ignored.",
    "Rebuilding the same code moves a range's time by up to 0.2%.",
    null,
  ),
  boundaryMoves: count(
    2,
    "A change in the history may be up to this many points away from where we first found it.",
    "99% of 3σ steps are first found within two points of where they happened, and 9% are found late (docs/evidence/history.md).",
    ["checks.test.ts", "are measured from two nights before the last one of the old level"],
  ),
  confirmations: count(
    2,
    "It takes this many measurements to confirm a sign of a change.",
    "With one measurement, 5.8% of dashboards had a false alarm each month if processes had two speeds, 0.45% apart (docs/evidence/history.md).",
    ["analyze-history.test.ts", "with one check"],
  ),
  mostChecks: count(
    3,
    "We measure an unclear sign of a change at most this many times.",
    "Chosen by judgment: each extra measurement is another chance to be wrong.",
    ["checks.test.ts", "are asked three times at most while they're unclear"],
  ),
  historyPairs: count(
    10,
    "A range's noise counts as known if the history has the equivalent of at least this many pairs of rounds. Three nights count as one pair.",
    "As many pairs as a calibration needs for useful limits.",
    ["history-calibration.test.ts", "needs 31 nights on that GPU"],
  ),
  levelPoints: count(
    10,
    "A series in the history needs this many points to be judged. To find drift, we compare the latest points with this many points from the start of the past year.",
    "Chosen by judgment: the mean of ten points varies a third as much as one point.",
    ["analyze-history.test.ts", "of nine nights"],
  ),
  weakSigns: count(
    10,
    "We first collect changes with a p-value up to this many times `signChance`, and drop those that aren't significant as whole levels.",
    "Apache Otava's value.",
    ["change-points.test.ts", "finds the change points that Apache Otava finds"],
  ),
  alikeSeries: count(
    3,
    "A change is the machine's if most of a job's series moved with it. It takes at least this many series.",
    "Chosen by judgment: of two series, one is half.",
    ["analyze-history.test.ts", "two ranges are too few to tell"],
  ),
  confirmedShare: ratio(
    0.5,
    "A measurement confirms a sign with a change of at least this share of it, and refutes it if the whole interval is below.",
    "Halfway between no change and the sign.",
    ["checks.test.ts", "slower by less than half"],
  ),
  nightsOfPair: count(
    3,
    "This many steps between nights tell us as much about noise as one independent pair.",
    "Neighboring steps share a night (2/3 each), and a 90th percentile is 64% as efficient as a mean square, so 2.3 steps, rounded up.",
    ["history-calibration.test.ts", "needs 31 nights on that GPU"],
  ),
  usualGap: ratio(
    0.1,
    "A gap in the nights is usual, such as a weekend, if at least this share of the intervals have it.",
    "A weekend is one interval in five.",
    null,
  ),
} as const satisfies Readonly<Record<string, Constant>>;
