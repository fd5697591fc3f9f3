import type { TimeChange } from "../model/comparison/comparison-rows.ts";
import { rangeText } from "../model/reports/range.ts";
import { plainText } from "../model/text/plain-text.ts";
import { formatNs } from "./format.ts";
import { kernelLabel } from "./kernel-label.ts";

/** How sentences are printed: as plain text for a terminal and a log, or as Markdown for GitHub. What it is given comes from outside. */
export interface Printer {
  readonly name: (name: string) => string;
  /** A label for a demangled name. */
  readonly kernel: (name: string) => string;
  readonly prose: (text: string) => string;
  /** A time on both sides. */
  readonly times: (time: Pick<TimeChange, "baseNs" | "headNs">) => string;
}

export const terminalPrinter: Printer = {
  name: plainText,
  kernel: (name) => kernelLabel(name, 60),
  prose: plainText,
  times: ({ baseNs, headNs }) => `${formatNs(baseNs ?? 0)} → ${formatNs(headNs ?? 0)}`,
};

/** A range's name, as `ranges` of a configuration writes it. */
export function rangeName(
  { name, domain }: { readonly name: string; readonly domain: string },
  printer: Pick<Printer, "name">,
): string {
  return printer.name(rangeText(name, domain));
}
