import * as core from "@actions/core";
import { errorMessage } from "../model/errors.ts";
import type { Log } from "../model/run/ports.ts";
import { plainLines, plainText } from "../model/text/plain-text.ts";

/** A job's log. Text from a program can't issue a workflow command. */
export function createActionsLog(): Log {
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

const longestError = 500;

export function shortenError(error: unknown): string {
  const plain = plainText(errorMessage(error).split("\n")[0] ?? "");
  return plain.length > longestError ? `${plain.slice(0, longestError)}…`.toWellFormed() : plain;
}

interface FileCommands {
  setOutput(name: string, value: string): void;
  saveState(name: string, value: string): void;
}

export function createFileCommands(log: Log): FileCommands {
  const warned = new Set<string>();
  const orWarn =
    (variable: string, lost: (name: string) => string, write: (name: string, value: string) => void) =>
    (name: string, value: string): void => {
      try {
        write(name, value);
      } catch (error) {
        if (warned.has(variable)) return;
        warned.add(variable);
        log.warning(
          `${lost(name)}: can't write the file that ${variable} names (${plainText(errorMessage(error))}). In a container, pass ${variable} through and mount the file's folder. Make sure that no step removes the file.`,
        );
      }
    };
  return {
    setOutput: orWarn(
      "GITHUB_OUTPUT",
      (name) => `Later steps won't get the output \`${name}\` and may miss other outputs`,
      core.setOutput,
    ),
    saveState: orWarn(
      "GITHUB_STATE",
      () => "If the job is canceled, the post step can't clean up after this step",
      core.saveState,
    ),
  };
}
