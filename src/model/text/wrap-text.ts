import { shownWidth } from "./layout.ts";

/** Blanks, but for one between a number and its unit. */
const breaks = / (?!(?:%|[nmµ]?s|min|h|[KMGT]?i?B)(?:[\s.,;:)]|$))|(?<!\d) /;

/** Text broken at spaces into lines of at most `width` columns; a longer word stays whole. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const word of text.split(breaks)) {
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
  return lines;
}

/** A line that may begin with blanks, broken as `wrapText` does; what follows stands `hang` columns further right. */
export function wrapLine(line: string, width: number, hang = 2): string[] {
  if (shownWidth(line) <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? "";
  const [first = "", ...rest] = wrapText(line.slice(indent.length), width - indent.length);
  const further = `${indent}${" ".repeat(hang)}`;
  return [indent + first, ...wrapText(rest.join(" "), width - further.length).map((text) => further + text)].filter(
    (text, index) => index === 0 || text.trim() !== "",
  );
}
