import * as core from "@actions/core";
import { errorMessage } from "../errors.ts";
import type { Log } from "../model/run/ports.ts";
import { plainLines, plainText } from "../model/text/plain-text.ts";

/** A log for a job: groups fold, warnings become annotations, details are for a job with step debugging. Nothing that a program chose can issue a workflow command. */
export function actionsLog(): Log {
  let isInGroup = false;
  return {
    info: (message) => {
      core.info(plainLines(message));
    },
    warning: (message) => {
      core.warning(plainLines(message));
    },
    detail: (message) => {
      core.debug(plainLines(message));
    },
    output: (line) => {
      core.info(`  | ${line}`);
    },
    running: () => undefined,
    group: async (title, body) => {
      // The runner can't nest groups.
      if (isInGroup) return body();
      isInGroup = true;
      return core.group(plainText(title), body).finally(() => {
        isInGroup = false;
      });
    },
  };
}

const longest = 500;

/** What an error says, on one line and not too long, for the `why` of a message. */
export function errorText(error: unknown): string {
  const plain = plainText(errorMessage(error).split("\n")[0] ?? "");
  return plain.length > longest ? `${plain.slice(0, longest)}…`.toWellFormed() : plain;
}

/** What a step tells the runner through its files. */
interface FileCommands {
  setOutput(name: string, value: string): void;
  saveState(name: string, value: string): void;
}

/** The runner's files; one that cannot be written is said, once, and decides nothing. */
export function fileCommands(log: Log): FileCommands {
  const said = new Set<string>();
  const orWarn =
    (variable: string, lost: (name: string) => string, write: (name: string, value: string) => void) =>
    (name: string, value: string): void => {
      try {
        write(name, value);
      } catch (error) {
        if (said.has(variable)) return;
        said.add(variable);
        log.warning(
          `${lost(name)}: the file that ${variable} names cannot be written (${plainText(errorMessage(error))}). Inside a container, pass on ${variable} and mount its folder; no step may remove it.`,
        );
      }
    };
  return {
    setOutput: orWarn(
      "GITHUB_OUTPUT",
      (name) => `Later steps do not get the outputs, from \`${name}\` on`,
      core.setOutput,
    ),
    saveState: orWarn(
      "GITHUB_STATE",
      () => "The post step cannot end what this one leaves when the job is cancelled",
      core.saveState,
    ),
  };
}
