import { expect } from "@jest/globals";
import { comparisonSchema, type Comparison } from "../../../../src/model/comparison/comparison.ts";
import { pullRequestPayload, type Double } from "../../../fixtures/github/index.ts";
import { runJob, runOf, type EndedJob } from "./job.ts";
import { testRepository } from "./test-repository.ts";

export interface Judged extends EndedJob {
  readonly comparison: Comparison;
  readonly comment: string;
}

/** A pull request with a slow head, on top of the newer of two commits of main. */
export async function judged(
  double: Double,
  seed: (older: string, newer: string) => void | Promise<void>,
): Promise<Judged> {
  const repository = testRepository(double);
  const [older, newer] = [repository.commit("sdpa"), repository.commit("sdpa")];
  await seed(older, newer);
  const pull = repository.openPull("eager");
  const payload = pullRequestPayload(double.state, pull);
  const job = await runJob({ double, repository, event: "pull_request", payload, inputs: { baseline: "artifact" } });
  const comparison = comparisonSchema.parse(JSON.parse((await runOf(job)).text("comparison.json")));
  expect(job.comments).toHaveLength(1);
  return { ...job, comparison, comment: job.comments[0]?.body ?? "" };
}

export function linksOf({ outputs, run }: EndedJob, { serverUrl }: Double): string[] {
  const page = `${serverUrl}/octo-org/llm/actions/runs/${String(run.id)}`;
  return [outputs["report-url"] ?? "", outputs["artifact-url"] ?? "", page];
}

/** A comment as people see it. */
export function withoutMarker(comment: string): string {
  return comment.slice(comment.indexOf("\n") + 1);
}
