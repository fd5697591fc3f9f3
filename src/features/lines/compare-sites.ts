import type { Comparison } from "../../model/comparison/comparison.ts";
import type { CountChange, KernelRow, RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { CodeChanges } from "./model/code-changes.ts";
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
import { codePlaces, type CodePlaces } from "./code-places.ts";

/** The call stacks recorded on both sides. `base` is null if we didn't record base's stacks. */
export interface MappedSides {
  readonly base: readonly MappedRange[] | null;
  readonly head: readonly MappedRange[];
  /** Null if unknown. */
  readonly changes: CodeChanges | null;
}

const mostSites = 5;
const mostLayers = 12;

/** Says why we don't know the lines of these ranges, if they're still slower. */
export function withoutLines(comparison: Comparison, asked: readonly RangeRow[], why: LineSearch): Comparison {
  const isAsked = ({ name, domain, verdict }: RangeRow): boolean =>
    verdict === "regressed" && asked.some((range) => range.name === name && range.domain === domain);
  const ranges = comparison.ranges.map((range) => (isAsked(range) ? { ...range, lineSearch: why } : range));
  return { ...comparison, ranges };
}

/** Adds to the comparison the lines that launch slower kernels or make more calls, and the nodes that CUDA graphs lost or gained. */
export function withLaunchSites(comparison: Comparison, { base, head, changes }: MappedSides): Comparison {
  const places = changes === null ? null : codePlaces(changes);
  const ranges = comparison.ranges.map((range): RangeRow => {
    const after = mappedRange(head, range);
    if (after === null) return range;
    const before = base === null ? null : mappedRange(base, range);
    const sites = (wanted: Wanted, isCount: boolean): LaunchSites =>
      launchSites(before === null ? null : merged(before, wanted.base), merged(after, wanted.head), places, isCount);
    const counts = range.counts.map((row) => {
      const wanted = countNeedsLine(row) ? wantedCalls(row) : null;
      return wanted === null ? row : { ...row, launchSites: sites({ base: wanted, head: wanted }, true) };
    });
    const kernels = range.kernels.map((row) =>
      needsLine(row)
        ? { ...row, launchSites: sites({ base: isKernel(row.baseNames), head: isKernel(row.headNames) }, false) }
        : row,
    );
    const hasLines = [...counts, ...kernels].some(({ launchSites }) => (launchSites?.linkedRatio ?? 0) > 0);
    return {
      ...range,
      counts,
      kernels,
      graphNodes: before === null ? [] : graphNodes(before, after, range.kernels),
      lineSearch: { state: hasLines ? "searched" : "no-lines", timeBudget: null },
    };
  });
  return { ...comparison, ranges };
}

function mappedRange(ranges: readonly MappedRange[], { name, domain }: RangeRow): MappedRange | null {
  return ranges.find((range) => range.name === name && range.domain === domain) ?? null;
}

type IsWork = (of: WorkKind) => boolean;

interface Wanted {
  readonly base: IsWork;
  readonly head: IsWork;
}

function isKernel(names: readonly string[]): IsWork {
  return (of) => of.kind === "kernel" && names.includes(of.name);
}

function workOf(metric: CountChange["metric"]): Exclude<WorkKind["kind"], "kernel"> | null {
  if (metric === "launches" || metric === "hostLaunches") return "launches";
  if (metric === "copiedBytes") return "copies";
  return metric === "graphLaunches" ? null : metric;
}

function wantedCalls({ metric, kind }: CountChange): IsWork | null {
  const work = workOf(metric);
  return work === null
    ? null
    : (of) => (of.kind === "copies" ? work === "copies" && describeCopy(of.copy) === kind : of.kind === work);
}

/** Launches or calls of one or several kinds. */
type Work = Omit<MappedWork, "of">;

function merged({ work }: MappedRange, isWanted: IsWork): Work {
  const wanted = work.filter(({ of }) => isWanted(of));
  const none: Work = { launches: 0, linked: 0, sites: [], layers: [] };
  return wanted.reduce(
    (sum, other) => ({
      launches: sum.launches + other.launches,
      linked: sum.linked + other.linked,
      sites: added(sum.sites, other.sites, siteKey),
      layers: added(sum.layers, other.layers, ({ path }) => JSON.stringify(path)),
    }),
    none,
  );
}

function added<T extends { readonly launches: number }>(
  one: readonly T[],
  other: readonly T[],
  keyOf: (item: T) => string,
): T[] {
  return [...Map.groupBy([...one, ...other], keyOf).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, launches: same.reduce((sum, { launches }) => sum + launches, 0) }];
  });
}

/** One key per line, or per function if it's compiled and has no lines. */
function siteKey({ at }: MappedSite): string {
  return JSON.stringify([at.file, at.line ?? at.function]);
}

