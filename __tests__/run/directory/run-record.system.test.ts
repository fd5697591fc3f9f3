import { beforeEach, describe, expect, test } from "@jest/globals";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describeUnfinished, pastRunState } from "../../../src/run/directory/past-runs.ts";
import { readRunRecord } from "../../../src/run/directory/run-record.ts";
import { testDirectory } from "../support/directory.ts";

const tool = { name: "llm-profile-action", version: "0.1.0" };
let folder = "";
beforeEach(() => {
  folder = testDirectory();
});

describe("startRunRecord", () => {
  test("a run that was killed is seen not to have finished", async () => {
    const source = (name: string) =>
      JSON.stringify(new URL(`../../../src/run/directory/${name}.ts`, import.meta.url).href);
    const script = `
      const { createRunDirectory } = await import(${source("run-directory")});
      const { startRunRecord } = await import(${source("run-record")});
      const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
      const directory = await createRunDirectory(${JSON.stringify(folder)}, clock);
      const recorder = await startRunRecord(directory, ${JSON.stringify(tool)}, clock);
      await recorder.warning("before the end");
      console.log(directory.path);
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    const path = line.toString().trim();
    const alive = await readRunRecord(path);
    expect(await pastRunState(alive)).toBe("running");
    child.kill("SIGKILL");
    await once(child, "close");
    const record = await readRunRecord(path);
    expect(record).toMatchObject({ state: "running", warnings: ["before the end"], process: { pid: child.pid } });
    expect(await pastRunState(record)).toBe("did-not-finish");
    expect(describeUnfinished(record, "did-not-finish")).toMatch(
      /The run didn't finish: its process .* ended without recording a result/,
    );
  });
});
