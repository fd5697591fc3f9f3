import { expect, test } from "@jest/globals";
import { expressionsIn, holds } from "./support/expressions.ts";
import { ourSteps, settingsOf } from "./support/our-step.ts";
import { jobsOf, readWorkflow, type Job, type Workflow } from "./support/workflow.ts";
import { allFiles, workflowFile } from "./support/workflow-files.ts";

const isCheckout = ({ uses = "" }: { readonly uses?: string | undefined }) => uses.startsWith("actions/checkout@");

/** What is wrong with a workflow, as `JOB: WHAT`; each rule is tried on a bad one below. */
const rules: readonly ((workflow: Workflow, key: string, job: Job) => readonly string[])[] = [
  (workflow, _key, job) =>
    "workflow_run" in workflow.on && job.steps.some(isCheckout) ? ["a checkout beside a token that may write"] : [],
  (_workflow, _key, { steps }) =>
    steps.flatMap(({ run = "" }) => expressionsIn(run).map((one) => `an expression in a script: ${one}`)),
  // `command` and `setup` are shell too; the values of a matrix stand in the same file.
  (_workflow, _key, job) =>
    ourSteps(job)
      .flatMap((step) => Object.values(step.with).flatMap(expressionsIn))
      .filter((one) => !/^matrix\.[\w-]+$/.test(one))
      .map((one) => `an expression in an input: ${one}`),
  (_workflow, _key, { steps }) =>
    steps
      .filter((step) => isCheckout(step) && step.with["persist-credentials"] !== "false")
      .map(() => "a checkout that leaves the token behind"),
  (_workflow, _key, job) => (job.uses === undefined && job["timeout-minutes"] === undefined ? ["no time limit"] : []),
  (workflow, _key, job) =>
    "pull_request" in workflow.on && job["runs-on"].includes("self-hosted") && !safeFromForks(workflow, job)
      ? ["a fork's code on a machine that stays"]
      : [],
  (workflow, _key, job) =>
    "issue_comment" in workflow.on && !safeFromComments(job) ? ["a stranger's comment starts it"] : [],
  // A token that may push, beside code that anybody may have changed.
  (_workflow, _key, job) =>
    ourSteps(job).some((step) => settingsOf(step).mode === "history") && (job.steps.length > 1 || job.container != null)
      ? ["other code beside a token that pushes"]
      : [],
  (workflow, _key, job) => (measuresBase(workflow, job) && !fetchesBase(job) ? ["a checkout without the base"] : []),
];

function problemsOf(workflow: Workflow): string[] {
  const target = "pull_request_target" in workflow.on ? ["pull_request_target runs with secrets"] : [];
  const found = jobsOf(workflow).flatMap(([key, job]) =>
    rules.flatMap((rule) => rule(workflow, key, job).map((what) => `${key}: ${what}`)),
  );
  return [...target, ...found];
}

const repository = "octo-org/llm";
const vars = { GPU_RUNNER: "true" };
const pullFrom = (head: string | null) => ({
  github: {
    event_name: "pull_request",
    repository,
    event: { pull_request: { head: { repo: head === null ? null : { full_name: head } } } },
  },
  vars,
});
const pushed = { github: { event_name: "push", repository, event: { ref: "refs/heads/main" } }, vars };

/** It runs for our own branches and pushes, and for no fork, also not for one that was deleted; or nothing of it stays. */
function safeFromForks(workflow: Workflow, { if: condition = "true", "runs-on": labels }: Job): boolean {
  if (labels.includes("ephemeral")) return true;
  const forks = [pullFrom("stranger/llm"), pullFrom(null)];
  const own = [pullFrom(repository), ...("push" in workflow.on ? [pushed] : [])];
  return forks.every((contexts) => !holds(condition, contexts)) && own.every((contexts) => holds(condition, contexts));
}

const command = { body: "/llm-profile bisect", association: "MEMBER", pull: true };
const commented = ({ body, association, pull }: typeof command) => ({
  github: {
    event: {
      issue: { number: 7, ...(pull ? { pull_request: { url: "https://api.github.com/x" } } : {}) },
      comment: { body, author_association: association },
    },
  },
});

