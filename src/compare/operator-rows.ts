import type { OperatorRow, RowState, TimeChange } from "../model/comparison/comparison-rows.ts";
import { groupAlikeOperators, gpuKey, medianOverRounds, sharedPath } from "../model/profile/operators.ts";
import type { ProfileOperator, ProfileOperatorRound } from "../model/profile/profile.ts";
import type { Ratio } from "../model/units.ts";
import { decide } from "./decide.ts";
import { estimateTime, usualNoise } from "./noise/estimate.ts";
import type { Evidence } from "./evidence.ts";
import { evidenceOfRow, waitsForOthers } from "./find-evidence.ts";
import { addRoundOrder, isUsualNoise, rangePart, type Part, type RangeSides } from "./range-sides.ts";
import { sizesIn, sumRounds, type DecidedRange } from "./rows.ts";

/** A path of nested ranges on both sides. Null for a side that lacks the path. */
interface OperatorPair extends Pick<ProfileOperator, "path" | "rank" | "report" | "device"> {
  readonly base: ProfileOperator | null;
  readonly head: ProfileOperator | null;
}

interface JudgedPair {
  readonly pair: OperatorPair;
  readonly time: TimeChange;
}

/**
 * One row per path nested in a range, largest change first. Paths that differ only by numbers share a row, except for paths that changed
 * while most of the others didn't. Empty if a side has no paths, because there's nothing to compare.
 */
export function operatorRows(sides: RangeSides, range: DecidedRange): OperatorRow[] {
  const { base, head } = sides.measured;
  if (base.operators.length === 0 || head.operators.length === 0) return [];
  const judge = judging(sides, range);
  const rows = groupAlikeOperators(pairsOf(sides)).flatMap((alike): OperatorRow[] => {
    if (alike.length === 1) return [judge.row(alike)];
    const members = alike.map((pair): JudgedPair => ({ pair, time: judge.row([pair]).time }));
    const apart = new Set(differing(members, (rest) => judge.row(rest).time));
    const rest = alike.filter((pair) => !apart.has(pair));
    return [...[...apart].map((pair) => judge.row([pair])), ...(rest.length === 0 ? [] : [judge.row(rest)])];
  });
  return rows.toSorted(
    (one, other) =>
      Math.abs(other.impactRatio) - Math.abs(one.impactRatio) ||
      other.shareRatio - one.shareRatio ||
      one.path.length - other.path.length ||
      (one.path.join("/") < other.path.join("/") ? -1 : 1),
  );
}

/**
 * Pairs the paths of both sides. If a side's profile leaves out some paths, we skip every path that we find only on the other side,
 * because it may have been left out.
 */
function pairsOf({ measured: { base, head } }: RangeSides): OperatorPair[] {
  const keyOf = (operator: ProfileOperator): string => JSON.stringify([gpuKey(operator), operator.path]);
  const nested = (operators: readonly ProfileOperator[]): Map<string, ProfileOperator> =>
    new Map(operators.filter(({ path }) => path.length > 0).map((operator) => [keyOf(operator), operator]));
  const [inBase, inHead] = [nested(base.operators), nested(head.operators)];
  return [...new Map([...inHead, ...inBase])].flatMap(([key, sample]) => {
    const { path, rank, report, device } = inHead.get(key) ?? sample;
    const pair = { path, rank, report, device, base: inBase.get(key) ?? null, head: inHead.get(key) ?? null };
    const isCut =
      (pair.base === null && base.operatorsLeftOut > 0) || (pair.head === null && head.operatorsLeftOut > 0);
    return isCut ? [] : [pair];
  });
}

/** A path or a rank stands out only if the others changed by at most this share of its change. */
export const othersMost: Ratio = 0.5;

const changes: ReadonlySet<RowState> = new Set<RowState>(["regressed", "improved", "new", "removed"]);

/**
 * The paths that get a separate row. These paths changed. At most half of the alike paths did, and the unchanged ones together changed by
 * less than half as much.
 */
function differing(
  members: readonly JudgedPair[],
  timeOf: (rest: readonly OperatorPair[]) => TimeChange,
): OperatorPair[] {
  const isChanged = ({ time }: JudgedPair): boolean => changes.has(time.state);
  const changed = members.filter(isChanged);
  const others = members.filter((member) => !isChanged(member)).map(({ pair }) => pair);
  if (changed.length === 0 || changed.length > others.length) return [];
  const rest = timeOf(others).changeRatio ?? 0;
  return changed
    .filter(
      ({ time: { changeRatio } }) =>
        changeRatio === null || Math.sign(changeRatio) * rest < othersMost * Math.abs(changeRatio),
    )
    .map(({ pair }) => pair);
}

