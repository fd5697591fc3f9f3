import { signedPercent } from "../../model/text/quantity.ts";
import { counted, listText } from "../../model/text/listing.ts";
import { writeLead } from "../document/lead.ts";
import { markName, rangeName } from "../document/text.ts";
import { fold, type Block } from "../markdown/blocks.ts";
import { code, codeHtml } from "../markdown/safe-text.ts";
import { markdown } from "../markdown/text.ts";
import { rangesBySeverity } from "../rows.ts";
import { causeSite } from "../verdict/decisive.ts";
import type { CommentSection } from "./comment-input.ts";
import { decidingRows, measuredRows, mostRows, type DecidingRow } from "./deciding-rows.ts";
import { fewJobs, findJobsOfRanks, type MatrixJob } from "./rank-jobs.ts";
import { formatLinks, rowsTable, sectionBlocks, type Surroundings } from "./section.ts";

const titleWidth = 60;
/** A comment names at most this many jobs that passed. */
const namedJobs = 3;
/** More folds than this share one fold. */
const mostFolds = 3;

/** A matrix's jobs: failing jobs first, passing jobs last, otherwise in the original order. */
export function listJobs(sections: readonly CommentSection[]): MatrixJob[] {
  return worstFirst(sections.map((section) => ({ section, lead: writeLead(section) })));
}

function worstFirst(jobs: readonly MatrixJob[]): MatrixJob[] {
  const rank = (job: MatrixJob): number => (job.section.fails ? 0 : isPassing(job) ? 2 : 1);
  return jobs.toSorted((a, b) => rank(a) - rank(b));
}

function isPassing({ section, lead }: MatrixJob): boolean {
  return !section.fails && lead.mark === "✅";
}

function isUnmeasured({ section }: MatrixJob): boolean {
  return section.failure !== null && section.head === null && section.comparison === null && section.unread !== true;
}

/** `❌ 4 of 8 jobs fail: decode takes 18% longer on the GPU; 1 measured nothing`: the worst job in words, the others in numbers. */
export function matrixTitle(jobs: readonly MatrixJob[]): string {
  if (jobs.length === 0) return "❔ No result";
  const count = (isCounted: (job: MatrixJob) => boolean): number => jobs.filter(isCounted).length;
  const failing = jobs.filter(({ section }) => section.fails);
  const unread = count(({ section }) => !section.fails && section.unread === true);
  const nothing = count(isUnmeasured);
  const passing = count(isPassing);
  const open =
    jobs.length - failing.length - unread - passing - count((job) => isUnmeasured(job) && !job.section.fails);
  if (passing === jobs.length) return `✅ All ${String(passing)} jobs pass`;
  const worst = failing.filter((job) => !isUnmeasured(job)).toSorted((a, b) => findSlowdown(b) - findSlowdown(a))[0];
  const title = worst === undefined ? "" : `: ${worst.lead.title}`;
  const parts = [
    { count: failing.length, words: `${failing.length === 1 ? "fails" : "fail"}${title}` },
    { count: nothing, words: "measured nothing" },
    { count: open, words: `${open === 1 ? "has" : "have"} no verdict` },
    { count: unread, words: "can't be read" },
  ].filter((part) => part.count > 0);
  const texts = parts.map(
    (part, index) => `${String(part.count)}${index === 0 ? ` of ${String(jobs.length)} jobs` : ""} ${part.words}`,
  );
  return `${failing.length > 0 ? "❌" : "⚪"} ${texts.join("; ")}`;
}

function findSlowdown({ section }: MatrixJob): number {
  return Math.max(0, ...(section.comparison?.ranges.map(({ gpuBusyTime }) => gpuBusyTime.changeRatio ?? 0) ?? []));
}

/**
 * Several jobs that share a comment: a row for each cause, then the jobs folded. Of the ranks of one run, only the worst. A comment leaves
 * out jobs that pass; the job summary has a row for each job.
 */
