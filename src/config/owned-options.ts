/** An option of a tool that llm-profile sets itself, and what to do in place of giving it. */
interface OwnedOption {
  readonly long: string;
  readonly short?: string;
  readonly remedy: string;
}

const always = "leave it out";

/** From `nsys profile --help` (2023.4.4). */
const nsysOptions: readonly OwnedOption[] = [
  { long: "--output", short: "-o", remedy: always },
  { long: "--capture-range", short: "-c", remedy: "use nsys.capture" },
  { long: "--capture-range-end", remedy: "use nsys.capture-range-end" },
  { long: "--nvtx-capture", short: "-p", remedy: "use ranges or nsys.capture-range" },
  { long: "--trace", short: "-t", remedy: "use nsys.trace" },
  { long: "--sample", short: "-s", remedy: "use nsys.sample" },
  { long: "--cpuctxsw", remedy: "use nsys.cpuctxsw" },
  { long: "--cuda-graph-trace", remedy: "use nsys.cuda-graph-trace" },
  { long: "--session-new", remedy: always },
  { long: "--force-overwrite", short: "-f", remedy: always },
  { long: "--wait", remedy: always },
  { long: "--env-var", short: "-e", remedy: "use workload.environment" },
  { long: "--export", remedy: always },
  { long: "--kill", remedy: always },
];

/** From `ncu --help` (2025.3.1). A second filter of kernels is ignored there without a word. */
const ncuOptions: readonly OwnedOption[] = [
  { long: "--export", short: "-o", remedy: "use ncu.keep-report" },
  { long: "--log-file", remedy: always },
  { long: "--import", short: "-i", remedy: always },
  { long: "--csv", remedy: always },
  { long: "--page", remedy: always },
  { long: "--print-units", remedy: always },
  { long: "--print-kernel-base", remedy: always },
  { long: "--target-processes", remedy: always },
  { long: "--replay-mode", remedy: "use ncu.replay-mode" },
  { long: "--clock-control", remedy: "use ncu.clock-control" },
  { long: "--cache-control", remedy: "use ncu.cache-control" },
  { long: "--nvtx", remedy: "use ncu.gating" },
  { long: "--nvtx-include", remedy: "use ranges" },
  { long: "--kernel-id", remedy: "use ncu.top-kernels" },
  { long: "--kernel-name", short: "-k", remedy: "use ncu.top-kernels" },
  { long: "--kernel-name-base", remedy: always },
  { long: "--launch-count", short: "-c", remedy: "use ncu.launches-per-kernel" },
  { long: "--kill", remedy: "use ncu.end-early" },
  { long: "--section", remedy: "use ncu.sections" },
  { long: "--set", remedy: "use ncu.set" },
  { long: "--metrics", remedy: "use ncu.metrics" },
  { long: "--force-overwrite", short: "-f", remedy: always },
];

/**
 * The option of ours that an argument for nsys repeats, in any form that nsys takes: `--trace=x`, `--trace`, `-t`, `-t=x`, `-tx`,
 * and `--trac` (nsys 2023.4.4 completes beginnings of names). Null for every other argument.
 */
export function ownedNsysOption(argument: string): OwnedOption | null {
  return owned(argument, nsysOptions);
}

/** The same for ncu. */
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
