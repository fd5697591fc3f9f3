import { expect } from "@jest/globals";
import { addPull, pullRequestPayload, type Double } from "../../../fixtures/github/index.ts";
import { runJob, type EndedJob, type JobRequest } from "./job.ts";

/** A pull request's job whose budget is broken: it fails with 1, whatever GitHub does. */
export async function brokenBudget(double: Double, change: Partial<JobRequest> = {}): Promise<EndedJob> {
  const pull = double.state.pulls[0] ?? addPull(double.state, { number: 7 });
  const { inputs, ...rest } = change;
  const job = await runJob({
    ...{ double, event: "pull_request", payload: pullRequestPayload(double.state, pull) },
    inputs: { baseline: "none", budgets: "decode.launches <= 10", ...inputs },
    nsys: "capture() { captured __tests__/fixtures/recorded/decode-sdpa/round-1; }",
    ...rest,
  });
  expect([job.code, job.outputs["verdict"]]).toEqual([1, "over-budget"]);
  expect(job.summary).toContain("### ❌");
  expect(job.stderr).toBe("");
  return job;
}

/** Warnings about publishing: those of the verdict have a title. */
export function warnings({ log }: EndedJob): string[] {
  return log.annotations.flatMap(({ level, message, properties }) =>
    level === "warning" && properties["title"] === undefined ? [message] : [],
  );
}
