import { expect, test } from "@jest/globals";
import { comparisonSchema } from "../../src/model/comparison/comparison.ts";
import { commentJob, forkArtifact } from "../e2e/job/support/fork-run.ts";
import { githubDouble } from "../fixtures/github/index.ts";
import { withJson, forkRun, upload } from "../pipeline/job/support/job.ts";

/** What a quadratic reader of names pays for: runs that end in something else, each in a name of 18 kB. */
const runs = ["*", "& ", "   ", "[lambda(", "a,b,"];

test("writes the comment and the summary for 1,500 kernel names of 18 kB from a fork", async () => {
  const files = await forkArtifact();
  const comparison = comparisonSchema.parse(JSON.parse(String(files.get("comparison.json"))));
  const ranges = comparison.ranges.map((range) => {
    const [kernel] = range.kernels;
    if (kernel === undefined) throw new Error("The recording has kernels.");
    const kernels = Array.from({ length: 1500 }, (_, index) => {
      const run = runs[index % runs.length] ?? "";
      return { ...kernel, name: `void k${String(index)}<a${run.repeat(18_000 / run.length)}b>(int)` };
    });
    return { ...range, kernels };
  });
  await using double = await githubDouble();
  const { run } = forkRun(double);
  upload(double, run, withJson(files, "comparison.json", { ranges }));
  const job = await commentJob(double, run);
  expect({ code: job.code, text: job.text }).toMatchObject({ code: 0 });
  expect(job.comments).toHaveLength(1);
  expect(job.comments[0]?.body).toMatch(/^### ❌ `decode` takes /m);
  expect(job.summary).toContain("k149");
});
