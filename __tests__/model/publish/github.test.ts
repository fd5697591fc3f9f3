import { expect, test } from "@jest/globals";
import { measuresUnmergedChange } from "../../../src/model/publish/github.ts";

const run = { id: 1, workflowId: 2, conclusion: "success", headSha: "a".repeat(40), headRepository: "octo/llm" };

test.each([
  ["schedule", null, false],
  ["pull_request_review", null, true],
  ["merge_group", null, true],
  ["workflow_run", "push", false],
  ["workflow_run", "pull_request", true],
])("decides whether a job on %s, triggered by %s, measures an unmerged change: %s", (event, triggeredBy, expected) => {
  const triggeringRun = triggeredBy === null ? null : { ...run, event: triggeredBy };
  expect(measuresUnmergedChange({ event, triggeringRun })).toBe(expected);
});
