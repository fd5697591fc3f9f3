import { communicationFamily } from "../../model/ranks/ranks.ts";
import type { Config } from "../../model/config.ts";
import type { NcuNeed } from "../../model/ncu/report.ts";
import { rangeText, type SeenRange } from "../../model/reports/range.ts";
import { listText } from "../../model/text/listing.ts";
import { uniqueSafeNames } from "../../model/text/safe-name.ts";
import type { Ratio } from "../../model/units.ts";
import { kernelsThatFit, type NcuFilterMode, type NcuRangeFilter, replaysRanges } from "./argv.ts";

/** A range that nsys measured: how it is emitted, and its kernels with the most time first. */
export interface NcuRangeToProfile {
  readonly name: string;
  readonly domain: string;
  /** Empty: it is the whole capture, and no range of the program. */
  readonly styles: readonly SeenRange["style"][];
  /** `mangled` are the names of its variants; empty for a function that has one name only. */
  readonly kernels: readonly NcuKernelToProfile[];
}

interface NcuKernelToProfile {
  readonly name: string;
  readonly mangled: readonly string[];
  readonly family: string;
  /** Of the range's kernel time. */
  readonly share: Ratio;
  /** With how many grids, blocks and shared memories it was launched. */
  readonly configurations: number;
  /** Somebody asks why its time is another one: it is measured, however small. */
  readonly asked: boolean;
}

/**
 * What the configuration says of it; `unknown` where an ncu that can count by launch configuration shall. Only where kernels are
 * repeated one by one, and not where the program is to end after the last of them, which would not be known.
 */
export function configuredFilterMode(ncu: Config["ncu"]): NcuFilterMode | "unknown" {
  if (ncu["filter-mode"] !== "auto") return ncu["filter-mode"];
  return !ncu.gating || ncu["end-early"] || ncu["replay-mode"] !== "kernel" ? "global" : "unknown";
}

/**
 * True for a kernel that ncu must not repeat alone: a collective waits for the other ranks, whose part does not come again. Where
 * the whole program is repeated, they do.
 */
export function waitsForPeers(ncu: Config["ncu"], { family }: Pick<NcuKernelToProfile, "family">): boolean {
  return ncu["replay-mode"] === "kernel" && family === communicationFamily;
}

/** One fresh process under ncu. */
export interface NcuCapturePlan {
  /** For people: `ncu, decode`. */
  readonly label: string;
  /** As a file name. */
  readonly directory: string;
  /** Empty: the whole program, as for the whole capture of one without ranges. */
  readonly filters: readonly NcuRangeFilter[];
  readonly filterMode: NcuFilterMode;
  /** Mangled names; null: every kernel. */
  readonly kernels: readonly string[] | null;
  /**
   * Where several ranges share the process, those of `kernels` that were chosen for each: a launch configuration that two of them
   * have is measured in one of them. Null: the process is of one range, or ranges are repeated as a whole.
   */
  readonly shared: readonly NcuSharedRange[] | null;
  /**
   * How many launches that selects in all, as far as the captures tell: ncu need not look at more. A program whose processes
   * were not all in the captures has more. Null: not known beforehand.
   */
  readonly launches: number | null;
  /** Names of kernels that the length of one argument leaves no room for. */
  readonly leftOut: readonly string[];
}

/** One of the ranges of a process. */
export interface NcuSharedRange {
  readonly name: string;
  readonly domain: string;
  /** As a file name, for a process of its own. */
  readonly directory: string;
  /** Mangled names. */
  readonly kernels: readonly string[];
}

/**
 * The runs of ncu. One process for all ranges where the first launch of each configuration is measured, or ranges are repeated
 * as a whole; one for each range where the first launch of a kernel is, since that is counted over the whole process; one without
 * any filter where gating is off. A range without kernels has nothing to explain. `filterMode` is what this ncu can do, or was
 * told; `processes` is how many were seen to launch kernels: ncu selects in each of them anew.
 */
