import { beforeEach, describe, expect, test } from "@jest/globals";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ParseError } from "../../../src/errors.ts";
import type { CapturedRecord } from "../../../src/model/run/run-record.ts";
import { pastRunState } from "../../../src/run/directory/past-runs.ts";
import { createRunDirectory } from "../../../src/run/directory/run-directory.ts";
import { readRunRecord, startRunRecord } from "../../../src/run/directory/run-record.ts";
import { clockAt } from "../../support/clock.ts";
import { commandRecord, runRecord } from "../../support/run-record.ts";
import { testDirectory } from "../support/directory.ts";

const tool = { name: "llm-profile-action", version: "0.1.0" };
const captured: CapturedRecord = {
  side: "head",
  round: 1,
  label: "decode",
  folder: "head/round-1/decode/nsys",
  ranges: ["decode"],
  gated: true,
  firstInstances: null,
  skippedInstances: [],
  reports: 1,
  outcome: "exited",
  exitCode: 0,
  successExitCodes: [0],
  seconds: 12.5,
};
const clock = clockAt("2025-11-21T10:00:00.000Z", 1000);
let folder = "";
beforeEach(() => {
  folder = testDirectory();
});

describe("startRunRecord", () => {
  test("says `running`, with our process, before anything else happens", async () => {
    const directory = await createRunDirectory(folder, clock);
    await startRunRecord(directory, tool, clock);
    const record = await readRunRecord(directory.path);
    expect(record).toMatchObject({
      state: "running",
      exitCode: null,
      endedAt: null,
      tool,
      process: { pid: process.pid },
    });
    expect(await pastRunState(record)).toBe("running");
  });

  test("holds every event as soon as it was told, in order, also when they come at once", async () => {
    const directory = await createRunDirectory(folder, clock);
    const recorder = await startRunRecord(directory, tool, clock);
    await Promise.all([
      recorder.command(commandRecord({ tool: "setup" })),
      recorder.command(commandRecord({ tool: "nsys profile" })),
      recorder.warning("The GPU is in use."),
      recorder.withhold(["head/report.nsys-rep"], "A secret was passed by pass-env."),
      recorder.isolation({ kind: "pid-namespace", note: "In a PID namespace." }),
      recorder.planKey("abc"),
      recorder.captured(captured),
    ]);
    await recorder.warning("The GPU is in use.");
    const record = await readRunRecord(directory.path);
    expect(record.commands.map((command) => command.tool)).toEqual(["setup", "nsys profile"]);
    expect(record).toMatchObject({ warnings: ["The GPU is in use."], planKey: "abc", state: "running" });
    expect(record.captures).toEqual([captured]);
    expect(record.withheld).toEqual([{ path: "head/report.nsys-rep", reason: "A secret was passed by pass-env." }]);
    expect(recorder.snapshot()).toEqual(record);
  });

  test("follows a folder of output that was renamed, and no other", async () => {
    const recorder = await startRunRecord(await createRunDirectory(folder, clock), tool, clock);
    await recorder.command(
      commandRecord({ stdout: "head/decode/nsys/stdout.txt", stderr: "head/decode/nsys/stderr.txt" }),
    );
    await recorder.command(commandRecord({ stdout: "head/decode/nsys-2/stdout.txt", stderr: null }));
    await recorder.moved("head/decode/nsys", "head/decode/nsys-attempt-1");
    expect(recorder.snapshot().commands.map(({ stdout, stderr }) => [stdout, stderr])).toEqual([
      ["head/decode/nsys-attempt-1/stdout.txt", "head/decode/nsys-attempt-1/stderr.txt"],
      ["head/decode/nsys-2/stdout.txt", null],
    ]);
  });

  test("takes out the captures of a folder that was set aside, and follows their output", async () => {
    const directory = await createRunDirectory(folder, clock);
    const recorder = await startRunRecord(directory, tool, clock);
    for (const round of ["head/round-1", "base/round-1", "head/round-10"]) {
      await recorder.command(commandRecord({ stdout: `${round}/decode/nsys/stdout.txt`, stderr: null }));
      await recorder.captured({ ...captured, folder: `${round}/decode/nsys` });
    }
    await recorder.setAside("head/round-1", "head/round-1-disturbed-1");
    const record = await readRunRecord(directory.path);
    expect(record.captures.map((capture) => capture.folder)).toEqual([
      "base/round-1/decode/nsys",
      "head/round-10/decode/nsys",
    ]);
    expect(record.commands.map(({ stdout }) => stdout)).toEqual([
      "head/round-1-disturbed-1/decode/nsys/stdout.txt",
      "base/round-1/decode/nsys/stdout.txt",
      "head/round-10/decode/nsys/stdout.txt",
    ]);
  });

  test("knows what its commands were for, and says at the end what the run cost, also where it failed", async () => {
    const directory = await createRunDirectory(folder, clock);
    const recorder = await startRunRecord(directory, tool, clock);
    await recorder.command(commandRecord({ tool: "setup", isStart: false }));
    await recorder.withPurpose("untraced").command(commandRecord({ seconds: 4 }));
    await recorder.end({ state: "failed", exitCode: 3, failure: null });
    const { commands, cost } = await readRunRecord(directory.path);
    expect(commands.map(({ purpose }) => purpose)).toEqual([null, "untraced"]);
    expect(cost).toMatchObject({ starts: 1, parts: [{ purpose: "untraced", starts: 1, seconds: 4 }] });
  });

  test("ends once", async () => {
    const directory = await createRunDirectory(folder, clock);
    const recorder = await startRunRecord(directory, tool, clock);
    const failure = { id: "range-not-seen", message: "The range decode was not seen.", parts: null };
    await recorder.end({ state: "failed", exitCode: 3, failure });
    expect(await readRunRecord(directory.path)).toMatchObject({ state: "failed", exitCode: 3, failure });
    await expect(recorder.end({ state: "passed", exitCode: 0, failure: null })).rejects.toThrow(/already ended/);
    await expect(recorder.warning("late")).rejects.toThrow(/already ended/);
    expect(await readRunRecord(directory.path)).toMatchObject({ state: "failed" });
  });

  test("an event that cannot be written is told to its caller; the next write holds it all the same", async () => {
    const directory = await createRunDirectory(folder, clock);
    const recorder = await startRunRecord(directory, tool, clock);
    const path = directory.file("run.json");
    await rm(path);
    await mkdir(path); // A folder in the way: the rename fails.
    await expect(recorder.warning("first")).rejects.toThrow();
    await expect(recorder.end({ state: "passed", exitCode: 0, failure: null })).rejects.toThrow();
    await rm(path, { recursive: true });
    await recorder.end({ state: "failed", exitCode: 3, failure: { id: null, message: "disk full", parts: null } });
    expect(await readRunRecord(directory.path)).toMatchObject({ state: "failed", warnings: ["first"] });
  });
});

