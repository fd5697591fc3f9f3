/**
 * Fails unless a folder's only run directory is a complete run of the C example: node check-run.ts FOLDER ISOLATION. The run happened
 * in the image; here we read its files with this repository's schemas.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { profileSchema } from "../../src/model/profile/profile.ts";
import { runRecordSchema } from "../../src/model/run/run-record.ts";

const [folder, isolation] = process.argv.slice(2);
if (folder === undefined || isolation === undefined) throw new Error("usage: check-run.ts FOLDER ISOLATION");
const [name = "", ...others] = readdirSync(folder).filter((entry) => entry !== ".gitignore");
assert.deepEqual(others, [], `${folder} should contain one run directory.`);
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, name, file), "utf8"));

const run = runRecordSchema.parse(read("run.json"));
assert.deepEqual([run.state, run.exitCode, run.failure], ["passed", 0, null]);
assert.equal(run.isolation?.kind, isolation, run.isolation?.note ?? "run.json has no isolation.");
const tools = [...new Set(run.commands.map(({ tool }) => tool))];
for (const tool of ["nsys profile", "nsys export", "nsys stats"])
  assert.ok(tools.includes(tool), `${tool} didn't run.`);

const { ranges } = profileSchema.parse(read("profile.json"));
const seen = ranges.map((range) => [range.name, range.rounds.map(({ wallNs }) => wallNs > 0)]);
assert.deepEqual(seen, [
  ["prefill", [true]],
  ["decode", [true]],
]);
console.log(`${name}: passed, isolation ${isolation}, ranges ${ranges.map((range) => range.name).join(" and ")}.`);
