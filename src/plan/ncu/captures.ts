import { communicationFamily } from "../../model/ranks/ranks.ts";
import type { Config, NcuConfig } from "../../model/config.ts";
import type { NcuNeed, NcuRange } from "../../model/ncu/report.ts";
import { type RangeId, rangeText, type SeenRange } from "../../model/reports/range.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { uniqueSafeNames } from "../../model/text/safe-name.ts";
import type { Ratio } from "../../model/units.ts";
import { kernelsThatFit, type NcuFilterMode, replaysRanges } from "./argv.ts";

/** Kernels are sorted by total time, longest first. */
export interface NcuRangeToProfile extends RangeId {
  readonly styles: readonly SeenRange["style"][];
  readonly kernels: readonly NcuKernelToProfile[];
}

interface NcuKernelToProfile {
  readonly name: string;
  /** The variants' names; empty if the kernel has only one. */
  readonly mangled: readonly string[];
  readonly family: string;
  readonly share: Ratio;
  readonly configurations: number;
  /** We want to know why its time changed, even if it's small. */
  readonly asked: boolean;
}

/** `unknown` if it depends on this ncu. Not with `end-early`, because ncu wouldn't know which launch is the last. */
export function expectedFilterMode(ncu: NcuConfig): NcuFilterMode | "unknown" {
  return !ncu.gating || ncu["end-early"] || ncu["replay-mode"] !== "kernel" ? "global" : "unknown";
}

/** With kernel replay, a collective would wait forever for the other ranks, which don't repeat their part. */
export function waitsForPeers(ncu: NcuConfig, { family }: Pick<NcuKernelToProfile, "family">): boolean {
  return ncu["replay-mode"] === "kernel" && family === communicationFamily;
}

export interface NcuCapturePlan {
  readonly label: string;
  readonly directory: string;
  readonly filters: readonly NcuRange[];
  readonly filterMode: NcuFilterMode;
  readonly kernels: readonly string[] | null;
  /**
   * The kernels chosen for each range. A launch configuration that occurs in two ranges is measured in only one. Null for one range, or if
   * ncu replays whole ranges.
   */
  readonly shared: readonly NcuSharedRange[] | null;
  /** How many launches to measure before ncu stops; too low if the captures missed some processes. Null if unknown. */
  readonly launches: number | null;
  readonly leftOut: readonly string[];
}

export interface NcuSharedRange extends RangeId {
  readonly directory: string;
  readonly kernels: readonly string[];
}

/**
 * All ranges share one process if ncu measures the first launch of each configuration, or replays whole ranges. Otherwise each range gets
 * its own, because ncu counts a kernel's launches over the whole process. ncu selects launches in each of the `processes` that launch
 * kernels.
 */
export function planNcu(
  ncu: NcuConfig,
  filterMode: NcuFilterMode,
  ranges: readonly NcuRangeToProfile[],
  processes: number,
): NcuCapturePlan[] {
  const whole = { filterMode, kernels: null, shared: null, launches: null, leftOut: [] };
  if (!ncu.gating) return [{ label: "ncu, whole program", directory: "whole-program", filters: [], ...whole }];
  const worth = ranges
    .map((range) => ({ ...range, kernels: range.kernels.filter((kernel) => !waitsForPeers(ncu, kernel)) }))
    .filter(({ kernels }) => kernels.length > 0);
  if (worth.length === 0) return [];
  if (replaysRanges(ncu)) {
    const filters = worth.flatMap(filtersOf);
    return filters.length === 0 ? [] : [{ label: "ncu, all ranges", directory: allRanges, filters, ...whole }];
  }
  const labels = worth.map(({ name, domain }) => rangeText(name, domain));
  // A program may also have a range called all-ranges.
  const directories = uniqueSafeNames(labels.map((label) => (label.toLowerCase() === allRanges ? `${label}@` : label)));
  const planned = worth.map((range, index) => {
    const mode = filterModeOf(ncu, filterMode, range);
    const chosen = chosenKernels(ncu, mode, range.kernels);
    return { range, mode, chosen, label: labels[index] ?? range.name, directory: directories[index] ?? String(index) };
  });
  const together = planned.filter(({ mode, range }) => mode === "per-launch-config" && range.styles.length > 0);
  const alone = together.length > 1 ? planned.filter((range) => !together.includes(range)) : planned;
  return [
    ...(together.length > 1 ? [sharedPlan(ncu, together)] : []),
    ...alone.map(({ range, mode, chosen, label, directory }) => {
      const { fit, left } = kernelsThatFit(mangledNames(chosen), ncu["launches-per-kernel"]);
      return {
        label: `ncu, ${label}`,
        directory,
        filters: filtersOf(range),
        filterMode: mode,
        kernels: fit,
        shared: null,
        launches:
          ncu["replay-mode"] === "kernel" && mode === "global"
            ? fit.length * ncu["launches-per-kernel"] * processes
            : null,
        leftOut: left,
      };
    }),
  ];
}

