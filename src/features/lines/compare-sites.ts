import { findRange } from "../../model/reports/range.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { CountChange, KernelRow, RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { CodeChanges } from "./git-diff.ts";
import {
  linkedEnough,
  type GraphNodeChange,
  type LaunchSite,
  type LaunchSites,
  type LineSearch,
} from "../../model/comparison/launch-sites.ts";
import type { MappedRange, MappedSite, MappedWork, WorkKind } from "./model/mapped-launches.ts";
import { describeCopy } from "../../compare/counts.ts";
import { countNeedsLine, needsLine } from "../../compare/to-explain.ts";
import { matchCodePlaces, type CodePlaces } from "./code-places.ts";

/** `base` is null if we didn't record base's stacks. */
export interface MappedSides {
  readonly base: readonly MappedRange[] | null;
  readonly head: readonly MappedRange[];
  readonly changes: CodeChanges | null;
}

const mostSites = 5;
const mostLayers = 12;

export function addLineSearch(comparison: Comparison, searched: readonly RangeRow[], why: LineSearch): Comparison {
  const ranges = comparison.ranges.map((range) =>
    range.verdict === "regressed" && findRange(searched, range) !== undefined ? { ...range, lineSearch: why } : range,
  );
  return { ...comparison, ranges };
}

export function addLaunchSites(comparison: Comparison, { base, head, changes }: MappedSides): Comparison {
  const places = changes === null ? null : matchCodePlaces(changes);
  const ranges = comparison.ranges.map((range): RangeRow => {
    const after = findRange(head, range);
    if (after === undefined) return range;
    const before = findRange(base ?? [], range);
    const sites = (inBase: IsWork, inHead: IsWork, isCount: boolean) =>
      compareSites(before === undefined ? null : mergeWork(before, inBase), mergeWork(after, inHead), places, isCount);
    const counts = range.counts.map((row) => {
      const wanted = countNeedsLine(row) ? matchCalls(row) : null;
      return wanted === null ? row : { ...row, launchSites: sites(wanted, wanted, true) };
    });
    const kernels = range.kernels.map((row) =>
      needsLine(row)
        ? { ...row, launchSites: sites(matchKernels(row.baseNames), matchKernels(row.headNames), false) }
        : row,
    );
    const hasLines = [...counts, ...kernels].some(({ launchSites }) => (launchSites?.linkedRatio ?? 0) > 0);
    return {
      ...range,
      counts,
      kernels,
      graphNodes: before === undefined ? [] : compareGraphNodes(before, after, range.kernels),
      lineSearch: { state: hasLines ? "searched" : "no-lines", timeBudget: null },
    };
  });
  return { ...comparison, ranges };
}

type IsWork = (work: WorkKind) => boolean;

function matchKernels(names: readonly string[]): IsWork {
  return (work) => work.kind === "kernel" && names.includes(work.name);
}

function matchCalls({ metric, kind }: CountChange): IsWork | null {
  if (metric === "graphLaunches") return null;
  if (metric === "launches" || metric === "hostLaunches") return (work) => work.kind === "launches";
  return (work) =>
    work.kind === "copies"
      ? (metric === "copies" || metric === "copiedBytes") && describeCopy(work.copy) === kind
      : work.kind === metric;
}

type Work = Omit<MappedWork, "of">;

function mergeWork({ work }: MappedRange, isWanted: IsWork): Work {
  const wanted = work.filter(({ of }) => isWanted(of));
  return {
    launches: countLaunches(wanted),
    linked: wanted.reduce((sum, { linked }) => sum + linked, 0),
    // One per line, or per function if it's compiled and has no lines.
    sites: mergeAlike(
      wanted.flatMap(({ sites }) => sites),
      ({ at }) => [at.file, at.line ?? at.function],
    ),
    layers: mergeAlike(
      wanted.flatMap(({ layers }) => layers),
      ({ path }) => path,
    ),
  };
}

function mergeAlike<T extends { readonly launches: number }>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  return [...Map.groupBy(items, (item) => JSON.stringify(keyOf(item))).values()].flatMap((alike) =>
    alike.slice(0, 1).map((first) => ({ ...first, launches: countLaunches(alike) })),
  );
}

function countLaunches(items: readonly { readonly launches: number }[]): number {
  return items.reduce((sum, { launches }) => sum + launches, 0);
}

