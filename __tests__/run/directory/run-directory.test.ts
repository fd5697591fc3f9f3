import { beforeEach, describe, expect, test } from "@jest/globals";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UserError } from "../../../src/model/errors.ts";
import {
  createRunDirectory,
  removeUnused,
  runDirectoryPattern,
  parseRunStart,
} from "../../../src/run/directory/run-directory.ts";
import { clockAt } from "../../support/clock.ts";
import { testDirectory } from "../support/directory.ts";

const clock = clockAt("2025-11-21T23:04:05.678Z");
let folder = "";
beforeEach(() => {
  folder = testDirectory();
});

describe("createRunDirectory", () => {
  test("names the directory by UTC time, process and four hex digits", async () => {
    const directory = await createRunDirectory(join(folder, "deep/out"), clock, () => "0a1f");
    expect(directory.name).toBe(`20251121-230405-${process.pid}-0a1f`);
    expect(directory.path).toBe(join(folder, "deep/out", directory.name));
    expect(await readdir(directory.path)).toEqual([]);
    expect(directory.name).toMatch(runDirectoryPattern);
    expect(parseRunStart(directory.name)).toEqual(new Date("2025-11-21T23:04:05Z"));
  });

  test("never reuses a directory, but picks another name", async () => {
    const taken = join(folder, `20251121-230405-${process.pid}-0001`);
    await mkdir(taken);
    await writeFile(join(taken, "precious"), "");
    const digits = ["0001", "0001", "0002"];
    const directory = await createRunDirectory(folder, clock, () => digits.shift() ?? "ffff");
    expect(directory.name).toMatch(/-0002$/);
    expect(await readdir(taken)).toEqual(["precious"]);
  });

  test("gives up if every name is taken or `out` is a file", async () => {
    await mkdir(join(folder, `20251121-230405-${process.pid}-0001`));
    await expect(createRunDirectory(folder, clock, () => "0001")).rejects.toThrow(UserError);
    await writeFile(join(folder, "file"), "");
    await expect(createRunDirectory(join(folder, "file"), clock)).rejects.toThrow(UserError);
  });

  const ignored = async (out: string) => readFile(join(out, ".gitignore"), "utf8").catch(() => null);

  test("creates an `out` that git ignores", async () => {
    const { madeOut } = await createRunDirectory(join(folder, "out"), clock);
    expect([madeOut, await ignored(join(folder, "out"))]).toEqual([true, "*\n"]);
    expect(await ignored(folder)).toBeNull();
  });

  test("leaves an existing `out` unchanged, also behind a link", async () => {
    const { madeOut } = await createRunDirectory(folder, clock);
    expect([madeOut, await ignored(folder)]).toEqual([false, null]);
    await writeFile(join(folder, ".gitignore"), "mine");
    await createRunDirectory(folder, clock);
    expect(await ignored(folder)).toBe("mine");
    await mkdir(join(folder, "elsewhere"));
    await symlink(join(folder, "elsewhere"), join(folder, "out"));
    await createRunDirectory(join(folder, "out"), clock);
    expect(await ignored(join(folder, "elsewhere"))).toBeNull();
  });
});

describe("removeUnused", () => {
  test("removes a directory with only our first files, and the folder made for it", async () => {
    const directory = await createRunDirectory(join(folder, "out"), clock);
    await directory.write("run.json", "{}");
    expect(await removeUnused(directory, ["run.json"])).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  test("keeps a folder that was there or contains another run", async () => {
    const first = await createRunDirectory(join(folder, "out"), clock);
    const second = await createRunDirectory(join(folder, "out"), clock);
    expect(await removeUnused(first, [])).toBe(true);
    expect((await readdir(join(folder, "out"))).sort()).toEqual([".gitignore", second.name]);
    expect(await removeUnused(second, [])).toBe(true);
    expect(await readdir(join(folder, "out"))).toEqual([".gitignore"]);
  });

  test.each<[string, name: string, make: (path: string) => Promise<unknown>]>([
    ["another file", "stdout.txt", async (path) => writeFile(path, "logs")],
    ["a folder", "stdout.txt", async (path) => mkdir(path)],
    ["a link with a known name", "run.json", async (path) => symlink("/etc/passwd", path)],
  ])("removes nothing if there is %s", async (_, name, make) => {
    const directory = await createRunDirectory(join(folder, "out"), clock);
    await directory.write("config.yaml", "");
    await make(directory.file(name));
    expect(await removeUnused(directory, ["config.yaml", "run.json"])).toBe(false);
    expect((await readdir(directory.path)).sort()).toEqual(["config.yaml", name].sort());
  });
});

describe("a run directory's files", () => {
  test("writes a file once, and replaces it only on request", async () => {
    const directory = await createRunDirectory(folder, clock);
    const path = await directory.write("head/round-1/cmd.txt", "nsys profile");
    expect(path).toBe(join(directory.path, "head/round-1/cmd.txt"));
    await expect(directory.write("head/round-1/cmd.txt", "other")).rejects.toThrow(UserError);
    await directory.write("head/round-1/cmd.txt", "other", "replace");
    expect(await readFile(path, "utf8")).toBe("other");
  });

  test("refuses, without a hang, a file whose folder can't be made", async () => {
    // Node's own recursive mkdir does not end there.
    await expect(createRunDirectory("/proc/no-such/folder", clock)).rejects.toThrow(/Can't create a run directory/);
  });

  test.each(["../outside", "/etc/passwd", "a/../../outside", ".."])("never writes a file outside: %s", async (path) => {
    const directory = await createRunDirectory(folder, clock);
    expect(() => directory.file(path)).toThrow(/is outside the run directory/);
    await expect(directory.write(path, "")).rejects.toThrow(/is outside/);
    expect(await readdir(folder)).toEqual([directory.name]);
  });
});
