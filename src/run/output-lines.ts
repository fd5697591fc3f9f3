import { StringDecoder } from "node:string_decoder";

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
    onLine(harmless(cut ? `${line} … (line cut)` : line));
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

/** Escape sequences of terminals: colours, cursor movements, window titles, links. */
const escapeSequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;

/** Control characters but the tab; line separators; and what is not shown at all, which could hide a command. */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A line of hostile output, made safe for a terminal and a job log. GitHub's runner trims a line and takes it for a command
 * when it then starts with `::`, and takes `##[name]` for one anywhere in a line (actions/runner, ActionCommand.cs): a
 * leading space would not help, so such a line gets a visible prefix, and `##[` a space.
 */
export function harmless(line: string): string {
  const text = line.replace(escapeSequences, "").replace(invisible, "").toWellFormed().replaceAll("##[", "## [");
  return text.trimStart().startsWith("::") ? `| ${text}` : text;
}
