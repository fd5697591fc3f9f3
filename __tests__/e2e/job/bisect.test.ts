import { describe, expect, test } from "@jest/globals";
import { bisectSchema } from "../../../src/model/bisect/bisect.ts";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { addPull, dispatchPayload, schedulePayload, type Double } from "../../fixtures/github/index.ts";
import { faults } from "../../report/comment/support/structure.ts";
import { asked, named } from "../command/support/bisect.ts";
import { warnings } from "./support/broken-budget.ts";
import { plainSpaces, runJob, succeeded, type EndedJob, type JobRequest } from "./support/job.ts";
import { artifactName } from "./support/measured-artifact.ts";
import { threeDaysAgo } from "./support/scenario.ts";
import { testRepository, type TestRepository } from "./support/test-repository.ts";

/** The nightly job, on the tip of main, with all of its history. */
async function night(double: Double, repository: TestRepository, change: Partial<JobRequest> = {}) {
  const { inputs, ...rest } = change;
  return runJob({
    ...{ double, repository, event: "schedule", payload: schedulePayload(double.state), depth: 0 },
    inputs: { baseline: "artifact", rounds: "2", issue: "true", bisect: "true", ...inputs },
    ...rest,
  });
}

/** A good night, then four commits of which the third is slower. */
async function slowerHistory(double: Double) {
  const repository = testRepository(double);
  const good = repository.commit("sdpa");
  const first = await night(double, repository);
  succeeded(first);
  repository.commit("unchanged");
  repository.commit("unchanged");
  const culprit = repository.commit("eager");
  repository.commit("unchanged");
  return { repository, good, culprit, first };
}

async function storedSearch(double: Double, name = artifactName) {
  const files = await double.artifactFiles(`${name}-bisect`);
  return bisectSchema.parse(JSON.parse(String(files.get("bisect.json"))));
}

const noArtifact = (job: EndedJob) => job.artifacts.filter((name) => name.includes("bisect"));

/** As people read it. */
function shown(text: string | undefined): string {
  return plainSpaces(text)
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("\u200b", "");
}

test("a red night names the commit that made it slower, in summary and issue; a green one searches for nothing", async () => {
  await using double = await threeDaysAgo();
  const { repository, culprit, first } = await slowerHistory(double);
  expect([first.code, noArtifact(first)]).toEqual([0, []]);
  expect(first.text).toContain("No bisect: this run has no slowdown that fails the job.");
  const title = "<img src=x> @octocat faster | attention";
  addPull(double.state, { number: 12, headSha: culprit, state: "closed", title });

  const red = await night(double, repository);
  expect([red.code, red.outputs["verdict"], warnings(red)]).toEqual([1, "regressed", []]);
  const search = await storedSearch(double);
  expect(named(search)).toEqual([["main: eager"]]);
  const [issue] = double.state.issues;
  for (const text of [shown(red.summary), shown(issue?.body)]) {
    expect(text).toContain("**Which change caused this?**");
    expect(text).toContain(`Culprit: ${culprit} main: eager`);
    expect(text).toMatch(/^- by t, \d{4}-/m);
    expect(text).toMatch(/^- \+1\d\.\d% \(.*\) compared with the previous version, (?:over )?99\.\d% sure/m);
    expect(text).toContain(`#12 ${title}`);
    expect(text).toMatch(/^Cost: \d comparisons, /m);
  }
  const summary = red.summary;
  expect(summary).toContain(`](${double.serverUrl}/octo-org/llm/pull/12)`);
  const artifact = double.state.artifacts.find(({ name }) => name === `${artifactName}-bisect`);
  const run = `${double.serverUrl}/octo-org/llm/actions/runs/${String(red.run.id)}`;
  const links = [`${run}/artifacts/${String(artifact?.id)}`, `${double.serverUrl}/octo-org/llm/pull/12`, run];
  expect(faults(summary, [...links, ...[red.outputs["report-url"], red.outputs["artifact-url"]].map(String)])).toEqual(
    [],
  );
  expect([...(await double.artifactFiles(`${artifactName}-bisect`)).keys()]).toContain("bisect.json");
  expect(red.leftInTemporary).toEqual([]);
  expect(red.artifacts.indexOf(`${artifactName}-bisect`)).toBeGreaterThan(red.artifacts.indexOf(artifactName));
});

