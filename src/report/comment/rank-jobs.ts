import type { ProfileRange } from "../../model/profile/profile.ts";
import { communicationFamily } from "../../model/ranks/ranks.ts";
import { median } from "../../model/rounds.ts";
import { signedPercent } from "../../model/text/quantity.ts";
import { formatNs } from "../format.ts";
import type { CommentSection } from "./comment-input.ts";
import type { Lead } from "../document/lead.ts";
import { rangeName } from "../document/text.ts";
import { counted } from "../../model/text/listing.ts";

export interface MatrixJob {
  readonly section: CommentSection;
  readonly lead: Lead;
}

/** Readers can go through up to this many jobs one by one. */
export const fewJobs = 8;
const mostRanges = 2;

/** A summary of many matrix jobs that are the ranks of one run. */
export interface RankJobs {
  readonly sentences: readonly string[];
  /**
   * All jobs: first the jobs without a profile, then the others, most own work first. We compare the work in the first range that every
   * rank ran and communicated in.
   */
  readonly bySlowest: readonly MatrixJob[];
}

/**
 * Null if there are few jobs, or if the jobs aren't clearly the ranks of one run. Jobs count as ranks if their names differ only in one
 * number, which counts up from 0 without a gap, and if they share a range in which each of them communicates.
 */
export function findJobsOfRanks(jobs: readonly MatrixJob[]): RankJobs | null {
  const ranks = jobs.length > fewJobs ? readRanks(jobs) : null;
  const measured = (ranks ?? []).filter(({ job }) => job.section.head !== null);
  const ranges = rangesOfAll(measured);
  const [first] = ranges;
  if (first === undefined) return null;
  const workNs = new Map(first.ranks.map(({ job, workNs: jobNs }) => [job, jobNs]));
  const readWork = (job: MatrixJob): number => workNs.get(job) ?? Number.MAX_SAFE_INTEGER;
  const unmeasured = jobs.length - measured.length;
  return {
    sentences: [
      ...ranges.slice(0, mostRanges).map((range) => nameSlowestRank(range)),
      `Own work excludes communication kernels, which also wait for other ranks.${unmeasured === 0 ? "" : ` ${counted(unmeasured, "rank")} without a profile.`}`,
    ],
    bySlowest: jobs.toSorted((a, b) => readWork(b) - readWork(a)),
  };
}

interface Rank {
  readonly job: MatrixJob;
  readonly rank: number;
}

function readRanks(jobs: readonly MatrixJob[]): Rank[] | null {
  const parts = jobs.map(({ section }) => (section.title ?? "").split(/(\d+)/));
  const [first = []] = parts;
  if (parts.some(({ length }) => length !== first.length)) return null;
  const places = [...first.keys()].filter((index) => parts.some((part) => part[index] !== first[index]));
  const [at, ...more] = places;
  if (at === undefined || more.length > 0) return null;
  const ranks = jobs.map((job, index) => ({ job, rank: Number(parts[index]?.[at]) }));
  const isWhole = new Set(ranks.map(({ rank }) => rank)).size === jobs.length;
  return isWhole && ranks.every(({ rank }) => rank < jobs.length) ? ranks : null;
}

/** A range that every rank ran and communicated in. */
interface RankedRange {
  readonly range: ProfileRange;
  /** Sorted by work, most first. */
  readonly ranks: readonly (Rank & { readonly workNs: number })[];
}

function rangesOfAll(measured: readonly Rank[]): RankedRange[] {
  return (measured[0]?.job.section.head?.ranges ?? []).flatMap((range) => {
    const ranks = measured.flatMap(({ job, rank }) => {
      const jobRange = job.section.head?.ranges.find(
        ({ name, domain }) => name === range.name && domain === range.domain,
      );
      const workNs = jobRange === undefined ? null : ownWorkNs(jobRange);
      return workNs === null ? [] : [{ job, rank, workNs }];
    });
    if (ranks.length < measured.length) return [];
    return [{ range, ranks: ranks.toSorted((a, b) => b.workNs - a.workNs) }];
  });
}

/** Null if the range doesn't communicate, or if its time without communication is unknown. */
function ownWorkNs({ families, rounds }: ProfileRange): number | null {
  if (!families.some(({ family }) => family === communicationFamily)) return null;
  const works = rounds.flatMap(({ communicationFreeBusyNs: workNs }) => (workNs === null ? [] : [workNs]));
  return works.length === 0 || works.length < rounds.length ? null : median(works);
}

function nameSlowestRank({ range, ranks }: RankedRange): string {
  const medianNs = median(ranks.map(({ workNs }) => workNs));
  const { rank, workNs } = ranks[0] ?? { rank: 0, workNs: medianNs };
  const above = medianNs === 0 ? "" : ` (${signedPercent(workNs / medianNs - 1)})`;
  return `${rangeName(range)}: rank ${String(rank)} works longest, ${formatNs(workNs)}; the median of ${counted(ranks.length, "rank")} is ${formatNs(medianNs)}${above}.`;
}
