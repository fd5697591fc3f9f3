import { beforeEach, describe, expect, test } from "@jest/globals";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../../src/model/errors.ts";
import { tryToWrite, writeFileAtomic } from "../../../src/run/directory/atomic-write.ts";
import { testDirectory } from "../support/directory.ts";

let folder = "";
beforeEach(() => {
  folder = testDirectory();
});

describe("writeFileAtomic", () => {
  test("writes a new file with its folders and leaves nothing else", async () => {
    await writeFileAtomic(join(folder, "a/b/file.txt"), "whole", "refuse");
    expect(await readFile(join(folder, "a/b/file.txt"), "utf8")).toBe("whole");
    expect(await readdir(join(folder, "a/b"))).toEqual(["file.txt"]);
  });

  test("writes parts one after the other, and no file if one fails", async () => {
    const path = join(folder, "file.txt");
    await writeFileAtomic(path, ["whole", " é ", "text"], "refuse");
    expect(await readFile(path, "utf8")).toBe("whole é text");
    function* broken(): Generator<string> {
      yield "whole";
      throw new Error("qzx");
    }
    await expect(writeFileAtomic(path, broken(), "replace")).rejects.toThrow("qzx");
    expect(await readFile(path, "utf8")).toBe("whole é text");
    expect(await readdir(folder)).toEqual(["file.txt"]);
  });

  test("refuses an existing file and keeps it", async () => {
    const path = join(folder, "file.txt");
    await writeFile(path, "first");
    await expect(writeFileAtomic(path, "second", "refuse")).rejects.toThrow(UserError);
    expect(await readFile(path, "utf8")).toBe("first");
    expect(await readdir(folder)).toEqual(["file.txt"]);
  });

  test("lets one of many writers win", async () => {
    const path = join(folder, "file.txt");
    const writers = Array.from({ length: 8 }, (_, index) => writeFileAtomic(path, String(index), "refuse"));
    const ends = await Promise.allSettled(writers);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const winner = ends.findIndex(({ status }) => status === "fulfilled");
    expect(await readFile(path, "utf8")).toBe(String(winner));
  });
});

describe("tryToWrite", () => {
  test("creates a new file's folders and nothing else", async () => {
    await tryToWrite(join(folder, "a/b/file"));
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(["a", "a/b"]);
  });

  test("leaves an existing file unchanged", async () => {
    await writeFile(join(folder, "file"), "kept");
    await tryToWrite(join(folder, "file"));
    expect(await readFile(join(folder, "file"), "utf8")).toBe("kept");
    expect(await readdir(folder)).toEqual(["file"]);
  });

  // There, Node's own recursive mkdir never ends.
  test.each(["/proc/file", "/proc/none/file"])("refuses a folder that takes no file: %s", async (path) => {
    await expect(tryToWrite(path)).rejects.toThrow("ENOENT");
  });
});
