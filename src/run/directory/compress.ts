import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { lstat, mkdtemp, open, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createZstdCompress, createZstdDecompress } from "node:zlib";
import { errorMessage, ParseError, stoppedBy, ToolError } from "../../model/errors.ts";
import type { Bytes } from "../../model/units.ts";
import { moveIntoPlace, choosePartialName } from "./atomic-write.ts";
import { readErrorCode } from "./file-system.ts";

/** A report's size before and after compressing it. */
interface Compressed {
  readonly bytesBefore: Bytes;
  readonly bytesAfter: Bytes;
}

/** Decompressed gzip data can be about 1,000 times as large, and zstd data far more, so even a small file could fill a disk. */
const largestReport: Bytes = 20 * 2 ** 30;

/**
 * Compresses a report larger than `aboveBytes` to `<path>.zst`. Returns null for a smaller report. Removes the original only if the copy
 * decompresses to the same bytes. Never overwrites an existing `.zst`. We use zstd because it takes a third of gzip's time on an export
 * and compresses better. Throws StoppedError if we're told to stop, and leaves the report unchanged.
 */
export async function compressReport(path: string, aboveBytes: Bytes, stop: AbortSignal): Promise<Compressed | null> {
  const before = await lstat(path);
  if (!before.isFile() || before.size <= aboveBytes) return null;
  const target = `${path}.zst`;
  const partial = choosePartialName(target);
  try {
    const original = new Digest();
    const output = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(createReadStream(path), original, createZstdCompress(), output, { signal: stop });
    const copy = new Digest();
    copy.resume();
    await pipeline(createReadStream(partial), createZstdDecompress(), copy, { signal: stop });
    const after = await lstat(path);
    if (original.bytes !== before.size || after.size !== before.size || after.mtimeMs !== before.mtimeMs) {
      throw cannotCompress(path, "The report changed while we compressed it.");
    }
    if (copy.bytes !== original.bytes || copy.hex() !== original.hex()) {
      throw cannotCompress(path, "The compressed copy differs from the report.");
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
 * Returns a path where the report can be read: `path` itself, or for `.gz` and `.zst` a decompressed copy in a new folder in
 * `temporaryDirectory`, which the caller has to remove. Throws ParseError if the report isn't a file, is damaged, or is larger
 * than `limitBytes`.
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
    // Node decompresses only the first zstd frame and silently ignores the rest.
    if (packing.data === "zstd" && unpacker.bytesWritten < packed.bytesRead) throw new MoreFrames();
    return opened;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw cannotDecompress(path, packing, limitBytes, error);
  }
}

/** Supported compression formats. We write zstd. gzip files come from older runs and from users. */
const packings = [
  { suffix: ".zst", data: "zstd", program: "zstd", unpack: () => createZstdDecompress() },
  { suffix: ".gz", data: "gzip", program: "gzip", unpack: () => createGunzip() },
] as const;

class TooLarge extends Error {}
class MoreFrames extends Error {}

/** Passes bytes through, and computes their count and SHA-256. Fails the stream after more than `limit` bytes. */
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
  let why = "The path isn't a file.";
  try {
    if ((await stat(path)).isFile()) return void (await (await open(path, "r")).close());
  } catch (error) {
    why = readErrorCode(error) === "ENOENT" ? "The file doesn't exist." : errorMessage(error);
  }
  throw new ParseError({
    what: `Can't open the report ${path}.`,
    where: path,
    why,
    help: "Pass an .nsys-rep, .qdrep, or .sqlite file, optionally compressed as .gz or .zst.",
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
      help: `If you trust the file, decompress it yourself (${program} -d) and pass the result.`,
    });
  }
  if (cause instanceof MoreFrames) {
    return new ParseError({
      what: `The report ${path} has more than one frame, and llm-profile can read only the first frame.`,
      where: path,
      help: `Decompress the report yourself (${program} -d) and pass the result.`,
    });
  }
  const code = readErrorCode(cause);
  if (/^Z(STD)?_/.test(code) || code === "ERR_STREAM_PREMATURE_CLOSE") {
    return new ParseError({
      what: `The report ${path} is damaged.`,
      where: path,
      why: `The ${data} data is invalid or cut off: ${errorMessage(cause)}.`,
      help: `Copy or create the report again. To check a file, use \`${program} -t\`.`,
      cause,
    });
  }
  return new ToolError({
    what: `Couldn't decompress the report ${path}.`,
    where: path,
    why: errorMessage(cause),
    help: "Check that the temporary folder (TMPDIR) is writable and has free space.",
    cause,
  });
}

function cannotCompress(path: string, why: string): ToolError {
  return new ToolError({
    what: `Couldn't compress ${path}.`,
    where: path,
    why,
    help: "The report is unchanged. Check the disk, or set compress-above to null.",
  });
}