function judging(sides: RangeSides, range: DecidedRange) {
  const isRangeUsual = isUsualNoise(rangePart(sides), sides);
  return {
    row(pairs: readonly OperatorPair[]): OperatorRow {
      const path = sharedPath(pairs.map((pair) => pair.path));
      const waits = sides.waits && pairs.every(onlyCommunicates);
      const timeOf = ({ totalNs, communicationNs }: ProfileOperatorRound): number =>
        sides.waits && !waits ? totalNs - communicationNs : totalNs;
      const times = addRoundOrder(sides, commonTimes(pairs, timeOf, sides));
      const part: Part = { kind: "operator", name: path.join("/"), members: [] };
      const estimate = estimateTime(times, isRangeUsual && pairs.every(isSteady) ? usualNoise : null);
      const sizes = sizesIn(sides, times);
      const facts = { part, ...sizes, range: range.time, family: null, commonMode: range.commonMode };
      const evidence: Evidence[] = [...evidenceOfRow(estimate, facts, sides), ...(waits ? [waitsForOthers] : [])];
      const [{ rank = null, report = 0, device = null } = {}] = pairs;
      return {
        path,
        rank,
        report,
        device,
        paths: pairs.length,
        spread: spreadOf(pairs, timeOf),
        time: decide(estimate, evidence, "part"),
        selfNs: bothOf(pairs, ({ selfNs }) => selfNs),
        launches: bothOf(pairs, ({ launches }) => launches),
        instances: bothOf(pairs, ({ instances }) => instances),
        hostNs: bothOf(pairs, ({ hostNs }) => hostNs),
        ...sizes,
      };
    },
  };
}

function bothOf(
  pairs: readonly OperatorPair[],
  pick: (round: ProfileOperatorRound) => number,
): { base: number; head: number } {
  const sum = (side: "base" | "head"): number =>
    pairs.reduce(
      (total, { [side]: operator }) => total + (operator === null ? 0 : medianOverRounds(operator, pick)),
      0,
    );
  return { base: sum("base"), head: sum("head") };
}

/** The smallest and the largest change among alike paths that both sides have. */
function spreadOf(
  pairs: readonly OperatorPair[],
  pick: (round: ProfileOperatorRound) => number,
): { lowRatio: Ratio; highRatio: Ratio } | null {
  const changes = pairs.flatMap(({ base, head }) => {
    const [before, after] = [
      base === null ? 0 : medianOverRounds(base, pick),
      head === null ? 0 : medianOverRounds(head, pick),
    ];
    return before > 0 && after > 0 ? [after / before - 1] : [];
  });
  if (pairs.length === 1 || changes.length === 0) return null;
  return changes.reduce(
    ({ lowRatio, highRatio }, change) => ({
      lowRatio: Math.min(lowRatio, change),
      highRatio: Math.max(highRatio, change),
    }),
    { lowRatio: Infinity, highRatio: -Infinity },
  );
}

function onlyCommunicates({ base, head }: OperatorPair): boolean {
  return [base, head].every(
    (operator) =>
      operator === null || operator.rounds.every((round) => round === null || round.communicationNs === round.totalNs),
  );
}

function isSteady({ base, head }: OperatorPair): boolean {
  return [base, head].every(
    (operator) => operator === null || new Set(operator.rounds.map((round) => round?.launches ?? 0)).size === 1,
  );
}

/** Times by round. If rounds did different amounts of work, we only count the launches that all rounds have, like `commonWork`. */
function commonTimes(
  pairs: readonly OperatorPair[],
  timeOf: (round: ProfileOperatorRound) => number,
  { measured, isScaled }: RangeSides,
): { base: number[]; head: number[] } {
  const rounds = { base: measured.base.rounds.length, head: measured.head.rounds.length };
  const of = (side: "base" | "head"): number[] =>
    pairs.length === 0 || pairs.every((pair) => pair[side] === null)
      ? Array<number>(rounds[side]).fill(0)
      : sumRounds(
          pairs.flatMap((pair) => {
            const operator = pair[side];
            if (operator === null) return [];
            const common = isScaled ? commonLaunches(pair) : null;
            return [
              operator.rounds.map((round) => {
                if (round === null) return 0;
                const by = common === null || common === 0 || round.launches === 0 ? 1 : common / round.launches;
                return timeOf(round) * by;
              }),
            ];
          }),
        );
  return { base: of("base"), head: of("head") };
}

function commonLaunches({ base, head }: OperatorPair): number {
  return Math.min(...[base, head].flatMap((operator) => (operator?.rounds ?? []).map((round) => round?.launches ?? 0)));
}
