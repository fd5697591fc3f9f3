import { plainText } from "../../model/text/plain-text.ts";
import { shownText } from "../document/text.ts";
import { kernelLabel } from "../kernel-label.ts";

const labelWidth = 60;

/** Turns text with marks into plain text for a terminal or a log. */
export function terminalText(text: string): string {
  return shownText(text, (kind, part) =>
    kind === "kernel" ? kernelLabel(part, labelWidth) : kind === "own" ? part : plainText(part),
  );
}
