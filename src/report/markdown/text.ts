import { shownText, type PartKind } from "../document/text.ts";
import { kernelLabel } from "../kernel-label.ts";
import { code, codeHtml, ownWords, prose } from "./safe-text.ts";

const nameWidth = 60;

/** The text as Markdown, with names as code and everything else escaped. */
export function markdown(text: string): string {
  return shown(text, (name) => code(name, nameWidth));
}

/** The text as HTML, for `<summary>`, where GitHub doesn't read Markdown. */
export function summaryHtml(text: string): string {
  return shown(text, (name) => codeHtml(name, nameWidth));
}

function shown(text: string, codeOf: (name: string) => string): string {
  const show: Readonly<Record<PartKind, (part: string) => string>> = {
    own: ownWords,
    prose,
    name: codeOf,
    kernel: (part) => codeOf(kernelLabel(part, nameWidth)),
  };
  return shownText(text, (kind, part) => show[kind](part));
}
