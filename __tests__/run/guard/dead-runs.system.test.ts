import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { endDeadRuns, chooseRecordFile, writeProcessesFile } from "../../../src/run/guard/recorded-processes.ts";
import {
  isAlive,
  markerVariable,
  readPidNamespace,
  type ProcessId,
  readProcess,
} from "../../../src/run/process/process-tree.ts";
import { testDirectory } from "../support/directory.ts";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

const marker = `${"0123456789abcdef".repeat(2)}.`;
const dead: ProcessId = { pid: 2 ** 22, startTime: "1" };

function sleeping(environment: Record<string, string> = {}): ProcessId {
  const child = spawn("sleep", ["1000"], { env: { PATH: process.env["PATH"], ...environment } });
  children.push(child);
  const found = readProcess(child.pid ?? 0);
  if (found === null) throw new Error("sleep did not start.");
  return found;
}

/** What a run that was killed with its guard leaves: a record, a folder, and a process. */
function leave(base: string, change: Partial<Parameters<typeof writeProcessesFile>[1]> = {}) {
  const file = chooseRecordFile(base);
  const ours = sleeping({ [markerVariable]: `${marker}1.` });
  const others = sleeping();
  const [folder, foreign] = [join(base, "llm-profile-0123456789ab"), join(base, "data")];
  const entry = join(base, "llm-profile-base-0123456789ab");
  for (const path of [folder, entry, foreign]) mkdirSync(path);
  const holdings = {
    marker,
    processes: [ours, others].map((process) => ({ process, uid: null })),
    directories: [folder, entry, foreign],
  };
  writeProcessesFile(file, { main: dead, guard: null, pidNamespace: readPidNamespace(), holdings, ...change });
  return { file, ours, others, folder, entry, foreign };
}

describe("what a run killed with its guard left", () => {
  test("is ended and removed if other signs confirm that it's ours", async () => {
    const base = testDirectory();
    const { file, ours, others, folder, entry, foreign } = leave(base);
    expect(await endDeadRuns(base)).toEqual([expect.stringContaining(`Ended process ${String(ours.pid)}`)]);
    expect([isAlive(ours), isAlive(others)]).toEqual([false, true]);
    expect([folder, entry, foreign].map((path) => existsSync(path))).toEqual([false, false, true]);
    expect(existsSync(file)).toBe(false);
  });

  const noSpoiling = () => undefined;
  test.each<[string, Parameters<typeof leave>[1], (file: string) => void]>([
    ["if its main process lives", { main: readProcess(process.pid) ?? dead }, noSpoiling],
    ["if it belongs to another container", { pidNamespace: "pid:[1]" }, noSpoiling],
    ["if others may read its record", {}, (file) => chmodSync(file, 0o644)],
    ["if its record has a second name", {}, (file) => linkSync(file, `${file}.other`)],
  ])("is kept %s", async (_, change, spoil) => {
    const base = testDirectory();
    const { file, ours, folder } = leave(base, change);
    spoil(file);
    expect(await endDeadRuns(base)).toEqual([]);
    expect([isAlive(ours), existsSync(folder), existsSync(file)]).toEqual([true, true, true]);
  });

  test("isn't looked for behind a link", async () => {
    const [base, elsewhere] = [testDirectory(), testDirectory()];
    const { file, ours } = leave(elsewhere);
    symlinkSync(file, join(base, basename(file)));
    expect(await endDeadRuns(base)).toEqual([]);
    expect(isAlive(ours)).toBe(true);
  });
});

test("endDeadRuns reports a damaged record and goes on", async () => {
  const base = testDirectory();
  const { ours } = leave(base);
  writeFileSync(chooseRecordFile(base), "{", { mode: 0o600 });
  expect((await endDeadRuns(base)).join("\n")).toMatch(/Couldn't clean up .* damaged/);
  expect(isAlive(ours)).toBe(false);
});
