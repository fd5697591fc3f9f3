import { beforeEach, describe, expect, test } from "@jest/globals";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { testDirectory } from "../support/directory.ts";

let folder = "";
beforeEach(() => {
  folder = testDirectory();
});

describe("writeFileAtomic", () => {
  test("a writer that is killed leaves the old content or the new one, whole", async () => {
    const path = join(folder, "file.json");
    const module = new URL("../../../src/run/directory/atomic-write.ts", import.meta.url).href;
    const script = `
      const { writeFileAtomic } = await import(${JSON.stringify(module)});
      for (let round = 0; ; round++) {
        const text = JSON.stringify({ round, filler: "x".repeat(3_000_000), end: round });
        await writeFileAtomic(${JSON.stringify(path)}, text, "replace");
        if (round === 0) console.log("ready");
      }`;
    for (const afterMs of [3, 17, 31, 44]) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
        stdio: ["ignore", "pipe", "ignore"],
      });
      await once(child.stdout, "data");
      await delay(afterMs);
      child.kill("SIGKILL");
      await once(child, "close");
      const value: unknown = JSON.parse(await readFile(path, "utf8"));
      expect(value).toMatchObject({ round: expect.any(Number), end: expect.any(Number) });
    }
  });
});
