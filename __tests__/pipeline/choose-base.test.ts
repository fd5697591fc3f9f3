import { describe, expect, test } from "@jest/globals";
import { readPublishInputs } from "../../src/inputs/publish.ts";
import type { GithubJob } from "../../src/model/publish/github.ts";
import { loadSettings } from "../../src/pipeline/conf.ts";
import { chooseBase } from "../../src/pipeline/job/choose-base.ts";
import { createWaitBudget } from "../../src/publish/api/wait-budget.ts";
import { testContext } from "./support/context.ts";

const head = "a".repeat(40);
const pullRequest = {
  number: 7,
  headSha: head,
  headRepository: "octo/llm",
  baseRef: "main",
  baseSha: "b".repeat(40),
  fork: false,
};
const job: GithubJob = {
  ...{ repository: { owner: "octo", name: "llm" }, serverUrl: "https://github.com", apiUrl: "https://api.github.com" },
  ...{
    runId: 1,
    runAttempt: 1,
    job: "profile",
    workflow: "gpu",
    event: "pull_request",
    sha: head,
    ref: "refs/pull/7/merge",
  },
  ...{ defaultBranch: "main", mergeGroup: null, comment: null, triggeringRun: null },
  pullRequest,
};

interface Given {
  readonly environment?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly job?: GithubJob;
  readonly compare?: string;
  readonly overrides?: readonly string[];
  readonly cwd?: string;
}

async function chosen({ environment = {}, inputs = {}, job: of, compare = "{}", overrides = [], cwd }: Given) {
  const { context } = testContext(cwd === undefined ? {} : { cwd });
  const given = { ...context, environment: { ...context.environment, ...environment } };
  const raw = { configFile: "llm-profile.yml", presets: [], inputs: [], overrides };
  const file = `workload: {command: [python3, bench.py]}\nranges: [decode]\nisolation: unprivileged-user\ncompare: ${compare}`;
  const readText = (path: string): string => (path === "llm-profile.yml" ? file : "");
  const loaded = await loadSettings(given, raw, true, readText);
  const jobContext = {
    ...{ context: given, raw, problem: null, job: of ?? null, api: null },
    publish: readPublishInputs((name) => inputs[name] ?? "").settings,
    waitBudget: createWaitBudget({ limitMs: 1000, stop: given.stop }),
    ports: {
      setOutput: () => undefined,
      annotate: () => undefined,
      mask: () => undefined,
      writeSummary: async () => Promise.resolve(),
    },
  };
  const base = await chooseBase(jobContext, loaded, "llm-profile-profile", null);
  return base.loaded.config.compare.base;
}

describe("a job whose runner doesn't say enough", () => {
  const of = (event: string) => ({ GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: event });

  test("is red where it's a pull request's, and nothing else is to be compared with", async () => {
    const environment = of("pull_request");
    await expect(chosen({ environment })).rejects.toMatchObject({ id: "pull-request-unknown" });
    await expect(chosen({ environment, job: { ...job, pullRequest: null } })).rejects.toMatchObject({
      id: "pull-request-unknown",
    });
    expect(await chosen({ environment, inputs: { baseline: "none" } })).toBeNull();
    expect(await chosen({ environment, overrides: ["compare.base=origin/main"] })).toBe("origin/main");
    expect(await chosen({ environment: of("push") })).toBeNull();
    expect(await chosen({ environment: { GITHUB_EVENT_NAME: "pull_request" } })).toBeNull();
  });

  test.each(["issue_comment", "pull_request_target"])("runs nothing on %s, which has secrets", async (event) => {
    const inputs = { baseline: "none" };
    await expect(chosen({ environment: of(event), inputs })).rejects.toMatchObject({ id: "checkout-unknown" });
  });
});
