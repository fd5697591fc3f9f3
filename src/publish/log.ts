import * as core from "@actions/core";
import { errorMessage } from "../errors.ts";
import type { Log } from "../model/run/ports.ts";
import { plainLines, plainText } from "../model/text/plain-text.ts";

/** A log for a terminal: everything on stderr, so that stdout is free for --json. */
export function terminalLog(write: (text: string) => void): Log {
  return {
    info: (message) => {
      write(`${plainLines(message)}\n`);
    },
    warning: (message) => {
      write(`warning: ${plainLines(message)}\n`);
    },
    output: (line) => {
      write(`  | ${line}\n`);
    },
    group: async (title, body) => {
      write(`\n== ${plainText(title)}\n`);
      return body();
    },
  };
}

/** A log for a job: groups fold, warnings become annotations. Nothing that a program chose can issue a workflow command. */
export function actionsLog(): Log {
  return {
    info: (message) => {
      core.info(plainLines(message));
    },
    warning: (message) => {
      core.warning(plainLines(message));
    },
    output: (line) => {
      core.info(`  | ${line}`);
    },
    group: async (title, body) => core.group(plainText(title), body),
  };
}

const longest = 500;

/** What an error says, on one line and not too long, for the `why` of a message. */
export function errorText(error: unknown): string {
  const plain = plainText(errorMessage(error).split("\n")[0] ?? "");
  return plain.length > longest ? `${plain.slice(0, longest)}…`.toWellFormed() : plain;
}
