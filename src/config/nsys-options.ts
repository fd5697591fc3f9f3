/** An option of `nsys profile` that llm-profile sets itself, and what to do in place of giving it. */
interface OwnedOption {
  readonly long: string;
  readonly short?: string;
  readonly remedy: string;
}

const always = "leave it out";

/** From `nsys profile --help` (2023.4.4). */
const ownedOptions: readonly OwnedOption[] = [
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

/**
 * The option of ours that an argument repeats, in any form that nsys takes: `--trace=x`, `--trace`, `-t`, `-t=x`, `-tx`, and
 * `--trac` (nsys 2023.4.4 completes beginnings of names). Null for every other argument.
 */
export function ownedOption(argument: string): OwnedOption | null {
  const [name = ""] = argument.split("=");
  const exact = ownedOptions.find(({ long, short }) => long === name || short === name.slice(0, 2));
  if (exact !== undefined) return exact;
  if (!/^--[a-z]/.test(name)) return null;
  return ownedOptions.find(({ long }) => long.startsWith(name)) ?? null;
}
