import { isAbsolute, join, relative } from "node:path";
import type { Config } from "../model/config.ts";

/** The two sides of a comparison. */
export type Side = "base" | "head";

/**
 * The order in which rounds are made, from round `first` to `last` of each side: B H, H B, B H …, so that a drift of the
 * machine falls on both sides alike, and each round has its neighbour.
 */
export function interleave(first: number, last: number): { readonly side: Side; readonly round: number }[] {
  const order: { side: Side; round: number }[] = [];
  for (let round = first; round <= last; round += 1) {
    const sides: readonly Side[] = round % 2 === 1 ? ["base", "head"] : ["head", "base"];
    order.push(...sides.map((side) => ({ side, round })));
  }
  return order;
}

/** The same place in another tree: `/repo/a/b` of `/repo` in `/tree` is `/tree/a/b`. Null for a path outside of `from`. */
export function placeInTree(path: string, from: string, to: string): string | null {
  if (!isAbsolute(path)) return null;
  const inside = relative(from, path);
  return inside === ".." || inside.startsWith("../") ? null : join(to, inside);
}

/** A side's interpreter: that of its virtual environment, whatever the configuration calls Python. */
export function sideWorkload(workload: Config["workload"], venv: string | null): Config["workload"] {
  return venv === null || workload.python === null ? workload : { ...workload, python: join(venv, "bin", "python") };
}

/**
 * The interpreter that a command names by its path: it would use its own packages, not those of the side's virtual
 * environment. Null where it is found on PATH, or cannot be told.
 */
export function interpreterByPath(command: Config["workload"]["command"]): string | null {
  const word = typeof command === "string" ? /^\s*(\S+)/.exec(command)?.[1] : command?.[0];
  return word !== undefined && /\/python[\d.]*$/.test(word) ? word : null;
}

/** In a line, what comes before the program: variables for it alone, with values that need no quotes. */
const lineStart = /^(\s*(?:\w+=[\w@%+=:,./-]*\s+)*)([\w@%+=:,./-]+)(?=\s|$)/;

/** The words of a command that may name a program by a path relative to the working directory: of a line the first. */
export function relativePaths(command: Config["workload"]["command"]): string[] {
  const words = typeof command === "string" ? [lineStart.exec(command)?.[2] ?? ""] : (command ?? []);
  return words.filter((word) => word.includes("/") && !isAbsolute(word) && !word.startsWith("-"));
}

/** The command with other words in the place of those. */
export function withPaths(
  command: Config["workload"]["command"],
  paths: ReadonlyMap<string, string>,
): Config["workload"]["command"] {
  if (typeof command !== "string") return command?.map((word) => paths.get(word) ?? word) ?? null;
  return command.replace(lineStart, (all, before: string, word: string) => {
    const path = paths.get(word);
    return path === undefined ? all : `${before}'${path.replaceAll("'", "'\\''")}'`;
  });
}
