import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { profilerFilesIn, takeOverFiles } from "../../../src/run/directory/report-files.ts";
import { testDirectory } from "../support/directory.ts";

test("a pipe in place of a report is refused, and not waited for", async () => {
  const place = testDirectory();
  const [from, to] = [join(place, "from"), join(place, "to")];
  for (const folder of [from, to]) mkdirSync(folder);
  execFileSync("mkfifo", [join(from, "raw.csv")]);
  const refused = { why: expect.stringContaining("a named pipe") };
  const uid = process.getuid?.() ?? 0;
  await expect(takeOverFiles({ tool: "ncu", label: "ncu", from, to, uid })).rejects.toMatchObject(refused);
  expect(readdirSync(to)).toEqual([]);
  await expect(profilerFilesIn("ncu", from, "ncu")).rejects.toMatchObject(refused);
});
