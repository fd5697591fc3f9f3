import { kernelLabel } from "../kernel-label.ts";
import { rangeName, type Printer } from "../printer.ts";
import { timePair } from "./amounts.ts";
import { code, prose } from "./safe-text.ts";

const nameWidth = 60;

export const markdownPrinter: Printer = {
  name: (name) => code(name, nameWidth),
  kernel: (name) => code(kernelLabel(name, nameWidth), nameWidth),
  prose,
  times: timePair,
};

export function rangeCode(range: { readonly name: string; readonly domain: string }): string {
  return rangeName(range, markdownPrinter);
}
