import { expect, test } from "@jest/globals";
import { writeIssue } from "../../../src/pipeline/job/write-issue.ts";
import {
  addPull,
  githubDouble,
  pullRequestPayload,
  pushPayload,
  schedulePayload,
  shaOf,
  type Double,
  type JobOptions,
} from "../../fixtures/github/index.ts";
import { compared, decode, near } from "../../compare/support/sides.ts";
import { faults } from "../../report/comment/support/structure.ts";
import { input, section } from "../../report/comment/support/cases.ts";
import { runJobHere, type Told } from "./support/job.ts";

const sideOf = (factor: number) => decode([{ name: "gemm", ns: near(1_000_000 * factor) }]);
const [slow, same] = [compared(sideOf(1), sideOf(1.2)), compared(sideOf(1), sideOf(1))];
const page = "https://github.com/example/llm/actions/runs/1";

/** The issue step of a job with this comparison; on a schedule unless told otherwise. */
async function tell(double: Double, comparison: typeof slow | null, change: Partial<JobOptions> = {}): Promise<Told> {
  const inputs = { issue: "true", baseline: "artifact", ...change.inputs };
  const payload = schedulePayload(double.state);
  return runJobHere(
    async (jobContext) => {
      const links = { run: page, artifact: null, report: null };
      const fails = comparison === slow;
      const publishing = { ...jobContext, secrets: [] };
      await writeIssue(publishing, input([section({ comparison, head: sideOf(1), fails })], { links }));
      return { exitCode: 0 };
    },
    double,
    { event: "schedule", payload, ...change, inputs },
  );
}

const states = ({ state }: Double) => state.issues.map((issue) => issue.state);

test("opens the issue on a regression, leaves it without a verdict, and closes it on a pass", async () => {
  await using double = await githubDouble();
  await tell(double, same);
  expect(states(double)).toEqual([]);
  await tell(double, slow);
  await tell(double, slow);
  expect(states(double)).toEqual(["open"]);
  expect((await tell(double, null)).text).toContain("We didn't change the issue");
  expect(states(double)).toEqual(["open"]);
  await tell(double, same);
  expect(states(double)).toEqual(["closed"]);
});

const push = ({ state }: Double, branch: string) => ({
  event: "push",
  payload: pushPayload(state, branch, shaOf("x")),
});

test.each<[string, (double: Double) => Partial<JobOptions>, string[]]>([
  ["a push to the default branch", (double) => push(double, "main"), ["open"]],
  ["a push to another branch", (double) => push(double, "topic"), []],
  [
    "a pull request",
    ({ state }) => ({ event: "pull_request", payload: pullRequestPayload(state, addPull(state, { number: 7 })) }),
    [],
  ],
  ["a job without `issue`", () => ({ inputs: { issue: "false" } }), []],
])("opens issues only for the default branch: %s", async (_, change, expected) => {
  await using double = await githubDouble();
  await tell(double, slow, change(double));
  expect(states(double)).toEqual(expected);
});

test("names the missing permission in a warning", async () => {
  await using double = await githubDouble({ permissions: { issues: "read" } });
  const { warnings } = await tell(double, slow);
  expect(warnings).toEqual([expect.stringContaining("`permissions: issues: write`")]);
});

test("escapes a hostile `artifact-name` in the issue", async () => {
  await using double = await githubDouble();
  const hostile = "<img src=x onerror=alert(1)> @octocat #1 --><script>";
  await tell(double, slow, { inputs: { "artifact-name": hostile } });
  const [issue] = double.state.issues;
  expect(issue?.title).toContain("<img");
  expect(faults((issue?.body ?? "").slice((issue?.body ?? "").indexOf("\n") + 1), [page])).toEqual([]);
});
