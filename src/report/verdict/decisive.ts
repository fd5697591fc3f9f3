import type { Comparison } from "../../model/comparison/comparison.ts";
import type { CountChange, FamilyRow, KernelRow, RangeRow, RankRow } from "../../model/comparison/comparison-rows.ts";
import { likeliestSite, type LaunchSite } from "../../model/comparison/launch-sites.ts";
import { countReasonIds, type Reason, type ReasonId } from "../../model/comparison/reason.ts";
import { rangeText } from "../../model/reports/range.ts";
import { bySlowdown } from "../rows.ts";
import { changeNs, rangeParts } from "./range-parts.ts";

/** The changes that make a range `regressed`. Accepted regressions don't count. */
export interface DecisiveChanges {
  readonly gpuTime: boolean;
  readonly wallTime: boolean;
  /** Ranks whose own work is slower, although the range isn't. */
  readonly ranks: readonly RankRow[];
  /** Largest impact first. */
  readonly kernels: readonly KernelRow[];
  /** The first family that regressed; null if none did. */
  readonly family: FamilyRow | null;
  readonly counts: readonly CountChange[];
}

const countRises: ReadonlySet<ReasonId> = new Set(Object.values(countReasonIds).map(({ up }) => up));

/**
 * Finds the changes that decided a range's verdict. Rows with accepted regressions are also marked as regressed, so only the reasons show
 * what decided the verdict.
 */
export function decisiveChanges(range: RangeRow, { reasons }: Pick<Comparison, "reasons">): DecisiveChanges {
  const label = rangeText(range.name, range.domain);
  const candidates = reasons.filter((reason) => reason.verdict === "regressed" && reason.range === label);
  const ofFamilies = candidates.filter(({ id }) => id === "family-regressed");
  const family = range.families.find((row) =>
    // In older files, reasons don't name their family, so we use the rows.
    ofFamilies.some((reason) =>
      reason.family === null ? row.time.state === "regressed" : reason.family === row.family,
    ),
  );
  const metrics = new Set(candidates.filter(({ id }) => countRises.has(id)).map(({ metric }) => metric));
  return {
    gpuTime: candidates.some(({ id }) => id === "range-regressed"),
    wallTime: candidates.some(({ id }) => id === "wall-time-slower" || id === "latency-regressed"),
    ranks: candidates.some(({ id }) => id === "rank-regressed")
      ? (range.ranks?.ranks.filter(({ work }) => work.state === "regressed") ?? [])
      : [],
    kernels: range.kernels.filter(({ name }) => candidates.some(({ kernel }) => kernel === name)),
    family: family ?? null,
    counts: range.counts.filter(({ metric, state }) => metrics.has(metric) && state === "regressed"),
  };
}

export function isOfCount({ metric }: Pick<Reason, "metric">): boolean {
  return metric !== null && metric in countReasonIds;
}

/** The reason to quote for the verdict, and the number of other reasons; null if the ranges' numbers explain the verdict better. */
export function quotedReason({
  verdict,
  reasons,
}: Pick<Comparison, "verdict" | "reasons">): { readonly reason: Reason; readonly others: number } | null {
  if (verdict === "regressed" || verdict === "pass") return null;
  const [reason, ...others] = reasons.filter((candidate) => candidate.verdict === verdict);
  return reason === undefined ? null : { reason, others: others.length };
}

/** True if an accepted regression allowed a slowdown. */
export function isAccepted({ accepted }: Pick<Comparison, "accepted">): boolean {
  return accepted.some(({ state }) => state === "used");
}

/**
 * The line that probably made a range slower: the cause's line, or else the line of a kernel or count that decided the verdict, or of the
 * work that grew most. Null if the line is unknown.
 */
export function causeSite(range: RangeRow, comparison: Pick<Comparison, "reasons">): LaunchSite | null {
  const { kernels, counts } = decisiveChanges(range, comparison);
  const rows = [...causeRows(range), ...kernels, ...counts];
  const [site] = rows.flatMap(({ launchSites }) => likeliestSite(launchSites) ?? []);
  if (site !== undefined || range.gpuBusyTime.state !== "regressed") return site ?? null;
  const grown = rangeParts(range).parts.filter((part) => changeNs(part) > 0);
  return grown.flatMap(({ what }) => (what.kind === "families" ? what.sites : []))[0] ?? null;
}

/** The kernels or counts that the cause refers to. */
function causeRows({ cause, kernels, counts }: RangeRow): (KernelRow | CountChange)[] {
  switch (cause?.kind) {
    case "kernel":
      return kernels.filter(({ name }) => name === cause.kernel);
    case "family":
      return kernels.filter(({ family }) => family === cause.family);
    case "replaced": {
      const [most] = cause.came;
      return kernels.filter(({ family, impactRatio }) => family === most?.family && impactRatio > 0);
    }
    case "work":
      return counts.filter(({ metric }) => metric === "launches");
    case "graph-lost":
      return counts.filter(({ metric }) => metric === "hostLaunches");
    default:
      return [];
  }
}

/** Ranges that take less time on the GPU, largest change first. */
export function fasterRanges({ ranges }: Pick<Comparison, "ranges">): RangeRow[] {
  return ranges.filter(({ gpuBusyTime }) => gpuBusyTime.state === "improved").toSorted((a, b) => bySlowdown(b, a));
}

/** True if all rounds of a side ran in one process, such as one load of its server. */
export function hasOneProcess({ base, head }: Pick<Comparison, "base" | "head">): boolean {
  return [base, head].some((side) => side !== null && side.processes === 1 && side.rounds > 1);
}

/** True if a side was measured only once, so its noise is unknown. */
export function isOneRound({ ranges }: Pick<Comparison, "ranges">): boolean {
  return ranges.some(({ gpuBusyTime }) => gpuBusyTime.rounds === 1 && gpuBusyTime.changeRatio !== null);
}
