import { appendFileSync, linkSync, mkdirSync, renameSync, symlinkSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "@jest/globals";
import { CaptureError } from "../../../src/model/errors.ts";
import { watchMetrics } from "../../../src/run/metrics/metric-files.ts";
import { testDirectory } from "../support/directory.ts";
import { writeFiles } from "../support/git.ts";
import { writeSparse } from "../support/sparse.ts";

type Change = (folder: string) => void;

/** What is read after `run`, where `before` was made in the folder first. */
async function readAfter(pattern: string, run: Change, before?: Change) {
  const folder = join(testDirectory(), "work");
  mkdirSync(folder);
  before?.(folder);
  const watched = await watchMetrics(folder, pattern);
  // The clock of a file system has ticks.
  await sleep(20);
  run(folder);
  return watched.written();
}

const write =
  (files: Readonly<Record<string, string>>): Change =>
  (folder) => {
    writeFiles(folder, files);
  };
const nothing = write({});
const refused = (why: string | RegExp) => ({ id: "metrics-refused", why: expect.stringMatching(why) });

describe("what a run wrote", () => {
  const old = write({ "m.json": "[1]" });
  const backdate: Change = (folder) => {
    utimesSync(join(folder, "m.json"), 1, 1);
  };
  test.each<[string, pattern: string, run: Change, before: Change, text: string]>([
    ["a new file", "m.json", write({ "m.json": "[2]" }), nothing, "[2]"],
    ["a file in a folder that the run made", "out/m.json", write({ "out/m.json": "[2]" }), nothing, "[2]"],
    ["a rewritten file", "m.json", write({ "m.json": "[2]" }), old, "[2]"],
    ["a file rewritten with the same text", "m.json", old, old, "[1]"],
    [
      "a file that replaced one with the same text",
      "m.json",
      (folder) => {
        writeFiles(folder, { new: "[1]" });
        renameSync(join(folder, "new"), join(folder, "m.json"));
      },
      old,
      "[1]",
    ],
    [
      "a rewritten file that got its old time back",
      "m.json",
      (folder) => {
        writeFiles(folder, { "m.json": "[2]" });
        backdate(folder);
      },
      (folder) => {
        old(folder);
        backdate(folder);
      },
      "[2]",
    ],
    [
      "only the new file of a glob",
      "m-*.json",
      write({ "m-2.json": "2", "other.json": "3" }),
      write({ "m-1.json": "1" }),
      "2",
    ],
  ])("includes %s", async (_, pattern, run, before, text) => {
    expect(await readAfter(pattern, run, before)).toEqual([{ name: expect.any(String), text, added: null }]);
  });

  test.each([
    ['{"a": 1}\n', '{"a": 2}\n', '{"a": 2}\n'],
    // As vLLM does with --append-result.
    ['{"a": 1}', '\n{"a": 2}', '\n{"a": 2}'],
    ['{"a": 1}', ', {"a": 2}', null],
  ])("includes only the lines added to %j by %j", async (text, more, added) => {
    const append: Change = (folder) => {
      appendFileSync(join(folder, "m"), more);
    };
    expect(await readAfter("m", append, write({ m: text }))).toMatchObject([{ added }]);
  });

  test("includes the whole file if it begins differently", async () => {
    expect(await readAfter("m", write({ m: "x\ny\nz\n" }), write({ m: "a\nb\n" }))).toMatchObject([{ added: null }]);
  });
});

describe("what a run didn't write", () => {
  const missing = { id: "metrics-missing", exitCode: 3, why: expect.stringContaining("metric.json?") };
  const stale = { id: "metrics-stale", exitCode: 3 };
  test.each<[string, pattern: string, run: Change, before: Change, object]>([
    ["a missing file, with the nearest name", "metrics.json", write({ "metric.json": "[]" }), nothing, missing],
    ["a file in a missing folder", "none/m.json", nothing, nothing, { id: "metrics-missing" }],
    ["a file from before the run", "m.json", nothing, write({ "m.json": "[]" }), stale],
    ["a glob's file from before the run", "*.json", nothing, write({ "m.json": "[]" }), stale],
  ])("is refused: %s", async (_, pattern, run, before, error) => {
    await expect(readAfter(pattern, run, before)).rejects.toMatchObject(error);
  });
});

describe("an untrusted metrics file", () => {
  const precious = (path: string) => join(dirname(path), "../precious");
  test.each<[string, (path: string) => void]>([
    ["a symbolic link", (path) => symlinkSync(precious(path), path)],
    ["a symbolic link", (path) => symlinkSync("/nowhere/at/all", path)],
    ["another hard link", (path) => linkSync(precious(path), path)],
    ["a folder", (path) => mkdirSync(path)],
    ["1.00 TiB; the limit is 64 MiB|1 TiB; the limit is 64 MiB", (path) => writeSparse(path, 2 ** 40)],
  ])("is refused: %s", async (why, make) => {
    const spoil: Change = (folder) => {
      writeFiles(folder, { "../precious": "kept" });
      make(join(folder, "m.json"));
    };
    const late = readAfter("m.json", spoil);
    await expect(late).rejects.toThrow(CaptureError);
    await expect(late).rejects.toMatchObject(refused(why));
    await expect(readAfter("m.json", nothing, spoil)).rejects.toMatchObject(
      why.includes("TiB") ? { id: "metrics-stale" } : refused(why),
    );
  });

  const linkOutside: Change = (folder) => {
    writeFiles(folder, { "../secret/m.json": "[1]" });
    symlinkSync("../secret", join(folder, "out"));
  };
  test.each<[string, Change, Change]>([
    ["out/m.json", nothing, linkOutside],
    ["out/m.json", linkOutside, nothing],
    ["../m.json", nothing, nothing],
    ["/etc/passwd", nothing, nothing],
  ])("is refused outside of the working directory: %s", async (pattern, run, before) => {
    await expect(readAfter(pattern, run, before)).rejects.toMatchObject(refused("is outside the working directory"));
  });

  test.each([
    [3, /^m-3\.json: Together, the files exceed the limit of 128 MiB\.$/],
    [100, /^m-100\.json: Together, [^]*\nm-19\.json/],
  ])("is refused among %i sparse files of 64 MiB", async (count, why) => {
    const sparse: Change = (folder) => {
      for (let number = 1; number <= count; number++)
        writeSparse(join(folder, `m-${String(number)}.json`), 64 * 2 ** 20);
    };
    await expect(readAfter("*.json", sparse)).rejects.toMatchObject(refused(why));
    await expect(readAfter("*.json", sparse, sparse)).rejects.toMatchObject(refused(why));
  });

  test("is refused among too many files", async () => {
    const files = Object.fromEntries(Array.from({ length: 101 }, (_, number) => [`${String(number)}.json`, "[]"]));
    await expect(readAfter("*.json", write(files))).rejects.toMatchObject(refused("more than 100 files"));
  });
});
