import { renderMarks, type PartKind } from "../document/text.ts";
import { kernelLabel } from "../kernel-label.ts";
import { code, codeHtml, ownWords, prose } from "./safe-text.ts";

const nameWidth = 60;

/** The text as Markdown, with names as code and everything else escaped. `codeOf` may show a name in another way. */
export function markdown(text: string, codeOf = (name: string): string => code(name, nameWidth)): string {
  return shown(text, codeOf);
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
  return renderMarks(text, (kind, part) => show[kind](part));
}
