import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "../measure/command.ts";
import type { Place, Work } from "../measure/benchmark.ts";

export function ofRepository(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

const cli = ofRepository("dist/cli.js");

/** The built command with such arguments, on the Node that runs the bench. */
export function command(...argv: readonly string[]): Work {
  return async () => runCommand([process.execPath, cli, ...argv]);
}

/** `analyze` of reports, its profile.json in `out`, a folder in the place; it is emptied before, outside the clock. */
export function analyze(place: Place, out: string, ...reports: readonly string[]): Work {
  return async () => {
    const folder = place.fresh(out);
    mkdirSync(folder);
    const argv = [process.execPath, cli, "analyze", "--json", ...reports] as const;
    return runCommand(argv, { stdout: join(folder, "profile.json") });
  };
}

/** The same with its page, its trace and its tables. */
export function analyzeWithPages(place: Place, out: string, ...reports: readonly string[]): Work {
  return async () => command("analyze", ...reports, "--out", place.fresh(out))();
}
