import type { Config } from "../model/config.ts";
import type { NcuSelection } from "../model/ncu.ts";
import type { RangeStyle } from "../model/range.ts";
import type { Bytes } from "../model/units.ts";

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
  readonly selection: NcuSelection;
  /** Where ncu writes its messages and, where no report is kept, the CSV among them. */
  readonly log: string;
  /** The report without suffix, from which the CSV is made afterwards; null: none. */
  readonly report: string | null;
}

/** Linux refuses a single argument of more than 128 KiB (MAX_ARG_STRLEN); the rest is room for the regular expression. */
export const longestArgument: Bytes = 128 * 1024 - 1;

/** The argv of `ncu` for one process, workload included. */
export function ncuArgv(ncu: Config["ncu"], request: NcuRequest, workload: readonly string[]): [string, ...string[]] {
  const { selection } = request;
  return [
    ncu.path,
    // A launcher (bash, torchrun) starts the program that has the kernels.
    "--target-processes=all",
    `--log-file=${request.log}`,
    ...(request.report === null ? rawPage : [`--export=${request.report}`]),
    `--replay-mode=${ncu["replay-mode"]}`,
    `--clock-control=${ncu["clock-control"]}`,
    `--cache-control=${ncu["cache-control"]}`,
    ...nvtxOptions(request.ranges),
    ...kernelOptions(request.kernels, ncu["launches-per-kernel"]),
    ...(ncu.set === null ? [] : ["--set", ncu.set]),
    ...selection.sections.flatMap((section) => ["--section", section]),
    ...(selection.metrics.length > 0 ? ["--metrics", selection.metrics.join(",")] : []),
    ...ncu["extra-arguments"],
    ...workload,
  ];
}

/** The argv that makes the CSV of a kept report. */
export function ncuImportArgv(path: string, report: string): [string, ...string[]] {
  return [path, `--import=${report}.ncu-rep`, ...rawPage];
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
 * exits with 0; start/end ranges must not have it. The language's own characters are escaped.
 */
export function ncuRangeExpression({ name, domain, style }: NcuRangeFilter): string {
  const escaped = (text: string): string => text.replace(/[\\@,[\]/*+]/g, "\\$&");
  const expression = domain === "" ? escaped(name) : `${escaped(domain)}@${escaped(name)}`;
  return style === "pushpop" ? `${expression}/` : expression;
}

/** The first launches of each named kernel. A `-k regex:` beside `--kernel-id` would be ignored, so all is in the one id. */
function kernelOptions(kernels: readonly string[] | null, launches: number): string[] {
  if (kernels === null) return [];
  const invocations = Array.from({ length: launches }, (_, index) => String(index + 1)).join("|");
  return ["--kernel-name-base=mangled", "--kernel-id", `::regex:${kernelPattern(kernels)}:${invocations}`];
}

function kernelPattern(kernels: readonly string[]): string {
  return `^(${kernels.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})$`;
}

/** As many of the kernels, in their order, as fit into one argument; the rest has to be left out, and said. */
export function kernelsThatFit(
  kernels: readonly string[],
  limitBytes: Bytes = longestArgument,
): { readonly fit: readonly string[]; readonly left: readonly string[] } {
  const room = limitBytes - "::regex:^()$:".length - 64;
  let used = 0;
  let count = 0;
  for (const name of kernels) {
    used += new TextEncoder().encode(kernelPattern([name])).length;
    if (used > room) break;
    count += 1;
  }
  return { fit: kernels.slice(0, count), left: kernels.slice(count) };
}
