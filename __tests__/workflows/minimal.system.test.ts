import { describe, expect, test } from "@jest/globals";
import type { EndedJob } from "../e2e/job/support/job.ts";
import { testRepository, type Program } from "../e2e/job/support/test-repository.ts";
import { githubDouble, pullRequestPayload } from "../fixtures/github/index.ts";
import { exampleJob, runExample } from "./support/example-job.ts";
import { holds } from "./support/expressions.ts";

/** The newcomer's path: examples/workflows/minimal.yml, copied as it is. */
const minimal = exampleJob("minimal.yml");

/** The job of a pull request, in the checkout that the example makes. */
async function pullRequestJob(base: Program, head: Program, nsys = ""): Promise<EndedJob> {
  await using double = await githubDouble();
  const repository = testRepository(double);
  repository.commit(base);
  const payload = pullRequestPayload(double.state, repository.openPull(head));
  return await runExample(minimal, double, { event: "pull_request", payload, repository, nsys });
}

describe("the minimal workflow", () => {
  test("is green on a real capture that is as fast as the base, and comments", async () => {
    const ended = await pullRequestJob("sdpa", "sdpa");
    expect(ended.text).not.toMatch(/The token lacks|Resource not accessible/);
    expect(ended.code).toBe(0);
    expect(ended.outputs["verdict"]).toBe("pass");
    expect(ended.comments.map(({ body }) => body)).toEqual([expect.stringContaining("### ✅ Pass")]);
    expect(ended.artifacts).toContain("llm-profile-profile");
  });

  test("is red on a slower head", async () => {
    const ended = await pullRequestJob("sdpa", "eager");
    expect(ended.code).toBe(1);
    expect(ended.outputs["verdict"]).toBe("regressed");
    expect(ended.comments.map(({ body }) => body)).toEqual([expect.stringContaining("### ❌ Regressed")]);
  });

  test("is red where nothing was captured, and names what there is", async () => {
    // As nsys does where the range does not open: exit code 0, and no report.
    const ended = await pullRequestJob(
      ...(["sdpa", "sdpa"] as const),
      'capture() { echo "Generated:"; }\ndiscovery() { captured __tests__/fixtures/recorded/nsys-2023.4.4/prefill; }',
    );
    expect(ended.code).toBe(3);
    expect(ended.outputs["verdict"]).toBe("failed");
    expect(ended.text).toContain("prefill");
    expect(ended.comments.map(({ body }) => body)).toEqual([expect.stringContaining("### ❌ Nothing was measured")]);
  });

  test("runs for branches of the repository, and no fork's code", async () => {
    await using double = await githubDouble();
    const repository = testRepository(double);
    repository.commit("sdpa");
    const runs = (headRepository: string): boolean => {
      const pull = repository.openPull("sdpa", { headRepository, number: headRepository.length });
      const event = pullRequestPayload(double.state, pull);
      return holds(minimal.job.if ?? "", { github: { repository: "octo-org/llm", event } });
    };
    expect([runs("octo-org/llm"), runs("stranger/llm-fork")]).toEqual([true, false]);
  });
});