function compareSites(base: Work | null, head: Work, places: CodePlaces | null, isCount: boolean): LaunchSites {
  const linkedRatio = computeLinkedShare(head);
  const isBaseKnown =
    base !== null && (computeLinkedShare(base) >= linkedEnough || countUnlinked(base) <= countUnlinked(head));
  const hasMore = base !== null && head.launches > base.launches;
  const isRiseLinked = base !== null && hasMore && countUnlinked(head) <= countUnlinked(base);
  const sites = compareSiteLaunches(isBaseKnown ? base.sites : null, head.sites, places)
    // A count rises where more calls are made. A kernel may get slower at any line that launches it.
    .filter(({ rise }) => !isCount || rise === null || rise > 0)
    .toSorted(compareByLikelihood(hasMore));
  return {
    launches: head.launches,
    linkedRatio,
    areLikely: linkedRatio >= linkedEnough || isRiseLinked,
    sites: sites.slice(0, mostSites).map(({ site }) => site),
    layers: compareLayers(base, head),
  };
}

interface SiteWithRise {
  readonly site: LaunchSite;
  /** How many more launches come from this place than in base. Null if unknown. */
  readonly rise: number | null;
}

function compareSiteLaunches(
  base: readonly MappedSite[] | null,
  head: readonly MappedSite[],
  places: CodePlaces | null,
): SiteWithRise[] {
  const findKey = (side: "base" | "head", { at }: MappedSite) => places?.keyOf(side, at) ?? "";
  const before = Map.groupBy(base ?? [], (site) => findKey("base", site));
  const after = Map.groupBy(head, (site) => findKey("head", site));
  // If we don't know what changed, lines can't be matched, unless base has none.
  const areKnown = base !== null && (places !== null || base.length === 0);
  return head.map((site) => {
    const { file, line, function: name } = site.at;
    const key = findKey("head", site);
    const together = after.get(key) ?? [];
    const baseLaunches = countLaunches(before.get(key) ?? []);
    const isOne = together.length === 1 && places?.isMatched(site.at) !== false;
    return {
      site: {
        file,
        line,
        function: name,
        base: areKnown && (isOne || baseLaunches === 0) ? baseLaunches : null,
        head: site.launches,
        changed: places?.isChanged(site.at) ?? null,
        frames: [...site.frames],
      },
      rise: areKnown ? countLaunches(together) - baseLaunches : null,
    };
  });
}

function computeLinkedShare({ launches, linked }: Work): number {
  return launches === 0 ? 0 : linked / launches;
}

function countUnlinked({ launches, linked }: Work): number {
  return launches - linked;
}

/** Touched lines first, then lines that launch more. If there are more launches in all, the lines that make them come first. */
function compareByLikelihood(hasMore: boolean) {
  return (a: SiteWithRise, b: SiteWithRise) => {
    const explains = ({ rise }: SiteWithRise) => Number(hasMore && (rise ?? 0) > 0);
    const isTouched = ({ site }: SiteWithRise) => Number(site.changed === true);
    return (
      explains(b) - explains(a) ||
      isTouched(b) - isTouched(a) ||
      (b.rise ?? 0) - (a.rise ?? 0) ||
      b.site.head - a.site.head
    );
  };
}

function compareLayers(base: Work | null, head: Work): LaunchSites["layers"] {
  const before = new Map(base?.layers.map(({ path, launches }) => [JSON.stringify(path), launches]));
  return head.layers
    .filter(({ path }) => path.length > 0)
    .map(({ path, launches }) => ({
      path: [...path],
      base: base === null ? null : (before.get(JSON.stringify(path)) ?? 0),
      head: launches,
    }))
    .toSorted((a, b) => b.head - (b.base ?? 0) - (a.head - (a.base ?? 0)) || b.head - a.head)
    .slice(0, mostLayers);
}

/** Empty if a recording lacks the capture of a graph, because the graph's nodes would seem lost. */
function compareGraphNodes(base: MappedRange, head: MappedRange, kernels: readonly KernelRow[]): GraphNodeChange[] {
  if (base.unplacedKernels + head.unplacedKernels > 0) return [];
  const changes = new Map<string, GraphNodeChange>();
  for (const side of ["base", "head"] as const)
    for (const { kernel, layer, nodes } of { base, head }[side].nodes) {
      const name = kernels.find((row) => row[`${side}Names`].includes(kernel))?.name ?? kernel;
      const key = JSON.stringify([name, layer]);
      const layerChange = changes.get(key) ?? { kernel: name, layer: [...layer], base: 0, head: 0 };
      changes.set(key, { ...layerChange, [side]: layerChange[side] + nodes });
    }
  return [...changes.values()].filter((node) => node.base !== node.head);
}
