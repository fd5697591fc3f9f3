import type { Config } from "../../model/config.ts";
import type { NcuSelection } from "../../model/ncu/report.ts";
import type { RangeStyle } from "../../model/reports/range.ts";
import type { Bytes } from "../../model/units.ts";

/** Which launches of the chosen kernels ncu measures: `ncu.filter-mode`, once it is known what this ncu can do. */
export type NcuFilterMode = Exclude<Config["ncu"]["filter-mode"], "auto">;

/** True where ranges are repeated as a whole. */
export function replaysRanges(ncu: Config["ncu"]): boolean {
  return ncu["replay-mode"] === "range" || ncu["replay-mode"] === "app-range";
}

/** One range, as nsys has seen it: ncu needs its style, since push/pop ranges end with a slash in its filter. */
export interface NcuRangeFilter {
  readonly name: string;
  readonly domain: string;
  readonly style: RangeStyle;
}

/** What one ncu process is to profile. */
export interface NcuRequest {
  /** Empty: no NVTX filter. */
  readonly ranges: readonly NcuRangeFilter[];
  /** Mangled names; null: every kernel in the ranges. */
  readonly kernels: readonly string[] | null;
  /** The launches after which ncu may stop looking at any; null: not known, so it looks at all. */
  readonly launches: number | null;
  readonly filterMode: NcuFilterMode;
  readonly selection: NcuSelection;
  /** Where ncu writes its messages, and the CSV among them. */
  readonly log: string;
  /** The report without suffix, from which other pages are made afterward. */
  readonly report: string;
}

/** Linux refuses a single argument of 128 KiB and more (MAX_ARG_STRLEN, which counts the byte that ends it). */
export const longestArgument: Bytes = 128 * 1024 - 1;

/** The argv of `ncu` for one process, workload included. */
export function ncuArgv(ncu: Config["ncu"], request: NcuRequest, workload: readonly string[]): [string, ...string[]] {
  const { selection } = request;
  return [
    ncu.path,
    // A launcher (bash, torchrun) starts the program that has the kernels.
    "--target-processes=all",
    `--log-file=${request.log}`,
    // With a report ncu prints a page only where it is told which.
    `--export=${request.report}`,
    ...rawPage,
    `--replay-mode=${ncu["replay-mode"]}`,
    `--clock-control=${ncu["clock-control"]}`,
    `--cache-control=${ncu["cache-control"]}`,
    ...nvtxOptions(request.ranges),
    ...kernelOptions(request.kernels, ncu["launches-per-kernel"]),
    ...(request.filterMode === "global" || replaysRanges(ncu) ? [] : [`--filter-mode=${request.filterMode}`]),
    ...launchOptions(request.launches, ncu["end-early"]),
    ...(ncu.set === null ? [] : ["--set", ncu.set]),
    ...selection.sections.flatMap((section) => ["--section", section]),
    ...(selection.metrics.length > 0 ? ["--metrics", selection.metrics.join(",")] : []),
    ...ncu["extra-arguments"],
    ...workload,
  ];
}

/** The argv that makes the CSV of a report (with its suffix): its figures, or what ncu's own rules say. */
export function ncuImportArgv(path: string, report: string, page: "raw" | "details"): [string, ...string[]] {
  return [path, `--import=${report}`, ...(page === "raw" ? rawPage : ["--csv", "--page=details"])];
}

/**
 * The argv that prints the machine code of these kernels of a report, for those with line information with their source lines
 * (`cuda,sass`). ncu filters by mangled names also what it imports. Names that one argument has no room for are left out.
 */
export function ncuSourceArgv(
  path: string,
  report: string,
  kernels: readonly string[],
  view: "sass" | "cuda,sass",
): [string, ...string[]] {
  const { fit } = kernelsThatFit(kernels, 1);
  return [
    ...[path, `--import=${report}`, "--csv", "--page=source", `--print-source=${view}`, "--print-kernel-base=mangled"],
    ...["--kernel-name-base=mangled", "--kernel-name", `regex:^(${fit.map(escapeKernel).join("|")})$`],
  ] as [string, ...string[]];
}

/** Every metric of every launch, in base units, with the kernel names that nsys knows too. */
const rawPage = ["--csv", "--page=raw", "--print-units=base", "--print-kernel-base=mangled"];

function nvtxOptions(ranges: readonly NcuRangeFilter[]): string[] {
  return ranges.length === 0
    ? []
    : ["--nvtx", ...ranges.flatMap((range) => ["--nvtx-include", ncuRangeExpression(range)])];
}

/**
 * A range in ncu's filter language: `domain@range/`. Push/pop ranges need the slash, without it nothing matches and ncu
 * exits with 0; start/end ranges must not have it. The language's own characters are escaped, the backslash is not: one
 * more of it matches nothing (measured with ncu 2025.3.1). A name in which a backslash stands directly before such a
 * character, or before the slash at the end, therefore stays ambiguous: ncu has no spelling for it that we know.
 */
export function ncuRangeExpression({ name, domain, style }: NcuRangeFilter): string {
  const escaped = (text: string): string => text.replace(/[@,[\]/*+]/g, "\\$&");
  const expression = domain === "" ? escaped(name) : `${escaped(domain)}@${escaped(name)}`;
  return style === "pushpop" ? `${expression}/` : expression;
}

/**
 * The first launches of each named kernel. The names stand in the id also where ncu counts by launch configuration: what is not
 * named, such as a collective that the captures did not see, is never repeated. A `-k regex:` beside `--kernel-id` would be
 * ignored, so all is in the one id.
 */
function kernelOptions(kernels: readonly string[] | null, launches: number): string[] {
  return kernels === null ? [] : ["--kernel-name-base=mangled", "--kernel-id", kernelId(kernels, launches)];
}

/**
 * ncu pays for each launch that it holds against the filter: about a fifth of a millisecond on an H100, beside a tenth for any
 * launch, which was 1.1 s of the 5,744 launches of a decode loop. Its count runs over all processes together, and after it ncu leaves the program alone, or kills it.
 */
function launchOptions(launches: number | null, endEarly: boolean): string[] {
  return launches === null ? [] : [`--launch-count=${launches}`, ...(endEarly ? ["--kill=yes"] : [])];
}

function kernelId(kernels: readonly string[], launches: number): string {
  const invocations = Array.from({ length: launches }, (_, index) => String(index + 1)).join("|");
  return `::regex:^(${kernels.map(escapeKernel).join("|")})$:${invocations}`;
}

function escapeKernel(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** As many of the kernels, in their order, as fit into one argument; the rest has to be left out, and said. */
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
