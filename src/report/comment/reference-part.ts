import type { Comparison } from "../../model/comparison/comparison.ts";
import { isFailing } from "../decisive.ts";
import { verdictName } from "../verdict-text.ts";
import { left, right } from "../text-table.ts";
import { timePair } from "./amounts.ts";
import { fold, table, type Block } from "./blocks.ts";
import type { CommentSection } from "./comment-input.ts";
import type { Extent } from "./extent.ts";
import { isDecisive } from "./headline.ts";
import { kernelsPart } from "./kernel-part.ts";
import { verdictMarks } from "./marks.ts";
import { rangeCode } from "./printer.ts";
import { countsTable, rangeChange, rangesInDetail, rangesTable } from "./range-part.ts";
import { code, prose } from "./safe-text.ts";

const nameWidth = 60;

/** What the head is held against: the baseline, which moves on with the branch, and the reference, which does not. */
export function bothVerdictsPart(section: CommentSection, extent: Extent): Block[] {
  const { reference, comparison, baselineAge } = section;
  if (reference === null) return [];
  const rows = [
    ...(comparison === null ? [] : verdictRows("the baseline", comparison, baselineAge, extent)),
    ...verdictRows(`the reference ${nameOf(reference.comparison)}`, reference.comparison, reference.age, extent),
  ];
  const isCompared = [comparison, reference.comparison].some((one) => one !== null && one.base !== null);
  return [
    ...(isCompared
      ? table([left("against"), left("NVTX range"), left("change"), right("time on the GPU")], rows, "rows")
      : []),
    ...(isDecisive(reference.comparison, comparison) ? [] : missingText(reference.comparison)),
  ];
}

function verdictRows(what: string, comparison: Comparison, age: string | null, extent: Extent): string[][] {
  const { verdict, base } = comparison;
  const commit = base?.source.commit ?? null;
  const of = [...(commit === null ? [] : [code(commit.slice(0, 12), 12)]), ...(age === null ? [] : [prose(age)])];
  const verdictWord = base === null && verdict === "no-baseline" ? "not available" : verdictName(comparison);
  const title = `${isFailing(comparison) ? "❌" : verdictMarks[verdict]}\u00a0${what}: ${verdictWord}${of.length === 0 ? "" : `<br><sub>${of.join(", ")}</sub>`}`;
  const ranges = rangesInDetail(comparison, extent);
  if (ranges.length === 0) return [[title, "–", "–", "–"]];
  const hidden = comparison.ranges.length - ranges.length;
  return ranges.map((range, index) => {
    const more = index === ranges.length - 1 && hidden > 0 ? `<br><sub>and ${String(hidden)} more ranges</sub>` : "";
    return [index === 0 ? title : "", `${rangeCode(range)}${more}`, rangeChange(range), timePair(range.gpuBusyTime)];
  });
}

/** Why a reference cannot be had, where the headline does not say so already. */
function missingText({ base, baseline }: Comparison): Block[] {
  return base !== null || baseline.text === null ? [] : [`**The reference cannot be had.** ${prose(baseline.text)}`];
}

/** What changed since the reference; folded. */
export function sinceReferencePart({ reference }: CommentSection, extent: Extent): Block[] {
  if (reference === null || reference.comparison.base === null) return [];
  const { comparison } = reference;
  return fold(`What changed since the reference ${nameOf(comparison)}`, [
    ...(comparison.baseline.text === null ? [] : [prose(comparison.baseline.text)]),
    ...rangesTable(comparison),
    ...countsTable(comparison),
    ...kernelsPart(comparison, extent).open,
  ]);
}

function nameOf({ baseline }: Comparison): string {
  return code(baseline.name ?? "", nameWidth);
}
