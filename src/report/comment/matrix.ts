import { chooseGpuTime } from "../../model/profile/gpu-time.ts";
import { median } from "../../model/rounds.ts";
import { formatCount, formatNs } from "../format.ts";
import { fold, table, type Block } from "../markdown/blocks.ts";
import { timesCell } from "../document/cells.ts";
import { changeMark, pairMark } from "../markdown/cells.ts";
import type { CommentSection, Measured } from "./comment-input.ts";
import { leadOf } from "../document/lead.ts";
import { rangesBySeverity } from "../rows.ts";
import { left, right } from "../terminal/text-table.ts";
import { rangeName } from "../document/text.ts";
import { markdown } from "../markdown/text.ts";
import { fewJobs, rankJobs, type MatrixJob } from "./rank-jobs.ts";
import { rangeChange } from "../document/ranges-summary.ts";
import { code, codeHtml } from "../markdown/safe-text.ts";
import { sectionBlocks, type Extent } from "./section.ts";
import { counted } from "../../model/text/listing.ts";

const titleWidth = 60;
/** How many ranges of each job we show in the table of all jobs. */
const listedRanges = 4;

/** A matrix's jobs: failing jobs first, passing jobs last, otherwise in the original order. */
export function jobsOf(sections: readonly CommentSection[]): MatrixJob[] {
  return worstFirst(sections.map((section) => ({ section, headline: leadOf(section) })));
}

function worstFirst(jobs: readonly MatrixJob[]): MatrixJob[] {
  const rank = ({ section, headline }: MatrixJob): number => (section.fails ? 0 : headline.mark === "✅" ? 2 : 1);
  return jobs.toSorted((one, other) => rank(one) - rank(other));
}

export function isPassing({ section, headline }: MatrixJob): boolean {
  return !section.fails && headline.mark === "✅";
}

/**
 * Several jobs that share a comment: a table, then each job folded. For many ranks of one run: an overview of all ranks, then the worst ranks.
 * A comment leaves out the jobs that pass.
 */
export function matrixBlocks(all: readonly MatrixJob[], extent: Extent, measured: Measured | null): Block[] {
  const ranks = rankJobs(all);
  const jobs = extent.isWhole ? all : all.filter((job) => !isPassing(job));
  const worst = ranks === null ? jobs : worstFirst(ranks.bySlowest).slice(0, fewJobs);
  const shown = worst.filter((job) => jobs.includes(job));
  const columns = [left("job"), left("NVTX range"), left("change"), right("time on the GPU")];
  return [
    ...(ranks?.blocks ?? []),
    ...table(columns, shown.flatMap(jobRows), "rows", jobs.flatMap(jobRows).length),
    ...shown.flatMap(({ section, headline }) =>
      fold(
        `${headline.mark} ${codeHtml(titleOf(section), titleWidth)}: ${headline.word}`,
        sectionBlocks(section, extent, { measured }),
      ),
    ),
    ...passedText(all.filter((job) => !jobs.includes(job))),
  ];
}

/** `✅ 2 jobs passed: …`, or nothing if none passed. */
function passedText(jobs: readonly MatrixJob[]): string[] {
  if (jobs.length === 0) return [];
  const names = jobs.slice(0, fewJobs).map(({ section }) => code(titleOf(section), titleWidth));
  const more = jobs.length > names.length ? ` and ${formatCount(jobs.length - names.length)} more` : "";
  return [`✅ ${counted(jobs.length, "job")} passed: ${names.join(", ")}${more}.`];
}

function jobRows({ section, headline }: MatrixJob): string[][] {
  const title = `${headline.mark}\u00a0${code(titleOf(section), titleWidth)}<br><sub>${headline.word}</sub>`;
  const ranges = rangeCells(section);
  if (ranges.length === 0) return [[title, "–", "–", "–"]];
  const hidden = ranges.length - listedRanges;
  return ranges.slice(0, listedRanges).map(([name = "", ...figures], index) => {
    const more = index === listedRanges - 1 && hidden > 0 ? `<br><sub>and ${counted(hidden, "more range")}</sub>` : "";
    return [index === 0 ? title : "", `${name}${more}`, ...figures];
  });
}

/** The name, change, and time of each range; head's time alone if there's no base. */
function rangeCells({ comparison, head }: CommentSection): string[][] {
  if (comparison !== null && comparison.base !== null)
    return rangesBySeverity(comparison).map((range) => [
      markdown(rangeName(range)),
      changeMark(rangeChange(range)),
      pairMark(timesCell(range.gpuBusyTime)),
    ]);
  return (head?.ranges ?? []).map((range) => [
    markdown(rangeName(range)),
    "–",
    formatNs(median(range.rounds.map(chooseGpuTime(range)))),
  ]);
}

function titleOf({ title }: CommentSection): string {
  return title ?? "";
}
