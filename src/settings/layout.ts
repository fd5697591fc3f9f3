import { normalize, resolve } from "node:path";
import type { Layout } from "../model/text/layout.ts";

/** Both are missing for a pipe. */
interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

const pipedWidth = 100;
/** Tables don't fit into fewer columns. */
const leastWidth = 40;
const mostWidth = 1000;

/**
 * COLUMNS if it's sane, else the terminal's width, else 100. FORCE_COLOR beats NO_COLOR (no-color.org), as in Node, which warns if both are
 * set.
 */
export function readLayout(stream: Stream, environment: Readonly<Record<string, string | undefined>>): Layout {
  return { width: readWidth(stream, environment["COLUMNS"]), color: showsColor(stream, environment) };
}

export function isLive({ isTTY }: Stream, environment: Readonly<Record<string, string | undefined>>): boolean {
  return isTTY === true && environment["TERM"] !== "dumb";
}

/** Paths with spaces that may appear in messages, both as typed and absolute. Longest first. */
export function readPaths(argv: readonly string[], cwd: string, folders: readonly string[]): string[] {
  const words = argv.map((word) => word.replace(/^--[\w-]+=/, "")).filter((word) => word.trim() !== "");
  const paths = [cwd, ...folders, ...words.flatMap((word) => [word, normalize(word), resolve(cwd, word)])];
  const names = paths.map((path) => path.replace(/(?<=.)\/$/, ""));
  return [...new Set(names)].filter((path) => /\S \S/.test(path)).sort((a, b) => b.length - a.length);
}

function readWidth({ isTTY, columns }: Stream, requested = ""): number {
  if (/^\d{1,4}$/.test(requested) && Number(requested) >= leastWidth && Number(requested) <= mostWidth)
    return Number(requested);
  // Some pseudo-terminals have no size and report 0.
  const width = isTTY === true && columns !== undefined && columns > 0 ? columns : pipedWidth;
  return Math.min(mostWidth, Math.max(leastWidth, width));
}

function showsColor(stream: Stream, environment: Readonly<Record<string, string | undefined>>): boolean {
  const forced = environment["FORCE_COLOR"];
  if (forced !== undefined) return !["0", "false"].includes(forced);
  if ((environment["NO_COLOR"] ?? "") !== "") return false;
  return isLive(stream, environment);
}
