import type { Bytes } from "../../model/units.ts";

/** The last `limitBytes` of a stream. */
export interface ByteTail {
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
