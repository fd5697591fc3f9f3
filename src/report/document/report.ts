import { metricsSection } from "../metrics/metrics-section.ts";
import { ncuSection } from "../ncu/ncu-part.ts";
import { paragraph, type Block, type ReportDocument, type Section } from "./document.ts";
import { failureBlocks } from "./failure.ts";
import { environmentSection } from "./environment.ts";
import { findingsSection } from "./findings.ts";
import type { ReportInput } from "./input.ts";
import { effectOf, isWorseThenFailed, leadOf, measuredLead } from "./lead.ts";
import { proseText } from "./text.ts";
import { againstText, measuredSection } from "./measured.ts";
import { rangesSection } from "./ranges.ts";
import { notesSection, whySection } from "./reasons.ts";
import { bothVerdicts, sinceReference } from "./reference.ts";

/** In the order that people read: what it means, the figures that decide, what explains them, and how they were made. */
const sections: readonly ((input: ReportInput) => Section)[] = [
  metricsSection,
  whySection,
  rangesSection,
  environmentSection,
  notesSection,
  (input) => figureSection("time", "Where the time goes", "icicle", input),
  (input) => figureSection("timeline", "Timeline", "timeline", input),
  (input) => figureSection("roofline", "Roofline", "roofline", input),
  ncuSection,
  sinceReference,
  findingsSection,
  measuredSection,
];

/** All that is said of what was measured, or compared. */
export function reportDocument(input: ReportInput): ReportDocument {
  return {
    lead: leadOf(input),
    effect: effectOf(input),
    opening: openingBlocks(input),
    sections: sections.map((section) => section(input)).filter(({ blocks }) => blocks.length > 0),
  };
}

/** A failure, and what the figures say that were there then; the reference beside the baseline; and what was held against what. */
export function openingBlocks(input: ReportInput): Block[] {
  const { failure } = input;
  const isThen = isWorseThenFailed(input);
  const measured = failure === null || isThen ? null : measuredLead(input);
  const against = againstText(input);
  return [
    ...(failure !== null && isThen ? [paragraph(proseText(failure.what), "Then it failed")] : []),
    ...(failure === null ? [] : failureBlocks(failure)),
    ...(measured === null
      ? []
      : [paragraph([measured.what, measured.confidence].join(" ").trim(), "What was measured before")]),
    ...bothVerdicts(input),
    ...(against === null ? [] : [paragraph(against)]),
  ];
}

/** A drawing of its own; none where nothing was measured. */
function figureSection(
  anchor: string,
  title: string,
  name: "icicle" | "timeline" | "roofline",
  { head }: ReportInput,
): Section {
  return { anchor, title, blocks: head === null ? [] : [{ kind: "figure", name }] };
}
