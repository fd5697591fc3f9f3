import { shownWidth, type Layout } from "./layout.ts";

/** Not between a number and its unit. */
const breaks = / (?!(?:%|[nmµ]?s|min|h|[KMGT]?i?B)(?:[\s.,;:)]|$))|(?<!\d) /;

/**
 * We recognize a path with spaces by another slash after the space, before any punctuation that would end a path. For paths that aren't in
 * `Layout.paths`.
 */
const pathWithBlanks =
  /(?<![^\s("'=`])(?:~|\.{1,2})?\/[^ ]*[^ ,.;:)](?:(?: [^ /]*[^ /,.;:)]){0,2}? [^ /(][^ /]*\/[^ ]*)+/g;

/** Stands for a space in a path. The texts that we wrap don't contain it. */
const heldBlank = "\u0000";

export function wrapText(text: string, { width, paths = [] }: Omit<Layout, "color">): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const word of holdingPaths(text, paths).split(breaks)) {
    const columns = shownWidth(word);
    const last = lines.at(-1);
    if (last !== undefined && used + 1 + columns <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
      used += 1 + columns;
    } else {
      lines.push(word);
      used = columns;
    }
  }
  return lines.map((line) => line.replaceAll(heldBlank, " "));
}

function holdingPaths(text: string, paths: readonly string[]): string {
  const hold = (path: string): string => path.replaceAll(" ", heldBlank);
  return paths.reduce((held, path) => held.replaceAll(path, hold), text).replace(pathWithBlanks, hold);
}

/** Keeps the indent. Continuation lines are indented by another `hang` columns. */
export function wrapLine(line: string, { width, paths = [] }: Omit<Layout, "color">, hang = 2): string[] {
  if (shownWidth(line) <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? "";
  const [first = "", ...rest] = wrapText(line.slice(indent.length), { width: width - indent.length, paths });
  const further = `${indent}${" ".repeat(hang)}`;
  const others = wrapText(rest.join(" "), { width: width - further.length, paths });
  return [indent + first, ...others.map((text) => further + text)].filter(
    (text, index) => index === 0 || text.trim() !== "",
  );
}
