import type { Diagnostic } from "../model/diagnostic.ts";
import { type EngineEvidence, findEngine } from "../model/engines.ts";
import {
  explainNoRanges,
  type RangeSpec,
  rangeText,
  type SeenRange,
  stableRangeName,
  volatileName,
  wholeCaptureName,
} from "../model/reports/range.ts";
import { listText } from "../model/text/listing.ts";
import { nearest } from "../model/text/nearest.ts";
import { plainText } from "../model/text/plain-text.ts";

export interface UnseenContext {
  readonly registeredStringsOnly: boolean;
  readonly argv: readonly string[];
}

/** Explains why a gating range never started. `discovered` are the ranges of a second run with only NVTX tracing, or that run's error. */
export function explainUnseen(
  unseen: Diagnostic,
  range: RangeSpec,
  discovered: readonly SeenRange[] | Diagnostic,
  { registeredStringsOnly, argv }: UnseenContext,
): Diagnostic {
  if ("what" in discovered) {
    const why = `The run to list the existing ranges failed, too (${discovered.what})`;
    return { ...unseen, id: "range-not-seen", why };
  }
  const stableName = stableRangeName(range.message);
  const same = discovered.filter(
    ({ name, domain }) => name === stableName && (range.domain === "*" || domain === (range.domain ?? "")),
  );
  if (same.some(({ isVolatile }) => isVolatile === true)) return { ...unseen, id: "range-not-seen", ...volatileName };
  if (same.some(({ registered }) => !registered) && registeredStringsOnly) {
    return {
      ...unseen,
      id: "range-not-registered",
      what: `The NVTX range ${JSON.stringify(range.text)} exists, but only as a plain string, and nsys was set to gate only on registered strings.`,
      why: "Python and PyTorch emit plain strings, so nsys never starts a capture: it exits with 0 and writes no report.",
      help: "Set nsys.registered-strings-only to false (the default), or register the string (nvtxDomainRegisterStringA).",
    };
  }
  if (same.length > 0) {
    return {
      ...unseen,
      id: "range-not-seen",
      why: "The program emitted the range when we ran it again with only NVTX tracing. So the program doesn't always emit the range, or emits it in a process that nsys doesn't gate on.",
      help: "Make sure the program takes the same path under CUDA tracing. nsys gates on NVTX push/pop and start/end ranges, not on marks.",
    };
  }
  return { ...unseen, id: "range-not-seen", ...describeSeenRanges(range, discovered, argv) };
}

/** If the program's engine is the cause, suggesting the nearest range would mislead. */
export function explainByEngine(missing: Diagnostic, evidence: EngineEvidence): Diagnostic {
  const problem = findEngine(evidence)?.problem ?? null;
  if (problem === null) return missing;
  const why = [problem.why, ...(missing.why === null ? [] : [missing.why])].join("\n");
  return { ...missing, why, help: problem.help };
}

export function describeSeenRanges(
  wanted: RangeSpec,
  seen: readonly SeenRange[],
  argv: readonly string[],
): { why: string; help: string } {
  if (seen.length === 0) return explainNoRanges(argv);
  const why = `The program emitted only these ranges: ${listNames(seen.map(writeRange))}.`;
  const sameName = seen.filter(({ name }) => name === stableRangeName(wanted.message));
  if (sameName.length > 0) {
    return {
      why,
      help: `The range exists in another domain; write ${sameName.map(writeRange).join(" or ")}, or ${writeRange({ name: wanted.message, domain: "" })}@* for any domain.`,
    };
  }
  const list = splitRangeList(wanted, seen);
  if (list !== null) {
    const flags = list.map((range) => `--range ${range}`).join(" ");
    return { why, help: `Name each range separately: ${flags}, or in a file, ranges: [${list.join(", ")}].` };
  }
  const match = findNearestRange(wanted, seen);
  return { why, help: match === undefined ? "Choose one of these ranges." : `Did you mean ${writeRange(match)}?` };
}

/** Splits one item such as `prefill;decode` if we saw both ranges. Otherwise, the comma or semicolon may be part of a name. */
function splitRangeList({ message, domain }: RangeSpec, seen: readonly SeenRange[]): string[] | null {
  const parts = message.split(/[,;]/).map((part) => part.trim());
  const ranges = parts.map((part) => seen.find((range) => range.name === part && range.domain === (domain ?? "")));
  const emitted = ranges.filter((range) => range !== undefined);
  return parts.length > 1 && emitted.length === parts.length ? emitted.map(writeRange) : null;
}

/** If the user gave a domain, we compare names with their domains, so `LLM@prefill` can match a name that contains the @. */
function findNearestRange({ message, domain, glob }: RangeSpec, seen: readonly SeenRange[]): SeenRange | undefined {
  const withDomain = domain !== null && domain !== "*";
  const text = (range: SeenRange): string =>
    withDomain && range.domain !== "" ? `${range.name}@${range.domain}` : range.name;
  const name = glob ? message.replaceAll(/[*?]/g, "") : message;
  const closest = nearest(withDomain ? `${name}@${domain}` : name, seen.map(text));
  return seen.find((range) => text(range) === closest);
}

export function writeRange({ name, domain }: { readonly name: string; readonly domain: string }): string {
  return plainText(rangeText(name, domain).replace(/[,;]/g, "\\$&"));
}

export function nameRange(range: { readonly name: string; readonly domain: string }): string {
  return range.name === wholeCaptureName && range.domain === ""
    ? "the whole capture"
    : `the NVTX range ${writeRange(range)}`;
}

export function listNames(names: readonly string[]): string {
  return listText(names, 12);
}
