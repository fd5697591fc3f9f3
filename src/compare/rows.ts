import type { CommonMode, FamilyRow, KernelRow, OperatorRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import { groupAlikeOperators, gpuKey, medianOverRounds, sharedPath } from "../model/profile/operators.ts";
import type { ProfileOperator, ProfileOperatorRound } from "../model/profile/profile.ts";
import { bothSides, type Sides } from "../model/sides.ts";
import { sum } from "../model/sums.ts";
import { byText } from "../model/text/order.ts";
import type { Ratio } from "../model/units.ts";
import { hasSteadyLaunches } from "./common-work.ts";
import { decide } from "./decide.ts";
import { findEvidence, waitsText } from "./evidence.ts";
import { estimateTime, findSideTimes, usualNoise, type Estimate, type RoundTimes } from "./noise/estimate.ts";
import { estimatePart, addRoundOrder, isUsualNoise, rangePart, type Part, type RangeSides } from "./range-sides.ts";
import { explainKernel } from "./why/explain-kernel.ts";

interface DecidedRange {
  readonly time: TimeChange;
  readonly commonMode: CommonMode | null;
}

interface Judged {
  readonly time: TimeChange;
  /** The row's share of its range, on the side where the share is larger. */
  readonly shareRatio: Ratio;
  readonly impactRatio: Ratio;
}

/** Within a family, time may have moved from one kernel to another. */
export function compareFamilies(sides: RangeSides, range: DecidedRange): FamilyRow[] {
  const rows = [...Map.groupBy(sides.figures, ({ family }) => family)].map(([family, members]): FamilyRow => ({
    family,
    ...judgeKernels({ kind: "family", name: family, members }, sides, range, null),
    launches: bothSides((side) => sum(members, ({ launches }) => launches[side])),
  }));
  return rows.toSorted((a, b) => b.shareRatio - a.shareRatio || byText(a.family, b.family));
}

export function compareKernels(sides: RangeSides, range: DecidedRange, families: readonly FamilyRow[]): KernelRow[] {
  const ofFamilies = new Map(families.map(({ family, time }) => [family, time]));
  const rows = sides.figures.map((row): KernelRow => {
    const name = (row.head[0] ?? row.base[0])?.name ?? "";
    const before = row.base[0]?.name ?? name;
    const part: Part = { kind: "kernel", name: before, members: [row] };
    const { time, shareRatio, impactRatio } = judgeKernels(part, sides, range, ofFamilies.get(row.family) ?? null);
    return {
      name,
      previousName: before === name ? null : before,
      family: row.family,
      match: row.match,
      baseNames: row.base.map((kernel) => kernel.name),
      headNames: row.head.map((kernel) => kernel.name),
      time,
      launches: row.launches,
      shareRatio,
      impactRatio,
      busyShareRatio: row.busyShareRatio,
      busyNs: averageBusyTimes(row, sides),
      ...explainKernel(row, time.state),
      machineCode: null,
      launchSites: null,
    };
  });
  return sortByChange(rows.toSorted((a, b) => byText(a.name, b.name)));
}

function judgeKernels(part: Part, sides: RangeSides, range: DecidedRange, family: TimeChange | null): Judged {
  const times = bothSides((side) => sumRounds(part.members.map(({ roundsNs }) => roundsNs[side])));
  return judgeRow(part, times, (inRounds) => estimatePart(inRounds, part, sides), sides, range, { family });
}

function judgeRow(
  part: Part,
  roundsNs: Sides<readonly number[]>,
  estimate: (times: RoundTimes) => Estimate,
  sides: RangeSides,
  { time: range, commonMode }: DecidedRange,
  { family = null, waits = false }: { readonly family?: TimeChange | null; readonly waits?: boolean },
): Judged {
  const times = addRoundOrder(sides, roundsNs);
  const { baseNs, headNs } = findSideTimes(times);
  const [before, after] = [baseNs ?? 0, headNs ?? 0];
  const { kernelNs } = sides;
  const sizes =
    kernelNs === 0
      ? { shareRatio: 0, impactRatio: 0 }
      : { shareRatio: Math.max(before, after) / kernelNs, impactRatio: (after - before) / kernelNs };
  const estimated = estimate(times);
  const evidence = findEvidence(estimated, part, sides, commonMode, { ...sizes, range, family });
  if (waits) evidence.circumstances.set("waits", waitsText);
  return { time: decide(estimated, evidence), ...sizes };
}

/** Averaged like the range's time, so that the rows' shares add up to it. */
function averageBusyTimes({ busyRounds }: RangeSides["figures"][number], sides: RangeSides): KernelRow["busyNs"] {
  if (busyRounds === null) return null;
  const { baseNs, headNs } = findSideTimes(addRoundOrder(sides, busyRounds));
  return { base: baseNs ?? 0, head: headNs ?? 0 };
}

function sortByChange<Row extends Judged>(rows: readonly Row[]) {
  return rows.toSorted((a, b) => Math.abs(b.impactRatio) - Math.abs(a.impactRatio) || b.shareRatio - a.shareRatio);
}

function sumRounds(lists: readonly (readonly number[])[]) {
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => sum(lists, (list) => list[round] ?? 0));
}

type OperatorPair = Pick<ProfileOperator, "path" | "rank" | "report" | "device"> & Sides<ProfileOperator | null>;

/**
 * Paths that differ only by numbers share a row, except for paths that changed while most of the others didn't. Empty if a side has no
 * paths, because there's nothing to compare.
 */
