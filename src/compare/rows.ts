import type { CommonMode, FamilyRow, KernelRow, TimeChange } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { decide } from "./decide.ts";
import { findSideTimes, type RoundTimes } from "./noise/estimate.ts";
import { evidenceOfRow } from "./find-evidence.ts";
import { estimatePart, addRoundOrder, type Part, type RangeSides } from "./range-sides.ts";
import { explainKernel } from "./why/explain-kernel.ts";

/** What we decide about a range before we judge its rows. */
export interface DecidedRange {
  readonly time: TimeChange;
  readonly commonMode: CommonMode | null;
}

/** One row per family, most time first. Within a family, time may have moved from one kernel to another. */
export function compareFamilies(sides: RangeSides, range: DecidedRange): FamilyRow[] {
  const rows = [...Map.groupBy(sides.figures, ({ family }) => family)].map(([family, members]): FamilyRow => ({
    family,
    ...judged({ kind: "family", name: family, members }, sides, range, null),
    launches: {
      base: members.reduce((sum, { launches }) => sum + launches.base, 0),
      head: members.reduce((sum, { launches }) => sum + launches.head, 0),
    },
  }));
  return rows.toSorted((one, other) => other.shareRatio - one.shareRatio || (one.family < other.family ? -1 : 1));
}

/** One row per kernel, matched between the sides, largest change first. */
export function compareKernels(sides: RangeSides, range: DecidedRange, families: readonly FamilyRow[]): KernelRow[] {
  const ofFamilies = new Map(families.map(({ family, time }) => [family, time]));
  const rows = sides.figures.map((row): KernelRow => {
    const name = (row.head[0] ?? row.base[0])?.name ?? "";
    const before = row.base[0]?.name ?? name;
    const part: Part = { kind: "kernel", name: before, members: [row] };
    const { time, shareRatio, impactRatio } = judged(part, sides, range, ofFamilies.get(row.family) ?? null);
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
      busyNs: busyNs(row, sides),
      ...explainKernel(row, time.state),
      machineCode: null,
      launchSites: null,
    };
  });
  return rows.toSorted(
    (one, other) =>
      Math.abs(other.impactRatio) - Math.abs(one.impactRatio) ||
      other.shareRatio - one.shareRatio ||
      (one.name < other.name ? -1 : 1),
  );
}

/** Averaged like the range's time, so that the rows' shares add up to it. */
function busyNs({ busyRounds }: RangeSides["figures"][number], sides: RangeSides): KernelRow["busyNs"] {
  if (busyRounds === null) return null;
  const { baseNs, headNs } = findSideTimes(addRoundOrder(sides, busyRounds));
  return { base: baseNs ?? 0, head: headNs ?? 0 };
}

interface Judged {
  readonly time: TimeChange;
  readonly shareRatio: Ratio;
  readonly impactRatio: Ratio;
}

function judged(part: Part, sides: RangeSides, range: DecidedRange, family: TimeChange | null): Judged {
  const times = addRoundOrder(sides, {
    base: sumRounds(part.members.map(({ baseRoundsNs }) => baseRoundsNs)),
    head: sumRounds(part.members.map(({ headRoundsNs }) => headRoundsNs)),
  });
  const sizes = sizesIn(sides, times);
  const estimate = estimatePart(times, part, sides);
  const facts = { part, ...sizes, range: range.time, family, commonMode: range.commonMode };
  return { time: decide(estimate, evidenceOfRow(estimate, facts, sides), "part"), ...sizes };
}

/** A row's share of its range, on the side where the share is larger, and the row's change as a share of the range. */
export function sizesIn({ kernelNs }: RangeSides, times: RoundTimes): Pick<Judged, "shareRatio" | "impactRatio"> {
  if (kernelNs === 0) return { shareRatio: 0, impactRatio: 0 };
  const { baseNs, headNs } = findSideTimes(times);
  const [before, after] = [baseNs ?? 0, headNs ?? 0];
  return { shareRatio: Math.max(before, after) / kernelNs, impactRatio: (after - before) / kernelNs };
}

/** Adds up the times of several parts, round by round. */
export function sumRounds(lists: readonly (readonly number[])[]): number[] {
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => lists.reduce((sum, list) => sum + (list[round] ?? 0), 0));
}
