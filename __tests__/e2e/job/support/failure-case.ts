import { expect } from "@jest/globals";
import { githubDouble, type Double, type Failure, type Permissions } from "../../../fixtures/github/index.ts";
import { brokenBudget, warnings } from "./broken-budget.ts";
import type { JobRequest } from "./job.ts";

/** What goes wrong with the publishing, and what is there in the end. */
export interface TroubleCase {
  readonly name: string;
  readonly fail?: readonly Failure[];
  readonly permissions?: Permissions;
  readonly seed?: (double: Double) => void;
  readonly env?: JobRequest["env"];
  /** Each warning, in order. */
  readonly warns: readonly RegExp[];
  /** How many comments there are in the end. */
  readonly comments: number;
  /** How many artifacts of ours; 3 unless told otherwise. */
  readonly artifacts?: number;
}

/** Refused for want of a permission, as GitHub words it. */
export const refused = { status: 403, body: { message: "Resource not accessible by integration" } };

/** A job with such failure ends as it would without. */
export async function hold({ fail = [], permissions, seed, env, ...expected }: TroubleCase): Promise<void> {
  await using double = await githubDouble(permissions === undefined ? {} : { permissions });
  seed?.(double);
  for (const failure of fail) double.fail(failure);
  const job = await brokenBudget(double, env === undefined ? {} : { env });
  expect(warnings(job)).toEqual(expected.warns.map((pattern) => expect.stringMatching(pattern)));
  expect(job.comments).toHaveLength(expected.comments);
  expect(job.artifacts).toHaveLength(expected.artifacts ?? 3);
  const written = job.comments.filter(({ body }) => body.includes("### ❌"));
  expect(job.outputs["comment-url"]).toBe(
    written[0] === undefined
      ? undefined
      : `${double.serverUrl}/octo-org/llm/pull/7#issuecomment-${String(written[0].id)}`,
  );
}
