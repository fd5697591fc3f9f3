import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { addToHistory } from "../../../../src/features/history/effects/add.ts";
import { testDirectory } from "../../../run/support/directory.ts";
import { analyzed } from "../../../pipeline/support/analyze.ts";
import { testContext } from "../../../pipeline/support/context.ts";

test("adds no run if one of them has no profile", async () => {
  const cwd = testDirectory();
  await analyzed(["__tests__/fixtures/recorded/decode-sdpa/round-1.sqlite.gz"], { out: join(cwd, "run") });
  mkdirSync(join(cwd, "empty"));
  const add = (...runs: string[]) => addToHistory(testContext({ cwd }).context, { folder: "history", runs, job: null });
  await expect(add("run", "empty")).rejects.toMatchObject({ exitCode: 2, id: "history-no-profile" });
  expect(readdirSync(cwd)).not.toContain("history");
  expect(await add("run")).toEqual([expect.stringMatching(/^Added: history\/runs\//)]);
});
