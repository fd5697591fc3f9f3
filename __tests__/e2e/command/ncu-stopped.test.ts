import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { eventually, processesWith, uniqueSleep } from "../../run/support/processes.ts";
import { fakeRun, prepareFakeRun, runFolder, viewRun, type FakeRun } from "./support/run.ts";
import { start } from "./support/start.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";

/** A program that hangs under ncu, which writes the rows that it has when it is interrupted, as the real one does. */
function hanging(seconds: string): FakeRun {
  const script = `
run_program() {
  trap 'text_of "$recorded/interrupted_rc124.csv" >"$log"; exit 130' INT
  sleep ${seconds} &
  : >"$state/hangs"
  wait $!
}`;
  return { recordings: [sdpa], ncu: { script } };
}

test("stops ncu at the time limit, and keeps the rows that it wrote", async () => {
  const seconds = uniqueSleep();
  const run = await fakeRun({ ...hanging(seconds), set: ["workload.time-limit=10s"] });
  expect(run.code).toBe(3);
  expect(run.record.failure).toMatchObject({ id: "time-limit" });
  expect(run.stderr).toContain("ncu hit its time limit of 10 s.");
  expect(run.stderr).toContain("ncu kept what it had profiled: 22 kernels.");
  expect(run.record.commands.at(-1)).toMatchObject({ tool: "ncu", outcome: "timed-out" });
  expect(run.record.ncu).toMatchObject([{ outcome: "timed-out" }]);
  expect(run.text("head/ncu/decode/raw.csv")).toMatch(/^"21","/m);
  expect(run.profile().ncu).toMatchObject({ state: "failed" });
  expect(processesWith(seconds)).toEqual([]);
  expect(run.leftInTemporary).toEqual([]);
});

test("exits with 143 on SIGTERM while ncu runs, and leaves nothing behind", async () => {
  const seconds = uniqueSleep();
  const prepared = prepareFakeRun(hanging(seconds));
  const { child, ended } = start(prepared);
  const hangs = join(prepared.workspace.path, "nsight-compute", "state", "hangs");
  expect(await eventually(() => existsSync(hangs) && processesWith(seconds).length > 0)).toBe(true);
  child.kill("SIGTERM");
  const { code, stderr } = await ended;
  expect(code).toBe(143);
  expect(stderr).toContain("Stopped by SIGTERM.");
  expect(processesWith(seconds)).toEqual([]);
  expect(readdirSync(prepared.workspace.temporary)).toEqual([]);
  const { record, files } = await viewRun(runFolder(prepared.workspace));
  expect(record).toMatchObject({ state: "stopped", exitCode: 143 });
  expect(record.commands.at(-1)).toMatchObject({ tool: "ncu", outcome: "stopped" });
  // What nsys had captured is kept, and so are the rows of ncu.
  expect(files).toEqual(
    expect.arrayContaining(["head/round-1/decode/nsys/report.nsys-rep", "head/ncu/decode/raw.csv"]),
  );
  expect(files).not.toContain("profile.json");
});
