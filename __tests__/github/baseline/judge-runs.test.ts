import { expect, test } from "@jest/globals";
import { classifyRuns, type ListedRun, type RunRules } from "../../../src/github/baseline/branch-runs.ts";

const rules: RunRules = {
  repository: { owner: "Octo-Org", name: "llm" },
  workflowId: 7,
  branch: "main",
  runId: 500,
  newerAllowed: true,
};

const good: ListedRun = {
  id: 400,
  workflow_id: 7,
  event: "push",
  status: "completed",
  conclusion: "success",
  head_branch: "main",
  head_sha: "a".repeat(40),
  created_at: "2026-03-01T10:00:00Z",
  repository: { full_name: "octo-org/llm" },
  head_repository: { full_name: "octo-org/llm" },
};

test.each<[string, Partial<ListedRun>]>([
  ["a run of a push", {}],
  ["a run of a schedule", { event: "schedule" }],
  ["a run newer than ours if a base is given", { id: 501 }],
])("classifyRuns accepts %s as a baseline", (_, change) => {
  expect(classifyRuns([{ ...good, ...change }], rules)).toEqual({ good: [{ ...good, ...change }], passedOver: "" });
});

test.each<[string, Partial<ListedRun>, string]>([
  ["a fork's branch with the same name", { head_repository: { full_name: "mallory/llm" } }, "1 from forks"],
  ["a deleted fork", { head_repository: null }, "1 from forks"],
  ["another repository", { repository: { full_name: "octo-org/llm2" } }, "1 from another repository"],
  ["a pull request", { event: "pull_request" }, "1 not started by a push or schedule"],
  ["pull_request_target", { event: "pull_request_target" }, "1 not started by a push or schedule"],
  ["a manual run", { event: "workflow_dispatch" }, "1 not started by a push or schedule"],
  ["a failed run", { conclusion: "failure" }, "1 not successful"],
  ["a cancelled run", { conclusion: "cancelled" }, "1 not successful"],
  ["a run that's still going", { status: "in_progress", conclusion: null }, "1 not successful"],
  ["a run in progress that claims success", { status: "in_progress" }, "1 not successful"],
  ["another branch", { head_branch: "Main" }, "1 on other branches"],
  ["a tag or a deleted branch", { head_branch: null }, "1 on other branches"],
  ["another workflow", { workflow_id: 8 }, "1 from other workflows"],
])("classifyRuns refuses %s as a baseline", (_, change, expected) => {
  expect(classifyRuns([{ ...good, ...change }], rules)).toEqual({
    good: [],
    passedOver: `We skipped 1 run: ${expected}.`,
  });
});

test("classifyRuns skips our own run silently, and a later one without a base", () => {
  const runs = [{ ...good, id: 501 }, { ...good, id: 500 }, good];
  expect(classifyRuns(runs, { ...rules, newerAllowed: false })).toEqual({
    good: [good],
    passedOver: "We skipped 1 run: 1 newer than this run.",
  });
});

test("classifyRuns counts each run under one reason", () => {
  const fork = { ...good, head_repository: { full_name: "mallory/llm" }, event: "pull_request", conclusion: "failure" };
  expect(classifyRuns([fork, { ...good, conclusion: "failure" }, good, fork], rules).passedOver).toBe(
    "We skipped 3 runs: 2 from forks, 1 not successful.",
  );
});
