import { join } from "node:path";
import { StoppedError, ToolError } from "../../errors.ts";
import type { Command } from "../../model/run/plan.ts";
import { parseDurationMs, parseSizeBytes } from "../../model/text/quantity.ts";
import { commandArgv } from "../../plan/workload.ts";
import { shareableEnvironment } from "../../run/isolation/environment.ts";
import { environmentRules } from "./machine.ts";
import { withProgress } from "./progress.ts";
import type { RunContext } from "./run-context.ts";

/**
 * Runs `workload.setup` once, outside the profiler and with our environment, as a `run:` step would have it: a download that
 * needs a secret belongs here, since reports hold nothing of it. Throws ToolError when it fails.
 */
export async function runSetup(run: RunContext): Promise<void> {
  const { config } = run.loaded;
  const { setup } = config.workload;
  if (setup === null) return;
  // The side's last: it holds what of `workload.environment` leads to the head's folders, led to the side's own.
  const environment = {
    ...shareableEnvironment(run.context.environment, environmentRules(run.context)),
    ...config.workload.environment,
    ...run.sideEnvironment,
  };
  const command: Command = {
    tool: "setup",
    argv: commandArgv(setup),
    cwd: run.workingDirectory,
    environment,
    timeLimitMs: parseDurationMs(config.workload["time-limit"]),
  };
  // The base has a folder of its own for all that is made of it.
  const relativeFolder = run.side === "head" ? "setup" : join(run.side, "setup");
  const folder = await run.directory.folder(relativeFolder);
  const startedAt = run.context.clock.now().toISOString();
  const result = await run.context.log.group("setup", async () =>
    withProgress(run.context, "setup", command.timeLimitMs ?? 0, async () =>
      run.runCapture({
        command,
        isolation: { kind: "none", note: "", user: null, endsWithParent: false, procMounts: [], readOnly: [] },
        stdoutFile: join(folder, "stdout.txt"),
        stderrFile: join(folder, "stderr.txt"),
        logLimitBytes: parseSizeBytes(config["log-limit"]),
        onLine: (line) => {
          run.context.log.output(line);
        },
        stop: run.context.stop,
      }),
    ),
  );
  await run.recorder.command({
    tool: command.tool,
    label: null,
    attempt: 1,
    argv: [...command.argv],
    cwd: command.cwd,
    environmentNames: Object.keys(environment).sort(),
    startedAt,
    seconds: result.seconds,
    exitCode: result.exitCode,
    outcome: result.outcome === "exited" ? (result.exitCode === 0 ? "ok" : "failed") : result.outcome,
    stdout: join(relativeFolder, "stdout.txt"),
    stderr: join(relativeFolder, "stderr.txt"),
  });
  if (result.outcome === "stopped") throw new StoppedError(run.context.stop.reason as NodeJS.Signals);
  if (result.exitCode === 0) return;
  throw new ToolError({
    id: "setup-failed",
    what: `The setup command ended with exit code ${result.exitCode ?? "none"}${result.outcome === "timed-out" ? " at the time limit" : ""}.`,
    where: "workload.setup",
    why: result.stderrTail.trim().split("\n").slice(-4).join("\n"),
    hint: `Its whole output is in ${relativeFolder}/ of the run directory.`,
  });
}
