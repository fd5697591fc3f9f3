import type { Comparison } from "../../model/comparison/comparison.ts";
import type { RunCost } from "../../model/run/cost.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { list, type Block } from "../markdown/blocks.ts";
import type { CommentInput } from "./comment-input.ts";
import { fitBlocks } from "../markdown/fit.ts";
import { listJobs, matrixBlocks, matrixTitle } from "./matrix.ts";
import { prose } from "../markdown/safe-text.ts";
import { markdown } from "../markdown/text.ts";
import { sectionBlocks } from "./section.ts";

const titleWidth = 100;
/** A comment shows the first notes, and the job summary more. */
const [commentNotes, summaryNotes] = [4, 10];

/** GitHub's limit for a comment in characters, minus room for the marker. */
export const commentLimit = 65_536 - 1_024;
/** GitHub drops a whole step summary if it's larger than 1 MiB. This limit, in bytes, leaves a margin. */
export const summaryLimit = 1_048_576 - 16_384;

/** The comment on a pull request, in at most `limit` characters (at least 4,096), not including the marker that we use to find the comment. */
export function commentMarkdown(input: CommentInput, limit = commentLimit): string {
  return `${fitBlocks(inputBlocks(input, false), limit - 1, (text) => text.length)}\n`;
}

/** The job summary, in at most `limit` bytes. Unlike a comment, it also shows what didn't affect the verdict. */
export function jobSummary(input: CommentInput, limit = summaryLimit): string {
  const encoder = new TextEncoder();
  return `${fitBlocks(inputBlocks(input, true), limit - 1, (text) => encoder.encode(text).length)}\n`;
}

function inputBlocks(input: CommentInput, isWhole: boolean): Block[] {
  const { title, sections, notes } = input;
  const jobs = listJobs(sections);
  const only = jobs.length === 1 ? jobs[0] : undefined;
  const verdict = only === undefined ? matrixTitle(jobs) : `${only.lead.mark} ${only.lead.title}`;
  const titles = [title, only?.section.title ?? ""]
    .filter((text) => text.trim() !== "")
    .map((text) => prose(text.trim(), titleWidth));
  return [
    `### ${[markdown(verdict), ...titles].join(" · ")}`,
    ...(only === undefined ? matrixBlocks(jobs, input, isWhole) : sectionBlocks(only.section, input, isWhole)),
    ...list(
      notes.slice(0, isWhole ? summaryNotes : commentNotes).map((note) => `ℹ️ ${prose(note)}`),
      "notes",
      notes.length,
    ),
  ];
}

const noRun = { failure: null, cost: null, config: null };

/** The comment for a comparison outside a job, as in `run --base`, `compare`, and `demo`. */
export function comparisonComment(
  title: string,
  comparison: Comparison,
  head: Profile | null,
  fails: boolean,
  { failure, cost, config }: RunOfComment = noRun,
): string {
  const section = {
    artifact: null,
    report: null,
    baselineAge: null,
    title: null,
    comparison,
    head,
    failure,
    fails,
    cost,
  };
  return commentMarkdown({
    title,
    sections: [section],
    links: { run: null, artifact: null, report: null },
    measured: { commit: null, config },
    notes: [],
  });
}

/** Facts about the run that a comparison doesn't have. */
interface RunOfComment {
  readonly failure: Failure | null;
  readonly cost: RunCost | null;
  readonly config: string | null;
}
