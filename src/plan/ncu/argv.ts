import type { NcuConfig } from "../../model/config.ts";
import type { NcuRange, NcuSelection } from "../../model/ncu/report.ts";
import { cutBeginning } from "../../model/text/shorten-name.ts";
import type { Argv } from "../../model/run/plan.ts";
import type { Bytes } from "../../model/units.ts";

/**
 * global: each kernel's first launches. per-launch-config: the first with each grid, block, and shared memory size, so one process covers
 * all ranges.
 */
export type NcuFilterMode = "global" | "per-launch-config";

export function replaysRanges(ncu: NcuConfig): boolean {
  return ncu["replay-mode"] === "range" || ncu["replay-mode"] === "app-range";
}

export interface NcuRequest {
  readonly ranges: readonly NcuRange[];
  /** Mangled, or null for every kernel in the ranges. */
  readonly kernels: readonly string[] | null;
  readonly launches: number | null;
  readonly filterMode: NcuFilterMode;
  readonly selection: NcuSelection;
  readonly log: string;
  readonly report: string;
}

/** Linux rejects any argument of 128 KiB or more (MAX_ARG_STRLEN, which includes the final null byte). */
export const longestArgument: Bytes = 128 * 1024 - 1;

export function ncuArgv(ncu: NcuConfig, request: NcuRequest, workload: readonly string[]): Argv {
  const { selection } = request;
  return [
    ncu.path,
    // A launcher, such as bash or torchrun, may start the program.
    "--target-processes=all",
    `--log-file=${request.log}`,
    // If ncu writes a report, it prints a page only on request.
    `--export=${request.report}`,
    ...rawPage,
    `--replay-mode=${ncu["replay-mode"]}`,
    // We don't change the machine's clocks. ncu's default would.
    "--clock-control=none",
    ...(request.ranges.length === 0 ? [] : ["--nvtx"]),
    ...request.ranges.flatMap((range) => ["--nvtx-include", ncuRangeExpression(range)]),
    // ncu ignores `-k regex:` next to `--kernel-id`, so one id selects both the names and the launches. It has the names even if ncu counts
    // by launch configuration, so ncu never replays anything else, such as a collective that the captures missed.
    ...(request.kernels === null
      ? []
      : ["--kernel-name-base=mangled", "--kernel-id", kernelId(request.kernels, ncu["launches-per-kernel"])]),
    ...(request.filterMode === "global" || replaysRanges(ncu) ? [] : [`--filter-mode=${request.filterMode}`]),
    // Checking a launch against the filter costs ncu about 0.2 ms on an H100, on top of 0.1 ms for any launch: 1.1 s for a decode loop with
    // 5,744 launches. ncu counts launches of all processes together. After the last one, the program finishes unprofiled, or gets killed.
    ...(request.launches === null
      ? []
      : [`--launch-count=${request.launches}`, ...(ncu["end-early"] ? ["--kill=yes"] : [])]),
    ...(ncu.set === null ? [] : ["--set", ncu.set]),
    ...selection.sections.flatMap((section) => ["--section", section]),
    ...(selection.metrics.length > 0 ? ["--metrics", selection.metrics.join(",")] : []),
    ...ncu["extra-arguments"],
    ...workload,
  ];
}

/** `raw`: metrics. `details`: the findings of ncu's own rules. `report` includes the suffix. */
export function ncuImportArgv(path: string, report: string, page: "raw" | "details"): Argv {
  return [path, `--import=${report}`, ...(page === "raw" ? rawPage : ["--csv", "--page=details"])];
}

/** The kernels' machine code; `cuda,sass` adds source lines. Names that don't fit into one argument are left out. */
export function ncuSourceArgv(
  path: string,
  report: string,
  kernels: readonly string[],
  view: "sass" | "cuda,sass",
): Argv {
  const { fit } = kernelsThatFit(kernels, 1);
  return [
    path,
    `--import=${report}`,
    "--csv",
    "--page=source",
    `--print-source=${view}`,
    "--print-kernel-base=mangled",
    "--kernel-name-base=mangled",
    "--kernel-name",
    `regex:^(${fit.map(escapeKernel).join("|")})$`,
  ] as Argv;
}

/** In base units, with mangled kernel names, as in nsys. */
const rawPage = ["--csv", "--page=raw", "--print-units=base", "--print-kernel-base=mangled"];

/**
 * `domain@range/`. Push/pop ranges need the slash; without it, nothing matches, and ncu still exits with 0. Start/end ranges can't have
 * one. We don't escape backslashes: an escaped one matches nothing (ncu 2025.3.1). So a name with a backslash before a special character,
 * or at its end, stays ambiguous.
 */
export function ncuRangeExpression({ name, domain, style }: NcuRange): string {
  const escaped = (text: string): string => text.replace(/[@,[\]/*+]/g, "\\$&");
  const expression = domain === "" ? escaped(name) : `${escaped(domain)}@${escaped(name)}`;
  return style === "pushpop" ? `${expression}/` : expression;
}

function kernelId(kernels: readonly string[], launches: number): string {
  const invocations = Array.from({ length: launches }, (_, index) => String(index + 1)).join("|");
  return `::regex:^(${kernels.map(escapeKernel).join("|")})$:${invocations}`;
}

function escapeKernel(name: string): string {
  const beginning = cutBeginning(name);
  if (beginning !== null) return `${escapeKernel(beginning)}.*`;
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

export function kernelsThatFit(
  kernels: readonly string[],
  launches: number,
  limitBytes: Bytes = longestArgument,
): { readonly fit: readonly string[]; readonly left: readonly string[] } {
  const bytesOf = (text: string): Bytes => new TextEncoder().encode(text).length;
  const fit: string[] = [];
  const left: string[] = [];
  let used = bytesOf(kernelId([], launches));
  for (const name of kernels) {
    const more = bytesOf(escapeKernel(name)) + (fit.length === 0 ? 0 : 1);
    if (used + more > limitBytes) left.push(name);
    else {
      fit.push(name);
      used += more;
    }
  }
  return { fit, left };
}
