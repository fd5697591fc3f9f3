import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as core from "@actions/core";
import { describeError, exitCodes, LlmProfileError } from "./errors.ts";
import { readActionInputs } from "./inputs/action.ts";
import { plainLines } from "./model/plain-text.ts";
import { run } from "./pipeline/run.ts";
import { actionsLog } from "./publish/log.ts";
import { comparisonText } from "./report/comparison-text.ts";
import { verdictLine } from "./report/comparison-verdict.ts";
import { profileText } from "./report/profile-text.ts";
import { stopSignal } from "./run/process/stop-signal.ts";
import { version } from "./version.ts";

// The entry of the action: inputs → run → outputs. The one place that fails the job.
const temporary = process.env["RUNNER_TEMP"] ?? tmpdir();
const processesFile = join(temporary, `llm-profile-processes-${randomUUID()}.json`);
core.saveState("processes-file", processesFile);
const log = actionsLog();
const stop = stopSignal();
try {
  const settings = readActionInputs((name) => core.getInput(name));
  // A container job runs as root: under the workspace its files would hinder the next checkout.
  const defaults = [{ key: "out", value: join(temporary, "llm-profile-runs"), name: "RUNNER_TEMP" }];
  const result = await run(
    {
      root: fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""),
      version,
      cwd: process.env["GITHUB_WORKSPACE"] ?? process.cwd(),
      environment: process.env,
      log,
      clock: { now: () => new Date(), monotonicMs: () => performance.now() },
      stop: stop.signal,
      pullRequestBase: process.env["GITHUB_BASE_REF"] ?? null,
      processesFile,
    },
    { ...settings, defaults },
    (directory) => {
      core.setOutput("run-dir", directory);
    },
  );
  log.info(profileText(result.profile, { topKernels: result.shownKernels, maxRanges: 20, nameWidth: 90 }));
  core.setOutput("profile-json", result.profileFile);
  if (result.comparison !== null) {
    log.info(`\n${comparisonText(result.comparison, { topKernels: result.shownKernels })}`);
    if (result.exitCode !== exitCodes.pass) core.setFailed(plainLines(verdictLine(result.comparison)));
    process.exitCode = result.exitCode;
  }
  core.setOutput("top-kernels", JSON.stringify(result.topKernels));
} catch (error) {
  core.setFailed(plainLines(describeError(error)));
  process.exitCode = error instanceof LlmProfileError ? error.exitCode : exitCodes.capture;
} finally {
  stop[Symbol.dispose]();
}
