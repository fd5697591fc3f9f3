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

/** What the message depends on, apart from the ranges. */
export interface UnseenContext {
  /** True if nsys gates only on registered strings. */
  readonly registeredStringsOnly: boolean;
  /** The program's command. */
  readonly argv: readonly string[];
}

/**
 * Explains why a gating range never started, after we ran the program again with only NVTX tracing. Lists the ranges that exist and suggests
 * the nearest one, or says that nsys was set to ignore the range because it's a plain string. `unseen` is the error so far; `discovered`
 * is the ranges that exist, or the error of the second run.
 */
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

/** If the program's engine is the cause, puts that cause first and replaces the help, because suggesting the nearest range would mislead. */
export function explainByEngine(missing: Diagnostic, evidence: EngineEvidence): Diagnostic {
  const problem = findEngine(evidence)?.problem ?? null;
  if (problem === null) return missing;
  const why = [problem.why, ...(missing.why === null ? [] : [missing.why])].join("\n");
  return { ...missing, why, help: problem.help };
}

/** Describes the ranges that exist, for the message about a missing range. `argv` is the program's command, or empty if unknown. */
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
  const found = ranges.filter((range) => range !== undefined);
  return parts.length > 1 && found.length === parts.length ? found.map(writeRange) : null;
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

/** A range as the user would write it, so they can copy it. */
export function writeRange({ name, domain }: { readonly name: string; readonly domain: string }): string {
  return plainText(rangeText(name, domain).replace(/[,;]/g, "\\$&"));
}

/** Names a range within a sentence: `the NVTX range decode`, or `the whole capture`. */
export function nameRange(range: { readonly name: string; readonly domain: string }): string {
  return range.name === wholeCaptureName && range.domain === ""
    ? "the whole capture"
    : `the NVTX range ${writeRange(range)}`;
}

/** Lists at most 12 names, and says how many more there are. */
export function listNames(names: readonly string[]): string {
  return listText(names, 12);
}
