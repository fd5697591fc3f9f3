import { expect, test } from "@jest/globals";
import { both, neededPermissions } from "./support/needed-permissions.ts";
import { jobsOf, permissionsOf, readWorkflow, type Permissions } from "./support/workflow.ts";
import { allFiles, ownFiles, workflowFile } from "./support/workflow-files.ts";

const jobs = allFiles.flatMap(({ path, workflow }) =>
  jobsOf(workflow).map(([key, job]) => [`${path} ${key}`, workflow, job] as const),
);

test.each(jobs)("grants %s only the permissions that it needs", (_name, workflow, job) => {
  const needed = job.uses === undefined ? neededPermissions(workflow, job) : neededBy(job.uses);
  expect(permissionsOf(workflow, job)).toEqual(needed);
});

test.each(ownFiles)("gives $path no permissions by default", ({ workflow }) => {
  expect(workflow.permissions).toEqual({});
});

/** Of a workflow that is called: what its jobs need, at most. */
function neededBy(path: string): Permissions {
  const { workflow } = workflowFile(path.replace(/^\.\//, ""));
  expect(Object.keys(workflow.on)).toContain("workflow_call");
  return jobsOf(workflow)
    .map(([, job]) => neededPermissions(workflow, job))
    .reduce(both, {});
}

const inputs = "command: a, ranges: b";
test.each([
  ["pull_request", inputs, { "pull-requests": "write" }],
  ["pull_request", `${inputs}, comment: never`, {}],
  ["pull_request", `${inputs}, baseline: artifact`, { actions: "read", contents: "read", "pull-requests": "write" }],
  ["[pull_request, push]", inputs, { actions: "read", contents: "read", "pull-requests": "write" }],
  ["push", `${inputs}, baseline: none, check-run: true`, { checks: "write" }],
  ["push", inputs, { actions: "read", contents: "read" }],
  ["push", `${inputs}, mode: baseline`, {}],
  ["schedule", `${inputs}, baseline: none`, {}],
  ["push", `${inputs}, baseline: same-job, bisect: true`, { "pull-requests": "read" }],
  ["issue_comment", `${inputs}, baseline: same-job, bisect: true`, { "pull-requests": "write" }],
  ["schedule", "mode: history", { actions: "read", contents: "write" }],
  ["workflow_run", "mode: comment", { actions: "read", "pull-requests": "write" }],
])("requires permissions on %s with %s: %j", (events, given, needed) => {
  const steps = `steps: [{ uses: org/llm-profile-action@v1, with: { ${given} } }]`;
  const workflow = readWorkflow(`{ name: a, on: ${events}, jobs: { a: { ${steps} } } }`);
  for (const [, job] of jobsOf(workflow)) expect(neededPermissions(workflow, job)).toEqual(needed);
});
