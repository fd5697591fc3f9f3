import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { lstat, mkdtemp, open, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createZstdCompress, createZstdDecompress } from "node:zlib";
import { errorMessage, ParseError, stoppedBy, ToolError } from "../../errors.ts";
import type { Bytes } from "../../model/units.ts";
import { moveIntoPlace, partialName } from "./atomic-write.ts";
import { errorCode } from "./file-system.ts";

/** A report that was compressed: the new file ends in `.zst`, the old one is gone. */
interface Compressed {
  readonly bytesBefore: Bytes;
  readonly bytesAfter: Bytes;
}

/** Gzip expands about a thousand times at most, zstd far more: a small file may still fill a disk. */
const largestReport: Bytes = 20 * 2 ** 30;

/**
 * Compresses a report above `aboveBytes` to `<path>.zst`; null for a smaller one. The original is removed only after the
 * copy was written, read back and found equal. An existing `.zst` is never overwritten. zstd takes a third of gzip's time for
 * an export, and makes it smaller. Throws StoppedError where we are told to stop; the report is then as it was.
 */
export async function compressReport(path: string, aboveBytes: Bytes, stop: AbortSignal): Promise<Compressed | null> {
  const before = await lstat(path);
  if (!before.isFile() || before.size <= aboveBytes) return null;
  const target = `${path}.zst`;
  const partial = partialName(target);
  try {
    const original = new Digest();
    const output = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(createReadStream(path), original, createZstdCompress(), output, { signal: stop });
    const copy = new Digest();
    copy.resume();
    await pipeline(createReadStream(partial), createZstdDecompress(), copy, { signal: stop });
    const after = await lstat(path);
    if (original.bytes !== before.size || after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
      throw notEqual(path, "The report changed while it was compressed.");
    }
    if (copy.bytes !== original.bytes || copy.hex() !== original.hex()) {
      throw notEqual(path, "What was read back from the compressed copy is not what the report holds.");
    }
    await moveIntoPlace(partial, target, "refuse");
    await rm(path);
    return { bytesBefore: before.size, bytesAfter: (await stat(target)).size };
  } catch (error) {
    throw stop.aborted ? stoppedBy(stop) : error;
  } finally {
    await rm(partial, { force: true });
  }
}

/**
 * The path of a report that can be read: itself, or for a `.gz` or `.zst` a decompressed copy in a folder of its own in
 * `temporaryDirectory` (the caller removes that). Throws ParseError for what is no file, damaged, or above `limitBytes`.
 */
export async function openReport(
  path: string,
  temporaryDirectory: string,
  limitBytes: Bytes = largestReport,
): Promise<string> {
  await requireFile(path);
  const packing = packings.find(({ suffix }) => path.endsWith(suffix));
  if (packing === undefined) return path;
  const folder = await mkdtemp(join(temporaryDirectory, "report-"));
  const opened = join(folder, basename(path, packing.suffix));
  try {
    const packed = createReadStream(path);
    const unpacker = packing.unpack();
    const limit = new Digest(limitBytes);
    await pipeline(packed, unpacker, limit, createWriteStream(opened, { flags: "wx", mode: 0o600 }));
    // Node reads the first frame of zstd data, and says nothing of others.
    if (packing.data === "zstd" && unpacker.bytesWritten < packed.bytesRead) throw new MoreFrames();
    return opened;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw cannotDecompress(path, packing, limitBytes, error);
  }
}

/** How a file may be packed; what is written is the first, the second comes from older runs and from users. */
const packings = [
  { suffix: ".zst", data: "zstd", program: "zstd", unpack: () => createZstdDecompress() },
  { suffix: ".gz", data: "gzip", program: "gzip", unpack: () => createGunzip() },
] as const;

class TooLarge extends Error {}
class MoreFrames extends Error {}

/** Passes bytes on, and knows their number and SHA-256. Ends the stream at more than `limit` bytes. */
class Digest extends Transform {
  bytes = 0;
  readonly #limit: Bytes;
  readonly #hash = createHash("sha256");

  constructor(limit: Bytes = Infinity) {
    super();
    this.#limit = limit;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: Error | null, chunk?: Buffer) => void) {
    this.bytes += chunk.length;
    if (this.bytes > this.#limit) return done(new TooLarge());
    this.#hash.update(chunk);
    done(null, chunk);
  }

  hex(): string {
    return this.#hash.digest("hex");
  }
}

async function requireFile(path: string): Promise<void> {
  let why = "It is not a file.";
  try {
    if ((await stat(path)).isFile()) return void (await (await open(path, "r")).close());
  } catch (error) {
    why = errorCode(error) === "ENOENT" ? "There is no such file." : errorMessage(error);
  }
  throw new ParseError({
    what: `The report ${path} cannot be opened.`,
    where: path,
    why,
    help: "Give an .nsys-rep, .qdrep or .sqlite file, or one of these with .gz or .zst.",
  });
}

function cannotDecompress(
  path: string,
  { data, program }: (typeof packings)[number],
  limitBytes: Bytes,
  cause: unknown,
): Error {
  if (cause instanceof TooLarge) {
    return new ParseError({
      what: `The report ${path} is larger than ${limitBytes} bytes when decompressed.`,
      where: path,
      help: `If you trust the file, decompress it yourself (${program} -d) and give the result.`,
    });
  }
  if (cause instanceof MoreFrames) {
    return new ParseError({
      what: `The report ${path} has more than one frame, of which only the first could be read.`,
      where: path,
      help: `Decompress it yourself (${program} -d) and give the result.`,
    });
  }
  const code = errorCode(cause);
  if (/^Z(STD)?_/.test(code) || code === "ERR_STREAM_PREMATURE_CLOSE") {
    return new ParseError({
      what: `The report ${path} is damaged.`,
      where: path,
      why: `It is not whole ${data} data: ${errorMessage(cause)}.`,
      help: `Copy or make it again; \`${program} -t\` checks a file.`,
      cause,
    });
  }
  return new ToolError({
    what: `The report ${path} could not be decompressed.`,
    where: path,
    why: errorMessage(cause),
    help: "Check that the temporary folder (TMPDIR) can be written and has free space.",
    cause,
  });
}

function notEqual(path: string, why: string): ToolError {
  return new ToolError({
    what: `${path} was not compressed.`,
    where: path,
    why,
    help: "The report is kept as it was. Check the disk, or set compress-above to null.",
  });
}
