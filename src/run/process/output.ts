import { closeSync, openSync, writeSync } from "node:fs";
import type { Socket } from "node:net";
import { StringDecoder } from "node:string_decoder";
import { setTimeout as sleep } from "node:timers/promises";
import { plainOutput } from "../../model/text/plain-text.ts";
import type { Bytes } from "../../model/units.ts";
import { counted } from "../../model/text/listing.ts";

/** How much of each stream's end we keep, for the failure table. */
const tailBytes = 65_536;
/** How long to wait for a stream to end after all its writers have exited, in milliseconds. */
const lastBytesMs = 1000;

interface StreamSink {
  /** Waits for the last bytes, closes the file, and returns the tail. Call it after all writers have exited. */
  finish(): Promise<{ readonly tail: string; readonly droppedBytes: Bytes }>;
}

/** Copies a program's output stream to a file and, line by line, to the log, and limits the size of both. Also keeps the stream's tail. */
export function sinkStream(
  reader: Socket,
  file: string,
  limitBytes: Bytes,
  onLine: (line: string) => void,
): StreamSink {
  const output = createOutputFile(file, limitBytes);
  const tail = createByteTail(tailBytes);
  const lines = createLineSplitter(onLine);
  let logged = 0;
  let failure: unknown = null;

  const ended = new Promise<void>((resolve) => reader.once("close", () => resolve()));
  // Without a handler, an error would end our process. To us, a broken pipe is just the end of the stream.
  reader.on("error", () => undefined);
  reader.on("data", (chunk: Buffer) => {
    tail.write(chunk);
    try {
      output.write(chunk);
    } catch (error) {
      failure ??= error; // The disk may be full. The program keeps running, and `finish` throws this error.
    }
    if (logged > limitBytes) return;
    logged += chunk.length;
    lines.write(chunk);
    if (logged > limitBytes)
      onLine(
        `[llm-profile: output exceeds the log limit, so the rest isn't shown here. The end of the output is in ${file}.]`,
      );
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
      return { tail: readTailText(tail), droppedBytes };
    },
  };
}

/** The log cuts longer lines; the output file has them in full. In UTF-16 code units. */
export const longestLine = 8192;

/**
 * Splits a byte stream into lines for the log. If a progress line overwrites itself with carriage returns, `onLine` gets only its
 * final state. Memory use is bounded, whatever the program writes.
 */
export function createLineSplitter(onLine: (line: string) => void): { write(chunk: Buffer): void; end(): void } {
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
  /** The number of bytes that came before the tail. */
  droppedBytes(): Bytes;
}

/** Keeps a stream's tail in memory. Uses at most about twice `limitBytes`. */
export function createByteTail(limitBytes: Bytes): ByteTail {
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
      // Copy the chunk, because it may be a view of a much larger buffer.
      chunks.push(Buffer.from(chunk.subarray(Math.max(0, chunk.length - limitBytes))));
      if (held > 2 * limitBytes + 65_536) {
        chunks = [Buffer.from(read())];
        held = chunks[0]?.length ?? 0;
      }
    },
    droppedBytes: () => Math.max(0, seen - limitBytes),
  };
}

/** The tail as text. Drops a partial character at the start. */
export function readTailText(tail: ByteTail): string {
  const bytes = tail.read();
  if (tail.droppedBytes() === 0) return bytes.toString("utf8");
  const start = bytes.findIndex((byte) => (byte & 0xc0) !== 0x80);
  return bytes.subarray(Math.max(0, start)).toString("utf8");
}

/**
 * A size-limited file for a program's output. We write the beginning immediately and keep the end in memory until `close`. If we
 * leave out bytes in between, a line in the file says how many. Never overwrites an existing file. Only we can read it.
 */
interface OutputFile {
  write(chunk: Buffer): void;
  /** Returns the number of bytes left out. */
  close(): Bytes;
}

export function createOutputFile(path: string, limitBytes: Bytes): OutputFile {
  const file = openSync(path, "wx", 0o600);
  const headBytes = Math.ceil(limitBytes / 2);
  const tail = createByteTail(limitBytes - headBytes);
  let written = 0;
  return {
    write(chunk) {
      // Write immediately instead of queuing, so that if the run is killed, its output so far is on disk.
      const head = chunk.subarray(0, Math.max(0, headBytes - written));
      writeWhole(file, head);
      written += head.length;
      tail.write(chunk.subarray(head.length));
    },
    close() {
      const dropped = tail.droppedBytes();
      if (dropped > 0)
        writeWhole(file, Buffer.from(`\n[llm-profile: ${counted(dropped, "byte")} of output left out here]\n`));
      writeWhole(file, tail.read());
      closeSync(file);
      return dropped;
    },
  };
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let offset = 0; offset < bytes.length;) offset += writeSync(file, bytes, offset);
}
