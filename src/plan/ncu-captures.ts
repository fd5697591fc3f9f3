import type { Config } from "../model/config.ts";
import type { SeenRange } from "../model/reports/range.ts";
import { rangeText } from "../model/text/range-text.ts";
import { uniqueSafeNames } from "../model/text/safe-name.ts";
import { kernelsThatFit, type NcuRangeFilter } from "./ncu-profile.ts";

/** A range that nsys measured: how it is emitted, and its kernels with the most time first. */
export interface NcuRangeToProfile {
  readonly name: string;
  readonly domain: string;
  /** Empty: it is the whole capture, and no range of the program. */
  readonly styles: readonly SeenRange["style"][];
  /** `mangled` are the names of its variants; empty for a function that has one name only. */
  readonly kernels: readonly { readonly name: string; readonly mangled: readonly string[] }[];
}

/** One fresh process under ncu. */
export interface NcuCapturePlan {
  /** For people: `ncu, decode`. */
  readonly label: string;
  /** As a file name. */
  readonly directory: string;
  /** Empty: the whole program, as for the whole capture of one without ranges. */
  readonly filters: readonly NcuRangeFilter[];
  /** Mangled names; null: every kernel. */
  readonly kernels: readonly string[] | null;
  /**
   * How many launches that selects in all, as far as the captures tell: ncu need not look at more. A program whose processes
   * were not all in the captures has more. Null: not known beforehand.
   */
  readonly launches: number | null;
  /** Names of kernels that the length of one argument leaves no room for. */
  readonly leftOut: readonly string[];
}

/** True where ranges are repeated as a whole. */
export function replaysRanges(ncu: Config["ncu"]): boolean {
  return ncu["replay-mode"] === "range" || ncu["replay-mode"] === "app-range";
}

/**
 * The runs of ncu. A process for each range, since the first launch of a kernel is counted over the whole process; one for
 * all ranges where these are repeated as a whole; one without any filter where gating is off. A range without kernels has
 * nothing to explain. `processes` is how many were seen to launch kernels: ncu selects in each of them anew.
 */
export function planNcu(ncu: Config["ncu"], ranges: readonly NcuRangeToProfile[], processes: number): NcuCapturePlan[] {
  const whole = { kernels: null, launches: null, leftOut: [] };
  if (!ncu.gating) return [{ label: "ncu, whole program", directory: "whole-program", filters: [], ...whole }];
  const worth = ranges.filter(({ kernels }) => kernels.length > 0);
  if (worth.length === 0) return [];
  if (replaysRanges(ncu)) {
    const filters = worth.flatMap(filtersOf);
    return filters.length === 0 ? [] : [{ label: "ncu, all ranges", directory: "all-ranges", filters, ...whole }];
  }
  const labels = worth.map(({ name, domain }) => rangeText(name, domain));
  const directories = uniqueSafeNames(labels);
  return worth.map((range, index) => {
    const top = range.kernels.slice(0, ncu["top-kernels"]);
    const names = new Set(top.flatMap(({ name, mangled }) => (mangled.length === 0 ? [name] : mangled)));
    const { fit, left } = kernelsThatFit([...names], ncu["launches-per-kernel"]);
    return {
      label: `ncu, ${labels[index] ?? range.name}`,
      directory: directories[index] ?? `range-${index + 1}`,
      filters: filtersOf(range),
      kernels: fit,
      launches: ncu["replay-mode"] === "kernel" ? fit.length * ncu["launches-per-kernel"] * processes : null,
      leftOut: left,
    };
  });
}

/** Before the ranges are known: `a run of ncu for each range (12 kernels)`. */
export function describeNcu(ncu: Config["ncu"]): string {
  if (!ncu.gating) return "a run of ncu over the whole program";
  if (replaysRanges(ncu)) return `a run of ncu over all ranges (${ncu["replay-mode"]} replay)`;
  const kernels = ncu["top-kernels"] === 1 ? "its top kernel" : `its top ${ncu["top-kernels"]} kernels`;
  return `a run of ncu for each range (${kernels})`;
}

function filtersOf({ name, domain, styles }: NcuRangeToProfile): NcuRangeFilter[] {
  return styles.map((style) => ({ name, domain, style }));
}
