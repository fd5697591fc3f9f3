import { expect, test } from "@jest/globals";
import { listFailedJobs } from "../../../src/github/comment/triggering-run.ts";
import { findPullRequest } from "../../../src/github/pull-requests.ts";
import { addPull, addRun, githubDouble, shaOf } from "../../fixtures/github/index.ts";
import { testApi } from "../api/support.ts";

const headSha = shaOf("measured");
const head = { repository: { owner: "octo-org", name: "llm" }, headSha, headRepository: "octo-org/llm" };

test("findPullRequest reads all pages", async () => {
  await using double = await githubDouble();
  addPull(double.state, { number: 1, headSha });
  for (let number = 2; number < 240; number++) addPull(double.state, { number });
  expect(await findPullRequest(testApi(double).api, head)).toEqual({ number: 1 });
  expect(double.requests).toHaveLength(3);
});

test("findPullRequest takes the fork's pull request, not another one with the same commit", async () => {
  await using double = await githubDouble();
  addPull(double.state, { number: 7, headSha, headRepository: "victim/llm" });
  addPull(double.state, { number: 8, headSha, headRepository: "attacker/llm" });
  const { api } = testApi(double);
  expect(await findPullRequest(api, { ...head, headRepository: "attacker/llm" })).toEqual({ number: 8 });
  expect(await findPullRequest(api, head)).toMatchObject({ number: null });
});

test("findPullRequest finds none if the fork was deleted", async () => {
  await using double = await githubDouble();
  const deleted = [{ number: 9, state: "open", head: { sha: headSha, repo: null } }];
  double.fail({ route: "pulls/list", status: 200, body: deleted });
  const { api } = testApi(double);
  expect(await findPullRequest(api, head)).toMatchObject({ number: null });
  expect(await findPullRequest(api, { ...head, headRepository: null })).toMatchObject({ number: null });
});

test("findPullRequest ignores closed ones and other heads, even if GitHub doesn't filter", async () => {
  await using double = await githubDouble();
  double.state.lies.pulls = true;
  addPull(double.state, { number: 7, headSha: shaOf("newer") });
  addPull(double.state, { number: 8, headSha, state: "closed" });
  expect(await findPullRequest(testApi(double).api, head)).toMatchObject({
    number: null,
    why: expect.stringContaining(`commit ${headSha.slice(0, 7)} of octo-org/llm`),
  });
});

test("findPullRequest doesn't guess between two", async () => {
  await using double = await githubDouble();
  addPull(double.state, { number: 7, headSha });
  addPull(double.state, { number: 8, headSha, baseRef: "release" });
  const found = await findPullRequest(testApi(double).api, head);
  expect(found).toMatchObject({ number: null, why: expect.stringContaining("#7, #8") });
});

test("findPullRequest names the missing permission", async () => {
  await using double = await githubDouble({ permissions: {} });
  expect(await findPullRequest(testApi(double).api, head)).toMatchObject({
    id: "permission-missing",
    help: expect.stringContaining("`permissions: pull-requests: read`"),
  });
});

test.each([
  ["failure", true],
  ["timed_out", true],
  ["cancelled", true],
  ["skipped", false],
  ["success", false],
  [null, false],
])("listFailedJobs decides whether a job's result may be lost after %s: %s", async (conclusion, counts) => {
  await using double = await githubDouble();
  const { id: runId } = addRun(double.state, {});
  double.state.jobs.push({ runId, name: "profile (phi)", conclusion });
  double.state.jobs.push({ runId: runId + 1, name: "another run's", conclusion: "failure" });
  const { repository } = head;
  expect(await listFailedJobs(testApi(double).api, { repository, runId })).toEqual(counts ? ["profile (phi)"] : []);
});
