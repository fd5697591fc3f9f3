import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { describe, expect, test } from "@jest/globals";
import { transform } from "esbuild";
import { repositoryPath } from "../fixtures/recorded.ts";

// scripts/package/old-nodes.sh starts the same files with real old Nodes; CI runs it.
describe.each([
  { entry: "cli", exitCode: 2 },
  { entry: "index", exitCode: 2 },
  // The post step never fails a job.
  { entry: "post", exitCode: 0 },
])("dist/$entry.js", ({ entry, exitCode }) => {
  const path = repositoryPath(`dist/${entry}.js`);
  const text = readFileSync(path, "utf8").replace(/^#!.*/, "");

  test("parses as a script, without import statements or top-level await", () => {
    expect(() => new Script(text)).not.toThrow();
    expect(() => new Script('import "node:fs";')).toThrow("outside a module");
  });

  test("uses only syntax that Node 10 knows", async () => {
    const lowered = await transform(text, { target: "es2015", supported: { "dynamic-import": true } });
    const asItIs = await transform(text, { target: "esnext" });
    expect(lowered.code).toBe(asItIs.code);
    expect(asItIs.code).toContain(`import("./${entry}-main.js")`);
  });

  test("says in one line which Node version it needs", () => {
    const versions = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})';
    const old = spawnSync(process.execPath, ["--import", `data:text/javascript,${versions}`, path], {
      encoding: "utf8",
      env: {},
    });
    expect(`${old.stdout}${old.stderr}`).toMatch(
      /^(::error::|::warning::)?llm-profile needs Node 24 or newer; this is v20\.20\.2\..*\n$/,
    );
    expect(old.status).toBe(exitCode);
  });
});
