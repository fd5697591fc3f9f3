import { crc32 } from "node:zlib";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { plainText } from "../../model/text/plain-text.ts";
import type { Bytes } from "../../model/units.ts";
import { errorText } from "../error-text.ts";
import type { ArtifactTroubleId } from "./troubles.ts";

/** Why nothing was taken from a zip file. */
export class ZipRefused extends Error {
  readonly id: Extract<ArtifactTroubleId, "artifact-corrupt" | "artifact-refused" | "artifact-too-large">;

  constructor(id: ZipRefused["id"], why: string) {
    super(why);
    this.name = "ZipRefused";
    this.id = id;
  }
}

/** Twice what we upload at most. */
const mostEntries = 20_000;

/**
 * The wanted entries of a zip file that somebody else made, each within its limit; those that it lacks are left out. Nothing
 * else is inflated, nothing is written. Throws ZipRefused, for the whole file, where anything in it is not as our uploads
 * are: paths out of the folder, links, encryption, two entries of one name, sizes that are lies.
 */
export async function readZip(bytes: Buffer, wanted: ReadonlyMap<string, Bytes>): Promise<Map<string, Buffer>> {
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    const entries = await checkedEntries(zip);
    const files = new Map<string, Buffer>();
    for (const [path, limit] of wanted) {
      const entry = entries.get(path);
      if (entry !== undefined) files.set(path, await readEntry(zip, entry, limit));
    }
    return files;
  } catch (error) {
    throw error instanceof ZipRefused ? error : refusalOf(error);
  }
}

async function checkedEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw tooMany();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const name = plainText(entry.fileName).slice(0, 200);
    if (entries.size >= mostEntries) throw tooMany();
    if (entries.has(entry.fileName)) throw new ZipRefused("artifact-refused", `Two entries are named ${name}.`);
    if (entry.isEncrypted()) throw new ZipRefused("artifact-refused", `${name} is encrypted.`);
    if (isLink(entry)) throw new ZipRefused("artifact-refused", `${name} is a symbolic link.`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function tooMany(): ZipRefused {
  return new ZipRefused("artifact-refused", `It has more than ${String(mostEntries)} entries.`);
}

/** The upper half of the external attributes is the Unix mode. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

async function readEntry(zip: ZipFile, entry: Entry, limit: Bytes): Promise<Buffer> {
  const { fileName, uncompressedSize } = entry;
  if (uncompressedSize > limit) {
    throw new ZipRefused(
      "artifact-too-large",
      `${fileName} has ${String(uncompressedSize)} bytes; at most ${String(limit)} are read.`,
    );
  }
  if (!entry.canDecodeFileData()) throw new ZipRefused("artifact-refused", `${fileName} is packed in an unknown way.`);
  const pieces: Buffer[] = [];
  // yauzl ends the stream with an error as soon as there is more than the entry promised.
  for await (const piece of await zip.openReadStreamPromise(entry)) if (Buffer.isBuffer(piece)) pieces.push(piece);
  const content = Buffer.concat(pieces);
  if (crc32(content) !== entry.crc32) throw new ZipRefused("artifact-corrupt", `${fileName} fails its checksum.`);
  return content;
}

/** Words of yauzl 3 for what no honest program writes; everything else is damage. */
const hostile = /invalid characters in fileName|absolute path|invalid relative path|encryption|too many bytes/;

function refusalOf(error: unknown): ZipRefused {
  const said = errorText(error).replace(/\.$/, "");
  return new ZipRefused(hostile.test(said) ? "artifact-refused" : "artifact-corrupt", `Its zip file: ${said}.`);
}
