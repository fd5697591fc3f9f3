import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UserError } from "../../../src/errors.ts";
import { createRunDirectory, runDirectoryPattern } from "../../../src/run/directory/run-directory.ts";
import { clockAt } from "../../support/clock.ts";

const clock = clockAt("2025-11-21T23:04:05.678Z");
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "run-directory-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("createRunDirectory", () => {
  test("names the directory by UTC time, process and four hex digits", async () => {
    const directory = await createRunDirectory(join(folder, "deep/out"), clock, () => "0a1f");
    expect(directory.name).toBe(`20251121-230405-${process.pid}-0a1f`);
    expect(directory.path).toBe(join(folder, "deep/out", directory.name));
    expect(await readdir(directory.path)).toEqual([]);
    expect(directory.name).toMatch(runDirectoryPattern);
  });

  test("never uses a directory that exists: it takes another name", async () => {
    const taken = join(folder, `20251121-230405-${process.pid}-0001`);
    await mkdir(taken);
    await writeFile(join(taken, "precious"), "");
    const digits = ["0001", "0001", "0002"];
    const directory = await createRunDirectory(folder, clock, () => digits.shift() ?? "ffff");
    expect(directory.name).toMatch(/-0002$/);
    expect(await readdir(taken)).toEqual(["precious"]);
  });

  test("gives up, and says so, when every name is taken", async () => {
    await mkdir(join(folder, `20251121-230405-${process.pid}-0001`));
    await expect(createRunDirectory(folder, clock, () => "0001")).rejects.toThrow(UserError);
  });

  test("two at once get two directories", async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => createRunDirectory(folder, clock)));
    expect(new Set(made.map(({ path }) => path)).size).toBe(20);
  });

  test("an `out` that is a file is the user's mistake", async () => {
    await writeFile(join(folder, "file"), "");
    const attempt = createRunDirectory(join(folder, "file"), clock);
    await expect(attempt).rejects.toThrow(UserError);
    await expect(attempt).rejects.toMatchObject({ help: expect.stringContaining("Set `out`") });
  });
});

describe("the files of a run directory", () => {
  test("are written once, and replaced only when that is said", async () => {
    const directory = await createRunDirectory(folder, clock);
    const path = await directory.write("head/round-1/cmd.txt", "nsys profile");
    expect(path).toBe(join(directory.path, "head/round-1/cmd.txt"));
    await expect(directory.write("head/round-1/cmd.txt", "other")).rejects.toThrow(UserError);
    await directory.write("head/round-1/cmd.txt", "other", "replace");
    expect(await readFile(path, "utf8")).toBe("other");
  });

  test("a folder that cannot be made is an error, and not for ever", async () => {
    // Node's own recursive mkdir does not end there.
    await expect(createRunDirectory("/proc/no-such/folder", clock)).rejects.toThrow(/No run directory can be made/);
  });

  test.each(["../outside", "/etc/passwd", "a/../../outside", ".."])("%s does not lead outside", async (path) => {
    const directory = await createRunDirectory(folder, clock);
    expect(() => directory.file(path)).toThrow(/leads out of the run directory/);
    await expect(directory.write(path, "")).rejects.toThrow(/leads out/);
    expect(await readdir(folder)).toEqual([directory.name]);
  });
});
