import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { ESLint } from "eslint";
import { readImports } from "../../scripts/read-imports.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const eslint = new ESLint({ cwd: root });

async function rulesBroken(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: `${root}/${file}` });
  return (result?.messages ?? []).flatMap(({ ruleId }) => ruleId ?? []).filter((rule) => !rule.includes("unused"));
}

/** Each border of eslint.config.js, crossed on purpose. */
const paths = "import-x/no-restricted-paths";
const [imports, globals, syntax] = ["imports", "globals", "syntax"].map((what) => `no-restricted-${what}`);
test.each([
  ["src/plan/x.ts", 'import { readTrace } from "../parse/nsys-sqlite/read-trace.ts"; void readTrace;', paths],
  ["src/model/x.ts", 'import { isolate } from "../plan/workload.ts"; void isolate;', paths],
  ["src/report/x.ts", 'import { run } from "../pipeline/run.ts"; void run;', paths],
  ["src/compare/x.ts", 'import { buildProfile } from "../analyze/build-profile.ts"; void buildProfile;', paths],
  ["src/compare/x.ts", 'import { readFileSync } from "node:fs"; void readFileSync;', imports],
  ["src/analyze/x.ts", 'import { readFileSync } from "node:fs"; void readFileSync;', imports],
  ["src/gate/x.ts", 'import { info } from "@actions/core"; void info;', imports],
  ["src/plan/x.ts", 'export const home = process.env["HOME"];', globals],
  ["src/parse/x.ts", 'import { spawn } from "node:child_process"; void spawn;', syntax],
  ["src/pipeline/capture/x.ts", 'import { temporaryBase } from "../start/machine.ts"; void temporaryBase;', paths],
  ["src/pipeline/start/x.ts", 'import { examine } from "../capture/examine.ts"; void examine;', paths],
  ["src/pipeline/x.ts", 'import { bisect } from "../features/bisect/index.ts"; void bisect;', paths],
  ["src/features/bisect/x.ts", 'import { history } from "../history/index.ts"; void history;', paths],
  ["src/features/bisect/effects/x.ts", 'import { features } from "../../../main/features.ts"; void features;', paths],
  ["src/features/bisect/x.ts", 'import { loadSettings } from "../../pipeline/conf.ts"; void loadSettings;', paths],
  ["src/features/bisect/search/x.ts", 'import { git } from "../../../run/machine/git.ts"; void git;', paths],
  ["src/features/bisect/search/x.ts", 'import { readFileSync } from "node:fs"; void readFileSync;', imports],
  ["src/features/bisect/effects/x.ts", 'import { spawn } from "node:child_process"; void spawn;', syntax],
  ["src/features/lines/x.ts", 'export const x = { state: "regressed" };', syntax],
  ["src/plan/x.ts", "export const x: any = 1;", "@typescript-eslint/no-explicit-any"],
  ["src/parse/nsys-sqlite/x.ts", 'export const x = "SELECT min(start) FROM NVTX_EVENTS";', syntax],
  ["src/parse/nsys-sqlite/database.ts", 'export const x = "id IN (SELECT id FROM StringIds)";', syntax],
  ["src/parse/nsys-sqlite/x.ts", "export const x = (name: string) => `SELECT 1 FROM ${name}`;", syntax],
  ["src/parse/nsys-sqlite/x.ts", 'export const x = "t.id IN (a JOIN StringIds)";', syntax],
  ["src/parse/x.ts", 'import { DatabaseSync } from "node:sqlite"; void DatabaseSync;', syntax],
  ["src/parse/nsys-sqlite/x.ts", 'import { openDatabase } from "./database.ts"; void openDatabase;', syntax],
])("reports in %s: %s breaks %s", async (file, text, rule) => {
  expect(await rulesBroken(file, text)).toContain(rule);
});

/** Ways to change what was decided: each fails, wherever it stands but where states are decided. */
describe("code that decides a row's state", () => {
  const given = 'import type { TimeChange } from "../model/comparison/comparison-rows.ts";\n';
  const overrides = [
    'export const x = (time: TimeChange): TimeChange => ({ ...time, state: "same" });',
    'export const x = (time: TimeChange, is: boolean): TimeChange => ({ ...time, state: is ? "noted" : time.state });',
    "export const x = (time: TimeChange, other: TimeChange): TimeChange => ({ ...time, state: other.state });",
    "export const x = (time: TimeChange, state: TimeChange['state']): TimeChange => ({ ...time, state });",
    'export const x = (): Pick<TimeChange, "state"> => ({ state: "regressed" });',
  ];

  test.each(overrides)("is allowed only in decide.ts: %s", async (text) => {
    for (const file of ["rows.ts", "compare-range.ts", "ranks/rank-rows.ts", "policy/accepted.ts"])
      expect(await rulesBroken(`src/compare/${file}`, given + text)).toContain("no-restricted-syntax");
    expect(await rulesBroken("src/compare/decide.ts", given + text)).not.toContain("no-restricted-syntax");
  });
});

test("allows imports within the borders", async () => {
  const text = 'import type { Trace } from "../model/reports/trace.ts"; export type X = Trace;';
  expect(await rulesBroken("src/analyze/x.ts", text)).toEqual([]);
  expect(await rulesBroken("src/pipeline/x.ts", text)).toEqual([]);
  const git = 'import { git } from "../../run/machine/git.ts"; void git;';
  for (const name of ["command", "job", "effects"])
    expect(await rulesBroken(`src/features/bisect/${name}.ts`, git)).toEqual([]);
  const lines = 'import { mapLaunches } from "../lines/map-launches.ts"; void mapLaunches;';
  expect(await rulesBroken("src/features/machine-code/x.ts", lines)).toEqual([]);
});

const importsOf = readImports(root, "src/**/*.ts");

test("lets only main/features.ts import a feature", () => {
  const featureOf = (file: string): string | null => /^src\/features\/([^/]+)/.exec(file)?.[1] ?? null;
  const crossings = [...importsOf].flatMap(([file, imported]) => {
    const others = imported.map(featureOf).filter((feature) => feature !== null && feature !== featureOf(file));
    return others.map((feature) => `${featureOf(file) ?? file} → ${String(feature)}`);
  });
  const allowed = ["import-command → init", "machine-code → lines"];
  const listed = globSync("src/features/*/index.ts", { cwd: root }).map((file) => featureOf(file));
  expect([...new Set(crossings)].toSorted()).toEqual(
    [...allowed, ...listed.map((feature) => `src/main/features.ts → ${String(feature)}`)].toSorted(),
  );
  expect(listed.toSorted()).toEqual(readdirSync(join(root, "src/features")).toSorted());
});

/** import-x/no-cycle follows neither imports of types nor those that wait. */
test("finds no import cycle of any kind", () => {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): void => {
    if (above.includes(file)) cycles.push([...above.slice(above.indexOf(file)), file]);
    if (above.includes(file) || done.has(file)) return;
    for (const imported of importsOf.get(file) ?? []) visit(imported, [...above, file]);
    done.add(file);
  };
  for (const file of importsOf.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});
