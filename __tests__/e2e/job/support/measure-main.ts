import { expect } from "@jest/globals";
import { pushPayload, type Double } from "../../../fixtures/github/index.ts";
import { runJob, succeeded, type EndedJob } from "./job.ts";
import type { TestRepository } from "./test-repository.ts";

/** `mode: baseline` on the tip of main, in a run that ends well. */
export async function measureMain(double: Double, repository: TestRepository): Promise<EndedJob> {
  const sha = double.state.branches.get("main") ?? "";
  const payload = pushPayload(double.state, "main", sha);
  const inputs = { mode: "baseline", rounds: "2" };
  const job = await runJob({ double, repository, event: "push", payload, inputs });
  expect({ code: job.code, comments: job.comments }).toEqual({ code: 0, comments: [] });
  expect(job.outputs["verdict"]).toBe("not-compared");
  succeeded(job);
  return job;
}
