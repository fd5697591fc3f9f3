import { redactCommand } from "../model/secrets.ts";
import type { Command } from "../model/run/plan.ts";
import type { Log, RunTool } from "../model/run/ports.ts";
import { shellLine } from "../model/text/shell-words.ts";
import { formatSeconds } from "../report/format.ts";

export function formatCommand(argv: Command["argv"]): string {
  return shellLine(redactCommand(argv));
}

/** Logs each call and its time as a detail, after the call has ended. */
export function logCommands(runTool: RunTool, log: Log): RunTool {
  return async (command) => {
    const result = await runTool(command);
    log.detail(
      `${describeEnd(result.seconds, result.timedOut ? null : result.exitCode)}: ${formatCommand(command.argv)}`,
    );
    return result;
  };
}

/** `1.2 s, exit code 0`. A null exit code means that we ended the command. */
export function describeEnd(seconds: number, exitCode: number | null): string {
  return `${formatSeconds(seconds)}, ${exitCode === null ? "ended by us" : `exit code ${exitCode}`}`;
}
