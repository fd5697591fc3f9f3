import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { command, passed, runDemo, runPassing } from "./support/run-demo.ts";

test("analyzes compressed reports like uncompressed ones", async () => {
  const { run, workspace: place } = await runPassing({
    set: ["compress-above=1B", "instances=2"],
    demo: ["--instances", "2"],
  });
  const reports = run.files.filter((file) => /report.*(nsys-rep|sqlite)/.test(file));
  expect(reports).toHaveLength(4);
  expect(reports.filter((file) => !file.endsWith(".zst"))).toEqual([]);
  const out = join(place.path, "out");
  const argv = ["analyze", run.path, "--set", "require-kernels=false", "--out", out];
  passed(await command(argv, { workspace: place }));
  const profile = profileSchema.parse(JSON.parse(readFileSync(join(out, "profile.json"), "utf8")));
  expect(profile.ranges).toEqual(run.profile().ranges);
  expect(profile.workload.exitCode).toBe(0);
  expect(place.leftInTemporary()).toEqual([]);
});

test("exports a bare .nsys-rep, whose exit code is unknown", async () => {
  const { run, workspace: place } = await runDemo({});
  const report = join(run.path, "head/round-1/decode/nsys/report.nsys-rep");
  const argv = ["analyze", report, "--json", "--range", "decode", "--set", "require-kernels=false"];
  const analyzed = passed(await command(argv, { workspace: place }));
  expect(profileSchema.parse(JSON.parse(analyzed.stdout))).toMatchObject({
    workload: { exitCode: null },
    ranges: [{ name: "decode" }],
  });
});
