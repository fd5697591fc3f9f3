import { dirname } from "node:path";
import type { Finished } from "./run.ts";

/** The arguments of the run of ncu that was the `number`th, without the isolation before them. */
export function ncuArgv({ record, directory }: Finished, number = 1): string[] {
  const { argv = [], stdout } = record.commands.filter(({ tool }) => tool === "ncu")[number - 1] ?? {};
  // Of a user of its own, the files are in a private folder until they are taken over.
  const taken = `RUN/${dirname(stdout ?? "")}`;
  return argv
    .slice(argv.indexOf("ncu"))
    .map((argument) => argument.replace(directory, "RUN").replace(/\/[^=]*\/capture-[0-9a-f]{8}(?=\/)/, taken));
}

/** The kernels of `--kernel-id ::regex:^(A|B)$:1`, and the launches after the last colon. */
export function kernelId(argv: readonly string[]): { kernels: Set<string>; launches: string } {
  const [, kernels = "", launches = ""] =
    /^::regex:\^\((.*)\)\$:([\d|]+)$/.exec(argv[argv.indexOf("--kernel-id") + 1] ?? "") ?? [];
  return { kernels: new Set(kernels.split("|")), launches };
}

/** The kernels with figures, and of how many launches. */
export function measured(run: Finished): (readonly [kernel: string, launches: number])[] {
  return run
    .profile()
    .ranges.flatMap(({ kernels }) => kernels)
    .flatMap(({ name, ncu }) => (ncu.length > 0 ? [[name, ncu.length] as const] : []));
}
