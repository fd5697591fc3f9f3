import { describe, expect, test } from "@jest/globals";
import { listRecentPoints } from "../../../../src/features/history/text/recent-points.ts";
import { jobSummary } from "../../../../src/report/comment/comment.ts";
import { renderComparison } from "../../../../src/report/terminal/report-text.ts";
import { compared, near, rangeOf, side } from "../../../compare/support/sides.ts";
import { madeChange, madeSeries, nightlyHistory } from "../support/made-histories.ts";
import { input, section } from "../../../report/comment/support/cases.ts";
import { decoded, dump, faults, page } from "../../../report/html/support/page.ts";

const job = "bench (h100)";

describe("the last runs of a range", () => {
  test("lists at most 30 GPU times with their changes", () => {
    const found = listRecentPoints(nightlyHistory(), job);
    expect(found.map(({ name, points, changes }) => [name, points.length, changes])).toEqual([
      ["decode", 30, [{ point: 25, changeRatio: 0.0235, state: "confirmed" }]],
      ["prefill", 30, [{ point: 6, changeRatio: -0.017, state: "machine" }]],
    ]);
    expect(found[0]?.points.at(-1)).toMatchObject({
      date: "2026-11-23T02:11:00.000Z",
      link: "https://github.com/octo-org/llm-server/actions/runs/7000000083/artifacts/3000000083",
    });
    expect(listRecentPoints(nightlyHistory(), "another job")).toEqual([]);
  });

  test("starts at the last cut", () => {
    const { records, series } = nightlyHistory();
    const [decode = madeSeries({})] = series;
    const cut = { ...decode, cuts: [{ point: 79, because: ["gpu" as const] }], changes: [madeChange({ point: 79 })] };
    const [found] = listRecentPoints({ records, skipped: [], series: [cut] }, job);
    expect([found?.points.length, found?.changes]).toEqual([5, []]);
  });
});

describe("recent runs in a report", () => {
  const of = (ns: number): ReturnType<typeof side> =>
    side([rangeOf({ name: "decode", kernels: [{ name: "gemm", ns: near(ns) }] })]);
  const [base, head] = [of(13.06e6), of(13.4e6)];
  const comparison = compared(base, head);
  const history = listRecentPoints(nightlyHistory(), job);
  const line = /Last 30 runs: 12\.7 ms to 13\.1 ms [▁-█]{30}; last change \+2\.4% on 2026-11-19\./;

  test("draws them with base and head on the page", () => {
    const text = page({ base, head, comparison, history });
    expect(faults(text, ["https://github.com/octo-org/llm-server/actions/runs/"])).toEqual([]);
    expect(dump(text)).toContain("[picture: Last 30 runs of decode in the history, base and head]");
    expect(text.match(/<title>(?:base|head)<\/title>/g)).toEqual(["<title>base</title>", "<title>head</title>"]);
    expect(text.match(/tabindex="-1"/g)).toHaveLength(30);
  });

  test("adds a line to the terminal and the job summary", () => {
    const text = renderComparison(comparison, { topKernels: 3, layout: { width: 160, color: false }, history });
    expect(text).toMatch(line);
    expect(decoded(jobSummary(input([section({ comparison, head, history })])))).toMatch(line);
  });

  test("says nothing without a history", () => {
    expect(dump(page({ base, head, comparison }))).not.toContain("history");
  });
});
