import type { FamilyRow, KernelRow } from "../model/comparison/comparison-rows.ts";
import type { Ratio } from "../model/units.ts";
import { classifyRow, type RowRules } from "./classify-row.ts";
import { sideTimes, type RoundTimes } from "./time-change.ts";
import type { KernelFigures } from "./range-kernels.ts";
import { explainKernel } from "./why/explain-kernel.ts";

/** What rows are of their range: on the side where that is larger, and how much of it changed. */
export function sizes(
  members: readonly KernelFigures[],
  order: RoundOrder,
  rangeNs: number,
): { shareRatio: Ratio; impactRatio: Ratio } {
  const times = sideTimes({
    base: sumRounds(members.map(({ baseRoundsNs }) => baseRoundsNs)),
    head: sumRounds(members.map(({ headRoundsNs }) => headRoundsNs)),
    ...order,
  });
  if (rangeNs === 0) return { shareRatio: 0, impactRatio: 0 };
  const { baseNs, headNs } = { baseNs: times.baseNs ?? 0, headNs: times.headNs ?? 0 };
  return { shareRatio: Math.max(baseNs, headNs) / rangeNs, impactRatio: (headNs - baseNs) / rangeNs };
}

/** How the rounds of both sides follow each other. */
type RoundOrder = Pick<RoundTimes, "interleaved" | "headFirst" | "processes">;

/** One row a family, most time first; the kernels of a family may have moved among each other. */
export function familyRows(
  figures: readonly KernelFigures[],
  order: RoundOrder,
  rules: (family: string, members: readonly KernelFigures[]) => RowRules,
): FamilyRow[] {
  const rows = [...Map.groupBy(figures, ({ family }) => family)].map(([family, members]): FamilyRow => {
    const rule = rules(family, members);
    const base = sumRounds(members.map(({ baseRoundsNs }) => baseRoundsNs));
    const head = sumRounds(members.map(({ headRoundsNs }) => headRoundsNs));
    return {
      family,
      time: classifyRow({ base, head, ...order }, rule),
      launches: {
        base: members.reduce((sum, { launches }) => sum + launches.base, 0),
        head: members.reduce((sum, { launches }) => sum + launches.head, 0),
      },
      shareRatio: rule.shareRatio,
      impactRatio: rule.impactRatio,
    };
  });
  return rows.toSorted((one, other) => other.shareRatio - one.shareRatio || (one.family < other.family ? -1 : 1));
}

/** One row for the kernels that are one on both sides; what changed most first. */
export function kernelRows(
  figures: readonly KernelFigures[],
  order: RoundOrder,
  rules: (name: string, row: KernelFigures) => RowRules,
): KernelRow[] {
  const rows = figures.map((row): KernelRow => {
    const name = (row.head[0] ?? row.base[0])?.name ?? "";
    const before = row.base[0]?.name ?? name;
    // A calibration knows base's names.
    const rule = rules(before, row);
    const time = classifyRow({ base: row.baseRoundsNs, head: row.headRoundsNs, ...order }, rule);
    return {
      name,
      previousName: before === name ? null : before,
      family: row.family,
      match: row.match,
      baseNames: row.base.map((kernel) => kernel.name),
      headNames: row.head.map((kernel) => kernel.name),
      time,
      launches: row.launches,
      shareRatio: rule.shareRatio,
      impactRatio: rule.impactRatio,
      busyShareRatio: row.busyShareRatio,
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

function sumRounds(lists: readonly (readonly number[])[]): number[] {
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => lists.reduce((sum, list) => sum + (list[round] ?? 0), 0));
}
