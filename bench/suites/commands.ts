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

/** `analyze` of reports, its files in `out`, a folder in the place; it is emptied before, outside the clock. */
export function analyze(place: Place, out: string, ...reports: readonly string[]): Work {
  return async () => command("analyze", ...reports, "--out", place.fresh(out))();
}