const allRanges = "all-ranges";

interface PlannedRange {
  readonly range: NcuRangeToProfile;
  readonly chosen: readonly NcuKernelToProfile[];
  readonly label: string;
  readonly directory: string;
}

function sharedPlan(ncu: NcuConfig, planned: readonly PlannedRange[]): NcuCapturePlan {
  const byShare = planned.flatMap(({ chosen }) => chosen).toSorted((a, b) => b.share - a.share);
  const { fit, left } = kernelsThatFit(mangledNames(byShare), ncu["launches-per-kernel"]);
  return {
    label: `ncu, ${listText(
      planned.map(({ label }) => label),
      3,
    )}`,
    directory: allRanges,
    filters: planned.flatMap(({ range }) => filtersOf(range)),
    filterMode: "per-launch-config",
    kernels: fit,
    shared: planned.map(({ range: { name, domain }, directory, chosen }) => ({
      name,
      domain,
      directory,
      kernels: mangledNames(chosen).filter((kernel) => fit.includes(kernel)),
    })),
    launches: null,
    leftOut: left,
  };
}

/** For what the shared process didn't measure in that range. */
export function planNcuAgain(
  plan: NcuCapturePlan,
  { name, domain, directory }: NcuSharedRange,
  kernels: readonly string[],
): NcuCapturePlan {
  return {
    ...plan,
    label: `ncu, ${rangeText(name, domain)}`,
    directory,
    filters: plan.filters.filter((range) => range.name === name && range.domain === domain),
    kernels,
    shared: null,
    leftOut: [],
  };
}

function mangledNames(kernels: readonly NcuKernelToProfile[]): string[] {
  return [...new Set(kernels.flatMap(({ name, mangled }) => (mangled.length === 0 ? [name] : mangled)))];
}

/** We choose the kernels that make up this share of the range's kernel time. */
const chosenShare = 0.95;

/**
 * Above this, we measure the first launches of each kernel. On an H100, 27 configurations took 10% to 20% longer than 12 launches; many
 * more, as in a loop with a growing sequence, would cost several times as much.
 */
const mostConfigurations = 64;

function filterModeOf(ncu: NcuConfig, filterMode: NcuFilterMode, { kernels }: NcuRangeToProfile): NcuFilterMode {
  if (filterMode === "global") return filterMode;
  const chosen = chosenKernels(ncu, filterMode, kernels);
  const configurations = chosen.reduce((sum, kernel) => sum + kernel.configurations, 0);
  return configurations > mostConfigurations ? "global" : filterMode;
}

function chosenKernels(
  ncu: NcuConfig,
  filterMode: NcuFilterMode,
  kernels: readonly NcuKernelToProfile[],
): readonly NcuKernelToProfile[] {
  let before = 0;
  return kernels.filter(({ share, asked }, index) => {
    const chosen = index < ncu["top-kernels"] || asked || (filterMode === "per-launch-config" && before < chosenShare);
    before += share;
    return chosen;
  });
}

export function leftOutText({ label, leftOut, kernels }: NcuCapturePlan): string | null {
  if (leftOut.length === 0) return null;
  return `${label}: ${leftOut.length} of ${counted(leftOut.length + (kernels?.length ?? 0), "kernel")} aren't profiled, because their names don't fit into one argument of 128 KiB. To choose fewer kernels, lower ncu.top-kernels.`;
}

/** `a run of ncu for each range (its top 12 kernels)` */
export function describeNcu(ncu: NcuConfig, filterMode: NcuFilterMode): string {
  if (!ncu.gating) return "a run of ncu over the whole program";
  if (replaysRanges(ncu)) return `a run of ncu over all ranges (${ncu["replay-mode"]} replay)`;
  if (filterMode === "per-launch-config")
    return "a run of ncu over all ranges (one launch per configuration of their top kernels)";
  return `a run of ncu for each range (${ncu["top-kernels"] === 1 ? "its top kernel" : `its top ${ncu["top-kernels"]} kernels`})`;
}

export function sharesProcess(ncu: NcuConfig, filterMode: NcuFilterMode): boolean {
  return !ncu.gating || replaysRanges(ncu) || filterMode === "per-launch-config";
}

function filtersOf({ name, domain, styles }: NcuRangeToProfile): NcuRange[] {
  return styles.map((style) => ({ name, domain, style }));
}

/** If the program may have no kernels, we can't tell before the captures. */
export function ncuNeed({ ncu, "require-kernels": requireKernels }: Config): NcuNeed {
  if (!ncu.enabled) return "none";
  return ncu.unavailable === "fail" && requireKernels ? "required" : "wanted";
}
