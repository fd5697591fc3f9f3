import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import { describeError, exitCodes, LlmProfileError } from "../model/errors.ts";
import { createContext } from "./create-context.ts";
import { features } from "./features.ts";
import { readActionInputs, unknownInputs } from "../settings/action.ts";
import { readGithubJob } from "../settings/github-job.ts";
import { readPublishInputs } from "../settings/publish.ts";
import type { PublishSettings } from "../model/publish/publish.ts";
import { plainLines } from "../model/text/plain-text.ts";
import { type Job, loadJobParts, addFeatures } from "../pipeline/feature.ts";
import type { JobPorts } from "../pipeline/job/job-context.ts";
import { commentJob } from "../pipeline/job/comment-job.ts";
import { profileJob } from "../pipeline/job/profile-job.ts";
import { createApi } from "../github/api/api.ts";
import { createWaitBudget } from "../github/api/wait-budget.ts";
import { createFileCommands, createActionsLog } from "../github/actions-log.ts";
import { findKnownSecrets, listMaskedTexts } from "../github/secrets/known-secrets.ts";
import { keepOwnExitCode, watchStopSignals } from "../run/process/own-process.ts";

// The action: reads the inputs, runs the job, and sets the exit code. Only this file fails the job.
keepOwnExitCode();
/** GitHub kills all remaining processes 10 s after its first signal. */
const killedWithinMs = 9000;
const temporary = process.env["RUNNER_TEMP"] ?? tmpdir();
const processesFile = join(temporary, `llm-profile-processes-${randomUUID()}.json`);
const log = createActionsLog();
const { setOutput, saveState } = createFileCommands(log);
saveState("processes-file", processesFile);
const stop = watchStopSignals(killedWithinMs);
const ports: JobPorts = {
  setOutput,
  annotate: ({ level, title, message, at }) => {
    core[level](message, at === undefined ? { title } : { title, file: at.file, startLine: at.line });
  },
  mask: core.setSecret,
  writeSummary: async (markdown) => {
    await core.summary.addRaw(markdown).write({ overwrite: true });
  },
};
try {
  const { settings: publish, problem } = readPublishInputs(core.getInput);
  // The runner masks only secrets it knows, so it would print a secret from an ordinary variable.
  for (const text of listMaskedTexts(
    findKnownSecrets({ environment: process.env, workload: null, token: publish.token }),
  ))
    ports.mask(text);
  const { job, warnings } = readGithubJob(process.env, (path) => readFileSync(path, "utf8"));
  for (const warning of warnings) log.warning(warning);
  // A container job runs as root, so its files in the workspace would break the next checkout.
  const defaults = [{ key: "out", value: join(temporary, "llm-profile-runs"), name: "RUNNER_TEMP" }];
  const waitBudget = createWaitBudget({ limitMs: publish.timeLimitMs, stop: stop.signal });
  const runJob = await loadJob(publish.mode);
  const { exitCode } = await runJob({
    context: await addFeatures(
      createContext({
        cwd: process.env["GITHUB_WORKSPACE"] ?? process.cwd(),
        log,
        stop: stop.signal,
        processesFile,
      }),
      features,
    ),
    raw: { ...readActionInputs(core.getInput), defaults },
    publish,
    problem: unknownInputs(process.env) ?? problem,
    job,
    api:
      job === null || publish.token === null
        ? null
        : createApi({
            token: publish.token,
            apiUrl: job.apiUrl,
            log,
            waitBudget,
            fork: job.pullRequest?.fork ?? false,
          }),
    waitBudget,
    ports,
  });
  process.exitCode = exitCode;
} catch (error) {
  core.setFailed(plainLines(describeError(error)));
  process.exitCode = error instanceof LlmProfileError ? error.exitCode : exitCodes.capture;
} finally {
  stop[Symbol.dispose]();
}
// An upload by @actions/artifact can't be aborted. A hanging upload would keep our process and the GPU busy for 15 minutes.
process.exit();

/** Loads a mode's code. We load all of it before we start the user's program, because the program could change the files in dist/. */
async function loadJob(name: PublishSettings["mode"]): Promise<Job> {
  const mode = features.flatMap((feature) => feature.mode ?? []).find((added) => added.name === name);
  if (mode !== undefined) return mode.job();
  if (name === "comment") return commentJob;
  const parts = await loadJobParts(features);
  return (jobContext) => profileJob(jobContext, parts);
}
