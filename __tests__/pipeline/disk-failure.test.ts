import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { ToolError } from "../../src/model/errors.ts";
import { loadSettings } from "../../src/pipeline/conf.ts";
import { failRun, openRun } from "../../src/pipeline/start/whole-run.ts";
import { nothing } from "../settings/support.ts";
import { testDirectory } from "../run/support/directory.ts";
import { testContext } from "./support/context.ts";

/** As Node throws it. */
function systemError(code: string, more = {}): Error {
  return Object.assign(new Error(`${code}: said by the system, write`), { code, ...more });
}

/** What a run throws, and what its run.json says, when something in it throws. */
async function failing(thrown: unknown) {
  const out = testDirectory();
  const { context } = testContext();
  const raw = { ...nothing, overrides: [`out=${out}`] };
  const loaded = await loadSettings(context, raw, false);
  const settings = { loaded, raw, publisher: { directoryMade: () => undefined } };
  const run = await openRun(context, settings);
  const error = await failRun(context, settings, run, thrown);
  const directory = run.directory.path;
  return { error, directory, record: JSON.parse(readFileSync(join(directory, "run.json"), "utf8")) as unknown };
}

test.each([
  { code: "ENOSPC", id: "disk-full", what: "The disk is full." },
  { code: "EDQUOT", id: "disk-full", what: "The disk quota is used up." },
  { code: "EROFS", id: "disk-failed", what: "The disk is read-only." },
  { code: "EIO", id: "disk-failed", what: "Can't read from or write to the disk or network share." },
])("reports $code as a disk failure", async ({ code, id, what }) => {
  const { error, directory, record } = await failing(systemError(code));
  expect(error).toBeInstanceOf(ToolError);
  expect(error).toMatchObject({ id, message: what, where: directory, why: expect.stringContaining(code) });
  expect(record).toMatchObject({ state: "failed", exitCode: 3, failure: { id } });
});

test("names the file that the system names", async () => {
  const { error } = await failing(systemError("ENOSPC", { path: "/disk/file" }));
  expect(error).toMatchObject({ where: "/disk/file" });
});

test("leaves other errors unchanged", async () => {
  const thrown = systemError("ENOENT");
  expect((await failing(thrown)).error).toBe(thrown);
});
