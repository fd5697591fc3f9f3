import { clockAt } from "../../support/clock.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { features } from "../../../src/main/features.ts";
import { addFeatures } from "../../../src/pipeline/feature.ts";
import type { Context } from "../../../src/pipeline/context.ts";
import type { RunContext } from "../../../src/pipeline/run-context.ts";

const withoutFeatures = {} as Context;
export const { explainers, resultFiles } = await addFeatures(withoutFeatures, features);

/** A context in the repository without any tool on its PATH, and what was logged through it. */
export function testContext(change: Partial<RunContext> = {}) {
  const logged: string[] = [];
  const context: RunContext = {
    root: repositoryPath("").replace(/\/$/, ""),
    version: "0.0.0-test",
    cwd: repositoryPath(""),
    environment: { PATH: "/nowhere", TMPDIR: testDirectory() },
    log: {
      info: (message) => logged.push(message),
      warning: (message) => logged.push(`warning: ${message}`),
      detail: () => undefined,
      output: (line) => logged.push(`| ${line}`),
      running: () => undefined,
      group: async (title, body) => {
        logged.push(`== ${title}`);
        return body();
      },
    },
    clock: clockAt("2025-11-21T10:00:00.000Z"),
    stop: new AbortController().signal,
    pullRequestBase: null,
    processesFile: null,
    explainers,
    resultFiles,
    ...change,
  };
  return { context, logged };
}
