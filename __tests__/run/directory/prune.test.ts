import { beforeEach, describe, expect, test } from "@jest/globals";
import { mkdir, readdir, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readOwnIdentity } from "../../../src/run/process/process-tree.ts";
import { measureDiskUse, selectOldRuns, pruneRuns, listStoredRuns } from "../../../src/run/directory/prune.ts";
import { deadPid, writeRun } from "../../support/run-record.ts";
import { testDirectory } from "../support/directory.ts";

const now = new Date("2025-11-30T00:00:00Z");
const nameOf = (day: number) => `202511${String(day).padStart(2, "0")}-120000-77-abcd`;
let out = "";
beforeEach(() => {
  out = testDirectory();
});

async function writeRuns(...days: number[]): Promise<void> {
  for (const day of days) await writeRun(out, nameOf(day));
}

/** The names that go when so many are kept, and the current run is of this day. */
async function deletedBy(keep: number, current: number): Promise<readonly string[]> {
  const { deleted, failed } = await pruneRuns(out, keep, join(out, nameOf(current)), now);
  expect(failed).toEqual([]);
  return deleted;
}

async function silentFor(day: number, hours: number): Promise<void> {
  const changed = new Date(now.getTime() - hours * 3600_000);
  await utimes(join(out, nameOf(day), "run.json"), changed, changed);
}

test("keeps the newest runs with the current one, and lists what it deleted", async () => {
  await writeRuns(1, 2, 3, 4, 5);
  expect(await deletedBy(3, 5)).toEqual([nameOf(1), nameOf(2)]);
  expect((await readdir(out)).sort()).toEqual([nameOf(3), nameOf(4), nameOf(5)]);
});

test("never deletes the current run, even if its clock was wrong", async () => {
  await writeRuns(1, 2, 3);
  expect(await deletedBy(1, 1)).toEqual([nameOf(2), nameOf(3)]);
  expect(await readdir(out)).toEqual([nameOf(1)]);
});

test("keeps folders with other names, no run.json, or a foreign or linked run.json", async () => {
  await writeRuns(20);
  for (const name of ["my-notes", `${nameOf(1)}.backup`, "--keep", "-rf", `${nameOf(1)}\u001b[31m`, ` ${nameOf(1)}`])
    await writeRun(out, name);
  for (const day of [2, 3, 4, 5]) await mkdir(join(out, nameOf(day)));
  const hydra = { schemaVersion: 1, tool: { name: "hydra" }, state: "x" };
  await writeFile(join(out, nameOf(3), "run.json"), JSON.stringify(hydra));
  await writeFile(join(out, nameOf(4), "run.json"), "{ half");
  await symlink(join(out, nameOf(20), "run.json"), join(out, nameOf(5), "run.json"));
  await writeFile(join(out, nameOf(6)), "a file with our name");
  const before = await readdir(out, { recursive: true });
  expect(await deletedBy(0, 20)).toEqual([]);
  expect(await readdir(out, { recursive: true })).toEqual(before);
});

test("follows no links, neither with our name nor inside a run", async () => {
  const elsewhere = testDirectory();
  await writeRun(elsewhere, nameOf(1));
  await writeFile(join(elsewhere, "precious"), "");
  await symlink(join(elsewhere, nameOf(1)), join(out, nameOf(1)));
  await writeRuns(2, 20);
  await symlink(elsewhere, join(out, nameOf(2), "head", "link"));
  const before = await readdir(elsewhere, { recursive: true });
  expect(await deletedBy(1, 20)).toEqual([nameOf(2)]);
  expect((await readdir(out)).sort()).toEqual([nameOf(1), nameOf(20)]);
  expect(await readdir(elsewhere, { recursive: true })).toEqual(before);
});

test("keeps a run that's still active", async () => {
  await writeRun(out, nameOf(1), { state: "running", process: readOwnIdentity() });
  await silentFor(1, 30);
  await writeRuns(20);
  expect(await deletedBy(1, 20)).toEqual([]);
});

test.each([
  // The same number and the same namespace, as on another machine that shares the folder.
  { where: "no process is here", process: { pid: deadPid, startTicks: 5, pidNamespace: null } },
  { where: "another container", process: { pid: 1, startTicks: 5, pidNamespace: "pid:[1]" } },
])("deletes a `running` run whose process is unseen and silent for a day: $where", async ({ process }) => {
  for (const day of [1, 2]) await writeRun(out, nameOf(day), { state: "running", process });
  await silentFor(1, 30);
  await silentFor(2, 1);
  await writeRuns(20);
  expect(await deletedBy(1, 20)).toEqual([nameOf(1)]);
});

test("reports what it can't delete, and deletes the others", async () => {
  await writeRuns(1, 2);
  // What a rename cannot replace: a folder in which something is.
  await mkdir(join(out, `${nameOf(1)}.deleting`, "x"), { recursive: true });
  expect(await pruneRuns(out, 0, "none", now)).toEqual({
    deleted: [nameOf(2)],
    failed: [{ name: nameOf(1), why: expect.stringContaining("ENOTEMPTY") }],
  });
});

test("finishes a deletion that was cut short", async () => {
  await writeRuns(1, 20);
  await rename(join(out, nameOf(1)), join(out, `${nameOf(1)}.deleting`));
  await rm(join(out, `${nameOf(1)}.deleting`, "head"), { recursive: true });
  expect(await deletedBy(10, 20)).toEqual([nameOf(1)]);
  expect(await readdir(out)).toEqual([nameOf(20)]);
});

test("finds nothing in a missing folder", async () => {
  expect(await pruneRuns(join(out, "none"), 1, join(out, "x"), now)).toEqual({ deleted: [], failed: [] });
});

describe("selectOldRuns", () => {
  const old = async (keep: number | null, days: number | null) => {
    const olderThanMs = days === null ? null : days * 24 * 3600_000;
    return selectOldRuns(await listStoredRuns(out, now), { keep, olderThanMs }, null, now).map(({ name }) => name);
  };

  test("selects by number, by age, and by both", async () => {
    await writeRuns(1, 5, 28, 29);
    expect(await old(1, null)).toEqual([28, 5, 1].map(nameOf));
    expect(await old(null, 14)).toEqual([5, 1].map(nameOf));
    expect(await old(3, 14)).toEqual([1].map(nameOf));
    expect(await old(1, 14)).toEqual([5, 1].map(nameOf));
    expect(await old(0, null)).toHaveLength(4);
  });

  test("ignores the age of a run whose name isn't a date", async () => {
    await writeRun(out, "20259999-999999-77-abcd");
    expect(await old(null, 0)).toEqual([]);
    expect(await old(0, null)).toEqual(["20259999-999999-77-abcd"]);
  });
});

test("measureDiskUse counts nothing behind a link", async () => {
  const elsewhere = testDirectory();
  await writeFile(join(elsewhere, "large"), Buffer.alloc(2 ** 20, 1));
  await writeRuns(1);
  const before = await measureDiskUse(join(out, nameOf(1)));
  await symlink(elsewhere, join(out, nameOf(1), "link"));
  const linked = await measureDiskUse(join(out, nameOf(1)));
  expect(linked - before).toBeLessThan(2 ** 16);
  await writeFile(join(out, nameOf(1), "large"), Buffer.alloc(2 ** 20, 1));
  expect((await measureDiskUse(join(out, nameOf(1)))) - linked).toBeGreaterThanOrEqual(2 ** 20);
});
