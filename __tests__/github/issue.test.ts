import { expect, test } from "@jest/globals";
import { closeIssue, openIssue, measureIssueRoom } from "../../src/github/issue.ts";
import { actionsBot, addIssue, githubDouble, somebody, type Double } from "../fixtures/github/index.ts";
import { testApi } from "./api/support.ts";

const repository = { owner: "octo-org", name: "llm" };
const key = "Nightly / profile (bf16 -->, 1)";
const bf16 = { repository, key, title: "GPU profile regressed: nightly", body: "### ❌ Regressed\n" };
const recovered = "**Recovered**";

const open = (double: Double, change: Partial<typeof bf16> = {}) =>
  openIssue(testApi(double).api, { ...bf16, ...change });
const close = (double: Double) => closeIssue(testApi(double).api, { repository, key, recovered });

test("opens an issue once, updates it, closes it after recovery, and opens a new one", async () => {
  await using double = await githubDouble();
  expect(await close(double)).toEqual({ action: "none", url: null });
  const first = await open(double);
  const [issue] = double.state.issues;
  expect(first).toEqual({ action: "opened", url: `${double.serverUrl}/octo-org/llm/issues/${String(issue?.number)}` });
  expect(issue).toMatchObject({ title: bf16.title, state: "open", labels: ["llm-profile"], user: actionsBot });
  // Nothing of the key ends the comment.
  expect(issue?.body).toMatch(/^<!-- llm-profile-issue:[\w%.()-]+ open -->\n### ❌ Regressed\n$/);

  expect(await open(double)).toMatchObject({ action: "unchanged" });
  expect(await open(double, { body: "### ❌ Regressed, later\n" })).toMatchObject({ action: "updated" });
  expect(double.state.issues).toHaveLength(1);

  expect(await close(double)).toMatchObject({ action: "closed" });
  expect(double.state.issues[0]).toMatchObject({
    state: "closed",
    stateReason: "completed",
    body: expect.stringMatching(/ closed -->\n\*\*Recovered\*\*\n\n### ❌ Regressed, later\n$/),
  });
  expect(await close(double)).toEqual({ action: "none", url: null });
  expect(await open(double)).toMatchObject({ action: "opened" });
  expect(double.state.issues.map(({ state }) => state)).toEqual(["closed", "open"]);
});

test("doesn't reopen an issue that people closed, until a recovery", async () => {
  await using double = await githubDouble();
  await open(double);
  const [issue] = double.state.issues;
  Object.assign(issue ?? {}, { state: "closed", stateReason: "not_planned" });
  expect(await open(double, { body: "again" })).toMatchObject({ action: "left-closed" });
  expect(issue?.state).toBe("closed");
  expect(await close(double)).toEqual({ action: "none", url: null });
  expect(issue).toMatchObject({ stateReason: "not_planned", body: expect.stringContaining(" closed -->") });
  expect(await open(double)).toMatchObject({ action: "opened" });
});

test("ignores issues of other jobs and people, and pull requests", async () => {
  await using double = await githubDouble();
  await open(double, { key: "Nightly / profile (bf16 -->, 16)" });
  const [other] = double.state.issues;
  await open(double);
  const copied = double.state.issues[1]?.body ?? "";
  double.state.issues.splice(1);
  double.fail({ route: /graphql/, status: 403, times: 2 });
  addIssue(double.state, { body: copied, labels: ["llm-profile"], user: somebody });
  expect(await open(double)).toMatchObject({ action: "opened" });
  expect(other?.body).toBe(double.state.issues[0]?.body);
  expect(double.state.issues).toHaveLength(3);
});

test("finds an issue without its label and closes duplicates", async () => {
  await using double = await githubDouble();
  await open(double);
  const [issue] = double.state.issues;
  Object.assign(issue ?? {}, { labels: ["bug"] });
  expect(await open(double, { body: "later" })).toMatchObject({ action: "updated" });
  if (issue !== undefined) addIssue(double.state, { ...issue, number: 900 });
  expect(await close(double)).toMatchObject({ action: "closed" });
  expect(double.state.issues.map(({ state }) => state)).toEqual(["closed", "closed"]);
});

test("fits the longest text and shortens a title", async () => {
  await using double = await githubDouble();
  expect(await open(double, { body: "x".repeat(measureIssueRoom(key)), title: "t".repeat(999) })).toMatchObject({
    action: "opened",
  });
  expect(await close(double)).toMatchObject({ action: "closed" });
});

test.each([
  [{ issues: "none" } as const, /^Couldn't list the issues of octo-org\/llm\.$/],
  [{ issues: "read" } as const, /^Couldn't open an issue in octo-org\/llm\.$/],
])("names the permission that a token with %j lacks", async (permissions, what) => {
  await using double = await githubDouble({ permissions });
  expect(await open(double)).toMatchObject({
    ...{ id: "permission-missing", severity: "warning", what: expect.stringMatching(what) },
    help: expect.stringContaining("`permissions: issues: write`"),
  });
});

test("reports a repository without issues", async () => {
  await using double = await githubDouble();
  double.state.hasIssues = false;
  expect(await open(double)).toMatchObject({ why: expect.stringContaining("Issues has been disabled") });
});