export function planNcu(
  ncu: Config["ncu"],
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
  // A range may have this very name.
  const directories = uniqueSafeNames(labels.map((label) => (label.toLowerCase() === allRanges ? `${label}@` : label)));
  const planned = worth.map((range, index) => {
    const mode = filterModeOf(ncu, filterMode, range);
    const chosen = chosenKernels(ncu, mode, range.kernels);
    return { range, mode, chosen, label: labels[index] ?? range.name, directory: directories[index] ?? String(index) };
  });
  const together = planned.filter(({ mode, range }) => mode === "per-launch-config" && range.styles.length > 0);
  const alone = together.length > 1 ? planned.filter((one) => !together.includes(one)) : planned;
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
        // With per-launch-config ncu counts the launches of each configuration by themselves.
        launches:
          ncu["replay-mode"] === "kernel" && mode === "global"
            ? fit.length * ncu["launches-per-kernel"] * processes
            : null,
        leftOut: left,
      };
    }),
  ];
}

/** The folder of a process for several ranges. */
const allRanges = "all-ranges";

interface PlannedRange {
  readonly range: NcuRangeToProfile;
  readonly chosen: readonly NcuKernelToProfile[];
  readonly label: string;
  readonly directory: string;
}

function sharedPlan(ncu: Config["ncu"], planned: readonly PlannedRange[]): NcuCapturePlan {
  const byShare = planned.flatMap(({ chosen }) => chosen).toSorted((one, other) => other.share - one.share);
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

/** A process of its own for those kernels of one range that the process for several has not measured in it. */
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

/** The kernels that one launch of each configuration is measured of hold this much of the range's time: some launches are left over. */
const chosenShare = 0.95;

/**
 * Of so many configurations a launch is measured; on an H100 27 of them took a tenth to a fifth longer than 12 launches. A range with
 * more, such as a loop in which a sequence grows, would cost a multiple.
 */
const mostConfigurations = 64;

function filterModeOf(ncu: Config["ncu"], filterMode: NcuFilterMode, { kernels }: NcuRangeToProfile): NcuFilterMode {
  if (ncu["filter-mode"] !== "auto" || filterMode === "global") return filterMode;
  const chosen = chosenKernels(ncu, filterMode, kernels);
  const configurations = chosen.reduce((sum, kernel) => sum + kernel.configurations, 0);
  return configurations > mostConfigurations ? "global" : filterMode;
}

function chosenKernels(
  ncu: Config["ncu"],
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

/** Before the ranges are known: `a run of ncu for each range (its top 12 kernels)`. */
export function describeNcu(ncu: Config["ncu"], filterMode: NcuFilterMode): string {
  if (!ncu.gating) return "a run of ncu over the whole program";
  if (replaysRanges(ncu)) return `a run of ncu over all ranges (${ncu["replay-mode"]} replay)`;
  if (filterMode === "per-launch-config")
    return "a run of ncu over all ranges (a launch of each configuration of their top kernels)";
  return `a run of ncu for each range (${ncu["top-kernels"] === 1 ? "its top kernel" : `its top ${ncu["top-kernels"]} kernels`})`;
}

/** True where one process serves all ranges, as far as that is known beforehand. */
export function sharesProcess(ncu: Config["ncu"], filterMode: NcuFilterMode): boolean {
  return !ncu.gating || replaysRanges(ncu) || filterMode === "per-launch-config";
}

function filtersOf({ name, domain, styles }: NcuRangeToProfile): NcuRangeFilter[] {
  return styles.map((style) => ({ name, domain, style }));
}

/** Where kernels need not be there, it shows only after the captures whether any is left without its metrics. */
export function ncuNeed({ ncu, "require-kernels": requireKernels }: Config): NcuNeed {
  if (!ncu.enabled) return "none";
  return ncu.unavailable === "fail" && requireKernels ? "required" : "wanted";
}
