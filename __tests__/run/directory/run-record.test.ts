import { beforeEach, describe, expect, test } from "@jest/globals";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ParseError } from "../../../src/model/errors.ts";
import type { CapturedRecord } from "../../../src/model/run/run-record.ts";
import { readPastRunState } from "../../../src/run/directory/past-runs.ts";
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

async function start() {
  const directory = await createRunDirectory(folder, clock);
  const recorder = await startRunRecord(directory, tool, clock);
  return { directory, recorder, read: async () => readRunRecord(directory.path) };
}

describe("startRunRecord", () => {
  test("records the state `running` and our process before anything else", async () => {
    const record = await (await start()).read();
    expect(record).toMatchObject({ state: "running", exitCode: null, endedAt: null, tool });
    expect(record.process.pid).toBe(process.pid);
    expect(await readPastRunState(record)).toBe("running");
  });

  test("records every event at once and in order, even simultaneous ones", async () => {
    const { recorder, read } = await start();
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
    const record = await read();
    expect(record).toMatchObject({
      state: "running",
      commands: [{ tool: "setup" }, { tool: "nsys profile" }],
      warnings: ["The GPU is in use."],
      withheld: [{ path: "head/report.nsys-rep", reason: "A secret was passed by pass-env." }],
      isolation: { kind: "pid-namespace" },
      planKey: "abc",
      captures: [captured],
    });
    expect(recorder.snapshot()).toEqual(record);
  });

  test("updates paths only in a renamed output folder", async () => {
    const { recorder } = await start();
    const [nsys, other] = ["head/decode/nsys", "head/decode/nsys-2"];
    await recorder.command(commandRecord({ stdout: `${nsys}/stdout.txt`, stderr: `${nsys}/stderr.txt` }));
    await recorder.command(commandRecord({ stdout: `${other}/stdout.txt` }));
    await recorder.moved(nsys, `${nsys}-attempt-1`);
    expect(recorder.snapshot().commands).toMatchObject([
      { stdout: `${nsys}-attempt-1/stdout.txt`, stderr: `${nsys}-attempt-1/stderr.txt` },
      { stdout: `${other}/stdout.txt`, stderr: null },
    ]);
  });

  test("drops a set-aside folder's captures and updates its output's path", async () => {
    const { recorder, read } = await start();
    for (const round of ["head/round-1", "base/round-1", "head/round-10"]) {
      await recorder.command(commandRecord({ stdout: `${round}/stdout.txt` }));
      await recorder.captured({ ...captured, folder: `${round}/decode/nsys` });
    }
    await recorder.setAside("head/round-1", "head/round-1-tuning", "tuning");
    const { captures, commands } = await read();
    expect(captures.map((capture) => capture.folder)).toEqual([
      "base/round-1/decode/nsys",
      "head/round-10/decode/nsys",
    ]);
    expect(commands.map(({ stdout, purpose }) => [stdout, purpose])).toEqual([
      ["head/round-1-tuning/stdout.txt", "tuning"],
      ["base/round-1/stdout.txt", null],
      ["head/round-10/stdout.txt", null],
    ]);
  });

  test("records purposes of commands and, at the end, the cost", async () => {
    const { recorder, read } = await start();
    await recorder.command(commandRecord({ tool: "setup", isStart: false }));
    await recorder.withPurpose("untraced").command(commandRecord({ seconds: 4 }));
    await recorder.end({ state: "failed", exitCode: 3, failure: null });
    expect(await read()).toMatchObject({
      commands: [{ purpose: null }, { purpose: "untraced" }],
      cost: { starts: 1, parts: [{ purpose: "untraced", starts: 1, seconds: 4 }] },
    });
  });

  test("records the end only once", async () => {
    const { recorder, read } = await start();
    const failure = { id: "range-not-seen", message: "The range decode was not seen.", parts: null };
    await recorder.end({ state: "failed", exitCode: 3, failure });
    await expect(recorder.end({ state: "passed", exitCode: 0, failure: null })).rejects.toThrow(/already ended/);
    await expect(recorder.warning("late")).rejects.toThrow(/already ended/);
    expect(await read()).toMatchObject({ state: "failed", exitCode: 3, failure });
  });

  test("tells the caller about a failed write, and includes its event in the next", async () => {
    const { directory, recorder, read } = await start();
    const path = directory.file("run.json");
    await rm(path);
    await mkdir(path); // A folder in the way: the rename fails.
    await expect(recorder.warning("first")).rejects.toThrow();
    await expect(recorder.end({ state: "passed", exitCode: 0, failure: null })).rejects.toThrow();
    await rm(path, { recursive: true });
    await recorder.end({ state: "failed", exitCode: 3, failure: { id: null, message: "disk full", parts: null } });
    expect(await read()).toMatchObject({ state: "failed", warnings: ["first"] });
  });
});

test.each([
  ["a new process with the old process ID", null, "did-not-finish"],
  ["a process in another PID namespace, which may live", "pid:[1]", "running"],
])("readPastRunState recognizes %s", async (_, pidNamespace, state) => {
  const record = runRecord({ state: "running", process: { pid: process.pid, startTicks: 1, pidNamespace } });
  expect(await readPastRunState(record)).toBe(state);
});

describe("readRunRecord", () => {
  test.each<[string, string | null, RegExp]>([
    ["a missing file", null, /ENOENT/],
    ["half a file", '{"schemaVersion": 1, "tool"', /JSON/],
    ["another version", JSON.stringify({ ...runRecord(), schemaVersion: 99 }), /schemaVersion/],
    ["a wrong type", JSON.stringify({ ...runRecord(), warnings: [7] }), /warnings\.0/],
    ["an array", "[]", /\(top\)/],
  ])("refuses %s and says why", async (_, text, why) => {
    if (text !== null) await writeFile(join(folder, "run.json"), text);
    const error: unknown = await readRunRecord(folder).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ where: join(folder, "run.json"), why: expect.stringMatching(why) });
  });

  test("returns what was written, without a later version's key", async () => {
    const record = runRecord({ commands: [commandRecord()] });
    await writeFile(join(folder, "run.json"), JSON.stringify({ ...record, extra: 1 }));
    expect(await readRunRecord(folder)).toEqual(record);
  });
});
