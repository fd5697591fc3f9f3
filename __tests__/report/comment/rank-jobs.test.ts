import { describe, expect, test } from "@jest/globals";
import type { CommentSection } from "../../../src/report/comment/comment-input.ts";
import type { ProfileRange } from "../../../src/model/profile/profile.ts";
import { commentMarkdown, jobSummary } from "../../../src/report/comment/comment.ts";
import { listJobs } from "../../../src/report/comment/matrix.ts";
import { findJobsOfRanks } from "../../../src/report/comment/rank-jobs.ts";
import { toTerminal } from "../../../src/report/terminal/text.ts";
import { input, ranksOfOneRun } from "./support/cases.ts";

const same = () => 1;
const slowerLast = (count: number) => (at: { readonly rank: number }) => (at.rank === count - 1 ? 1.2 : 1);

/** What is said about the first range; null where the jobs are no ranks of one run. */
function summary(sections: readonly CommentSection[]): string | null {
  const [first] = findJobsOfRanks(listJobs(sections))?.sentences ?? [];
  return first === undefined ? null : toTerminal(first);
}

/** The names of the jobs in the table of a comment. */
const rowsOf = (text: string): string[] =>
  [...text.matchAll(/^\| .\s`(profile[^`]+)`/gmu)].map(([, title = ""]) => title);
/** The jobs that a summary shows, passed or not. */
const shownOf = (sections: readonly CommentSection[]): string[] => rowsOf(jobSummary(input(sections)));

describe("jobs are the ranks of one run", () => {
  // By all kernels, every rank takes as long: the innocent wait a fifth of 5 ms longer in their AllReduce.
  test.each([9, 64, 256])("are summed up as their median and the slowest: %i jobs", (count) => {
    expect(summary(ranksOfOneRun(count, slowerLast(count)))).toBe(
      `decode: rank ${String(count - 1)} works longest, 6.00 ms; the median of ${String(count)} ranks is 5.00 ms (+20.0%).`,
    );
  });

  const named = (of: (rank: number) => unknown) => (rank: number) => `profile.${String(of(rank))}`;

  test.each([
    ["in any place of the name", (rank: number) => `h100.8gpus+${String(rank)}+bf16`],
    ["in any order of the jobs", named((rank) => (rank * 7) % 16)],
  ])("are recognized by the one number that differs: %s", (_, titleOf) => {
    expect(summary(ranksOfOneRun(16, same, titleOf))).not.toBeNull();
  });

  test.each<readonly [string, (rank: number) => string, number?]>([
    ["too few jobs", named((rank) => rank), 8],
    ["numbers with a gap, such as sizes", named((rank) => 2 ** rank)],
    ["numbers that don't begin at 0", named((rank) => rank + 1)],
    ["the same number twice", named((rank) => rank >> 1)],
    ["two numbers that differ", named((rank) => `${String(rank)}+${String(rank % 2)}`)],
    ["words that differ", named((rank) => String.fromCodePoint(97 + rank))],
    ["all the same name", named(() => 0)],
  ])("aren't recognized: %s", (_, titleOf, count = 16) => {
    expect(summary(ranksOfOneRun(count, same, titleOf))).toBeNull();
  });

  test.each<readonly [string, (range: ProfileRange) => Partial<ProfileRange>]>([
    ["jobs that don't communicate, such as test shards", () => ({ families: [] })],
    [
      "unknown own work, as in older profiles",
      ({ rounds }) => ({ rounds: rounds.map((round) => ({ ...round, communicationFreeBusyNs: null })) }),
    ],
  ])("aren't recognized: %s", (_, change) => {
    const jobs = ranksOfOneRun(16, same).flatMap(({ head, ...one }) =>
      head === null
        ? []
        : [{ ...one, head: { ...head, ranges: head.ranges.map((range) => ({ ...range, ...change(range) })) } }],
    );
    expect(summary(jobs)).toBeNull();
  });
});

describe("a job that's still shown on its own", () => {
  test("is the slowest by own work, the only one that fails", () => {
    const sections = ranksOfOneRun(64, ({ rank }) => (rank === 40 ? 1.2 : 1 + (rank % 7) / 10_000));
    expect(sections.filter(({ fails }) => fails).map(({ title }) => title)).toEqual(["profile.40"]);
    expect(shownOf(sections).slice(0, 2)).toEqual(["profile.40", "profile.6"]);
    expect(shownOf(sections)).toHaveLength(8);
    expect(jobSummary(input(sections))).toContain("*… and 56 more rows.*");
    const text = commentMarkdown(input(sections));
    expect(text).toContain("### ❌ 1 of 64 jobs fails: ");
    expect(rowsOf(text)).toEqual(["profile.40"]);
    expect(text).toContain("✅ 63 jobs passed: ");
  });

  test("is an unmeasured one first, then a failed one, then the slowest", () => {
    const sections = ranksOfOneRun(16, ({ rank }) => 1 + rank / 10_000).map((one, rank) => {
      if (rank === 3) return { ...one, comparison: null, head: null, fails: true };
      return rank === 5 ? { ...one, fails: true } : one;
    });
    expect(shownOf(sections).slice(0, 3)).toEqual(["profile.3", "profile.5", "profile.15"]);
    expect(commentMarkdown(input(sections))).toContain("1 rank without a profile.");
  });
});
