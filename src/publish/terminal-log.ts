import type { Log } from "../model/run/ports.ts";
import { paint, type Layout, type Level } from "../model/text/layout.ts";
import { plainLines, plainText, shownLines } from "../model/text/plain-text.ts";
import { wrapLine } from "../model/text/wrap-text.ts";

/**
 * A log for a terminal: everything on stderr, so that stdout is free for --json. `layout` is asked at each line, since a window
 * may change. Lines of a program and commands stay as they are.
 */
export function terminalLog(write: (text: string) => void, layout: () => Layout, level: Level): Log {
  const say = (text: string): void => {
    const lines = text.split("\n").flatMap((line) => wrapLine(line, layout()));
    // Once more: what was in the middle of a line may now begin one, as a command for a runner does.
    write(`${shownLines(lines.join("\n"), layout())}\n`);
  };
  const unlessQuiet = level === "quiet" ? () => undefined : say;
  return {
    info: (message) => {
      unlessQuiet(plainLines(message));
    },
    warning: (message) => {
      unlessQuiet(`${paint(layout(), "unsure", "warning:")} ${plainLines(message)}`);
    },
    detail: (message) => {
      // In one piece, so that it can be copied.
      if (level === "verbose") write(`${paint(layout(), "faint", plainLines(message))}\n`);
    },
    output: (line) => {
      if (level !== "quiet") write(`${paint(layout(), "faint", "  |")} ${line}\n`);
    },
    group: async (title, body) => {
      unlessQuiet(`\n${paint(layout(), "strong", `== ${plainText(title)}`)}`);
      return body();
    },
  };
}