describe("the state of a run", () => {
  test("is not fooled by a new process with the old number", async () => {
    const record = runRecord({ state: "running", process: { pid: process.pid, startTicks: 1, pidNamespace: null } });
    expect(await pastRunState(record)).toBe("did-not-finish");
  });

  test("of a process in another PID namespace cannot be called dead", async () => {
    const record = runRecord({
      state: "running",
      process: { pid: process.pid, startTicks: 1, pidNamespace: "pid:[1]" },
    });
    expect(await pastRunState(record)).toBe("running");
  });
});

describe("readRunRecord", () => {
  test.each<[string, string | null, RegExp, RegExp]>([
    ["a missing file", null, /doesn't exist/, /ENOENT/],
    ["half a file", '{"schemaVersion": 1, "tool"', /isn't valid JSON/, /JSON/],
    [
      "another version",
      JSON.stringify({ ...runRecord(), schemaVersion: 99 }),
      /isn't a run record of version 1/,
      /schemaVersion/,
    ],
    ["a wrong type", JSON.stringify({ ...runRecord(), warnings: [7] }), /isn't a run record/, /warnings\.0/],
    ["an array", "[]", /isn't a run record/, /\(top\)/],
  ])("%s is a ParseError that says why", async (_, text, what, why) => {
    if (text !== null) await writeFile(join(folder, "run.json"), text);
    const error: unknown = await readRunRecord(folder).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({
      message: expect.stringMatching(what),
      where: join(folder, "run.json"),
      why: expect.stringMatching(why),
      help: expect.any(String),
    });
  });

  test("leaves out a key that a later version wrote", async () => {
    await writeFile(join(folder, "run.json"), JSON.stringify({ ...runRecord(), extra: 1 }));
    expect(await readRunRecord(folder)).not.toHaveProperty("extra");
  });

  test("gives back what was written", async () => {
    await writeFile(join(folder, "run.json"), JSON.stringify(runRecord({ commands: [commandRecord()] })));
    expect(await readRunRecord(folder)).toEqual(runRecord({ commands: [commandRecord()] }));
    expect(await readFile(join(folder, "run.json"), "utf8")).not.toMatch(/hostname/i);
  });
});
