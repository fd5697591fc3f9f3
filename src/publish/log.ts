import * as core from "@actions/core";
import type { Log } from "../model/ports.ts";

/** A log for a terminal: everything on stderr, so that stdout is free for --json. */
export function terminalLog(write: (text: string) => void): Log {
  return {
    info: (message) => {
      write(`${message}\n`);
    },
    warning: (message) => {
      write(`warning: ${message}\n`);
    },
    output: (line) => {
      write(`  | ${line}\n`);
    },
    group: async (title, body) => {
      write(`\n== ${title}\n`);
      return body();
    },
  };
}

/** A log for a job: groups fold, warnings become annotations. Lines of programs cannot issue workflow commands: see indent. */
export function actionsLog(): Log {
  return {
    info: (message) => {
      core.info(message);
    },
    warning: (message) => {
      core.warning(message);
    },
    output: (line) => {
      // The runner reads a command only at the start of a line.
      core.info(`  | ${line}`);
    },
    group: async (title, body) => core.group(title, body),
  };
}
