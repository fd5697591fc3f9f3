import { plainLines, plainText } from "../model/text/plain-text.ts";
import type { Log } from "../model/run/ports.ts";

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
