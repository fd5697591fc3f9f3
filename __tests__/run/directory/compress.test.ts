import { beforeEach, describe, expect, test } from "@jest/globals";
import { randomBytes } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { ParseError, StoppedError, UserError } from "../../../src/model/errors.ts";
import { compressReport, openReport } from "../../../src/run/directory/compress.ts";
import { testDirectory } from "../support/directory.ts";

let folder = "";
beforeEach(() => {
  folder = testDirectory();
});

const goOn = new AbortController().signal;

describe("compressReport", () => {
  test("compresses a report above the size and leaves nothing else", async () => {
    const content = Buffer.concat([randomBytes(300_000), Buffer.alloc(700_000)]);
    const path = join(folder, "report.nsys-rep");
    await writeFile(path, content, { mode: 0o600 });
    const compressed = await compressReport(path, 999_999, goOn);
    expect(compressed).toMatchObject({ bytesBefore: 1_000_000 });
    expect(await readdir(folder)).toEqual(["report.nsys-rep.zst"]);
    expect(zstdDecompressSync(await readFile(`${path}.zst`)).equals(content)).toBe(true);
    const { size, mode } = await stat(`${path}.zst`);
    expect(size).toBe(compressed?.bytesAfter);
    expect(mode & 0o777).toBe(0o600);
  });

  test("leaves a report of exactly the size alone", async () => {
    const path = join(folder, "report.sqlite");
    await writeFile(path, Buffer.alloc(1000));
    expect(await compressReport(path, 1000, goOn)).toBeNull();
    expect(await readdir(folder)).toEqual(["report.sqlite"]);
  });

  test("leaves the report unchanged after a stop signal", async () => {
    const path = join(folder, "report.sqlite");
    await writeFile(path, randomBytes(5_000_000));
    const controller = new AbortController();
    const compressing = compressReport(path, 0, controller.signal);
    controller.abort("SIGINT");
    await expect(compressing).rejects.toThrow(StoppedError);
    expect(await readdir(folder)).toEqual(["report.sqlite"]);
    expect((await stat(path)).size).toBe(5_000_000);
  });

  test("never overwrites an existing .zst, and keeps the report", async () => {
    const path = join(folder, "report.sqlite");
    await writeFile(path, Buffer.alloc(1000));
    await writeFile(`${path}.zst`, "precious");
    await expect(compressReport(path, 0, goOn)).rejects.toThrow(UserError);
    expect(await readFile(`${path}.zst`, "utf8")).toBe("precious");
    expect((await readdir(folder)).sort()).toEqual(["report.sqlite", "report.sqlite.zst"]);
  });
});

describe("openReport", () => {
  const packed = [
    ["gz", gzipSync],
    ["zst", zstdCompressSync],
  ] as const;

  test.each(["x.sqlite", "x.nsys-rep", "x.qdrep"])("returns a plain %s unchanged, or decompresses it", async (name) => {
    const path = join(folder, name);
    await writeFile(path, "content");
    expect(await openReport(path, folder)).toBe(path);
    for (const [suffix, pack] of packed) {
      await writeFile(`${path}.${suffix}`, pack("content"));
      const first = await openReport(`${path}.${suffix}`, folder);
      expect(await openReport(`${path}.${suffix}`, folder)).not.toBe(first);
      expect(first.endsWith(`/${name}`)).toBe(true);
      expect(await readFile(first, "utf8")).toBe("content");
    }
  });

  test.each(
    packed.flatMap(([suffix, pack]) => [
      ["a bomb", suffix, pack(Buffer.alloc(2_000_000)), /larger than 1000000 bytes/] as const,
      ["a cut file", suffix, pack(randomBytes(5000)).subarray(0, 4000), /is damaged/] as const,
      ["a changed file", suffix, Buffer.from(pack(randomBytes(5000))).fill(7, 4, 20), /is damaged/] as const,
      ["a file that isn't packed", suffix, Buffer.from("SQLite format 3"), /is damaged/] as const,
      ["an empty file", suffix, Buffer.alloc(0), /is damaged/] as const,
    ]),
  )("refuses %s (%s), and leaves nothing behind", expectRefusal);

  test.each([
    ["two frames", "zst", Buffer.concat([zstdCompressSync("one"), zstdCompressSync("two")]), /more than one frame/],
    ["a file packed in another way", "zst", gzipSync("content"), /is damaged/],
  ])("refuses %s (%s), and leaves nothing behind", expectRefusal);

  async function expectRefusal(_: string, suffix: string, content: Buffer, what: RegExp): Promise<void> {
    const path = join(folder, `x.sqlite.${suffix}`);
    await writeFile(path, content);
    const attempt = openReport(path, folder, 1_000_000);
    await expect(attempt).rejects.toThrow(what);
    await expect(attempt).rejects.toThrow(ParseError);
    expect(await readdir(folder)).toEqual([`x.sqlite.${suffix}`]);
  }

  test.each(packed)("accepts exactly the limit: %s", async (suffix, pack) => {
    const path = join(folder, `x.sqlite.${suffix}`);
    await writeFile(path, pack(Buffer.alloc(1000)));
    expect((await stat(await openReport(path, folder, 1000))).size).toBe(1000);
  });

  test("reports a missing file and a folder", async () => {
    const missing = openReport(join(folder, "no.sqlite"), folder);
    await expect(missing).rejects.toMatchObject({ why: expect.stringContaining("doesn't exist") });
    await expect(openReport(folder, folder)).rejects.toMatchObject({ why: expect.stringContaining("isn't a file") });
  });
});
