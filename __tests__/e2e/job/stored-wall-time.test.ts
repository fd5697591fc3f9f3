import { expect, test } from "@jest/globals";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { pushPayload, schedulePayload, type Double } from "../../fixtures/github/index.ts";
import { untracedRecording, untracedScript } from "../command/support/untraced.ts";
import { runJob, succeeded } from "./support/job.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { testRepository, type TestRepository } from "./support/test-repository.ts";

/** For the fake nsys: the program's wall time without tracing, in each process. The GPU's work is the same whatever it is. */
const taking = (factor: number) => {
  const processes = [100, 101, 99.5].map((ms) => untracedRecording([ms * factor, ms * factor * 1.01]));
  return untracedScript(processes, processes);
};

async function stored(double: Double, repository: TestRepository): Promise<void> {
  const sha = repository.commit("sdpa");
  const payload = pushPayload(double.state, "main", sha);
  const inputs = { mode: "baseline" };
  const job = await runJob({ double, repository, event: "push", payload, inputs, nsys: taking(1), untraced: true });
  expect({ code: job.code, verdict: job.outputs["verdict"] }).toEqual({ code: 0, verdict: "not-compared" });
  succeeded(job);
}

// Other changes and their verdicts: __tests__/compare/untraced/wall-verdict.test.ts.
test("host work that doubled since a stored baseline is inconclusive: each side was measured without tracing", async () => {
  await using double = await threeDaysAgo();
  const repository = testRepository(double);
  await stored(double, repository);
  repository.commit("sdpa");
  const payload = schedulePayload(double.state);
  const job = await runJob({ double, repository, event: "schedule", payload, nsys: taking(2), untraced: true });
  expect({ code: job.code, verdict: job.outputs["verdict"] }).toEqual({ code: 0, verdict: "inconclusive" });
  expect(job.summary.replaceAll("\u00a0", " ")).toContain("wall time without CUDA tracing changed by +100%");
  const files = await double.artifactFiles("llm-profile-profile");
  const sides = ["base/profile.json", "profile.json"].map((name) =>
    profileSchema.parse(JSON.parse(String(files.get(name)))),
  );
  expect(sides.map(({ untraced }) => untraced.length)).toEqual([3, 3]);
});
