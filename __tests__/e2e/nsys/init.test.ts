import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { command, passed } from "./support/run-demo.ts";
import { demoProgram } from "./support/shared-folder.ts";
import { workspace } from "./support/workspace.ts";

test("makes init write the ranges that the program emits, without the enclosing one", async () => {
  const place = workspace();
  mkdirSync(join(place.path, ".git"));
  const line = `${demoProgram()} --enclosing bench # not "prefill_v2"`;
  passed(await command(["init", "--yes", "--command", line], { workspace: place, cwd: place.path }));
  const written: unknown = parse(readFileSync(join(place.path, ".llm-profile.yml"), "utf8"));
  expect(written).toMatchObject({ ranges: ["prefill", "decode"] });
  expect(place.leftInTemporary()).toEqual([]);
});
