import { PbfReader } from "pbf";

/** The fields of a message by their numbers, as they are on the wire: nothing of the encoder's table is used. */
export interface Fields {
  numbers(field: number): number[];
  doubles(field: number): number[];
  texts(field: number): string[];
  messages(field: number): Fields[];
}

export function fieldsOf(data: Uint8Array): Fields {
  const all = new Map<number, (number | Uint8Array)[]>();
  const reader = new PbfReader(data);
  reader.readFields((tag, found, pbf) => {
    const value = pbf.type === 0 ? pbf.readVarint() : pbf.type === 1 ? pbf.readDouble() : pbf.readBytes();
    found.set(tag, [...(found.get(tag) ?? []), value]);
  }, all);
  const values = (field: number): (number | Uint8Array)[] => all.get(field) ?? [];
  const bytes = (field: number): Uint8Array[] => values(field).filter((value) => value instanceof Uint8Array);
  const numbers = (field: number): number[] => values(field).filter((value) => typeof value === "number");
  return {
    numbers,
    doubles: numbers,
    texts: (field) => bytes(field).map((value) => new TextDecoder().decode(value)),
    messages: (field) => bytes(field).map(fieldsOf),
  };
}

/** The packets of a trace: field 1 of message Trace, which may be a hundred thousand. */
export function packetsOf(data: Uint8Array): Fields[] {
  const packets: Fields[] = [];
  new PbfReader(data).readFields((_, found, pbf) => found.push(fieldsOf(pbf.readBytes())), packets);
  return packets;
}

/** The files of a TAR, each header held against its checksum. */
export function untar(archive: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const text = (from: number, length: number): string =>
    new TextDecoder().decode(archive.subarray(from, from + length)).replace(/\0.*$/s, "");
  for (let at = 0; archive[at] !== 0;) {
    const header = archive.slice(at, at + 512);
    const checksum = parseInt(text(at + 148, 8), 8);
    header.fill(32, 148, 156);
    if (header.reduce((sum, byte) => sum + byte, 0) !== checksum) throw new Error(`A wrong checksum at ${String(at)}.`);
    const size = parseInt(text(at + 124, 12), 8);
    files.set(text(at, 100), archive.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
