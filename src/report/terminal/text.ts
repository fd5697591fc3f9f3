import { plainText } from "../../model/text/plain-text.ts";
import { shownText } from "../document/text.ts";
import { kernelLabel } from "../kernel-label.ts";

const labelWidth = 60;

/** A text as a terminal or a log shows it: plain. */
export function terminalText(text: string): string {
  return shownText(text, (kind, part) =>
    kind === "kernel" ? kernelLabel(part, labelWidth) : kind === "own" ? part : plainText(part),
  );
}
