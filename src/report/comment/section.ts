import type { Comparison } from "../../model/comparison/comparison.ts";
import { paragraph, type Block as DocumentBlock } from "../document/document.ts";
import { environmentSection } from "../document/environment.ts";
import { findingsSection } from "../document/findings.ts";
import { reportInput, type ReportInput } from "../document/input.ts";
import { kernelsPart } from "../document/kernels.ts";
import { effectOf, leadOf } from "../document/lead.ts";
import { measuredSection } from "../document/measured.ts";
import { operatorsPart } from "../document/operators.ts";
import { limitationsGroup, whySection } from "../document/reasons.ts";
import { openingBlocks, reportDocument } from "../document/report.ts";
import { reportRanges } from "../document/report-range.ts";
import { rangeName } from "../document/text.ts";
import type { Block } from "../markdown/blocks.ts";
import { renderedBlocks } from "../markdown/render.ts";
import type { Room } from "../markdown/room.ts";
import { link } from "../markdown/safe-text.ts";
import { markdown } from "../markdown/text.ts";
import { metricsSection } from "../metrics/metrics-section.ts";
import type { CommentInput, CommentSection, Measured } from "./comment-input.ts";
import { decidedPart, passedText } from "./decided.ts";
import { meaningAddress, nextSteps } from "./next-steps.ts";

/** How much of a job to show: only what decided the verdict, as in a comment, or everything that fits. */
export interface Extent {
  readonly room: Room;
  readonly isWhole: boolean;
}

/** Facts for a section that aren't in the job's own results. */
interface Surroundings {
  readonly measured: Measured | null;
  readonly links?: CommentInput["links"];
  readonly more?: CommentInput["more"];
}

/** One job in reading order: the result, what to do, the deciding numbers, the reasons, and the folded details. */
export function sectionBlocks(
  section: CommentSection,
  { room, isWhole }: Extent,
  { measured, links = { ...section, run: null }, more = [] }: Surroundings,
): Block[] {
  const input = reportInput(section);
  const lead = leadOf(input);
  const effect = effectOf(input);
  const first = [bold(markdown(lead.what)), section.fails ? bold(effect) : effect];
  const blocks = isWhole ? reportDocument(input).sections.flatMap((one) => one.blocks) : decidedBlocks(input);
  return [
    first.filter((part) => part !== "").join(" "),
    ...linksText(links, meaningAddress(section)),
    ...more,
    ...nextSteps(section, measured),
    ...renderedBlocks(openingBlocks(input), room),
    ...renderedBlocks(blocks, room),
  ];
}

/** What decided the verdict, and how it was measured. If there's no base: the profile's numbers, and what stands out. */
function decidedBlocks(input: ReportInput): DocumentBlock[] {
  const { comparison } = input;
  if (comparison === null || comparison.base === null)
    return [whySection, metricsSection, findingsSection, measuredSection].flatMap((section) => section(input).blocks);
  const decided = { ...input, comparison: decidedPart(comparison) };
  const passed = passedText(comparison);
  return [
    ...whySection(decided).blocks,
    ...metricsSection({ ...decided, head: null }).blocks,
    rangeParts(decided),
    ...environmentSection(input).blocks,
    ...(passed === "" ? [] : [paragraph(passed)]),
    ...limitationsGroup(comparison),
    ...measuredSection(input).blocks,
  ];
}

function rangeParts(input: ReportInput & { readonly comparison: Comparison }): DocumentBlock {
  const parts = reportRanges(input).map((range) => ({
    name: rangeName(range),
    title: rangeName(range),
    tag: null,
    isUnchanged: false,
    blocks: () => [...operatorsPart(range), ...kernelsPart(range, input)],
  }));
  return { kind: "parts", parts, noun: "ranges", file: "comparison.json" };
}

function bold(text: string): string {
  return text === "" ? "" : `**${text}**`;
}

/** The links in one line, or nothing if there are no links. The report comes first, because it opens with one click. */
export function linksText({ report, artifact, run }: CommentInput["links"], meaning: string | null = null): string[] {
  const links = [
    ...(report === null ? [] : [link("**Report**", report)]),
    ...(artifact === null ? [] : [link("All files", artifact)]),
    ...(run === null ? [] : [link("Run", run)]),
    ...(meaning === null ? [] : [link("**What this means**", meaning)]),
  ];
  return links.length === 0 ? [] : [links.join(" · ")];
}
