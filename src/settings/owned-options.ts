interface OwnedOption {
  readonly long: string;
  readonly short?: string;
  readonly help?: string;
}

/** From `nsys profile --help` (2023.4.4). */
export const ownNsysOptions: readonly OwnedOption[] = [
  { long: "--output", short: "-o" },
  { long: "--capture-range", short: "-c", help: "use nsys.capture" },
  { long: "--capture-range-end", help: "use nsys.capture-range-end" },
  { long: "--nvtx-capture", short: "-p", help: "use ranges or nsys.capture-range" },
  { long: "--trace", short: "-t", help: "use nsys.trace" },
  { long: "--sample", short: "-s" },
  { long: "--cpuctxsw" },
  { long: "--trace-fork-before-exec", help: "use nsys.trace-fork-before-exec" },
  { long: "--cuda-graph-trace", help: "use nsys.cuda-graph-trace" },
  { long: "--session-new" },
  { long: "--session" },
  { long: "--force-overwrite", short: "-f" },
  { long: "--wait" },
  { long: "--env-var", short: "-e", help: "use workload.environment" },
  { long: "--export" },
  { long: "--kill" },
];

/** From `ncu --help` (2025.3.1). ncu silently ignores a second kernel filter. */
export const ownNcuOptions: readonly OwnedOption[] = [
  { long: "--export", short: "-o", help: "use ncu.keep-report" },
  { long: "--log-file" },
  { long: "--import", short: "-i" },
  { long: "--csv" },
  { long: "--page" },
  { long: "--print-units" },
  { long: "--print-kernel-base" },
  { long: "--target-processes" },
  { long: "--replay-mode", help: "use ncu.replay-mode" },
  { long: "--clock-control" },
  { long: "--nvtx", help: "use ncu.gating" },
  { long: "--nvtx-include", help: "use ranges" },
  { long: "--kernel-id", help: "use ncu.top-kernels" },
  { long: "--kernel-name", short: "-k", help: "use ncu.top-kernels" },
  { long: "--kernel-name-base" },
  { long: "--filter-mode" },
  { long: "--launch-count", short: "-c", help: "use ncu.launches-per-kernel" },
  { long: "--kill", help: "use ncu.end-early" },
  { long: "--section", help: "use ncu.sections" },
  { long: "--set", help: "use ncu.set" },
  { long: "--metrics", help: "use ncu.metrics" },
  { long: "--force-overwrite", short: "-f" },
];

/**
 * Null if we don't set the option. Every form that the tools accept: `--trace=x`, `--trace`, `-t`, `-t=x`, `-tx`, and `--trac` (nsys
 * 2023.4.4 accepts abbreviated names).
 */
export function findOwnHelp(argument: string, options: readonly OwnedOption[]): string | null {
  const [name = ""] = argument.split("=");
  const isWord = /^--[a-z]/.test(name);
  const option =
    options.find(({ long, short }) => long === name || short === name.slice(0, 2)) ??
    options.find(({ long }) => isWord && long.startsWith(name));
  return option === undefined ? null : (option.help ?? "leave it out");
}
