import { expect, test } from "@jest/globals";
import { DownloadRefused, readZip } from "../../../src/github/artifact/download.ts";
import { zipOf, type ZipEntry } from "../../fixtures/github/index.ts";

const wanted = new Map([
  ["profile.json", 1000],
  ["run.json", 100],
]);

const profile: ZipEntry = { name: "profile.json", data: '{"a":1}' };

async function outcome(zip: Buffer): Promise<string> {
  try {
    const files = await readZip(zip, wanted);
    return [...files].map(([path, bytes]) => `${path}=${bytes.toString()}`).join(" ");
  } catch (error) {
    if (error instanceof DownloadRefused) return `${error.id}: ${error.message}`;
    throw error;
  }
}

/** The zip with other bytes at every place where these stand. */
function patched(zip: Buffer, find: Buffer, offset: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(zip);
  for (let at = copy.indexOf(find); at !== -1; at = copy.indexOf(find, at + 1))
    Buffer.from(bytes).copy(copy, at + offset);
  return copy;
}

const centralHeader = Buffer.from([0x50, 0x4b, 1, 2]);
const endRecord = Buffer.from([0x50, 0x4b, 5, 6]);

/** Zip64 end records that promise so many entries. */
function zip64(zip: Buffer, entries: bigint, directoryOffset: bigint): Buffer {
  const end = zip.subarray(zip.lastIndexOf(endRecord));
  const before = zip.subarray(0, zip.length - end.length);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(entries, 24);
  record.writeBigUInt64LE(entries, 32);
  record.writeBigUInt64LE(directoryOffset, 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  locator.writeBigUInt64LE(BigInt(before.length), 8);
  return Buffer.concat([before, record, locator, end]);
}

test("readZip reads only wanted files and skips missing ones", async () => {
  const other = { name: "head/round-1/stdout.txt", data: "x".repeat(5000) };
  expect(await outcome(zipOf([other, profile]))).toBe('profile.json={"a":1}');
  const stored = { ...profile, compressed: false };
  expect(await outcome(zipOf([stored, { name: "run.json", data: "{}" }]))).toBe('profile.json={"a":1} run.json={}');
  expect(await outcome(zipOf([]))).toBe("");
});

test("readZip doesn't decompress a bomb that nobody wants", async () => {
  const bomb = { name: "bomb.bin", data: Buffer.alloc(50e6), claimedBytes: 10 };
  expect(await outcome(zipOf([bomb, profile]))).toBe('profile.json={"a":1}');
});

const one = zipOf([profile]);
const link = { data: "/etc/passwd", mode: 0o120777 };
test.each<[string, Buffer, RegExp]>([
  ["a path outside the folder", zipOf([profile, { name: "../../x", data: "" }]), /^artifact-refused: .*relative path/],
  ["an absolute path", zipOf([profile, { name: "/etc/passwd", data: "" }]), /^artifact-refused: .*absolute path/],
  ["a Windows drive", zipOf([{ name: "C:/x", data: "" }]), /^artifact-refused: .*absolute path/],
  ["a backslash", zipOf([{ name: "..\\..\\x", data: "" }]), /^artifact-refused: .*invalid characters/],
  ["a duplicate wanted file", zipOf([profile, { ...profile, data: "{}" }]), /^artifact-refused: .* profile\.json\.$/],
  ["a symbolic link", zipOf([{ ...profile, ...link }]), /^artifact-refused: profile\.json is a symbolic link/],
  ["a link that nobody wants", zipOf([profile, { name: "a", ...link }]), /^artifact-refused: a is a symbolic link/],
  ["encryption", patched(one, centralHeader, 8, [1, 8]), /^artifact-refused: profile\.json is encrypted/],
  ["strong encryption", patched(one, centralHeader, 8, [0x41, 8]), /^artifact-refused: .*encryption/],
  ["an unknown method", patched(one, centralHeader, 10, [14, 0]), /^artifact-refused: profile\.json .* method/],
  [
    "a file above its limit",
    zipOf([{ name: "run.json", data: "x".repeat(101) }]),
    /^artifact-too-large: run\.json has 101 bytes, but we read at most 100\./,
  ],
  [
    "a wanted bomb that claims to be small",
    zipOf([{ ...profile, data: Buffer.alloc(50e6), claimedBytes: 900 }]),
    /^artifact-refused: .*too many bytes/,
  ],
  ["two sizes", zipOf([{ ...profile, compressed: false, claimedBytes: 900 }]), /^artifact-corrupt: .*size mismatch/],
  ["a file smaller than it claims", zipOf([{ ...profile, claimedBytes: 900 }]), /^artifact-corrupt: .*not enough/],
  ["a wrong checksum", patched(one, centralHeader, 16, [1, 2, 3, 4]), /^artifact-corrupt: profile\.json .*checksum/],
  ["no packed data", patched(one, Buffer.from("profile.json"), 12, [0xff, 0xff, 0xff]), /^artifact-corrupt/],
  ["a damaged end record", one.subarray(0, -5), /^artifact-corrupt/],
  ["a file that isn't a zip", Buffer.from("<html>sign in</html>"), /^artifact-corrupt/],
  ["an empty file", Buffer.alloc(0), /^artifact-corrupt/],
  ["more entries than we ever upload", zip64(one, 1_000_000n, 0n), /^artifact-refused: .*more than 20000 entries/],
  ["zip64 with 2^63 entries", zip64(one, 2n ** 63n, 0n), /^artifact-refused: .*more than 20000 entries/],
  ["zip64 with a directory beyond the end", zip64(one, 1n, 2n ** 50n), /^artifact-corrupt/],
  [
    "hostile names in messages",
    zipOf([{ name: "a\n::error::\u001b[31m", ...link }]),
    /^artifact-refused: a\ufffd::error::\ufffd\[31m is a symbolic link/,
  ],
])("readZip refuses %s", async (_, zip, expected) => {
  expect(await outcome(zip)).toMatch(expected);
});

test("readZip refuses damaged bytes or returns the original files", async () => {
  const zip = zipOf([profile, { name: "run.json", data: "{}" }]);
  const whole = await outcome(zip);
  const outcomes = new Set<string>();
  for (let at = 0; at < zip.length; at++) {
    const copy = Buffer.from(zip);
    copy.writeUInt8((copy.readUInt8(at) + 1) % 256, at);
    const files = await outcome(copy);
    if (!files.startsWith("artifact-"))
      for (const file of files.split(" ")) expect(["", ...whole.split(" ")]).toContain(file);
    outcomes.add(files.replace(/:.*/s, ""));
  }
  expect(outcomes).toContain("artifact-corrupt");
});
