import { CaptureError } from "../../errors.ts";
import { nearest } from "../../model/text/nearest.ts";
import type { NcuSection, NcuSet } from "../../model/reports/ncu.ts";

/** What one ncu offers, by --list-sections and --list-sets. */
export interface NcuOffer {
  readonly sections: readonly NcuSection[];
  readonly sets: readonly NcuSet[];
}

/** The error for sections and sets that this ncu does not have, each with its nearest; null when all are there, or the offer is not known. */
export function checkSections(
  asked: { readonly sections: readonly string[]; readonly sets: readonly string[] },
  offer: NcuOffer,
  label: string,
): CaptureError | null {
  const sections = offer.sections.map(({ id }) => id);
  const sets = offer.sets.map(({ id }) => id);
  const missing = [...missingOf("section", asked.sections, sections), ...missingOf("set", asked.sets, sets)];
  return missing.length === 0 ? null : unknownSection(missing, label, offer);
}

function missingOf(kind: "section" | "set", asked: readonly string[], known: readonly string[]): string[] {
  if (known.length === 0) return [];
  return asked.filter((name) => !known.includes(name)).map((name) => described(kind, name, known));
}

/** The error for what ncu itself refused (`Option '--section X' did not match any section.`); null for another message. */
export function refusedSection(message: string, label: string, offer: NcuOffer): CaptureError | null {
  const [, kind, name] = /Option '--(section|set) (.*)' did not match any/.exec(message) ?? [];
  if (name === undefined || (kind !== "section" && kind !== "set")) return null;
  const known = (kind === "section" ? offer.sections : offer.sets).map(({ id }) => id);
  return unknownSection([described(kind, name, known)], label, offer);
}

function described(kind: string, name: string, known: readonly string[]): string {
  // Names are exact in newer versions; older ones took `regex:` and patterns.
  const near = nearest(name.replace(/^regex:/, "").replaceAll(/[.*^$]/g, ""), known);
  return `${kind} ${JSON.stringify(name)}${near === null ? "" : ` (did you mean ${near}?)`}`;
}

function unknownSection(missing: readonly string[], label: string, { sections }: NcuOffer): CaptureError {
  return new CaptureError({
    id: "ncu-section-unknown",
    what: `This ncu does not have the ${missing.join(", the ")}.`,
    where: label,
    ...(sections.length === 0 ? {} : { why: `It has the sections ${sections.map(({ id }) => id).join(", ")}.` }),
    hint: "Names are exact, in upper and lower case; `ncu --list-sections` and `ncu --list-sets` show them. Correct ncu.sections, or the group in conf/ncu-metrics.yml.",
  });
}
