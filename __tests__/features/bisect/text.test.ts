import { describe, expect, test } from "@jest/globals";
import type { Bisect, BisectAnswer, BisectResult } from "../../../src/features/bisect/model/bisect.ts";
import {
  formatAnswer,
  formatSearchStart,
  formatNextComparison,
} from "../../../src/features/bisect/text/progress-text.ts";
import { formatBisectPlan, formatBisect } from "../../../src/features/bisect/text/result-text.ts";

const layout = { width: 200, color: false };

function shaOf(index: number): string {
  return String(index).repeat(40).slice(0, 40);
}

function searchOf(answers: readonly BisectAnswer[], result: BisectResult | null = null): Bisect {
  const versions = [0, 1, 2, 3].map((index) => ({
    commit: {
      ...{ sha: shaOf(index), parents: [], author: "Ada", authoredAt: "2026-11-25T12:00:00+00:00" },
      subject: `change ${String(index)}`,
    },
    packages: null,
    changes: null,
  }));
  return {
    schemaVersion: 1,
    tool: { name: "llm-profile", version: "1.0.0" },
    startedAt: "2026-11-25T12:00:00.000Z",
    process: { pid: 1, startTicks: 1, pidNamespace: null },
    key: "0123456789ab",
    good: { ref: shaOf(0), commit: shaOf(0) },
    bad: { ref: "main", commit: shaOf(3) },
    figure: { kind: "metric", name: "step time", metricKind: "reported" },
    least: 0.05,
    searches: [{ within: "first-parents", versions, answers: [...answers], result }],
    notSearched: [],
    explanation: null,
    blame: null,
  };
}

const measured: BisectAnswer = {
  kind: "measured",
  base: 0,
  head: 3,
  seconds: 20,
  run: "comparisons/1",
  log: Math.log(1.5),
  standardError: 0.001,
  degrees: 4,
};
const failed: BisectAnswer = {
  kind: "failed",
  base: 0,
  head: 2,
  version: 2,
  seconds: 2,
  run: null,
  why: "The setup command exited with code 2.\nmain.c:3: error: no\nmake: Error 1",
};

describe("a search's progress", () => {
  test("names an end once if its hash was given", () => {
    expect(formatSearchStart(searchOf([]), "/b.json", false)).toBe(
      "Bisect: 3 versions after 000000000000, up to main (333333333333). State: /b.json",
    );
  });

  test("estimates the time from measured comparisons only", () => {
    const outlook = { left: [], none: 0, expected: 3 };
    expect(formatNextComparison(searchOf([measured, failed]), { base: 0, head: 1, outlook })).toMatch(
      /About 3 comparisons to go, 1 min 0 s\.$/,
    );
  });

  test("keeps a failure's line breaks", () => {
    expect(formatAnswer(searchOf([measured, failed]), failed).split("\n")).toEqual([
      "222222222222 change 2 can't be measured, so it's skipped (2.0 s): The setup command exited with code 2.",
      "  main.c:3: error: no",
      "  make: Error 1",
    ]);
  });
});

const effect = { log: Math.log(1.5), low: Math.log(1.4), high: Math.log(1.6) };

test("shows a group's reference version and the report's path", () => {
  const result: BisectResult = { kind: "culprit", step: { after: 1, version: 3, probability: 0.997, effect } };
  const explanation = { run: "comparisons/1", reasons: [], kernels: [], lines: [] };
  const bisect = { ...searchOf([measured, failed], result), explanation };
  expect(formatBisect({ bisect, result, file: "/runs/bisect-1/bisect.json", isFinished: true }, layout)).toBe(
    [
      "Looking for a change in step time.",
      "One of 2 versions: +50.0% (+40.0% to +60.0%) compared with 111111111111 change 1, 99.7% sure. Only the last version can be measured:",
      "  222222222222 change 2",
      "  333333333333 change 3",
      "Report on that comparison: /runs/bisect-1/comparisons/1/report.html",
      "Cost: 1 comparison, 1 version that couldn't be measured, 22 s.",
    ].join("\n"),
  );
});

const legs = "1 capture";

const made = "An earlier search already made 1 comparison.";
const toGo = (count: number) =>
  expect.stringMatching(new RegExp(`^About ${String(count)} comparisons to go\\..*: 1 capture\\.$`));

test.each([
  ["that hasn't begun", [], 5, [toGo(5)]],
  ["that's under way", [measured], 3, [made, toGo(3)]],
  ["that's finished", [measured], null, [made, expect.stringMatching(/^The search is done\./)]],
])("plans a search %s", (_, answers, expected, says) => {
  const lines = formatBisectPlan({ bisect: searchOf(answers), legs, expected }, layout).split("\n");
  expect(lines.slice(2)).toEqual(says);
});
