import { StoppedError } from "../model/errors.ts";
import type { Log } from "../model/run/ports.ts";
import { paint, type Layout, type Level } from "../model/text/layout.ts";
import { plainLines, plainText, shownLines } from "../model/text/plain-text.ts";
import { wrapLine } from "../model/text/wrap-text.ts";
import type { Seconds } from "../model/units.ts";

/** How the log looks on a terminal. */
export interface LogStyle {
  /** Called for each line because the window's size may change. */
  readonly layout: () => Layout;
  readonly level: Level;
  /** True if we can overwrite a line: on a terminal, but not in a pipe. */
  readonly isLive: boolean;
}

/** How many of a failed program's last lines we show. */
const tailLines = 20;
/** Goes to the start of the line and erases it (ECMA-48 8.3.41, EL). */
const eraseLine = "\r\u001b[2K";

/**
 * A log for a terminal. Everything goes to stderr, because stdout is for --json. A group takes one line; on a terminal, the next group
 * overwrites that line. With --verbose, we show all of a program's output. Without --verbose, we show only the last lines of the output,
 * and only if the group fails.
 */
export function createTerminalLog(write: (text: string) => void, style: LogStyle): Log {
  const { layout, level } = style;
  const isVerbose = level === "verbose";
  const isQuiet = level === "quiet";
  const status = createStatusLine(write, style);
  let tail: string[] | null = null;

  const print = (text: string): void => status.above(`${text}\n`);
  const say = (text: string): void => {
    if (isQuiet) return;
    const lines = text.split("\n").flatMap((line) => wrapLine(line, layout()));
    // Escape again: after wrapping, text from the middle of a line may start a new line and look like a workflow command.
    print(shownLines(lines.join("\n"), layout()));
  };
  const sayOutput = (line: string): void => print(`${paint(layout(), "faint", "  |")} ${line}`);
  const sayTail = (error: unknown): void => {
    if (isVerbose || isQuiet || error instanceof StoppedError) return;
    for (const line of tail ?? []) sayOutput(line);
  };
  const begin = (title: string): void => {
    if (isVerbose) say(`\n${paint(layout(), "strong", `== ${title}`)}`);
    else if (style.isLive) status.show(title);
    else say(title);
  };

  return {
    info: (message) => {
      say(plainLines(message));
    },
    warning: (message) => {
      say(`${paint(layout(), "unsure", "warning:")} ${plainLines(message)}`);
    },
    detail: (message) => {
      // We don't wrap details, so users can copy them.
      if (isVerbose) print(paint(layout(), "faint", plainLines(message)));
    },
    output: (line) => {
      if (isVerbose) sayOutput(line);
      else if (tail !== null && tail.push(line) > tailLines) tail.shift();
    },
    running: (seconds) => {
      status.show(null, seconds);
    },
    group: async (title, body) => {
      if (tail !== null) return body();
      tail = [];
      begin(plainText(title));
      try {
        return await body();
      } catch (error) {
        status.end();
        sayTail(error);
        throw error;
      } finally {
        status.end();
        tail = null;
      }
    },
  };
}

/** The terminal's bottom line, which shows what's running. `end` erases it. */
interface StatusLine {
  /** Shows a title (the last title if null) and how long the group has been running. */
  show(title: string | null, seconds?: Seconds): void;
  /** Writes complete lines above the status line. */
  above(text: string): void;
  end(): void;
}

function createStatusLine(write: (text: string) => void, { layout, level, isLive }: LogStyle): StatusLine {
  let title: string | null = null;
  let shown = "";
  const isShown = isLive && level === "usual";
  return {
    show(next, seconds = 0) {
      title = next ?? title;
      if (!isShown || title === null) return;
      const time = seconds < 1 ? "" : `, ${Math.floor(seconds)} s`;
      // A line that fills the terminal's whole width would wrap.
      const room = layout().width - 1 - time.length;
      shown = `${title.length > room ? `${title.slice(0, room - 1)}…` : title}${time}`.toWellFormed();
      write(`${eraseLine}${paint(layout(), "faint", shown)}`);
    },
    above(text) {
      write(shown === "" ? text : `${eraseLine}${text}${paint(layout(), "faint", shown)}`);
    },
    end() {
      if (shown !== "") write(eraseLine);
      [title, shown] = [null, ""];
    },
  };
}