/** It runs for exactly the command, of people who belong to the repository, on a pull request; forks' code is the action's affair. */
function safeFromComments(job: Job): boolean {
  const runs = (change: Partial<typeof command>): boolean =>
    holds(job.if ?? "true", commented({ ...command, ...change }));
  const strangers = ["NONE", "CONTRIBUTOR", "FIRST_TIMER", "FIRST_TIME_CONTRIBUTOR", "MANNEQUIN"];
  const other = ["", "/llm-profile", "/llm-profile bisect; id", "a\n/llm-profile bisect", "$(/llm-profile bisect)"];
  const own = ["OWNER", "MEMBER", "COLLABORATOR"];
  return (
    own.every((association) => runs({ association })) &&
    !strangers.some((association) => runs({ association })) &&
    !other.some((body) => runs({ body })) &&
    !runs({ pull: false }) &&
    ourSteps(job).every((step) => !settingsOf(step).forkCodeWithSecrets)
  );
}

function measuresBase(workflow: Workflow, job: Job): boolean {
  const ours = ourSteps(job)
    .map(settingsOf)
    .filter(({ mode }) => mode === "profile")
    .some(
      ({ baseline }) => baseline.kind === "same-job" || (baseline.kind === "auto" && "pull_request" in workflow.on),
    );
  return ours || job.steps.some(({ run = "" }) => /--base HEAD\^/.test(run));
}

function fetchesBase({ steps }: Job): boolean {
  const checkout = steps.find((step) => isCheckout(step) && step.with["repository"] === undefined);
  return ["0", "2"].includes(checkout?.with["fetch-depth"] ?? "1");
}

test.each(allFiles)("finds no security problem in $path", ({ workflow }) => {
  expect(problemsOf(workflow)).toEqual([]);
});

test("starts the fork-safe comment only after the profile workflow", () => {
  const first = workflowFile("examples/workflows/fork-safe/profile.yml").workflow;
  const { on, jobs } = workflowFile("examples/workflows/fork-safe/comment.yml").workflow;
  expect(on).toEqual({ workflow_run: { workflows: [first.name], types: ["completed"] } });
  const condition = jobs["comment"]?.if ?? "";
  const ended = (event: string, conclusion: string) => ({ github: { event: { workflow_run: { event, conclusion } } } });
  expect(holds(condition, ended("pull_request", "success"))).toBe(true);
  expect(holds(condition, ended("pull_request", "failure"))).toBe(true);
  expect(holds(condition, ended("pull_request", "cancelled"))).toBe(false);
  expect(holds(condition, ended("push", "success"))).toBe(false);
});

const checkout = "{ uses: actions/checkout@v7, with: { persist-credentials: false } }";
const ours = "{ uses: org/llm-profile-action@v1, with: { command: a, ranges: b } }";
const job = (steps: string, more = "") => `{ runs-on: [self-hosted], timeout-minutes: 5, ${more} steps: [${steps}] }`;
test.each([
  ["pull_request_target", job(""), "pull_request_target runs with secrets"],
  ["workflow_run", job(checkout), "a: a checkout beside a token that may write"],
  ["push", job("{ run: 'echo ${{ github.ref }}' }"), "a: an expression in a script: github.ref"],
  [
    "push",
    job(`{ uses: ./, with: { ranges: b, command: "a \${{ github.head_ref }}" } }`),
    "a: an expression in an input: github.head_ref",
  ],
  ["push", job("{ uses: actions/checkout@v7 }"), "a: a checkout that leaves the token behind"],
  ["push", "{ runs-on: [self-hosted], steps: [] }", "a: no time limit"],
  [
    "push",
    job(`${checkout}, { uses: org/llm-profile-action@v1, with: { mode: history } }`),
    "a: other code beside a token that pushes",
  ],
  ["issue_comment", job("", "if: github.event.issue.pull_request,"), "a: a stranger's comment starts it"],
  [
    "issue_comment",
    job("", "if: github.event.issue.pull_request && github.event.comment.body == '/llm-profile bisect',"),
    "a: a stranger's comment starts it",
  ],
  ["pull_request", job(""), "a: a fork's code on a machine that stays"],
  ["pull_request", job("", "if: github.event_name == 'push',"), "a: a fork's code on a machine that stays"],
  [
    "pull_request",
    job(`${checkout}, ${ours}`, "if: github.event.pull_request.head.repo.full_name == github.repository,"),
    "a: a checkout without the base",
  ],
])("reports a problem on %s in %s: %s", (event, text, problem) => {
  expect(problemsOf(readWorkflow(`{ name: a, on: ${event}, jobs: { a: ${text} } }`))).toEqual([problem]);
});
