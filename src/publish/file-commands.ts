import * as core from "@actions/core";
import { errorMessage } from "../errors.ts";
import { plainText } from "../model/text/plain-text.ts";
import type { Log } from "../model/run/ports.ts";

/** What a step tells the runner through its files. */
export interface FileCommands {
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
          `${lost(name)}: the file that ${variable} names cannot be written (${plainText(errorMessage(error))}). Inside a container, hand on ${variable} and mount its folder; no step may remove it.`,
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
