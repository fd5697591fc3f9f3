import { StringDecoder } from "node:string_decoder";
import { plainOutput } from "../../model/text/plain-text.ts";

/** Longer lines are cut for the log; the file keeps them whole. In UTF-16 units. */
export const longestLine = 8192;

/**
 * Splits a stream of bytes into lines for people. Of a progress line that is written over with carriage returns, only its
 * last state is passed on. Memory stays bounded whatever the program writes.
 */
export function lineSplitter(onLine: (line: string) => void): { write(chunk: Buffer): void; end(): void } {
  const decoder = new StringDecoder("utf8");
  let line = "";
  let cut = false;
  let carriageReturn = false;

  function append(text: string): void {
    if (text === "") return;
    if (carriageReturn) restart();
    const room = longestLine - line.length;
    cut ||= text.length > room;
    line += text.slice(0, room);
  }
  function restart(): void {
    line = "";
    cut = false;
    carriageReturn = false;
  }
  function finish(): void {
    onLine(plainOutput(cut ? `${line} … (line cut)` : line));
    restart();
  }
  function accept(text: string): void {
    for (const part of text.split(/([\r\n])/)) {
      if (part === "\n") finish();
      else if (part === "\r") carriageReturn = true;
      else append(part);
    }
  }
  return {
    write: (chunk) => accept(decoder.write(chunk)),
    end() {
      accept(decoder.end());
      if (line !== "") finish();
    },
  };
}
