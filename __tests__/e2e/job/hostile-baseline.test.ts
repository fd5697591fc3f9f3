import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { githubDouble, type Run } from "../../fixtures/github/index.ts";
import { faults } from "../../report/comment/support/structure.ts";
import { judged, linksOf, withoutMarker } from "./support/judged.ts";
import { addMeasuredRun, measuredArtifact, zipped } from "./support/measured-artifact.ts";
import { withFiles } from "../../pipeline/job/support/job.ts";

// Each kind of run and damage by itself: __tests__/github/baseline/ and __tests__/github/artifact/read-zip.test.ts.
const untrusted: readonly Partial<Run>[] = [
  { headRepository: "mallory/llm" },
  { event: "pull_request_target" },
  { headBranch: "topic" },
  { conclusion: "failure" },
];

test("skips untrusted runs and a damaged artifact for an older, intact baseline", async () => {
  const [fast, slow] = [await measuredArtifact("sdpa"), await measuredArtifact("eager")];
  await using double = await githubDouble();
  double.state.lies.runs = true;
  const good: Run[] = [];
  // The head is as slow as an attacker would have the base be.
  const job = await judged(double, (older, newer) => {
    good.push(addMeasuredRun(double, older, zipped(fast)));
    for (const run of untrusted) addMeasuredRun(double, newer, zipped(slow), { run });
    addMeasuredRun(double, newer, zipped(withFiles(slow, { "../../escaped.txt": "x" })));
  });
  expect([job.code, job.outputs["verdict"]]).toEqual([1, "regressed"]);
  expect(job.comparison.baseline).toMatchObject({
    state: "artifact",
    text: expect.stringContaining(`run ${String(good[0]?.id)} on main`),
  });
  expect(job.comment).toContain("### ❌ `decode` takes ");
  expect(job.comment).toContain("We couldn't use a more recent baseline.");
  expect(faults(withoutMarker(job.comment), linksOf(job, double))).toEqual([]);
  expect(job.stderr).toBe("");
  for (const place of [job.job.workspace, job.job.temp, join(job.job.temp, ".."), "/tmp"])
    expect(existsSync(join(place, "escaped.txt"))).toBe(false);
});
