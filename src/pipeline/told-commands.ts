import { redactCommand } from "../model/secrets.ts";
import type { Command } from "../model/run/plan.ts";
import type { Log, RunTool } from "../model/run/ports.ts";
import { formatSeconds } from "../report/format.ts";

/** A command as a line that a shell takes, without what looks secret. */
export function commandText(argv: Command["argv"]): string {
  return redactCommand(argv).map(shellQuote).join(" ");
}

/** A word that a shell reads back as it is. */
function shellQuote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Short calls that are told when they have ended, with their time, to those who want to know. */
export function tellCommands(runTool: RunTool, log: Log): RunTool {
  return async (command) => {
    const result = await runTool(command);
    log.detail(`${endText(result.seconds, result.timedOut ? null : result.exitCode)}: ${commandText(command.argv)}`);
    return result;
  };
}

/** `1.2 s, exit code 0`; null: it did not end by itself. */
export function endText(seconds: number, exitCode: number | null): string {
  return `${formatSeconds(seconds)}, ${exitCode === null ? "ended by us" : `exit code ${String(exitCode)}`}`;
}
