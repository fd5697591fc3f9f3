import { median } from "../../model/rounds.ts";
import { formatNs } from "../format.ts";
import { fold, table, type Block } from "./blocks.ts";
import { timePair } from "./amounts.ts";
import type { CommentSection } from "./comment-input.ts";
import type { Extent } from "./extent.ts";
import { leadOf, rangeCode, type Lead } from "./lead.ts";
import { rangeChange } from "./range-part.ts";
import { code, codeHtml } from "./safe-text.ts";
import { sectionBlocks } from "./section.ts";

const titleWidth = 60;
/** Of one leg, in the table of all. */
const listedRanges = 4;

export interface Leg {
  readonly section: CommentSection;
  readonly lead: Lead;
}

/** The legs of a matrix, those that fail first, then those that say neither; else as they were. */
export function legsOf(sections: readonly CommentSection[]): Leg[] {
  const legs = sections.map((section) => ({ section, lead: leadOf(section) }));
  const rank = ({ section, lead }: Leg): number => (section.fails ? 0 : lead.mark === "✅" ? 2 : 1);
  return legs.toSorted((one, other) => rank(one) - rank(other));
}

/** Several legs that share a comment: a table of all, then each folded. */
export function matrixBlocks(legs: readonly Leg[], extent: Extent): Block[] {
  return [
    ...table(
      [
        { title: "leg", align: "left" },
        { title: "NVTX range", align: "left" },
        { title: "change", align: "left" },
        { title: "kernel time", align: "right" },
      ],
      legs.flatMap(legRows),
      "rows",
    ),
    ...legs.flatMap(({ section, lead }) =>
      fold(
        `${lead.mark} ${codeHtml(titleOf(section), titleWidth)}: ${lead.word}`,
        sectionBlocks(section, lead, extent),
      ),
    ),
  ];
}

function legRows({ section, lead }: Leg): string[][] {
  const title = `${lead.mark}\u00a0${code(titleOf(section), titleWidth)}<br><sub>${lead.word}</sub>`;
  const ranges = rangeCells(section);
  if (ranges.length === 0) return [[title, "–", "–", "–"]];
  const hidden = ranges.length - listedRanges;
  return ranges.slice(0, listedRanges).map(([name = "", ...figures], index) => {
    const more = index === listedRanges - 1 && hidden > 0 ? `<br><sub>and ${String(hidden)} more ranges</sub>` : "";
    return [index === 0 ? title : "", `${name}${more}`, ...figures];
  });
}

/** Name, change and time of each range; of head alone where there is no base. */
function rangeCells({ comparison, head }: CommentSection): string[][] {
  if (comparison !== null && comparison.base !== null)
    return comparison.ranges.map((range) => [rangeCode(range), rangeChange(range), timePair(range.gpuBusyTime)]);
  return (head?.ranges ?? []).map((range) => [
    rangeCode(range),
    "–",
    formatNs(median(range.rounds.map(({ gpuBusyNs }) => gpuBusyNs))),
  ]);
}

function titleOf({ title }: CommentSection): string {
  return title ?? "";
}
