import { normalize, resolve } from "node:path";
import type { Layout } from "../model/text/layout.ts";

/** What is known of the stream that text goes to; a pipe has neither. */
interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

const pipedWidth = 100;
/** In fewer columns no table has room. */
const leastWidth = 40;
const mostWidth = 1000;

/**
 * How to lay text out for a stream: COLUMNS where it is a sane number, else the terminal's columns, else 100. Colors where a
 * terminal shows them; FORCE_COLOR is stronger than NO_COLOR (no-color.org), as for Node, which says so where both are set.
 */
export function readLayout(stream: Stream, environment: Readonly<Record<string, string | undefined>>): Layout {
  return { width: readWidth(stream, environment["COLUMNS"]), color: showsColor(stream, environment) };
}

/** Whether a line that was written to a stream can be written over. */
export function isLive({ isTTY }: Stream, environment: Readonly<Record<string, string | undefined>>): boolean {
  return isTTY === true && environment["TERM"] !== "dumb";
}

/** The paths with blanks that messages may name: those of the command line, as given and absolute, and `folders`. Longest first. */
export function readPaths(argv: readonly string[], cwd: string, folders: readonly string[]): string[] {
  const given = argv.map((word) => word.replace(/^--[\w-]+=/, "")).filter((word) => word.trim() !== "");
  const paths = [cwd, ...folders, ...given.flatMap((word) => [word, normalize(word), resolve(cwd, word)])];
  const names = paths.map((path) => path.replace(/(?<=.)\/$/, ""));
  return [...new Set(names)].filter((path) => /\S \S/.test(path)).sort((one, other) => other.length - one.length);
}

function readWidth({ isTTY, columns }: Stream, asked = ""): number {
  if (/^\d{1,4}$/.test(asked) && Number(asked) >= leastWidth && Number(asked) <= mostWidth) return Number(asked);
  // Some pseudo-terminals have no size and say 0.
  const own = isTTY === true && columns !== undefined && columns > 0 ? columns : pipedWidth;
  return Math.min(mostWidth, Math.max(leastWidth, own));
}

function showsColor(stream: Stream, environment: Readonly<Record<string, string | undefined>>): boolean {
  const forced = environment["FORCE_COLOR"];
  if (forced !== undefined) return !["0", "false"].includes(forced);
  if ((environment["NO_COLOR"] ?? "") !== "") return false;
  return isLive(stream, environment);
}
