import { beforeEach, describe, expect, test } from "@jest/globals";
import { randomBytes } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { ParseError, StoppedError, UserError } from "../../../src/errors.ts";
import { compressReport, openReport } from "../../../src/run/directory/compress.ts";
import { testDirectory } from "../support/directory.ts";

let folder = "";
beforeEach(() => {
  folder = testDirectory();
});

const goOn = new AbortController().signal;

describe("compressReport", () => {
  test("compresses a report above the size, and nothing else stays", async () => {
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

  test("leaves a report of just the size alone", async () => {
    const path = join(folder, "report.sqlite");
    await writeFile(path, Buffer.alloc(1000));
    expect(await compressReport(path, 1000, goOn)).toBeNull();
    expect(await readdir(folder)).toEqual(["report.sqlite"]);
  });

  test("told to stop, it leaves the report as it was, and nothing else", async () => {
    const path = join(folder, "report.sqlite");
    await writeFile(path, randomBytes(5_000_000));
    const controller = new AbortController();
    const compressing = compressReport(path, 0, controller.signal);
    controller.abort("SIGINT");
    await expect(compressing).rejects.toThrow(StoppedError);
    expect(await readdir(folder)).toEqual(["report.sqlite"]);
    expect((await stat(path)).size).toBe(5_000_000);
  });

  test("never overwrites a .zst that is there, and keeps the report", async () => {
    const path = join(folder, "report.sqlite");
    await writeFile(path, Buffer.alloc(1000));
    await writeFile(`${path}.zst`, "precious");
    await expect(compressReport(path, 0, goOn)).rejects.toThrow(UserError);
    expect(await readFile(`${path}.zst`, "utf8")).toBe("precious");
    expect((await readdir(folder)).sort()).toEqual(["report.sqlite", "report.sqlite.zst"]);
  });
});

describe("openReport", () => {
  test.each(["x.sqlite", "x.nsys-rep", "x.qdrep"])("gives a plain %s as it is", async (name) => {
    const path = join(folder, name);
    await writeFile(path, "content");
    expect(await openReport(path, folder)).toBe(path);
  });

  test.each(["x.sqlite", "x.nsys-rep", "x.qdrep"])("decompresses %s, keeps its name, and reopens it", async (name) => {
    for (const [suffix, content] of [
      [".gz", gzipSync("content")],
      [".zst", zstdCompressSync("content")],
    ] as const) {
      const path = join(folder, `${name}${suffix}`);
      await writeFile(path, content);
      const [first, second] = [await openReport(path, folder), await openReport(path, folder)];
      expect(first).not.toBe(second);
      expect(first.endsWith(`/${name}`)).toBe(true);
      expect(await readFile(first, "utf8")).toBe("content");
    }
  });

  test.each<[string, string, Buffer, RegExp]>([
    ["a bomb", "gz", gzipSync(Buffer.alloc(2_000_000)), /larger than 1000000 bytes when decompressed/],
    ["a bomb", "zst", zstdCompressSync(Buffer.alloc(2_000_000)), /larger than 1000000 bytes when decompressed/],
    ["a cut file", "gz", gzipSync(randomBytes(5000)).subarray(0, 4000), /is damaged/],
    ["a cut file", "zst", zstdCompressSync(randomBytes(5000)).subarray(0, 4000), /is damaged/],
    ["a changed file", "gz", Buffer.from(gzipSync(Buffer.alloc(5000))).fill(7, 12, 20), /is damaged/],
    ["a changed file", "zst", Buffer.from(zstdCompressSync(randomBytes(5000))).fill(7, 4, 12), /is damaged/],
    ["not packed at all", "gz", Buffer.from("SQLite format 3"), /is damaged/],
    ["not packed at all", "zst", Buffer.from("SQLite format 3"), /is damaged/],
    ["of two frames", "zst", Buffer.concat([zstdCompressSync("one"), zstdCompressSync("two")]), /more than one frame/],
    ["packed in another way", "zst", gzipSync("content"), /is damaged/],
    ["an empty file", "gz", Buffer.alloc(0), /is damaged/],
    ["an empty file", "zst", Buffer.alloc(0), /is damaged/],
  ])("%s (%s) is a ParseError, and leaves nothing behind", async (_, suffix, content, what) => {
    const path = join(folder, `x.sqlite.${suffix}`);
    await writeFile(path, content);
    const attempt = openReport(path, folder, 1_000_000);
    await expect(attempt).rejects.toThrow(what);
    await expect(attempt).rejects.toThrow(ParseError);
    expect(await readdir(folder)).toEqual([`x.sqlite.${suffix}`]);
  });

  test("exactly the limit is allowed", async () => {
    for (const [suffix, content] of [
      ["gz", gzipSync(Buffer.alloc(1000))],
      ["zst", zstdCompressSync(Buffer.alloc(1000))],
    ] as const) {
      const path = join(folder, `x.sqlite.${suffix}`);
      await writeFile(path, content);
      expect((await stat(await openReport(path, folder, 1000))).size).toBe(1000);
    }
  });

  test("what does not exist or is a folder says so", async () => {
    await expect(openReport(join(folder, "no.sqlite"), folder)).rejects.toMatchObject({
      why: "The file doesn't exist.",
    });
    await expect(openReport(folder, folder)).rejects.toMatchObject({ why: "The path isn't a file." });
  });
});
