import type { KernelRow, OperatorRow, RangeRow, RankRow } from "../../model/comparison/comparison-rows.ts";
import { likeliestSite, type LaunchSite } from "../../model/comparison/launch-sites.ts";
import { gpuKey, operatorText } from "../../model/profile/operators.ts";
import { communicationFamily, rankText } from "../../model/ranks/ranks.ts";
import { bothSides } from "../../model/sides.ts";
import { sum } from "../../model/sums.ts";
import type { Nanoseconds, Ratio } from "../../model/units.ts";
import { markName } from "../document/text.ts";

/** Which part of a range's GPU time a number is about. */
export type PartKind =
  /** `kernels`: those whose time changed in the part's direction, largest change first. `sites`: the lines that launch them. */
  | {
      readonly kind: "families";
      readonly families: readonly string[];
      readonly kernels: readonly KernelRow[];
      readonly sites: readonly LaunchSite[];
      readonly launches: { readonly base: number; readonly head: number };
    }
  /** Copies and memsets. */
  | { readonly kind: "copies" }
  /** Communication that doesn't overlap with the rank's own work. */
  | { readonly kind: "transfer" }
  | { readonly kind: "operator"; readonly operator: OperatorRow }
  /** One rank's own work. */
  | { readonly kind: "rank"; readonly rank: RankRow }
  | { readonly kind: "rest" };

export interface RangePart {
  readonly what: PartKind;
  readonly baseNs: Nanoseconds;
  readonly headNs: Nanoseconds;
}

export interface RangeParts {
  /** The range's GPU time, which decides the verdict. */
  readonly whole: Pick<RangePart, "baseNs" | "headNs">;
  /** Parts that don't overlap, largest change first. Their sum is at most `whole` on each side; what's missing is the rest. */
  readonly parts: readonly RangePart[];
  /** How many ranks ran the range; the parts' times are the mean of a rank. Null if the ranks are unknown or there's one GPU. */
  readonly ranks: number | null;
}

/** A part is worth naming if it accounts for this share of the range's change. */
const worthNaming: Ratio = 0.05;
/** A line launches a part's work if it accounts for this share of the part's change. */
const worthASite: Ratio = 0.2;
const mostSites = 2;

/** What a range's GPU time is made of on both sides: the rank, the nested ranges, or the kinds of work, whichever its cause is about. */
export function rangeParts(range: RangeRow): RangeParts {
  const { gpuBusyTime, ranks, cause } = range;
  const whole = { baseNs: gpuBusyTime.baseNs ?? 0, headNs: gpuBusyTime.headNs ?? 0 };
  const count = ranks?.ranks.length ?? null;
  const candidates =
    cause?.kind === "rank" && ranks !== null
      ? rankParts(ranks.ranks, cause)
      : [...transferPart(range), ...workParts(range, count ?? 1)];
  const parts = [...withinWhole(candidates, whole)].sort((a, b) => Math.abs(changeNs(b)) - Math.abs(changeNs(a)));
  return { whole, parts, ranks: count };
}

/**
 * At most `most` parts to show, which add up to the range's time: the parts that moved the time in its own direction, then those that
 * moved it back, then the rest.
 */
export function mainParts({ whole, parts }: RangeParts, most: number): RangePart[] {
  const change = changeNs(whole);
  const named = parts.filter((part) => Math.abs(changeNs(part)) >= worthNaming * Math.abs(change)).slice(0, most - 1);
  const shown = [
    ...named.filter((part) => changeNs(part) * change >= 0),
    ...named.filter((part) => changeNs(part) * change < 0),
  ];
  const sumRest = (side: "baseNs" | "headNs"): Nanoseconds =>
    Math.max(0, whole[side] - sum(shown, (part) => part[side]));
  const rest: RangePart = { what: { kind: "rest" }, baseNs: sumRest("baseNs"), headNs: sumRest("headNs") };
  // Rounding leaves a little. It isn't worth a row.
  const isEmpty = Math.max(rest.baseNs, rest.headNs) < 0.001 * Math.max(whole.baseNs, whole.headNs);
  return isEmpty ? shown : [...shown, rest];
}

export function changeNs({ baseNs, headNs }: Pick<RangePart, "baseNs" | "headNs">): Nanoseconds {
  return headNs - baseNs;
}

/** The part's name, with marks around foreign names. */
export function titlePart({ what }: RangePart, range: RangeRow): string {
  switch (what.kind) {
    case "families":
      return what.families.map(markName).join(" and ");
    case "copies":
      return "copies and memsets";
    case "transfer":
      return "communication that doesn't overlap";
    case "operator":
      return markName(operatorText(range, what.operator.path));
    case "rank":
      return `${rankText(what.rank)}'s own work`;
    case "rest":
      return "the rest";
  }
}

/** The own work of the rank that grew, and its communication. */
function rankParts(ranks: readonly RankRow[], cause: Pick<RankRow, "report" | "device">): RangePart[] {
  const rank = ranks.find(({ report, device }) => report === cause.report && device === cause.device);
  if (rank === undefined) return [];
  const { work, exposedTransferNs } = rank;
  return [
    { what: { kind: "rank", rank }, baseNs: work.baseNs ?? 0, headNs: work.headNs ?? 0 },
    { what: { kind: "transfer" }, baseNs: exposedTransferNs.base, headNs: exposedTransferNs.head },
  ];
}