function launchSites(base: Work | null, head: Work, places: CodePlaces | null, isCount: boolean): LaunchSites {
  const linkedRatio = linkedShare(head);
  const isBaseKnown = base !== null && (linkedShare(base) >= linkedEnough || unlinked(base) <= unlinked(head));
  const hasMore = base !== null && head.launches > base.launches;
  const isRiseLinked = base !== null && hasMore && unlinked(head) <= unlinked(base);
  const sites = sitesWithRise(isBaseKnown ? base.sites : null, head.sites, places)
    // A count rises where more calls are made. A kernel may get slower at any line that launches it.
    .filter(({ rise }) => !isCount || rise === null || rise > 0)
    .toSorted(byLikelihood(hasMore));
  return {
    launches: head.launches,
    linkedRatio,
    areLikely: linkedRatio >= linkedEnough || isRiseLinked,
    sites: sites.slice(0, mostSites).map(({ site }) => site),
    layers: layersOf(base, head),
  };
}

interface SiteWithRise {
  readonly site: LaunchSite;
  /** How many more launches come from the site's place in the code than in base. Null if unknown. */
  readonly rise: number | null;
}

function sitesWithRise(
  base: readonly MappedSite[] | null,
  head: readonly MappedSite[],
  places: CodePlaces | null,
): SiteWithRise[] {
  const keyOf = (side: "base" | "head", { at }: MappedSite): string => places?.keyOf(side, at) ?? "";
  const before = Map.groupBy(base ?? [], (site) => keyOf("base", site));
  const after = Map.groupBy(head, (site) => keyOf("head", site));
  // If we don't know what changed, lines can't be matched, unless base has none.
  const areKnown = base !== null && (places !== null || base.length === 0);
  return head.map((site) => {
    const { file, line, function: name } = site.at;
    const key = keyOf("head", site);
    const together = after.get(key) ?? [];
    const baseLaunches = launchesFrom(before.get(key) ?? []);
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
      rise: areKnown ? launchesFrom(together) - baseLaunches : null,
    };
  });
}

function launchesFrom(sites: readonly MappedSite[]): number {
  return sites.reduce((sum, { launches }) => sum + launches, 0);
}

function linkedShare({ launches, linked }: Work): number {
  return launches === 0 ? 0 : linked / launches;
}

/** The number of launches whose line is unknown. */
function unlinked({ launches, linked }: Work): number {
  return launches - linked;
}

/**
 * Sorts lines that the change touches first, then lines that launch more than before. If there are more launches in all, the lines that
 * make them come before other touched lines.
 */
function byLikelihood(hasMore: boolean) {
  return (one: SiteWithRise, other: SiteWithRise): number => {
    const explains = ({ rise }: SiteWithRise): number => Number(hasMore && (rise ?? 0) > 0);
    const isTouched = ({ site }: SiteWithRise): number => Number(site.changed === true);
    return (
      explains(other) - explains(one) ||
      isTouched(other) - isTouched(one) ||
      (other.rise ?? 0) - (one.rise ?? 0) ||
      other.site.head - one.site.head
    );
  };
}

function layersOf(base: Work | null, head: Work): LaunchSites["layers"] {
  const before = new Map(base?.layers.map(({ path, launches }) => [JSON.stringify(path), launches]));
  return head.layers
    .filter(({ path }) => path.length > 0)
    .map(({ path, launches }) => ({
      path: [...path],
      base: base === null ? null : (before.get(JSON.stringify(path)) ?? 0),
      head: launches,
    }))
    .toSorted((one, other) => other.head - (other.base ?? 0) - (one.head - (one.base ?? 0)) || other.head - one.head)
    .slice(0, mostLayers);
}

/**
 * Differences in graph nodes, by kernel and layer. Empty if a recording lacks the capture of a graph, because the graph's nodes would then
 * seem lost.
 */
function graphNodes(base: MappedRange, head: MappedRange, kernels: readonly KernelRow[]): GraphNodeChange[] {
  if (base.unplacedKernels + head.unplacedKernels > 0) return [];
  const found = new Map<string, GraphNodeChange>();
  for (const [side, range] of [["base", base] as const, ["head", head] as const])
    for (const { kernel, layer, nodes } of range.nodes) {
      const row = kernels.find(({ baseNames, headNames }) =>
        (side === "base" ? baseNames : headNames).includes(kernel),
      );
      const name = row?.name ?? kernel;
      const key = JSON.stringify([name, layer]);
      const known = found.get(key) ?? { kernel: name, layer: [...layer], base: 0, head: 0 };
      found.set(key, { ...known, [side]: known[side] + nodes });
    }
  return [...found.values()].filter((node) => node.base !== node.head);
}