export function matrixBlocks(
  all: readonly MatrixJob[],
  { measured, links, more = [] }: Surroundings,
  isWhole: boolean,
): Block[] {
  const ranks = findJobsOfRanks(all);
  const sorted = ranks === null ? all : worstFirst(ranks.bySlowest);
  const jobs = isWhole ? sorted : sorted.filter((job) => !isPassing(job));
  const shown = isWhole && ranks === null ? jobs : jobs.slice(0, fewJobs);
  const groups = isWhole ? jobs.map((job) => [job]) : [...Map.groupBy(jobs, causeKey).values()];
  const folds = shown.flatMap(({ section, lead }) =>
    fold(
      `${lead.mark} ${codeHtml(readTitle(section), titleWidth)}: ${lead.word}`,
      sectionBlocks(section, { measured, links: { ...section, run: links.run } }, isWhole, all.length),
    ),
  );
  return [
    ...(ranks === null ? [] : [markdown(ranks.sentences.join(" "))]),
    ...jobsTable(groups, isWhole ? shown.length : mostRows),
    ...[[...(isWhole ? [] : listPassedJobs(all.filter(isPassing))), ...formatLinks(links)].join(" ")].filter(
      (text) => text !== "",
    ),
    ...more,
    ...(isWhole || folds.length <= mostFolds ? folds : fold(`${counted(shown.length, "job")} in detail`, folds)),
  ];
}

/** A row for each group of jobs, at most `most`. */
function jobsTable(groups: readonly (readonly MatrixJob[])[], most: number): Block[] {
  const rows = groups.slice(0, most).map(groupRow);
  return rowsTable({ titles: ["job", "base → head", "change"], rows }, { total: groups.length });
}

/** Jobs with the same key share a row: the same ranges are slower for the same cause, or the same thing failed. */
function causeKey({ section, lead }: MatrixJob): string {
  const { comparison, failure, title } = section;
  if (comparison?.verdict !== "regressed")
    return JSON.stringify([lead.word, failure?.what ?? (comparison === null ? title : comparison.verdict)]);
  const ranges = comparison.ranges
    .filter(({ verdict }) => verdict === "regressed")
    .map((range) => [
      range.name,
      range.domain,
      range.cause?.kind,
      causeSite(range, comparison)?.file,
      causeSite(range, comparison)?.line,
    ]);
  return JSON.stringify([section.fails, ranges]);
}

/** A row for jobs with one cause: the first job's values, and the changes of all. */
function groupRow(jobs: readonly MatrixJob[]): DecidingRow {
  const [first, ...others] = jobs;
  const section = first?.section;
  const [range] = section?.comparison?.base == null ? [] : rangesBySeverity(section.comparison);
  const more = others.length === 0 ? "" : ` and ${String(others.length)} more`;
  const label = `${first?.lead.mark ?? ""} ${markName(section === undefined ? "" : readTitle(section))}${more}`;
  const { comparison = null, head = null } = section ?? {};
  const { rows } = comparison === null ? measuredRows(head) : decidingRows(comparison, head);
  const [row] = rows;
  const name = range === undefined ? "" : `: ${rangeName(range)}`;
  if (range?.verdict === "regressed" && row !== undefined && range.gpuBusyTime.state === "regressed")
    return { ...row, label: `${label}${name}`, change: formatChangeSpan(jobs) };
  if (range?.verdict === "regressed" && row !== undefined) return { ...row, label: `${label}${name}` };
  return { label: `${label}${name}`, values: row?.values ?? "–", change: first?.lead.word ?? "", isBold: false };
}

/** `+17.0% to +18.1%`, from the smallest to the largest change of the jobs' worst ranges. */
function formatChangeSpan(jobs: readonly MatrixJob[]): string {
  const changes = jobs.map(findSlowdown);
  const ends = [Math.min(...changes), Math.max(...changes)].map(signedPercent);
  return [...new Set(ends)].join(" to ");
}

/** `✅ 2 jobs passed: …`, or nothing if none passed. */
function listPassedJobs(jobs: readonly MatrixJob[]): string[] {
  if (jobs.length === 0) return [];
  const names = jobs.map(({ section }) => code(readTitle(section), titleWidth));
  return [`✅ ${counted(jobs.length, "job")} passed: ${listText(names, namedJobs)}.`];
}

function readTitle({ title }: CommentSection): string {
  return title ?? "";
}
