import type { Clock, RunTool } from "../../model/run/ports.ts";
import type { RunRecorder } from "../../run/directory/run-record.ts";

/** A RunTool that writes every call that ended by itself, or at its time limit, into run.json. */
export function recordedTool(runTool: RunTool, recorder: RunRecorder, clock: Clock, label: string | null): RunTool {
  return async (command) => {
    const startedAt = clock.now().toISOString();
    const result = await runTool(command);
    await recorder.command({
      tool: command.tool,
      label,
      attempt: 1,
      argv: [...command.argv],
      cwd: command.cwd,
      environmentNames: Object.keys(command.environment).sort(),
      startedAt,
      seconds: result.seconds,
      exitCode: result.exitCode,
      outcome: result.timedOut ? "timed-out" : result.exitCode === 0 ? "ok" : "failed",
      stdout: null,
      stderr: null,
    });
    return result;
  };
}