export function compareOperators(sides: RangeSides, range: DecidedRange): OperatorRow[] {
  const { base, head } = sides.measured;
  if (base.operators.length === 0 || head.operators.length === 0) return [];
  const judge = (pairs: readonly OperatorPair[]) => compareOperator(pairs, sides, range);
  const rows = groupAlikeOperators(pairOperators(sides)).flatMap((alike) => {
    if (alike.length === 1) return [judge(alike)];
    const apart = findDiffering(alike, judge);
    const rest = alike.filter((pair) => !apart.includes(pair));
    return [...apart.map((pair) => [pair]), ...(rest.length === 0 ? [] : [rest])].map(judge);
  });
  return sortByChange(
    rows.toSorted((a, b) => a.path.length - b.path.length || byText(a.path.join("/"), b.path.join("/"))),
  );
}

/** If a side's profile leaves out some paths, we skip every path that we find only on the other side, because it may have been left out. */
function pairOperators({ measured }: RangeSides): OperatorPair[] {
  const nested = bothSides(
    (side) =>
      new Map(
        measured[side].operators
          .filter(({ path }) => path.length > 0)
          .map((operator) => [JSON.stringify([gpuKey(operator), operator.path]), operator]),
      ),
  );
  return [...new Map([...nested.head, ...nested.base])].flatMap(([key, sample]) => {
    const operators = bothSides((side) => nested[side].get(key) ?? null);
    const { path, rank, report, device } = operators.head ?? sample;
    const isCut = (["base", "head"] as const).some(
      (side) => operators[side] === null && measured[side].operatorsLeftOut > 0,
    );
    return isCut ? [] : [{ path, rank, report, device, ...operators }];
  });
}

/** A path or a rank stands out only if the others changed by at most this share of its change. */
export const othersMost: Ratio = 0.5;

const changedStates: readonly string[] = ["regressed", "improved", "new", "removed"];

/** At most half of the alike paths did, and the unchanged ones together changed by less than half as much. */
function findDiffering(alike: readonly OperatorPair[], judge: (pairs: readonly OperatorPair[]) => OperatorRow) {
  const times = new Map(alike.map((pair) => [pair, judge([pair]).time]));
  const changed = [...times].filter(([, { state }]) => changedStates.includes(state));
  const others = alike.filter((pair) => !changedStates.includes(times.get(pair)?.state ?? ""));
  if (changed.length === 0 || changed.length > others.length) return [];
  const rest = judge(others).time.changeRatio ?? 0;
  return changed
    .filter(
      ([, { changeRatio }]) =>
        changeRatio === null || Math.sign(changeRatio) * rest < othersMost * Math.abs(changeRatio),
    )
    .map(([pair]) => pair);
}

function compareOperator(pairs: readonly OperatorPair[], sides: RangeSides, range: DecidedRange): OperatorRow {
  const path = sharedPath(pairs.map((pair) => pair.path));
  const operators = pairs.flatMap(({ base, head }) => [base, head].filter((operator) => operator !== null));
  const waits =
    sides.waits &&
    operators.every(({ rounds }) => rounds.every((round) => round === null || round.communicationNs === round.totalNs));
  const timeOf = ({ totalNs, communicationNs }: ProfileOperatorRound) =>
    sides.waits && !waits ? totalNs - communicationNs : totalNs;
  const noise = isUsualNoise(rangePart(sides), sides) && operators.every(hasSteadyLaunches) ? usualNoise : null;
  const both = (pick: (round: ProfileOperatorRound) => number) =>
    bothSides((side) => sum(pairs, (pair) => medianOfSide(pair[side], pick)));
  const { time, ...sizes } = judgeRow(
    { kind: "operator", name: path.join("/"), members: [] },
    bothSides((side) => measureCommonTimes(pairs, side, timeOf, sides)),
    (times) => estimateTime(times, noise),
    sides,
    range,
    { waits },
  );
  const [{ rank = null, report = 0, device = null } = {}] = pairs;
  return {
    path,
    rank,
    report,
    device,
    paths: pairs.length,
    spread: findSpread(pairs, timeOf),
    time,
    selfNs: both(({ selfNs }) => selfNs),
    launches: both(({ launches }) => launches),
    instances: both(({ instances }) => instances),
    hostNs: both(({ hostNs }) => hostNs),
    ...sizes,
  };
}

function medianOfSide(operator: ProfileOperator | null, pick: (round: ProfileOperatorRound) => number) {
  return operator === null ? 0 : medianOverRounds(operator, pick);
}

function findSpread(pairs: readonly OperatorPair[], pick: (round: ProfileOperatorRound) => number) {
  const changes = pairs.flatMap(({ base, head }) => {
    const [before, after] = [medianOfSide(base, pick), medianOfSide(head, pick)];
    return before > 0 && after > 0 ? [after / before - 1] : [];
  });
  if (pairs.length === 1 || changes.length === 0) return null;
  changes.sort((a, b) => a - b);
  return { lowRatio: changes[0] ?? 0, highRatio: changes.at(-1) ?? 0 };
}

/** If rounds did different amounts of work, we only count the launches that all rounds have, like `commonWork`. */
function measureCommonTimes(
  pairs: readonly OperatorPair[],
  side: keyof Sides<unknown>,
  timeOf: (round: ProfileOperatorRound) => number,
  { measured, isScaled }: RangeSides,
) {
  const times = pairs.flatMap((pair) => {
    const operator = pair[side];
    if (operator === null) return [];
    const rounds = [pair.base, pair.head].flatMap((side) => side?.rounds ?? []);
    const common = isScaled ? Math.min(...rounds.map((round) => round?.launches ?? 0)) : 0;
    return [
      operator.rounds.map((round) => {
        if (round === null) return 0;
        return timeOf(round) * (common === 0 || round.launches === 0 ? 1 : common / round.launches);
      }),
    ];
  });
  return times.length === 0 ? measured[side].rounds.map(() => 0) : sumRounds(times);
}
