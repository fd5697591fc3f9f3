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

const readers = {
  "kernel-families": readFamilies,
  "kernel-names": readNameRules,
  environment: readEnvironmentRules,
  "ncu-metrics": readNcuMetrics,
};
const rule = { name: "mine", kind: "variant", pattern: "_v(\\d)", replacement: "" };
const namesWith = (rules: readonly object[], chosen: readonly object[]) => JSON.stringify({ rules, chosen });
const badTile = { name: "mine", pattern: "x", tile: "(" };
const hiddenGroup = "groups: {a: {describes: x, sections: [S]}, b: {describes: x, sections: [T]}}\npresets: {a: [b]}";

test.each<[file: keyof typeof readers, what: string, text: string, why: RegExp]>([
  ["kernel-families", "no YAML", "families: [", /^f\.yml: .*flow/i],
  ["kernel-families", "no keys", "3", /has no keys/],
  ["kernel-families", "no families", "families: {}", /f\.yml is invalid/],
  ["kernel-families", "another key", "families:\n  - { family: a, patterns: [], extra: 1 }", /f\.yml is invalid/],
  [
    "kernel-families",
    "a bad expression",
    "families:\n  - { family: gemm, patterns: ['gemm('] }",
    /gemm isn't a .*: gemm\(/,
  ],
  ["kernel-names", "no YAML", "rules: [", /flow/i],
  ["kernel-names", "another key", namesWith([{ ...rule, replace: "x" }], []), /f\.yml is invalid/],
  ["kernel-names", "a bad tile", namesWith([], [badTile]), /rule mine isn't a regular expression: \(/],
  ["kernel-names", "a bad expression", namesWith([{ ...rule, pattern: "(" }], []), /rule mine isn't a .*: \(/],
  ["environment", "another key", "names: [PATH]\nextra: 1\n", /^f\.yml is invalid/],
  ["ncu-metrics", "no YAML", "groups: [", /flow/i],
  ["ncu-metrics", "another key", "groups: {}\npresets: {}\nmore: 1", /more/],
  ["ncu-metrics", "an empty group", "groups: {a: {describes: x}}\npresets: {}", /The group a has neither/],
  ["ncu-metrics", "an unknown member", "groups: {}\npresets: {p: [b]}", /preset p names the group b/],
  ["ncu-metrics", "a preset that hides a group", hiddenGroup, /The preset a doesn't contain the group/],
  [
    "ncu-metrics",
    "a section that is an argument",
    "groups: {a: {describes: x, sections: ['--set full']}}\npresets: {}",
    /sections/,
  ],
])("refuses conf/%s.yml with %s", (file, _what, text, why) => {
  expect(() => readers[file](text, "f.yml")).toThrow(why);
});

test("refuses a default or preset that isn't a valid setting", () => {
  const names = Object.keys(presets);
  const without = z.record(z.string(), z.unknown()).parse(parse(repositoryText("conf/default.yml")));
  const changed = (file: string, text: string) => () =>
    confModule(names, (path) => (path === file ? text : repositoryText(path)));
  expect(changed("conf/default.yml", JSON.stringify({ ...without, rounds: 0 }))).toThrow(/rounds: 0 \(default\)/);
  expect(changed("conf/default.yml", JSON.stringify({ ...without, rounds: undefined }))).toThrow(/doesn't set rounds/);
  expect(changed("conf/presets/quick.yml", "round: 1")).toThrow(/unknown key round \(preset quick\)/);
});
