import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bytes } from "../../model/units.ts";
import { createOutputFile } from "./output-file.ts";
import { lineSplitter } from "./output-lines.ts";
import { byteTail, tailText } from "./output-tail.ts";

/** How much of each stream is kept for the failure table. */
const tailBytes = 65_536;
/** How long to wait for the end of a stream whose writers are all gone, in milliseconds. */
const lastBytesMs = 1000;

export interface StreamSink {
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
