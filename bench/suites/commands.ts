import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "../measure/command.ts";
import type { Place, Work } from "../measure/benchmark.ts";

export function ofRepository(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

const cli = ofRepository("dist/cli.js");

/** Runs the built command with these arguments, on the same Node as the bench. */
export function command(...argv: readonly string[]): Work {
  return async () => runCommand([process.execPath, cli, ...argv]);
}

/**
 * Runs `analyze` on reports and writes profile.json to `out`, a folder in `place`. Empties the folder first, before the clock
 * starts.
 */
export function analyze(place: Place, out: string, ...reports: readonly string[]): Work {
  return async () => {
    const folder = place.fresh(out);
    mkdirSync(folder);
    const argv = [process.execPath, cli, "analyze", "--json", ...reports] as const;
    return runCommand(argv, { stdout: join(folder, "profile.json") });
  };
}

/** Like `analyze`, but also writes the page, the trace, and the tables. */
export function analyzeWithPages(place: Place, out: string, ...reports: readonly string[]): Work {
  return async () => command("analyze", ...reports, "--out", place.fresh(out))();
}
