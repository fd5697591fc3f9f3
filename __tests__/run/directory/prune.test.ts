import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { mkdir, mkdtemp, readdir, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownIdentity } from "../../../src/run/process/process-tree.ts";
import { pruneRuns } from "../../../src/run/directory/past-runs.ts";
import { deadPid, writeRun } from "../../support/run-record.ts";

const now = new Date("2025-11-30T00:00:00Z");
const nameOf = (day: number) => `202511${String(day).padStart(2, "0")}-120000-77-abcd`;
let out = "";
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), "prune-"));
});
afterEach(() => rm(out, { recursive: true }));

async function writeRuns(...days: number[]): Promise<void> {
  for (const day of days) await writeRun(out, nameOf(day));
}

test("keeps the newest runs, the current one among them, and says what it deleted", async () => {
  await writeRuns(1, 2, 3, 4, 5);
  const pruned = await pruneRuns(out, 3, join(out, nameOf(5)), now);
  expect(pruned).toEqual({ deleted: [nameOf(1), nameOf(2)], failed: [] });
  expect((await readdir(out)).sort()).toEqual([nameOf(3), nameOf(4), nameOf(5)]);
});

test("never deletes the current run, even where its clock was wrong", async () => {
  await writeRuns(1, 2, 3);
  const pruned = await pruneRuns(out, 1, join(out, nameOf(1)), now);
  expect(pruned.deleted).toEqual([nameOf(2), nameOf(3)]);
  expect(await readdir(out)).toEqual([nameOf(1)]);
});

test("leaves alone what is not ours: other names, no run.json, another's run.json, a run.json that is a link", async () => {
  await writeRuns(20);
  await writeRun(out, "my-notes");
  await writeRun(out, `${nameOf(1)}.backup`);
  await mkdir(join(out, nameOf(2)));
  await mkdir(join(out, nameOf(3)));
  await writeFile(
    join(out, nameOf(3), "run.json"),
    JSON.stringify({ schemaVersion: 1, tool: { name: "hydra" }, state: "x" }),
  );
  await mkdir(join(out, nameOf(4)));
  await writeFile(join(out, nameOf(4), "run.json"), "{ half");
  await mkdir(join(out, nameOf(5)));
  await symlink(join(out, nameOf(20), "run.json"), join(out, nameOf(5), "run.json"));
  await writeFile(join(out, nameOf(6)), "a file with our name");
  const before = await readdir(out, { recursive: true });
  expect(await pruneRuns(out, 1, join(out, nameOf(20)), now)).toEqual({ deleted: [], failed: [] });
  expect(await readdir(out, { recursive: true })).toEqual(before);
});

test("does not follow links: neither one with our name, nor one inside a run", async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), "elsewhere-"));
  try {
    await writeRun(elsewhere, nameOf(1));
    await writeFile(join(elsewhere, "precious"), "");
    await symlink(join(elsewhere, nameOf(1)), join(out, nameOf(1)));
    await writeRuns(2, 20);
    await symlink(elsewhere, join(out, nameOf(2), "head", "link"));
    expect((await pruneRuns(out, 1, join(out, nameOf(20)), now)).deleted).toEqual([nameOf(2)]);
    expect((await readdir(out)).sort()).toEqual([nameOf(1), nameOf(20)]);
    expect((await readdir(elsewhere)).sort()).toEqual([nameOf(1), "precious"].sort());
    expect(await readdir(join(elsewhere, nameOf(1)))).toEqual(expect.arrayContaining(["run.json", "head"]));
  } finally {
    await rm(elsewhere, { recursive: true });
  }
});

test("keeps a run that runs; one that was killed goes", async () => {
  await writeRun(out, nameOf(1), { state: "running", process: await ownIdentity() });
  await writeRun(out, nameOf(2), { state: "running", process: { pid: deadPid, startTicks: 5, pidNamespace: null } });
  await writeRuns(20);
  expect((await pruneRuns(out, 1, join(out, nameOf(20)), now)).deleted).toEqual([nameOf(2)]);
});

test("a run of another container that says `running` goes only when it was silent for a day", async () => {
  const process = { pid: 1, startTicks: 5, pidNamespace: "pid:[1]" };
  for (const [day, hoursAgo] of [
    [1, 30],
    [2, 1],
  ] as const) {
    const path = await writeRun(out, nameOf(day), { state: "running", process });
    const changed = new Date(now.getTime() - hoursAgo * 3600_000);
    await utimes(join(path, "run.json"), changed, changed);
  }
  await writeRuns(20);
  expect((await pruneRuns(out, 1, join(out, nameOf(20)), now)).deleted).toEqual([nameOf(1)]);
});

test("ends a deletion that was cut short", async () => {
  await writeRuns(1, 20);
  await rename(join(out, nameOf(1)), join(out, `${nameOf(1)}.deleting`));
  await rm(join(out, `${nameOf(1)}.deleting`, "head"), { recursive: true });
  expect((await pruneRuns(out, 10, join(out, nameOf(20)), now)).deleted).toEqual([nameOf(1)]);
  expect(await readdir(out)).toEqual([nameOf(20)]);
});

test("a folder that is not there holds nothing", async () => {
  expect(await pruneRuns(join(out, "none"), 1, join(out, "x"), now)).toEqual({ deleted: [], failed: [] });
});
