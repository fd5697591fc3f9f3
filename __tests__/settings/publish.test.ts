import { describe, expect, test } from "@jest/globals";
import type { UserError } from "../../src/model/errors.ts";
import { readPublishInputs } from "../../src/settings/publish.ts";
import type { PublishSettings } from "../../src/model/publish/publish.ts";

const inputsOf = (inputs: Readonly<Record<string, string>>) => readPublishInputs((name) => inputs[name] ?? "");

function read(inputs: Readonly<Record<string, string>>): PublishSettings {
  const { settings, problem } = inputsOf(inputs);
  if (problem !== null) throw problem;
  return settings;
}

function refusal(inputs: Readonly<Record<string, string>>): UserError {
  const { problem } = inputsOf(inputs);
  if (problem === null) throw new Error("It was accepted.");
  return problem;
}

const branch = { "history-branch": "perf/history" };

test("uses action.yml's defaults for what isn't set", () => {
  expect(read({})).toEqual({
    mode: "profile",
    baseline: { kind: "auto" },
    comment: "auto",
    matrix: "",
    artifactName: null,
    retentionDays: null,
    token: null,
    checkRun: false,
    issue: false,
    bisectMs: null,
    historyBranch: null,
    timeLimitMs: 300_000,
    forkCodeWithSecrets: false,
  });
});

test("reads values with or without surrounding blanks", () => {
  const given = {
    mode: " baseline ",
    baseline: "artifact",
    comment: "on-change",
    "artifact-name": "decode\n",
    "retention-days": "14",
    token: "t",
    "check-run": "true",
    "publish-time-limit": "90s",
  };
  expect(read(given)).toMatchObject({
    mode: "baseline",
    baseline: { kind: "artifact" },
    comment: "on-change",
    artifactName: "decode",
    retentionDays: 14,
    token: "t",
    checkRun: true,
    timeLimitMs: 90_000,
  });
});

test("rejects a check run for jobs that don't measure, because others' results may come from a fork", () => {
  expect(refusal({ mode: "comment", "check-run": "true" }).message).toBe(
    "`check-run: true` needs a job that profiles the workload.",
  );
});

test.each([{ mode: "baseline" }, { mode: "comment" }, { mode: "history", ...branch }, { baseline: "none" }])(
  "rejects inputs for a job that doesn't compare: %j",
  (job: Readonly<Record<string, string>>) => {
    for (const name of ["issue", "bisect"])
      expect(refusal({ ...job, [name]: "true" }).what).toContain("needs a job that runs a comparison");
  },
);

test.each([
  ["true", 3_600_000],
  ["false", null],
  ["3h", 10_800_000],
])("reads bisect: %s", (value, bisectMs) => {
  expect(read({ bisect: value }).bisectMs).toBe(bisectMs);
});

test("needs a branch for mode history", () => {
  expect(refusal({ mode: "history" }).where).toBe("inputs mode and history-branch");
  expect(refusal({ mode: "history", ...branch, "check-run": "true" }).where).toBe("inputs check-run and mode");
  expect(read({ mode: "history", ...branch })).toMatchObject({ mode: "history", historyBranch: "perf/history" });
});

test.each(["./main", "runs/main", "profile.json", "base.sqlite", "a.nsys-rep"])(
  "reads baseline %s as a path",
  (path) => {
    expect(read({ baseline: path }).baseline).toEqual({ kind: "path", path });
  },
);

test.each([
  ["null", ""],
  ["", ""],
  ["{}", ""],
  ['{"model": "llama-8b", "gpu": "h100"}', "llama-8b, h100"],
  ['{"model": {"name": "llama", "bits": 8}, "fast": true, "none": null, "list": ["a", 1]}', "llama, 8, true, a, 1"],
  ["llama on h100", "llama on h100"],
  ['{"name": "a\\nb\\u202ec"}', "a\ufffdb\ufffdc"],
])("names the matrix job %j: %j", (matrix, text) => {
  expect(read({ matrix }).matrix).toBe(text);
});

test("keeps long matrix names that begin alike short and different", () => {
  const names = ["1", "64"].map(
    (size) => read({ matrix: JSON.stringify({ args: `${"--long ".repeat(30)}${size}` }) }).matrix,
  );
  expect(names[0]).not.toBe(names[1]);
  for (const leg of names) expect(leg).toMatch(/^--long .{1,111}… [0-9a-f]{8}$/);
});

describe("a wrong value", () => {
  test.each([
    ["mode", "profil", "Did you mean profile?"],
    ["baseline", "same_job", "Did you mean same-job?"],
    ["baseline", "main"],
    ["comment", "on_change", "Did you mean on-change?"],
    ["check-run", "yes"],
    ["history-branch", "refs/heads/x"],
    ...["-x", "a b", "a..b", "a:b", "x".repeat(201)].map((value) => ["history-branch", value] as const),
    ...["0", "1.5", "401"].map((days) => ["retention-days", days] as const),
    ...["soon", "0", "-5m", "25h", "1e9"].map((limit) => ["publish-time-limit", limit] as const),
    ...["yes", "0", "25h"].map((limit) => ["bisect", limit] as const),
  ])("is rejected with the input's name: %s: %s", (name, value, help = "") => {
    const error = refusal({ [name]: value });
    expect([error.exitCode, error.id, error.where]).toEqual([2, "bad-input", `input ${name}`]);
    expect(error.message).toContain(`\`${name}\``);
    expect(error.help).toContain(help);
  });

  test("becomes its default, so that the failure can be reported with the results", () => {
    const given = { mode: "profil", comment: "never", "retention-days": "x", token: "t", matrix: '{"gpu": "h100"}' };
    const { settings, problem } = inputsOf(given);
    expect(settings).toMatchObject({
      mode: "profile",
      comment: "never",
      retentionDays: null,
      token: "t",
      matrix: "h100",
    });
    expect(problem?.where).toBe("input mode");
  });
});
