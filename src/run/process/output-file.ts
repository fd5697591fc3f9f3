import { closeSync, openSync, writeSync } from "node:fs";
import type { Bytes } from "../../model/units.ts";
import { byteTail } from "./output-tail.ts";

/**
 * A file for a program's output that never grows beyond a limit: the beginning is written as it comes, the end is kept in
 * memory until `close`, and a line in between says how much was left out. An existing file is never overwritten; other users may not read it.
 */
export interface OutputFile {
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
