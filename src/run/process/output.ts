import { closeSync, openSync, writeSync } from "node:fs";
import type { Socket } from "node:net";
import { StringDecoder } from "node:string_decoder";
import { setTimeout as sleep } from "node:timers/promises";
import { plainOutput } from "../../model/text/plain-text.ts";
import type { Bytes } from "../../model/units.ts";

/** How much of each stream is kept for the failure table. */
const tailBytes = 65_536;
/** How long to wait for the end of a stream whose writers are all gone, in milliseconds. */
const lastBytesMs = 1000;

interface StreamSink {
  /** Waits for the last bytes, closes the file, and tells what came. Call it when no process writes any more. */
  finish(): Promise<{ readonly tail: string; readonly droppedBytes: Bytes }>;
}

/** Passes one stream of a program to its file (capped), to the log (line by line, capped too), and keeps its tail. */
export function sinkStream(
  reader: Socket,
  file: string,
  limitBytes: Bytes,
  onLine: (line: string) => void,
): StreamSink {
  const output = createOutputFile(file, limitBytes);
  const tail = byteTail(tailBytes);
  const lines = lineSplitter(onLine);
  let logged = 0;
  let failure: unknown = null;

  const ended = new Promise<void>((resolve) => reader.once("close", () => resolve()));
  // Without a handler the process would end; a broken pipe is the same to us as its end.
  reader.on("error", () => undefined);
  reader.on("data", (chunk: Buffer) => {
    tail.write(chunk);
    try {
      output.write(chunk);
    } catch (error) {
      failure ??= error; // A full disk. The program goes on; `finish` reports it.
    }
    if (logged > limitBytes) return;
    logged += chunk.length;
    lines.write(chunk);
    if (logged > limitBytes)
      onLine(`[llm-profile: more output than the log limit; the rest is not shown here, the last part is in ${file}]`);
  });
  return {
    async finish() {
      const timeout = new AbortController();
      await Promise.race([ended, sleep(lastBytesMs, undefined, { signal: timeout.signal })]);
      timeout.abort();
      reader.destroy();
      lines.end();
      const droppedBytes = output.close();
      if (failure !== null) throw failure;
      return { tail: tailText(tail), droppedBytes };
    },
  };
}

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

/** The last `limitBytes` of a stream. */
interface ByteTail {
  write(chunk: Buffer): void;
  read(): Buffer;
  /** How many bytes came before those kept. */
  droppedBytes(): Bytes;
}

/** Keeps a tail in memory: at most twice the limit. */
export function byteTail(limitBytes: Bytes): ByteTail {
  let chunks: Buffer[] = [];
  let held = 0;
  let seen = 0;

  function read(): Buffer {
    const whole = Buffer.concat(chunks);
    return whole.subarray(Math.max(0, whole.length - limitBytes));
  }
  return {
    read,
    write(chunk) {
      seen += chunk.length;
      held += chunk.length;
      // Copied: a stream's chunk may be a view of a much larger buffer.
      chunks.push(Buffer.from(chunk.subarray(Math.max(0, chunk.length - limitBytes))));
      if (held > 2 * limitBytes + 65_536) {
        chunks = [Buffer.from(read())];
        held = chunks[0]?.length ?? 0;
      }
    },
    droppedBytes: () => Math.max(0, seen - limitBytes),
  };
}

/** The tail as text, without the pieces of a character that the cut left at its beginning. */
export function tailText(tail: ByteTail): string {
  const bytes = tail.read();
  if (tail.droppedBytes() === 0) return bytes.toString("utf8");
  const start = bytes.findIndex((byte) => (byte & 0xc0) !== 0x80);
  return bytes.subarray(Math.max(0, start)).toString("utf8");
}

/**
 * A file for a program's output that never grows beyond a limit: the beginning is written as it comes, the end is kept in
 * memory until `close`, and a line in between says how much was left out. An existing file is never overwritten; other users may not read it.
 */
interface OutputFile {
  write(chunk: Buffer): void;
  /** Returns the bytes that were left out. */
  close(): Bytes;
}

export function createOutputFile(path: string, limitBytes: Bytes): OutputFile {
  const file = openSync(path, "wx", 0o600);
  const headBytes = Math.ceil(limitBytes / 2);
  const tail = byteTail(limitBytes - headBytes);
  let written = 0;
  return {
    write(chunk) {
      // The file is written at once, not queued: what a killed run had said so far is then on disk.
      const head = chunk.subarray(0, Math.max(0, headBytes - written));
      writeWhole(file, head);
      written += head.length;
      tail.write(chunk.subarray(head.length));
    },
    close() {
      const dropped = tail.droppedBytes();
      if (dropped > 0) writeWhole(file, Buffer.from(`\n[llm-profile: ${dropped} bytes of output left out here]\n`));
      writeWhole(file, tail.read());
      closeSync(file);
      return dropped;
    },
  };
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let offset = 0; offset < bytes.length;) offset += writeSync(file, bytes, offset);
}
