import { normalCdf } from "../../../compare/noise/distributions.ts";
import { constants } from "./constants.ts";
import { errorScale, shares, sum, type OneStep, type Posterior, type TwoSteps } from "./posterior.ts";
import { countVersions } from "./search-state.ts";

/** `base` is the earlier version. */
export interface Candidate {
  readonly base: number;
  readonly head: number;
}

/** In bits: the entropy of the comparison's result, minus the entropy that would remain if we knew which versions made the change. */
export function expectedInformation(candidate: Candidate, { posterior, none, one, two }: Answers): number {
  const places = splitSegments(candidate, posterior);
  const answers = none.chances.map(() => 0);
  let remaining = 0;
  const add = (row: Row, weight: number) => {
    for (const [index, chance] of row.chances.entries()) answers[index] = (answers[index] ?? 0) + weight * chance;
    remaining += weight * row.entropy;
  };
  let unchanged = posterior.none;
  for (const { segment, probability, whole } of one) {
    const inside = places[segment]?.inside ?? 0;
    if (inside > 0) add(whole, probability * inside);
    unchanged += probability * (1 - inside);
  }
  for (const { first, second, probability, whole, ofFirst, ofSecond } of two) {
    const [place, other] = [places[first], places[second]];
    if (place === undefined || other === undefined) continue;
    // If both steps are in one segment, `first` is the earlier one.
    const [both, onlyFirst, onlySecond] =
      first === second
        ? [place.inside ** 2, 2 * place.inside * place.after, 2 * place.before * place.inside]
        : [place.inside * other.inside, place.inside * (1 - other.inside), (1 - place.inside) * other.inside];
    if (both > 0) add(whole, probability * both);
    if (onlyFirst > 0) add(ofFirst, probability * onlyFirst);
    if (onlySecond > 0) add(ofSecond, probability * onlySecond);
    unchanged += probability * (1 - both - onlyFirst - onlySecond);
  }
  add(none, unchanged);
  return entropy(answers) - remaining;
}

interface Row {
  readonly chances: readonly number[];
  readonly entropy: number;
}

/** Possible results if nothing, everything, or one of two steps changed between the versions. */
interface Answers {
  readonly posterior: Posterior;
  readonly none: Row;
  readonly one: readonly (OneStep & { readonly whole: Row })[];
  readonly two: readonly (TwoSteps & { readonly whole: Row; readonly ofFirst: Row; readonly ofSecond: Row })[];
}

export function predictAnswers(posterior: Posterior, standardError: number): Answers {
  const row = (size: number, shift: number) => createRow(binChances(posterior.size, size, shift, standardError));
  const byShares = (size: number, weights: readonly number[]) => {
    const total = sum(weights);
    const rows = shares.map((share) => binChances(posterior.size, size, share * size, standardError));
    return createRow(
      bins.map((_, bin) => sum(rows.map((chances, index) => ((weights[index] ?? 0) / total) * (chances[bin] ?? 0)))),
    );
  };
  return {
    posterior,
    none: row(posterior.size, 0),
    one: posterior.one.map((step) => ({ ...step, whole: row(step.size, step.size) })),
    two: posterior.two
      .filter(({ probability }) => probability >= constants.negligible.value)
      .map((steps) => ({
        ...steps,
        whole: row(steps.size, steps.size),
        ofFirst: byShares(steps.size, steps.byShare),
        ofSecond: byShares(steps.size, steps.byShare.toReversed()),
      })),
  };
}

function createRow(chances: readonly number[]): Row {
  return { chances, entropy: entropy(chances) };
}

const bins = [...Array.from({ length: 12 }, (_, index) => (index + 0.5) / 8), Infinity];

/** If the whole change is `size` and the versions really differ by `shift`. Bins are shares of `unit`. */
function binChances(unit: number, size: number, shift: number, standardError: number): number[] {
  const clean = binChancesWithoutErrors(unit, shift, standardError);
  const [none, whole] = [
    binChancesWithoutErrors(unit, 0, standardError),
    binChancesWithoutErrors(unit, size, standardError),
  ];
  const [wrongly, astray] = [constants.wrongAnswers.value, constants.strayAnswers.value];
  const right = 1 - wrongly - astray;
  return clean.map(
    (value, bin) => right * value + (wrongly * ((none[bin] ?? 0) + (whole[bin] ?? 0))) / 2 + astray / bins.length,
  );
}

function binChancesWithoutErrors(unit: number, shift: number, standardError: number): number[] {
  const scale = errorScale(standardError, shift);
  const below = bins.map((end) => (end === Infinity ? 1 : normalCdf((end * unit - shift) / scale)));
  return below.map((value, index) => value - (below[index - 1] ?? 0));
}

export function entropy(probabilities: readonly number[]): number {
  return sum(probabilities.map((value) => (value > 0 ? -value * Math.log2(value) : 0)));
}

/** Shares of each segment's versions before, between, and after the two versions. */
function splitSegments({ base, head }: Candidate, { segments }: Posterior) {
  return segments.map(({ blocks, versions }) => {
    const share = (isIn: (version: number) => boolean) =>
      sum(blocks.map((block) => (isIn(block.version) ? countVersions(block) : 0))) / versions;
    return {
      before: share((version) => version <= base),
      inside: share((version) => version > base && version <= head),
      after: share((version) => version > head),
    };
  });
}
