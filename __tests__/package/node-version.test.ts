import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { expect, test } from "@jest/globals";
import { transform } from "esbuild";
import { repositoryPath } from "../fixtures/recorded.ts";

// scripts/package/old-nodes.sh starts the same file with real old Nodes; CI runs it.
const text = readFileSync(repositoryPath("dist/cli.js"), "utf8").replace(/^#!.*/, "");

test("dist/cli.js can be read as a script: no import statement, no top-level await", () => {
  expect(() => new Script(text)).not.toThrow();
  expect(() => new Script('import "node:fs";')).toThrow("outside a module");
});

test("dist/cli.js has no syntax that Node 10 does not know", async () => {
  const lowered = await transform(text, { target: "es2015", supported: { "dynamic-import": true } });
  const asItIs = await transform(text, { target: "esnext" });
  expect(lowered.code).toBe(asItIs.code);
  expect(asItIs.code).toContain('import("./cli-main.js")');
});
