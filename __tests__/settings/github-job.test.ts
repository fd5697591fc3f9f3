import { describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { readGithubJob, type ReadGithubJob } from "../../src/settings/github-job.ts";

const jsonSchema = z.record(z.string(), z.unknown());
type Json = z.infer<typeof jsonSchema>;

/** Payloads of GitHub's, recorded by many. */
const webhooks = z
  .array(z.object({ name: z.string(), examples: z.array(jsonSchema) }))
  .parse(JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@octokit/webhooks-examples"), "utf8")));

function examples(event: string): Json[] {
  return webhooks.find(({ name }) => name === event)?.examples ?? [];
}

function example(event: string, action?: string): Json {
  const found = examples(event).find((one) => action === undefined || one["action"] === action);
  if (found === undefined) throw new Error(`There is no example of ${event}.`);
  return found;
}

/** With the value at a dotted path replaced. */
function edited(payload: Json, path: string, value: unknown): Json {
  const [first = "", ...rest] = path.split(".");
  const inner = payload[first];
  return { ...payload, [first]: rest.length === 0 ? value : edited(jsonSchema.parse(inner), rest.join("."), value) };
}

const environment = {
  GITHUB_ACTIONS: "true",
  GITHUB_REPOSITORY: "Codertocat/Hello-World",
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_API_URL: "https://api.github.com",
  GITHUB_RUN_ID: "9876543210",
  GITHUB_RUN_ATTEMPT: "2",
  GITHUB_JOB: "profile",
  GITHUB_WORKFLOW: "Profile",
  GITHUB_SHA: "f3c1a6f8d1c0c0a5a0a5c8f1b2d3e4f5a6b7c8d9",
  GITHUB_REF: "refs/pull/2/merge",
  GITHUB_EVENT_PATH: "/event.json",
};

function read(event: string, payload: Json | string, changes: Record<string, string | undefined> = {}): ReadGithubJob {
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  return readGithubJob({ ...environment, GITHUB_EVENT_NAME: event, ...changes }, (path) => {
    expect(path).toBe("/event.json");
    return text;
  });
}

const sha = expect.stringMatching(/^[0-9a-f]{40}$/);

describe("events", () => {
  test.each(["pull_request", "pull_request_target"])("describe the whole job: %s", (event) => {
    const { job, warnings } = read(event, example("pull_request", "synchronize"));
    expect(warnings).toEqual([]);
    expect(job).toEqual({
      repository: { owner: "Codertocat", name: "Hello-World" },
      serverUrl: "https://github.com",
      apiUrl: "https://api.github.com",
      runId: 9876543210,
      runAttempt: 2,
      job: "profile",
      workflow: "Profile",
      event,
      sha: environment.GITHUB_SHA,
      ref: "refs/pull/2/merge",
      defaultBranch: "master",
      pullRequest: {
        number: 2,
        headSha: "ec26c3e57ca3a959ca5aad62de7213c562f8c821",
        headRepository: "Codertocat/Hello-World",
        baseRef: "master",
        baseSha: "f95f852bd8fca8fcc58a9a2d6c842781e32a215e",
        fork: false,
      },
      mergeGroup: null,
      comment: null,
      triggeringRun: null,
    });
  });

  test("include a comment on a pull request, but not on an issue", () => {
    const payload = example("issue_comment", "created");
    const onPull = edited(payload, "issue.pull_request", { url: "https://api.github.com/repos/a/b/pulls/1" });
    const { job, warnings } = read("issue_comment", onPull);
    expect([job?.comment, job?.pullRequest, warnings]).toEqual([{ pullRequest: 1, author: "Codertocat" }, null, []]);
    expect(read("issue_comment", payload)).toMatchObject({ job: { comment: null }, warnings: [] });
    const nobody = read("issue_comment", edited(onPull, "comment.user", null));
    expect(nobody.job?.comment).toBeNull();
    expect(nobody.warnings).toEqual([
      expect.stringContaining("`comment.comment.user`, which doesn't match GitHub's documentation"),
    ]);
  });

  test("include every recorded pull request", () => {
    expect(examples("pull_request").length).toBeGreaterThan(20);
    for (const payload of examples("pull_request")) {
      const { job, warnings } = read("pull_request", payload);
      expect([job?.pullRequest?.headSha, warnings]).toEqual([sha, []]);
    }
  });

  test.each([
    ["existing", "full_name", "octocat/Hello-World", "octocat/Hello-World"],
    ["deleted", "", null, null],
  ])("recognize a fork: %s", (_, key, value, headRepository) => {
    const path = ["pull_request.head.repo", key].filter((part) => part !== "").join(".");
    const payload = edited(example("pull_request", "opened"), path, value);
    expect(read("pull_request", payload).job?.pullRequest).toMatchObject({ headRepository, fork: true });
  });

  test("include each kind of workflow_run", () => {
    const { job, warnings } = read("workflow_run", example("workflow_run", "completed"));
    expect(warnings).toEqual([]);
    expect(job?.pullRequest).toBeNull();
    expect(job?.triggeringRun).toEqual({
      id: 1589141559,
      workflowId: 16340987,
      event: "workflow_dispatch",
      conclusion: null,
      headSha: "5779607b49aab1200488439f02372c57b4f75444",
      headRepository: "octo-org/octo-repo",
    });
    for (const payload of examples("workflow_run")) {
      expect(read("workflow_run", payload).job?.triggeringRun?.headSha).toEqual(sha);
      const tag = edited(payload, "workflow_run.head_branch", null);
      const ofDeleted = edited(tag, "workflow_run.head_repository", null);
      expect(read("workflow_run", ofDeleted).job?.triggeringRun).toMatchObject({ headRepository: null });
    }
  });

  test("include merge_group's branch and the commit it's merged on top of", () => {
    const group = { base_ref: "refs/heads/release", base_sha: environment.GITHUB_SHA };
    const { job, warnings } = read("merge_group", { merge_group: group });
    expect(warnings).toEqual([]);
    expect(job).toMatchObject({
      pullRequest: null,
      mergeGroup: { baseRef: "release", baseSha: environment.GITHUB_SHA },
    });
    const damaged = read("merge_group", { merge_group: { ...group, base_sha: "HEAD" } });
    expect(damaged.job?.mergeGroup).toBeNull();
    expect(damaged.warnings).toEqual([
      expect.stringContaining("`merge_group.base_sha`, which doesn't match GitHub's documentation"),
    ]);
  });

  test.each([
    ["push", example("push"), "master"],
    ["workflow_dispatch", example("workflow_dispatch"), "main"],
    ["schedule", { schedule: "0 3 * * *" }, null],
  ])("have no pull request: %s", (event, payload, defaultBranch) => {
    const { job, warnings } = read(event, payload);
    expect(job).toMatchObject({ event, defaultBranch, pullRequest: null, mergeGroup: null, triggeringRun: null });
    expect(warnings).toEqual([]);
  });
});

describe("missing or invalid parts", () => {
  test.each([
    ["not in Actions", { GITHUB_ACTIONS: undefined }],
    ["another runner's value", { GITHUB_ACTIONS: "1" }],
    ["no repository", { GITHUB_REPOSITORY: undefined }],
    ["an empty repository", { GITHUB_REPOSITORY: "" }],
  ])("mean no job and no warning: %s", (_, changes) => {
    expect(read("push", {}, changes)).toEqual({ job: null, warnings: [] });
  });

  test.each([
    ["GITHUB_RUN_ID", "1e3", "expected a whole number above 0"],
    ["GITHUB_RUN_ID", undefined, ""],
    ["GITHUB_RUN_ATTEMPT", "0", "expected a whole number above 0"],
    ["GITHUB_SHA", "HEAD", "not a commit id"],
    ["GITHUB_REPOSITORY", "a/b/c", "not owner/name"],
    ["GITHUB_API_URL", "file:///etc/passwd", "not an http address"],
  ])("name the variable, without a job: %s=%s", (name, value, message) => {
    const { job, warnings } = read("push", example("push"), { [name]: value });
    expect(job).toBeNull();
    expect(warnings).toEqual([expect.stringContaining(`${name} (${message}`)]);
  });

  test.each(["", undefined])("count as the first attempt without GITHUB_RUN_ATTEMPT (%j)", (attempt) => {
    const { job, warnings } = read("push", example("push"), { GITHUB_RUN_ATTEMPT: attempt });
    expect([job?.runAttempt, warnings]).toEqual([1, []]);
  });

  test("get default servers; addresses lose a slash at the end", () => {
    const changes = { GITHUB_API_URL: "https://ghe.example/api/v3/", GITHUB_SERVER_URL: undefined };
    expect(read("push", example("push"), changes).job).toMatchObject({
      apiUrl: "https://ghe.example/api/v3",
      serverUrl: "https://github.com",
    });
  });

  test("warn about a missing event file", () => {
    const { job, warnings } = readGithubJob({ ...environment, GITHUB_EVENT_NAME: "pull_request" }, () => {
      throw new Error("ENOENT: no such file or directory, open '/event.json'");
    });
    expect(job).toMatchObject({ runId: 9876543210, pullRequest: null, defaultBranch: null });
    expect(warnings).toEqual([
      expect.stringContaining("Can't read the event file, GITHUB_EVENT_PATH (Error: ENOENT: no such file"),
      "Can't identify this job's pull request, so there will be no comment.",
    ]);
  });

  test("warn about a path that isn't set", () => {
    const { warnings } = read("push", {}, { GITHUB_EVENT_PATH: undefined });
    expect(warnings).toEqual(["GITHUB_EVENT_PATH is not set."]);
  });

  test.each(["", "{", "null", "[]", '"x"', "7"])("warn about a payload that's %j", (text) => {
    const { job, warnings } = read("workflow_run", text);
    expect(job).toMatchObject({ pullRequest: null, triggeringRun: null });
    expect(warnings).toContain("Can't identify the run that triggered this job, so we can't fetch that run's results.");
    expect(warnings).toHaveLength(2);
  });

  test.each([
    ["pull_request.head.sha", "main; rm -rf"],
    ["pull_request.number", "7"],
    ["pull_request.number", -7],
    ["pull_request.base.ref", 7],
    ["pull_request.head", undefined],
    ["repository.default_branch", ["x"]],
  ])("are left out and named: %s: %j", (path, value) => {
    const { job, warnings } = read("pull_request", edited(example("pull_request", "opened"), path, value));
    expect(job).not.toBeNull();
    expect(warnings[0]).toContain(`\`${path}\`, which doesn't match GitHub's documentation`);
    const other = path.startsWith("repository") ? job?.pullRequest : job?.defaultBranch;
    expect(other).not.toBeNull();
  });
});
