import { readPublishInputs } from "../../../src/settings/publish.ts";
import type { GithubJob } from "../../../src/model/publish/github.ts";
import { loadSettings } from "../../../src/pipeline/conf.ts";
import { chooseBase } from "../../../src/pipeline/job/choose-base.ts";
import { createWaitBudget } from "../../../src/github/api/wait-budget.ts";
import { testContext } from "./context.ts";

const head = "a".repeat(40);
export const pullRequest = {
  number: 7,
  headSha: head,
  headRepository: "octo/llm",
  baseRef: "main",
  baseSha: "b".repeat(40),
  fork: false,
};

export const job: GithubJob = {
  ...{ repository: { owner: "octo", name: "llm" }, serverUrl: "https://github.com", apiUrl: "https://api.github.com" },
  ...{ runId: 1, runAttempt: 1, job: "profile", workflow: "gpu" },
  ...{ event: "pull_request", sha: head, ref: "refs/pull/7/merge" },
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

/** The base that a job of these inputs, this configuration and this folder gets; null without one. */
export async function chosen({ environment = {}, inputs = {}, job: of, compare = "{}", overrides = [], cwd }: Given) {
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
