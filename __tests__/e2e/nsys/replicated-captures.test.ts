import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { differences } from "../../../bench/captures/against-nsys.ts";
import { allVariants, recordedKernels, writeReplicated } from "../../../bench/captures/replicated.ts";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { command, passed } from "./support/run-demo.ts";
import { workspace } from "./support/workspace.ts";

// What the bench measures at every size, here without a clock: nsys's own tables of the same file.
test.each(allVariants)("matches nsys's own tables for a replicated capture, %s", async (variant) => {
  const place = workspace();
  const report = join(place.path, "report.sqlite");
  writeReplicated(report, 3, variant);
  const tables = ["--report", "cuda_gpu_kern_sum", "--report", "nvtx_kern_sum", "--format", "csv"];
  execFileSync("nsys", ["stats", ...tables, "--output", join(place.path, "nsys"), report]);
  passed(await command(["analyze", report, "--out", join(place.path, "out")], { workspace: place }));
  const profile = profileSchema.parse(JSON.parse(readFileSync(join(place.path, "out", "profile.json"), "utf8")));
  const [kernels = "", ranges = ""] = ["cuda_gpu_kern_sum", "nvtx_kern_sum"].map((table) =>
    join(place.path, `nsys_${table}.csv`),
  );
  expect(profile.ranges.map(({ name, rounds }) => [name, rounds[0]?.instances, rounds[0]?.launches])).toEqual([
    ["decode", 3, 3 * recordedKernels],
  ]);
  expect(differences(profile, kernels, ranges)).toEqual([]);
  // And it would tell.
  const [range] = profile.ranges;
  const [kernel] = range?.kernels ?? [];
  const [round] = kernel?.rounds ?? [];
  if (round != null) round.totalNs += 1;
  expect(differences(profile, kernels, ranges)).toHaveLength(2);
});
