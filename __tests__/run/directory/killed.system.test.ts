import { expect, test } from "@jest/globals";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describeUnfinished, readPastRunState } from "../../../src/run/directory/past-runs.ts";
import { readRunRecord } from "../../../src/run/directory/run-record.ts";
import { testDirectory } from "../support/directory.ts";

/** Runs a module that imports from src/run/directory, until it prints its first line. */
async function start(script: string): Promise<{ child: ChildProcess; line: string }> {
  const sources = new URL("../../../src/run/directory/", import.meta.url).href;
  const module = script.replaceAll(/from "(.*)"/g, `from "${sources}$1.ts"`);
  const child = spawn(process.execPath, ["--input-type=module", "-e", module], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, line: line.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "close");
}

test.each([3, 31])("leaves either the old or the new content complete after a kill at %d ms", async (afterMs) => {
  const path = join(testDirectory(), "file.json");
  const { child } = await start(`
    import { writeFileAtomic } from "atomic-write";
    for (let round = 0; ; round++) {
      const text = JSON.stringify({ round, filler: "x".repeat(3_000_000), end: round });
      await writeFileAtomic(${JSON.stringify(path)}, text, "replace");
      if (round === 0) console.log("ready");
    }`);
  await delay(afterMs);
  await kill(child);
  const value: unknown = JSON.parse(readFileSync(path, "utf8"));
  expect(value).toMatchObject({ round: expect.any(Number), end: expect.any(Number) });
});

test("shows that a killed run didn't finish", async () => {
  const { child, line: path } = await start(`
    import { createRunDirectory } from "run-directory";
    import { startRunRecord } from "run-record";
    const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
    const directory = await createRunDirectory(${JSON.stringify(testDirectory())}, clock);
    const recorder = await startRunRecord(directory, { name: "llm-profile-action", version: "0.1.0" }, clock);
    await recorder.warning("before the end");
    console.log(directory.path);
    setInterval(() => undefined, 1000);`);
  expect(await readPastRunState(await readRunRecord(path))).toBe("running");
  await kill(child);
  const record = await readRunRecord(path);
  expect(record).toMatchObject({ state: "running", warnings: ["before the end"], process: { pid: child.pid } });
  expect(await readPastRunState(record)).toBe("did-not-finish");
  expect(describeUnfinished(record, "did-not-finish")).toContain("didn't finish");
});
