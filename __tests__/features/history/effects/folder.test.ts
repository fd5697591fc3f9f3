import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { createRecordFile } from "../../../../src/features/history/model/stored.ts";
import { addToFolder, readFolder } from "../../../../src/features/history/effects/folder.ts";
import { madeHistoryRange, madeRecord } from "../support/history-records.ts";
import { testDirectory } from "../../../run/support/directory.ts";
import { writeFiles } from "../../../run/support/git.ts";

const file = createRecordFile(madeRecord());

describe("adding a record to a folder", () => {
  test("writes a new record that can be read", async () => {
    const folder = join(testDirectory(), "new", "history");
    expect(await addToFolder(folder, file)).toBe(true);
    expect(await readFolder(folder)).toEqual({ records: [{ path: file.path, record: madeRecord() }], skipped: [] });
    expect(readdirSync(dirname(join(folder, file.path)))).toHaveLength(1);
  });

  test("writes the same record only once", async () => {
    const folder = testDirectory();
    const added = await Promise.all(Array.from({ length: 20 }, async () => addToFolder(folder, file)));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await addToFolder(folder, file)).toBe(false);
    expect((await readFolder(folder)).records).toHaveLength(1);
  });

  test("never overwrites a record", async () => {
    const folder = testDirectory();
    await addToFolder(folder, file);
    const other = createRecordFile(madeRecord({ ranges: [madeHistoryRange({ launches: 11 })] }));
    await expect(addToFolder(folder, other)).rejects.toMatchObject({
      id: "history-record-differs",
      where: join(folder, file.path),
    });
    expect(readFileSync(join(folder, file.path), "utf8")).toBe(file.text);
  });

  test("doesn't follow or replace a link", async () => {
    const [folder, elsewhere] = [testDirectory(), testDirectory()];
    symlinkSync(elsewhere, join(folder, "runs"));
    const problems = [expect.stringContaining("runs is a link")];
    await expect(addToFolder(folder, file)).rejects.toMatchObject({ problems });
    const other = testDirectory();
    mkdirSync(dirname(join(other, file.path)), { recursive: true });
    symlinkSync(join(elsewhere, "x"), join(other, file.path));
    await expect(addToFolder(other, file)).rejects.toMatchObject({ id: "history-path-taken" });
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

describe("reading a folder", () => {
  test("follows no link and lists what it skips", async () => {
    const [folder, elsewhere] = [testDirectory(), testDirectory()];
    await addToFolder(folder, file);
    await addToFolder(elsewhere, createRecordFile(madeRecord({ run: { id: 78, attempt: 1, job: "bench" } })));
    const day = dirname(file.path);
    const [stolen = ""] = readdirSync(join(elsewhere, day));
    symlinkSync(join(elsewhere, day, stolen), join(folder, day, stolen));
    symlinkSync(join(elsewhere, "runs", "2026"), join(folder, "runs", "2027"));
    mkdirSync(join(folder, day, "folder.json"));
    writeFiles(folder, { [`${day}/half.json`]: file.text.slice(0, 100), [`${day}/.partial`]: "", "README.md": "" });
    writeFiles(folder, { [`${day}/large.json`]: `${file.text}${" ".repeat(20_000)}` });
    const { records, skipped } = await readFolder(folder);
    expect(records.map(({ path }) => path)).toEqual([file.path]);
    expect(new Map(skipped.map(({ path, why }) => [path, why]))).toEqual(
      new Map([
        [`${day}/${stolen}`, "not-a-record"],
        [`${day}/folder.json`, "not-a-record"],
        [`${day}/half.json`, "not-json"],
        [`${day}/large.json`, "too-large"],
      ]),
    );
  });

  test("reports a missing folder and a slow one", async () => {
    const folder = testDirectory();
    await expect(readFolder(join(folder, "none"))).rejects.toMatchObject({ id: "history-missing" });
    await addToFolder(folder, file);
    await expect(readFolder(folder, AbortSignal.abort())).rejects.toMatchObject({ id: "history-too-slow" });
  });

  test("returns an empty history for an empty folder", async () => {
    expect(await readFolder(testDirectory())).toEqual({ records: [], skipped: [] });
  });
});
