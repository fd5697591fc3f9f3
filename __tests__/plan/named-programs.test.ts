import { expect, test } from "@jest/globals";
import { namedPrograms, withPrograms } from "../../src/plan/sides.ts";
import { configOf } from "../support/config.ts";

/** Settings whose programs are in this folder. */
const settings = (folder: string) =>
  [
    ["workload.command=[FOLDER/run, twice]", "latency.command=[FOLDER/warm]"],
    [
      "workload.server.command=[FOLDER/serve]",
      "workload.server.client=[FOLDER/load]",
      "workload.server.ready-port=8000",
    ],
    ["workload.server.command=[vllm]", "workload.server.client=[curl]", "workload.server.ready-port=8000"],
    ["compare.goal=improve", "isolation=unprivileged-user", "compare.verify.command=[FOLDER/verify]"],
  ].map((lines) => lines.map((line) => line.replace("FOLDER", folder)));

test.each([
  [0, ["run", "warm"]],
  [1, ["serve", "load"]],
  [2, []],
  [3, ["verify"]],
])("points every program path of the settings into another tree: settings %d", (index, names) => {
  const [given, replaced] = ["./tools", "/head/tools"].map((folder) => configOf(...(settings(folder)[index] ?? [])));
  if (given === undefined) throw new Error("no settings");
  expect(namedPrograms(given)).toEqual(names.map((name) => `./tools/${name}`));
  expect(withPrograms(given, new Map(names.map((name) => [`./tools/${name}`, `/head/tools/${name}`])))).toEqual(
    replaced,
  );
});
