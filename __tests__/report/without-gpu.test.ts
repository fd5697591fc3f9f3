import { describe, expect, test } from "@jest/globals";
import { logLayout } from "../../src/model/text/layout.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { comparisonComment } from "../../src/report/comment/comment.ts";
import { legend } from "../../src/report/document/legend.ts";
import { summaryMarkdown } from "../../src/report/summary.ts";
import { renderComparison, renderProfile } from "../../src/report/terminal/report-text.ts";
import { compared, decode, near } from "../compare/support/sides.ts";
import { untracedRuns } from "../compare/untraced/support/runs.ts";
import { madeKernel, madeProfile, madeRange, madeRound } from "../fixtures/profiles.ts";
import { madeTimeline } from "../fixtures/timelines.ts";
import { dump, page } from "./html/support/page.ts";

const options = { topKernels: 3, layout: logLayout };
const round = madeRound({ kernelNs: 0, gpuBusyNs: 0, launches: 0, gpuIdleNs: null, gpuIdle: null });

/** A program without kernels, measured in three rounds and untraced runs on a machine without a GPU. */
function cpuOnly(): Profile {
  const empty = madeProfile([madeRange({ rounds: [round, round, round], kernels: [] })]);
  const [first] = empty.rounds;
  const rounds = first === undefined ? [] : [1, 2, 3].map((number) => ({ ...first, round: number }));
  const untraced = [0, 1, 2, 3].map((order) => ({
    ...{ order, seconds: 1, clientSeconds: null, ofOtherCommand: false, metrics: [], peakMemory: [] },
    ranges: [{ name: "decode", domain: "", instanceNs: [1e6, 1e6 + order], steps: null, tokens: null }],
  }));
  return { ...empty, rounds, untraced };
}

/** True for the page's title and the legend, which are the same in every report. */
function isFixed(line: string): boolean {
  return line.startsWith("# GPU profile") || Object.values(legend).some((meaning) => line.endsWith(meaning));
}

const profile = cpuOnly();
const comparison = compared(profile, profile);
const timeline = madeTimeline(0);
const timelines = { base: [timeline], head: [timeline] };

describe("a program without kernels, on a machine without a GPU", () => {
  test.each([
    ["a profile's text", () => renderProfile(profile, options)],
    ["the summary", () => summaryMarkdown(profile)],
    ["a comparison's text", () => renderComparison(comparison, options)],
    ["the comment", () => comparisonComment("profile", comparison, profile, false)],
    ["the page", () => dump(page({ base: profile, head: profile, comparison, fails: false, timelines }))],
    ["the page of a profile", () => dump(page({ base: null, head: profile, comparison: null, fails: false }))],
  ])("avoids mentioning a GPU in %s", (_, textOf) => {
    const about = textOf()
      .split("\n")
      .filter((line) => /GPU|CUDA calls|No kernel|kernel time|SM clock|calibrat/.test(line) && !isFixed(line));
    expect(about).toEqual([]);
  });

  test("shows the wall time", () => {
    expect(renderProfile(profile, options)).toContain("wall time 1.00 ms (tracing inflates it)");
    expect(renderComparison(comparison, options)).toContain("wall time (untraced, median)");
  });
});

test("says that a range has no kernels if another has some", () => {
  const both = madeProfile([
    madeRange({ kernels: [madeKernel()] }),
    madeRange({ name: "load", rounds: [round], kernels: [] }),
  ]);
  const [, ofLoad = ""] = renderProfile(both, options).split("NVTX range load");
  expect(ofLoad).toContain("no kernels and no copies");
  expect(ofLoad).not.toContain("GPU idle");
});

test("calls an unproven wall-time change not judged, in sentence and table", () => {
  const runs = (ms: readonly number[]): Profile["untraced"] => untracedRuns([...ms.map((one) => [one * 1e6])], "base");
  const sideOf = (ms: readonly number[]) => ({ ...decode([{ name: "k", ns: near(1e7) }]), untraced: runs(ms) });
  const apart = compared(sideOf([100, 190, 120]), sideOf([200, 380, 240]), { interleaved: false });
  expect(renderComparison(apart, options)).toMatch(/untraced, median.*· not judged[^]*PASS.* Wall time: not judged\./);
});
