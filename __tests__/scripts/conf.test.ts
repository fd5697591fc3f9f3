import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import * as z from "zod";
import {
  confModule,
  readEnvironmentRules,
  readFamilies,
  readNameRules,
  readNcuMetrics,
} from "../../scripts/generate/conf.ts";
import { presets } from "../../src/pipeline/conf.generated.ts";
import { repositoryText } from "../fixtures/recorded.ts";

test.each([
  ["no YAML", "families: [", /^f\.yml: .*flow/i],
  ["no keys", "3", /has no keys/],
  ["no families", "families: {}", /f\.yml is invalid/],
  ["another key", "families:\n  - { family: a, patterns: [], extra: 1 }", /f\.yml is invalid/],
  [
    "a bad expression",
    "families:\n  - { family: gemm, patterns: ['gemm('] }",
    /gemm isn't a regular expression: gemm\(/,
  ],
])("conf/kernel-families.yml with %s is refused", (_case, text, message) => {
  expect(() => readFamilies(text, "f.yml")).toThrow(message);
});

const rule = { name: "mine", kind: "variant", pattern: "_v(\\d)", replacement: "" };
test.each([
  ["no YAML", "rules: [", /flow/i],
  ["another key", JSON.stringify({ rules: [{ ...rule, replace: "x" }], autotuned: [] }), /n\.yml is invalid/],
  [
    "a bad tile",
    JSON.stringify({ rules: [], autotuned: [{ name: "mine", pattern: "x", tile: "(" }] }),
    /rule mine isn't a regular expression: \(/,
  ],
  [
    "a bad expression",
    JSON.stringify({ rules: [{ ...rule, pattern: "(" }], autotuned: [] }),
    /rule mine isn't a regular expression: \(/,
  ],
])("conf/kernel-names.yml with %s is refused", (_case, text, message) => {
  expect(() => readNameRules(text, "n.yml")).toThrow(message);
});

test("conf/environment.yml with another key is refused", () => {
  expect(() => readEnvironmentRules("names: [PATH]\nextra: 1\n", "e.yml")).toThrow(/^e\.yml is invalid/);
});

test.each([
  ["no YAML", "groups: [", /flow/i],
  ["another key", "groups: {}\npresets: {}\nmore: 1", /more/],
  ["an empty group", "groups: {a: {describes: x}}\npresets: {}", /The group a has neither/],
  ["an unknown member", "groups: {}\npresets: {p: [b]}", /The preset p names the group b, which doesn't exist/],
  [
    "a preset that hides a group",
    "groups: {a: {describes: x, sections: [S]}, b: {describes: x, sections: [T]}}\npresets: {a: [b]}",
    /The preset a doesn't contain the group with its name/,
  ],
  ["a section that is an argument", "groups: {a: {describes: x, sections: ['--set full']}}\npresets: {}", /sections/],
])("conf/ncu-metrics.yml with %s is refused", (_case, text, why) => {
  expect(() => readNcuMetrics(text, "m.yml")).toThrow(why);
});

test("a default or a preset that the configuration does not take is refused", () => {
  const names = Object.keys(presets);
  const without = z.record(z.string(), z.unknown()).parse(parse(repositoryText("conf/default.yml")));
  const changed = (file: string, text: string) => () =>
    confModule(names, (path) => (path === file ? text : repositoryText(path)));
  expect(changed("conf/default.yml", JSON.stringify({ ...without, rounds: 0 }))).toThrow(/rounds: 0 \(default\)/);
  expect(changed("conf/default.yml", JSON.stringify({ ...without, rounds: undefined }))).toThrow(/doesn't set rounds/);
  expect(changed("conf/presets/quick.yml", "round: 1")).toThrow(/unknown key round \(preset quick\)/);
});
