import type { Log } from "../../src/model/run/ports.ts";

/** A log that adds what it's told to these lines. */
export function linesLog(lines: string[] = []): Log {
  const add = (line: string): void => void lines.push(line);
  return { info: add, warning: add, detail: add, output: add, running: () => undefined, group: (_, body) => body() };
}
