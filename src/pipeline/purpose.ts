import type { Purpose } from "../model/run/plan.ts";
import type { Clock, RunTool } from "../model/run/ports.ts";
import type { RunRecorder } from "../run/directory/run-record.ts";
import type { Side } from "./session.ts";

export function setPurpose(side: Side, purpose: Purpose): Side {
  const { session } = side;
  const recorder = session.recorder.withPurpose(purpose);
  const { tools, context } = session;
  const runTool = recordTool(tools.ask, recorder, context.clock);
  return { ...side, session: { ...session, recorder, tools: { ...tools, runTool } } };
}

export function recordTool(runTool: RunTool, recorder: RunRecorder, clock: Clock): RunTool {
  return async (command) => {
    const startedAt = clock.now().toISOString();
    const result = await runTool(command);
    await recorder.command({
      tool: command.tool,
      label: null,
      isStart: false,
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
