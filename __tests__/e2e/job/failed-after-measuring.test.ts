import { expect, test } from "@jest/globals";
import { rowsByAttention } from "../command/support/by-attention.ts";
import { pullScenario } from "./support/scenario.ts";
import { artifactName } from "../../pipeline/job/support/job.ts";

const crash = { script: `${rowsByAttention}\nwritten() { code=139; }` };

test.each([
  { head: "sdpa", code: 3, verdict: "pass", heading: "Failed after measuring: pass" },
  { head: "eager", code: 1, verdict: "regressed", heading: "longer on the GPU, then failed" },
] as const)("keeps the verdict $verdict if ncu crashes, exit $code", async ({ head, code, verdict, heading }) => {
  await using scenario = await pullScenario("sdpa", head);
  const job = await scenario.run({ rounds: "2", overrides: "ncu.when=always" }, { ncu: crash });
  expect(job.code).toBe(code);
  expect(job.outputs).toMatchObject({
    ...{ verdict, "profile-json": expect.anything(), "comparison-json": expect.anything() },
  });
  for (const text of [job.comments[0]?.body, job.summary]) {
    expect(text).toContain(`${heading} · Profile / profile\n`);
    expect(text).toContain("ncu exited with code 139.");
  }
  const errors = job.log.annotations.flatMap(({ level, properties }) =>
    level === "error" ? [properties["title"]] : [],
  );
  expect(errors).toContain("Failed after measuring");
  expect(errors.includes("GPU profile")).toBe(verdict === "regressed");
  const files = await scenario.double.artifactFiles(artifactName);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(["profile.json", "comparison.json", "head/ncu/decode/stdout.txt"]),
  );
  expect(JSON.parse(String(files.get("run.json")))).toMatchObject({ state: "failed", exitCode: code });
});
