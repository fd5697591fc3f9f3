import type { Comparison } from "../../model/comparison/comparison.ts";
import type { Verdict } from "../../model/comparison/reason.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { RunCost } from "../../model/run/cost.ts";
import { paint, type Layout, type Tone } from "../../model/text/layout.ts";
import { wrapText } from "../../model/text/wrap-text.ts";
import { reportInput, type ReportInput } from "../document/input.ts";
import { reportDocument } from "../document/report.ts";
import { verdictName, describeVerdict } from "../verdict/sentences.ts";
import { blockLines, sectionLines, type Room } from "./render.ts";
import { screenLines } from "./screen.ts";
import { toTerminal } from "./text.ts";

export interface ReportTextOptions {
  /** Kernels to list for each range. */
  readonly topKernels: number;
  readonly layout: Layout;
  /** The run's cost, if it should be shown. */
  readonly cost?: RunCost | null;
  /** The ranges' earlier runs, if there's a history. */
  readonly history?: ReportInput["history"];
}

/** A person can read about this many ranges in full. */
const mostRanges = 20;

/** What a command found. */
interface Result {
  readonly profile: Profile | null;
  readonly comparison: Comparison | null;
  readonly cost: RunCost | null;
}

/** What fits on one screen, with the verdict last, so it's still visible when the output has scrolled by. */
export function renderScreen({ profile: head, comparison, cost }: Result, layout: Layout): string {
  const verdict = comparison === null ? [] : ["", ...verdictLines(comparison, layout)];
  return [...screenLines({ comparison, head, cost }, layout), ...verdict].join("\n");
}

/** Everything, for `--verbose`. */
export function renderEverything(
  { profile, comparison, cost, shownKernels: topKernels }: Result & { readonly shownKernels: number },
  layout: Layout,
): string {
  const ofProfile = comparison === null ? cost : null;
  return [
    ...(profile === null ? [] : [renderProfile(profile, { topKernels, layout, cost: ofProfile })]),
    ...(comparison === null ? [] : [renderComparison(comparison, { topKernels, layout, cost })]),
  ].join("\n\n");
}

/** A profile as text for a terminal or a log: what ran, each range with its top kernels, and what was checked. */
export function renderProfile(
  profile: Profile,
  { topKernels, layout, cost = null, history = null }: ReportTextOptions,
): string {
  const { opening, sections } = reportDocument(reportInput({ head: profile, cost, history }));
  const room: Room = { kernels: topKernels, parts: mostRanges, layout };
  return [...blockLines(opening, room), ...sectionLines(sections, room)].join("\n");
}

/** A comparison as text for a terminal or a log. The verdict comes last, so it's still visible when the output has scrolled by. */
export function renderComparison(
  comparison: Comparison,
  { topKernels, layout, cost = null, history = null }: ReportTextOptions,
): string {
  const { opening, sections } = reportDocument(reportInput({ comparison, cost, history }));
  const room: Room = { kernels: topKernels, parts: Infinity, layout };
  const lines = [...blockLines(opening, room), ...sectionLines(sections, room)];
  return [...lines, "", ...verdictLines(comparison, layout)].join("\n");
}

/** The verdict and its sentences as one line of plain text. */
export function verdictLine(comparison: Comparison): string {
  return `${verdictName(comparison).toUpperCase()}: ${toTerminal(describeVerdict(comparison))}`;
}

/** The line of `verdictLine`, wrapped and colored. */
export function verdictLines(comparison: Comparison, layout: Layout): string[] {
  const line = verdictLine(comparison);
  const end = line.indexOf(":") + 1;
  const [first = "", ...rest] = wrapText(line, layout);
  return [paint(layout, tones[comparison.verdict], first.slice(0, end)) + first.slice(end), ...rest];
}

const tones: Readonly<Record<Verdict, Tone>> = {
  regressed: "bad",
  "over-budget": "bad",
  "not-improved": "bad",
  incomparable: "unsure",
  inconclusive: "unsure",
  "no-baseline": "unsure",
  pass: "good",
};