function transferPart({ ranks }: RangeRow): RangePart[] {
  if (ranks === null) return [];
  const { baseNs, headNs } = ranks.exposedTransfer;
  return [{ what: { kind: "transfer" }, baseNs: baseNs ?? 0, headNs: headNs ?? 0 }];
}

/** Kernels and copies, as the mean of `ranks` ranks. Communication isn't part of the time that decides. */
function workParts(range: RangeRow, ranks: number): RangePart[] {
  const { cause, copyBusyNs } = range;
  const kernels = range.kernels.filter(({ family }) => family !== communicationFamily);
  const perRank = (part: RangePart): RangePart => ({
    ...part,
    baseNs: part.baseNs / ranks,
    headNs: part.headNs / ranks,
  });
  const copies: RangePart[] =
    copyBusyNs === null ? [] : [{ what: { kind: "copies" }, baseNs: copyBusyNs.base, headNs: copyBusyNs.head }];
  // With several GPUs, a nested range's time is already one GPU's.
  const parts = cause?.kind === "operator" ? operatorParts(range, kernels) : familyParts(kernels).map(perRank);
  return [...parts, ...copies.map(perRank)];
}

/** Older files don't have the kernels' shares of the busy time, so we take their durations. */
function sumTimes(kernels: readonly KernelRow[]): Pick<RangePart, "baseNs" | "headNs"> {
  const isMeasured = kernels.every(({ busyNs }) => busyNs !== null);
  return isMeasured
    ? {
        baseNs: sum(kernels, ({ busyNs }) => busyNs?.base ?? 0),
        headNs: sum(kernels, ({ busyNs }) => busyNs?.head ?? 0),
      }
    : { baseNs: sum(kernels, ({ time }) => time.baseNs ?? 0), headNs: sum(kernels, ({ time }) => time.headNs ?? 0) };
}

/** A part for each kind of work. Kinds of work that the same lines launch share a part. */
function familyParts(kernels: readonly KernelRow[]): RangePart[] {
  const families = [...Map.groupBy(kernels, ({ family }) => family)].map(([family, rows]) => ({
    family,
    rows,
    sites: collectSites(rows),
  }));
  const createKey = ({ family, sites }: (typeof families)[number]): string =>
    sites.length === 0 ? family : sites.map(({ file, line }) => `${file}\0${String(line)}`).join("\0\0");
  return [...Map.groupBy(families, createKey).values()].map((same) => {
    const rows = same.flatMap((group) => group.rows);
    const times = sumTimes(rows);
    const kernelChange = (row: KernelRow): Nanoseconds => changeNs(sumTimes([row])) * Math.sign(changeNs(times));
    return {
      what: {
        kind: "families",
        families: same.map(({ family }) => family),
        kernels: rows.filter((row) => kernelChange(row) > 0).toSorted((a, b) => kernelChange(b) - kernelChange(a)),
        sites: same[0]?.sites ?? [],
        launches: bothSides((side) => sum(rows, ({ launches }) => launches[side])),
      },
      ...times,
    };
  });
}

/** The lines that launch what a family gained, if it gained. */
function collectSites(rows: readonly KernelRow[]): LaunchSite[] {
  const gainNs = changeNs(sumTimes(rows));
  const sites = rows
    .filter((row) => gainNs > 0 && changeNs(sumTimes([row])) >= worthASite * gainNs)
    .flatMap(({ launchSites }) => likeliestSite(launchSites) ?? []);
  return sites
    .filter(({ file, line }, index) => sites.findIndex((other) => other.file === file && other.line === line) === index)
    .slice(0, mostSites);
}

/** The nested range that explains the change, and others beside it. Their times are sums of durations, so we scale them to the busy time. */
function operatorParts({ operators, cause, kernelTime }: RangeRow, kernels: readonly KernelRow[]): RangePart[] {
  if (cause?.kind !== "operator") return [];
  const isInside = (inner: OperatorRow, outer: OperatorRow): boolean =>
    outer.path.every((name, depth) => inner.path[depth] === name);
  const ofGpu = operators.filter((row) => gpuKey(row) === gpuKey(cause));
  const chosen: OperatorRow[] = [];
  for (const row of [...ofGpu.filter(({ path }) => path.join("\0") === cause.path.join("\0")), ...ofGpu]) {
    if (!chosen.some((other) => isInside(row, other) || isInside(other, row))) chosen.push(row);
  }
  const busy = sumTimes(kernels);
  const scaled = (ns: number | null, side: "baseNs" | "headNs"): Nanoseconds =>
    (ns ?? 0) * Math.min(1, busy[side] / Math.max(1, kernelTime[side] ?? 0));
  return chosen.map((operator) => ({
    what: { kind: "operator", operator },
    baseNs: scaled(operator.time.baseNs, "baseNs"),
    headNs: scaled(operator.time.headNs, "headNs"),
  }));
}

/** Parts that add up to more than the range's time are scaled down to it, because kernels that overlap count twice in sums of durations. */
function withinWhole(parts: readonly RangePart[], whole: RangeParts["whole"]): RangePart[] {
  const factor = (side: "baseNs" | "headNs"): Ratio => {
    const total = sum(parts, (part) => part[side]);
    return total > whole[side] ? whole[side] / total : 1;
  };
  const [base, head] = [factor("baseNs"), factor("headNs")];
  return parts.map((part) => ({ ...part, baseNs: part.baseNs * base, headNs: part.headNs * head }));
}