test("without a word from GitHub about pull requests the commit is named all the same", async () => {
  await using double = await threeDaysAgo();
  const { repository, culprit } = await slowerHistory(double);
  double.state.token.permissions = { ...double.state.token.permissions, "pull-requests": "none" };
  const red = await night(double, repository);
  expect([red.code, warnings(red)]).toEqual([1, []]);
  expect(shown(red.summary)).toContain(`Culprit: ${culprit}`);
  expect(red.summary).not.toContain("Pull request for");
});

test("a search that its time ends says how far it got, and leaves its state", async () => {
  await using double = await threeDaysAgo();
  const { repository } = await slowerHistory(double);
  const red = await night(double, repository, { inputs: { bisect: "1s" } });
  expect([red.code, warnings(red)]).toEqual([1, []]);
  const text = shown(red.summary);
  expect(text).toContain("The bisect ran out of time.");
  expect(text).toMatch(/^Unclear\. Possible culprits: .*main: unchanged/m);
  expect(text).toContain("Cost: 1 comparison, ");
  expect(asked(await storedSearch(double))).toEqual(["0-4"]);
});

test("a search that fails is a warning, and the regression stays the verdict", async () => {
  await using double = await threeDaysAgo();
  const { repository } = await slowerHistory(double);
  // What the program needs isn't in the repository.
  const nsys = `capture() {
    [[ -e local ]] || { echo "local is missing" >&2; program_code=7; return; }
    captured __tests__/fixtures/recorded/decode-eager/round-1
  }`;
  const red = await night(double, repository, { nsys, files: { local: "" } });
  expect([red.code, red.outputs["verdict"]]).toEqual([1, "regressed"]);
  expect(warnings(red).at(-1)).toMatch(/^The bisect failed: .*local is missing/s);
  expect(shown(red.summary)).toContain("The bisect failed: ");
  expect((await storedSearch(double)).searches).toMatchObject([{ answers: [], result: null }]);
});

describe("nothing is searched for where", () => {
  test("the good end was measured on another GPU", async () => {
    await using double = await threeDaysAgo();
    const { repository } = await slowerHistory(double);
    const stored = await storedProfile(double);
    const { gpus, ...machine } = stored.machine;
    const other = { ...stored, machine: { ...machine, gpus: gpus.map((gpu) => ({ ...gpu, uuid: "another" })) } };
    const red = await night(double, repository, {
      inputs: { baseline: "./stored/profile.json" },
      files: { "stored/profile.json": JSON.stringify(other) },
    });
    const says = /No bisect: .* was measured on another GPU \(another, not [-0-9a-f]+\), so/;
    expect([red.code, noArtifact(red), warnings(red)]).toEqual([1, [], []]);
    expect(shown(red.summary)).toMatch(says);
    expect(shown(double.state.issues[0]?.body)).toMatch(says);
  });

  test("a shallow clone lacks the good end", async () => {
    await using double = await threeDaysAgo();
    const { repository, good } = await slowerHistory(double);
    const red = await night(double, repository, { depth: 2 });
    expect([red.code, noArtifact(red), warnings(red)]).toEqual([1, [], []]);
    expect(shown(red.summary)).toContain(`No bisect: this clone doesn't have the base's commit, ${good.slice(0, 12)}.`);
    expect(shown(red.summary)).toContain("Set `fetch-depth: 0`");
  });

  test("the head isn't built on the good end", async () => {
    await using double = await threeDaysAgo();
    const { repository } = await slowerHistory(double);
    const stored = await storedProfile(double);
    const { headSha } = repository.openPull("sdpa");
    const red = await night(double, repository, {
      inputs: { baseline: "./stored/profile.json" },
      files: { "stored/profile.json": JSON.stringify({ ...stored, source: { ...stored.source, commit: headSha } }) },
    });
    expect([red.code, noArtifact(red)]).toEqual([1, []]);
    expect(shown(red.summary)).toContain(`isn't a descendant of the base's commit, ${headSha.slice(0, 12)}.`);
  });
});

test("a regression against the reference alone is searched from there", async () => {
  await using double = await threeDaysAgo();
  const { repository, good, culprit } = await slowerHistory(double);
  double.state.tags.set("v1.0", good);
  const payload = dispatchPayload(double.state, "main");
  const inputs = { baseline: "none", reference: "v1.0" };
  const red = await night(double, repository, { event: "workflow_dispatch", payload, inputs });
  expect(red.code).toBe(1);
  expect(shown(red.summary)).toContain(`Culprit: ${culprit} main: eager`);
});

async function storedProfile(double: Double) {
  const files = await double.artifactFiles(artifactName);
  return profileSchema.parse(JSON.parse(String(files.get("profile.json"))));
}
