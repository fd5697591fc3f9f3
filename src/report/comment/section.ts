import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Block } from "./blocks.ts";
import type { CommentInput, CommentSection } from "./comment-input.ts";
import { environmentPart } from "./environment-part.ts";
import type { Extent } from "./extent.ts";
import { failurePart } from "./failure-part.ts";
import { findingsPart } from "./findings-part.ts";
import { kernelsPart } from "./kernel-part.ts";
import { effectText, measuredHeadline, type Headline } from "./headline.ts";
import { againstText, measuredPart, profileMeasuredPart } from "./measured-part.ts";
import { metricsPart, profileMetricsPart } from "./metrics-part.ts";
import { profilePart } from "./profile-part.ts";
import { countsTable, familiesPart, rangesTable, ranksPart, wallPartsPart } from "./range-part.ts";
import { bothVerdictsPart, sinceReferencePart } from "./reference-part.ts";
import { worstOf } from "./worst-verdict.ts";
import { acceptedPart, brokenBudgetsPart, heldBudgetsPart, notesPart, reasonsPart } from "./reasons-part.ts";
import { link } from "./safe-text.ts";

/** One job, in the order that people read: what it means, the figures that decide, why, and folded all that supports it. */
export function sectionBlocks(
  section: CommentSection,
  headline: Headline,
  extent: Extent,
  places: readonly Block[] = linksText({ ...section, run: null }),
): Block[] {
  const { comparison, head, failure, baselineAge } = section;
  const verdict = worstOf([comparison, section.reference?.comparison ?? null]);
  const effect = effectText(section, failure === null ? verdict : "no-baseline");
  const compared = comparison !== null && comparison.base !== null;
  return [
    [headline.what === "" ? "" : `**${headline.what}**`, headline.confidence, effect]
      .filter((part) => part !== "")
      .join(" "),
    ...places,
    ...(failure === null ? [] : [...failurePart(failure), ...measuredBefore(section)]),
    ...bothVerdictsPart(section, extent),
    ...(comparison === null ? [] : [againstText(comparison, baselineAge)]),
    ...(comparison === null ? [] : comparisonBlocks(comparison, headline, extent)),
    ...sinceReferencePart(section, extent),
    ...(head === null || compared ? [] : [...profileMetricsPart(head), ...profilePart(head, extent)]),
    ...(head === null ? [] : findingsPart(head)),
    ...(comparison === null ? [] : measuredPart(comparison, head, extent)),
    ...(comparison !== null || head === null ? [] : profileMeasuredPart(head)),
  ];
}

/** Where there is more, the page that opens with one click first. */
export function linksText({ report, artifact, run }: CommentInput["links"]): string[] {
  const links = [
    ...(report === null ? [] : [link("**Report**", report)]),
    ...(artifact === null ? [] : [link("All files", artifact)]),
    ...(run === null ? [] : [link("Run", run)]),
  ];
  return links.length === 0 ? [] : [links.join(" · ")];
}

/** What the figures say that were there when something failed. */
function measuredBefore(section: CommentSection): Block[] {
  const measured = measuredHeadline(section);
  if (measured === null) return [];
  const { what, confidence } = measured;
  return [["**What was measured before**:", what, confidence].filter((part) => part !== "").join(" ")];
}

function comparisonBlocks(comparison: Comparison, { quoted }: Headline, extent: Extent): Block[] {
  const kernels = kernelsPart(comparison, extent);
  return [
    ...metricsPart(comparison),
    ...rangesTable(comparison),
    ...countsTable(comparison),
    ...brokenBudgetsPart(comparison),
    ...kernels.open,
    ...environmentPart(comparison),
    ...acceptedPart(comparison),
    ...reasonsPart(comparison, quoted),
    ...kernels.folded,
    ...ranksPart(comparison, extent),
    ...familiesPart(comparison, extent),
    ...wallPartsPart(comparison, extent),
    ...heldBudgetsPart(comparison),
    ...notesPart(comparison),
  ];
}
