import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { watchMetrics } from "../../../src/run/metrics/metric-files.ts";
import { testDirectory } from "../support/directory.ts";

test.each(["before the run", "by the run"])(
  "a named pipe that was made %s is refused, and not waited for",
  async (when) => {
    const folder = testDirectory();
    const makePipe = () => execFileSync("mkfifo", [join(folder, "m.json")]);
    if (when === "before the run") makePipe();
    const watched = await watchMetrics(folder, "m.json");
    if (when === "by the run") makePipe();
    await expect(watched.written()).rejects.toMatchObject({
      id: "metrics-refused",
      why: expect.stringContaining("a named pipe"),
    });
  },
);
