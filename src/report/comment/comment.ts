import type { Comparison } from "../../model/comparison/comparison.ts";
import type { RunCost } from "../../model/run/cost.ts";
import type { Failure } from "../../model/run/failure.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { list, type Block } from "../markdown/blocks.ts";
import type { CommentInput } from "./comment-input.ts";
import { commentRoom, summaryRoom } from "../markdown/room.ts";
import { fittedText, shortened } from "../markdown/fit.ts";
import { isPassing, jobsOf, matrixBlocks } from "./matrix.ts";
import type { MatrixJob } from "./rank-jobs.ts";
import { prose } from "../markdown/safe-text.ts";
import { linksText, sectionBlocks, type Extent } from "./section.ts";

const titleWidth = 100;
const mostNotes = 10;

/** GitHub's limit for a comment in characters, minus room for the marker. */
export const commentLimit = 65_536 - 1_024;
/** GitHub drops a whole step summary if it's larger than 1 MiB. This limit, in bytes, leaves a margin. */
export const summaryLimit = 1_048_576 - 16_384;

/** The comment on a pull request, in at most `limit` characters (at least 4,096), not including the marker that we use to find the comment. */
export function commentMarkdown(input: CommentInput, limit = commentLimit): string {
  const room = commentRoom(input.sections.length, mostRangesOf(input));
  const blocks = inputBlocks(input, { room, isWhole: false });
  const short = input.sections.length > 1 ? blocks : shortened(blocks, mostLines);
  return `${fittedText(short, limit - 1, (text) => text.length)}\n`;
}

/** How many unfolded lines a single job may have. Nobody reads more, and the report has everything. */
const mostLines = 80;

/** The job summary, in at most `limit` bytes. Unlike a comment, it also shows what didn't affect the verdict. */
export function jobSummary(input: CommentInput, limit = summaryLimit): string {
  const encoder = new TextEncoder();
  const blocks = inputBlocks(input, { room: summaryRoom(input.sections.length), isWhole: true });
  return `${fittedText(blocks, limit - 1, (text) => encoder.encode(text).length)}\n`;
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

/** The largest number of ranges in any section. */
function mostRangesOf({ sections }: CommentInput): number {
  return Math.max(0, ...sections.map(({ comparison, head }) => (comparison ?? head)?.ranges.length ?? 0));
}

function inputBlocks({ title, sections, links, measured, notes, more = [] }: CommentInput, extent: Extent): Block[] {
  const jobs = jobsOf(sections);
  const only = jobs.length === 1 ? jobs[0] : undefined;
  return [
    only === undefined
      ? heading(matrixVerdict(jobs), [title])
      : heading(`${only.headline.mark} ${only.headline.word}`, [title, only.section.title ?? ""]),
    ...(only === undefined
      ? [...linksText(links), ...more, ...matrixBlocks(jobs, extent, measured)]
      : sectionBlocks(only.section, extent, { measured, links, more })),
    ...list(
      notes.slice(0, mostNotes).map((note) => `ℹ️ ${prose(note)}`),
      "notes",
      notes.length,
    ),
  ];
}

function heading(verdict: string, titles: readonly string[]): string {
  const named = titles.filter((title) => title.trim() !== "").map((title) => prose(title.trim(), titleWidth));
  return `### ${[verdict, ...named].join(" · ")}`;
}

/** `❌ 1 of 4 fails, 1 has no clear result, 1 can't be read`. */
function matrixVerdict(jobs: readonly MatrixJob[]): string {
  if (jobs.length === 0) return "❔ No result";
  const failing = jobs.filter(({ section }) => section.fails).length;
  const unread = jobs.filter(({ section }) => !section.fails && section.unread === true).length;
  const passing = jobs.filter(isPassing).length;
  const open = jobs.length - failing - unread - passing;
  if (passing === jobs.length) return `✅ All ${String(passing)} pass`;
  const parts = [
    { count: failing, words: failing === 1 ? "fails" : "fail" },
    { count: open, words: `${open === 1 ? "has" : "have"} no clear result` },
    { count: unread, words: "can't be read" },
  ].filter(({ count }) => count > 0);
  const texts = parts.map(
    ({ count, words }, index) => `${String(count)} ${index === 0 ? `of ${String(jobs.length)} ` : ""}${words}`,
  );
  return `${failing > 0 ? "❌" : "⚪"} ${texts.join(", ")}`;
}
