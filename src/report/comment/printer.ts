import { kernelLabel } from "../kernel-label.ts";
import { rangeName, shownText } from "../document/text.ts";
import { code, prose } from "./safe-text.ts";

const nameWidth = 60;

/** A text as Markdown shows it: names as code, messages escaped. */
export function markdown(text: string, proseWidth?: number): string {
  return shownText(text, (kind, part) => {
    if (kind === "own") return part;
    if (kind === "prose") return prose(part, proseWidth);
    return code(kind === "kernel" ? kernelLabel(part, nameWidth) : part, nameWidth);
  });
}

export function rangeCode(range: { readonly name: string; readonly domain: string }): string {
  return markdown(rangeName(range));
}
