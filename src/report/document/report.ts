import { metricsSection } from "../metrics/metrics-section.ts";
import { ncuSection } from "../ncu/ncu-part.ts";
import { paragraph, type Block, type ReportDocument, type Section } from "./document.ts";
import { failureBlocks } from "./failure.ts";
import { environmentSection } from "./environment.ts";
import { findingsSection } from "./findings.ts";
import type { ReportInput } from "./input.ts";
import { describeEffect, isWorseThenFailed, writeLead, measuredLead } from "./lead.ts";
import { markProse } from "./text.ts";
import { describeSides, measuredSection } from "./measured.ts";
import { rangesSection } from "./ranges.ts";
import { notesSection, whySection } from "./reasons.ts";

/** In reading order: the result, the deciding numbers, what explains the numbers, and how they were measured. */
const sections: readonly ((input: ReportInput) => Section)[] = [
  metricsSection,
  whySection,
  rangesSection,
  environmentSection,
  notesSection,
  (input) => figureSection("Timeline", "timeline", input),
  (input) => figureSection("Roofline", "roofline", input),
  ncuSection,
  findingsSection,
  measuredSection,
];

/** The whole report of what was measured or compared. */
export function reportDocument(input: ReportInput): ReportDocument {
  return {
    lead: writeLead(input),
    effect: describeEffect(input),
    opening: openingBlocks(input),
    sections: sections.map((section) => section(input)).filter(({ blocks }) => blocks.length > 0),
  };
}

/** The failure and what was measured before it, and which versions were compared. */
export function openingBlocks(input: ReportInput): Block[] {
  const { failure } = input;
  const isThen = isWorseThenFailed(input);
  const measured = failure === null || isThen ? null : measuredLead(input);
  const against = describeSides(input);
  return [
    ...(failure !== null && isThen ? [paragraph(markProse(failure.what), "Then it failed")] : []),
    ...(failure === null ? [] : failureBlocks(failure)),
    ...(measured === null ? [] : [paragraph(measured.what, "Measured before the failure")]),
    ...(against === null ? [] : [paragraph(against)]),
  ];
}

/** A section with only a figure; no blocks if nothing was measured. */
function figureSection(title: string, name: "timeline" | "roofline", { head }: ReportInput): Section {
  return { anchor: name, title, blocks: head === null ? [] : [{ kind: "figure", name }] };
}
