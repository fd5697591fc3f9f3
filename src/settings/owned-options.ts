/** A tool's option that llm-profile sets itself, and what the user can do instead. */
interface OwnedOption {
  readonly long: string;
  readonly short?: string;
  readonly help: string;
}

const always = "leave it out";

/** From `nsys profile --help` (2023.4.4). */
const nsysOptions: readonly OwnedOption[] = [
  { long: "--output", short: "-o", help: always },
  { long: "--capture-range", short: "-c", help: "use nsys.capture" },
  { long: "--capture-range-end", help: "use nsys.capture-range-end" },
  { long: "--nvtx-capture", short: "-p", help: "use ranges or nsys.capture-range" },
  { long: "--trace", short: "-t", help: "use nsys.trace" },
  { long: "--sample", short: "-s", help: always },
  { long: "--cpuctxsw", help: always },
  { long: "--trace-fork-before-exec", help: "use nsys.trace-fork-before-exec" },
  { long: "--cuda-graph-trace", help: "use nsys.cuda-graph-trace" },
  { long: "--session-new", help: always },
  { long: "--session", help: always },
  { long: "--force-overwrite", short: "-f", help: always },
  { long: "--wait", help: always },
  { long: "--env-var", short: "-e", help: "use workload.environment" },
  { long: "--export", help: always },
  { long: "--kill", help: always },
];

/** From `ncu --help` (2025.3.1). ncu silently ignores a second kernel filter. */
const ncuOptions: readonly OwnedOption[] = [
  { long: "--export", short: "-o", help: "use ncu.keep-report" },
  { long: "--log-file", help: always },
  { long: "--import", short: "-i", help: always },
  { long: "--csv", help: always },
  { long: "--page", help: always },
  { long: "--print-units", help: always },
  { long: "--print-kernel-base", help: always },
  { long: "--target-processes", help: always },
  { long: "--replay-mode", help: "use ncu.replay-mode" },
  { long: "--clock-control", help: always },
  { long: "--nvtx", help: "use ncu.gating" },
  { long: "--nvtx-include", help: "use ranges" },
  { long: "--kernel-id", help: "use ncu.top-kernels" },
  { long: "--kernel-name", short: "-k", help: "use ncu.top-kernels" },
  { long: "--kernel-name-base", help: always },
  { long: "--filter-mode", help: always },
  { long: "--launch-count", short: "-c", help: "use ncu.launches-per-kernel" },
  { long: "--kill", help: "use ncu.end-early" },
  { long: "--section", help: "use ncu.sections" },
  { long: "--set", help: "use ncu.set" },
  { long: "--metrics", help: "use ncu.metrics" },
  { long: "--force-overwrite", short: "-f", help: always },
];

/**
 * Returns the option in an nsys argument if llm-profile sets that option itself; otherwise null. Recognizes every form that nsys accepts:
 * `--trace=x`, `--trace`, `-t`, `-t=x`, `-tx`, and `--trac` (nsys 2023.4.4 accepts abbreviated names).
 */
export function ownedNsysOption(argument: string): OwnedOption | null {
  return owned(argument, nsysOptions);
}

/** Like `ownedNsysOption`, for ncu. */
export function ownedNcuOption(argument: string): OwnedOption | null {
  return owned(argument, ncuOptions);
}

function owned(argument: string, options: readonly OwnedOption[]): OwnedOption | null {
  const [name = ""] = argument.split("=");
  const exact = options.find(({ long, short }) => long === name || short === name.slice(0, 2));
  if (exact !== undefined) return exact;
  if (!/^--[a-z]/.test(name)) return null;
  return options.find(({ long }) => long.startsWith(name)) ?? null;
}
