import { shownWidth, type Layout } from "../../model/text/layout.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { renderMarks } from "../document/text.ts";
import { kernelLabel } from "../kernel-label.ts";

const labelWidth = 60;

/** Turns text with marks into plain text for a terminal or a log. */
export function toTerminal(text: string): string {
  return renderMarks(text, (kind, part) =>
    kind === "kernel" ? kernelLabel(part, labelWidth) : kind === "own" ? part : plainText(part),
  );
}

/** Text with marks as one line. The rest of a longer text is left out. */
export function oneLine(text: string, { width }: Pick<Layout, "width">): string {
  const line = toTerminal(text);
  return shownWidth(line) <= width ? line : `${line.slice(0, width - 1).trimEnd()}…`.toWellFormed();
}
