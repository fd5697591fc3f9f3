import { createReadStream } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { constants, crc32, createDeflateRaw } from "node:zlib";
import type { Bytes } from "../../model/units.ts";
import { counted } from "../../model/text/listing.ts";

/** A larger zip needs Zip64, which we don't write. */
const mostBytes: Bytes = 0xffff_ffff;
const mostFiles = 0xffff;

interface Written {
  readonly name: Buffer;
  readonly offset: Bytes;
  readonly crc: number;
  readonly packed: Bytes;
  readonly bytes: Bytes;
}

/**
 * Writes a zip of files, named by their paths below `root` (PKWARE's APPNOTE 4.3). The sizes follow each file's data, so we read each
 * file only once. Throws if a file or the zip is larger than 4 GiB.
 */
export async function writeZip(path: string, root: string, files: readonly string[], level: number): Promise<void> {
  await using zip = await open(path, "wx", 0o600);
  const written: Written[] = [];
  let offset = 0;
  for (const file of files) {
    const one = await writeFile(zip, join(root, file), Buffer.from(file), offset, level);
    written.push(one);
    offset += 30 + one.name.length + one.packed + 16;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  if (offset + directory.length > mostBytes || written.length > mostFiles)
    throw new Error(
      `An artifact with ${counted(written.length, "file")} and ${counted(offset, "byte")} is too large for this service.`,
    );
  await zip.write(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  await zip.write(end);
}

async function writeFile(zip: FileHandle, path: string, name: Buffer, offset: Bytes, level: number): Promise<Written> {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  writeCommon(header, 4);
  header.writeUInt16LE(name.length, 26);
  await zip.write(Buffer.concat([header, name]));
  let [crc, packed, bytes] = [0, 0, 0];
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      crc = crc32(chunk, crc);
      bytes += chunk.length;
      yield chunk;
    }
  };
  const source = Readable.from(counted());
  const deflated = createDeflateRaw({ level: level === 0 ? constants.Z_NO_COMPRESSION : level });
  source.on("error", (error) => deflated.destroy(error));
  for await (const chunk of source.pipe(deflated) as AsyncIterable<Buffer>) {
    packed += chunk.length;
    await zip.write(chunk);
  }
  if (bytes > mostBytes || packed > mostBytes) throw new Error(`${path} is too large for this service.`);
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x0807_4b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packed, 8);
  descriptor.writeUInt32LE(bytes, 12);
  await zip.write(descriptor);
  return { name, offset, crc, packed, bytes };
}

function directoryEntry({ name, offset, crc, packed, bytes }: Written): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x0201_4b50, 0);
  entry.writeUInt16LE(0x0314, 4); // Created on Unix, by version 2.0.
  writeCommon(entry, 6);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(bytes, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE((0o100644 << 16) >>> 0, 38);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

/** Writes the version needed, the flags (sizes follow, names are UTF-8), deflate, and a placeholder date, 1980-01-01. */
function writeCommon(header: Buffer, at: number): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(0x0808, at + 2);
  header.writeUInt16LE(8, at + 4);
  header.writeUInt32LE(0x0021_0000, at + 6);
}
