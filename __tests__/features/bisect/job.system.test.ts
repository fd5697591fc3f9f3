import { beforeAll, expect, test } from "@jest/globals";
import { bisectSchema } from "../../../src/features/bisect/model/bisect.ts";
import { profileSchema } from "../../../src/model/profile/profile.ts";
import { addPull, schedulePayload, type Double } from "../../fixtures/github/index.ts";
import { faults } from "../../report/comment/support/structure.ts";
import { named } from "../../e2e/command/support/bisect.ts";
import { warnings } from "../../e2e/job/support/broken-budget.ts";
import { plainSpaces, runJob, type JobRequest } from "../../e2e/job/support/job.ts";
import { addMeasuredRun, measuredArtifact, zipped } from "../../e2e/job/support/measured-artifact.ts";
import { threeDaysAgo } from "../../e2e/job/support/scenario.ts";
import { testRepository, type TestRepository } from "../../e2e/job/support/test-repository.ts";
import { artifactName, withJson, type ArtifactFiles } from "../../pipeline/job/support/job.ts";

/** The nightly job, on the tip of main, with all of its history. */
async function night(double: Double, repository: TestRepository, change: Partial<JobRequest> = {}) {
  const { inputs, ...rest } = change;
  return runJob({
    ...{ double, repository, event: "schedule", payload: schedulePayload(double.state), depth: 0 },
    inputs: { baseline: "artifact", rounds: "2", issue: "true", bisect: "true", ...inputs },
    ...rest,
  });
}

let files: ArtifactFiles;
beforeAll(async () => {
  files = await measuredArtifact("sdpa");
});

/** A good night, then four commits of which the third is slower; or that one alone. */
function slowerHistory(double: Double, alone = false) {
  const repository = testRepository(double);
  const good = repository.commit("sdpa");
  const { source } = profileSchema.parse(JSON.parse(String(files.get("profile.json"))));
  const measured = withJson(files, "profile.json", { source: { ...source, commit: good } });
  addMeasuredRun(double, good, zipped(measured));
  for (let before = alone ? 0 : 2; before > 0; before -= 1) repository.commit("unchanged");
  const culprit = repository.commit("eager");
  if (!alone) repository.commit("unchanged");
  return { repository, culprit };
}

async function storedSearch(double: Double) {
  const files = await double.artifactFiles(`${artifactName}-bisect`);
  return bisectSchema.parse(JSON.parse(String(files.get("bisect.json"))));
}

function shown(text: string | undefined): string {
  return plainSpaces(text)
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("\u200b", "");
}

test("names the culprit in a red night's summary and issue", async () => {
  await using double = await threeDaysAgo();
  const { repository, culprit } = slowerHistory(double);
  const title = "<img src=x> @octocat faster | attention";
  addPull(double.state, { number: 12, headSha: culprit, state: "closed", title });

  const red = await night(double, repository);
  expect([red.code, red.outputs["verdict"], warnings(red)]).toEqual([1, "regressed", []]);
  const search = await storedSearch(double);
  expect(named(search)).toEqual([["main: eager"]]);
  const [issue] = double.state.issues;
  for (const text of [shown(red.summary), shown(issue?.body)]) {
    expect(text).toContain(`Culprit: ${culprit} main: eager`);
    expect(text).toContain(`#12 ${title}`);
  }
  const summary = red.summary;
  expect(summary).toContain(`](${double.serverUrl}/octo-org/llm/pull/12)`);
  const artifact = double.state.artifacts.find(({ name }) => name === `${artifactName}-bisect`);
  const run = `${double.serverUrl}/octo-org/llm/actions/runs/${String(red.run.id)}`;
  const links = [`${run}/artifacts/${String(artifact?.id)}`, `${double.serverUrl}/octo-org/llm/pull/12`, run];
  expect(faults(summary, [...links, ...[red.outputs["report-url"], red.outputs["artifact-url"]].map(String)])).toEqual(
    [],
  );
  expect(red.leftInTemporary).toEqual([]);
  expect(red.artifacts.indexOf(`${artifactName}-bisect`)).toBeGreaterThan(red.artifacts.indexOf(artifactName));
});

test("warns about a failed search and keeps the verdict", async () => {
  await using double = await threeDaysAgo();
  const { repository } = slowerHistory(double);
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

// What else keeps a search from starting: __tests__/features/bisect/search/ends.test.ts.
test("doesn't search if the good commit is missing or isn't an ancestor", async () => {
  await using double = await threeDaysAgo();
  const { repository } = slowerHistory(double, true);
  const shallow = await night(double, repository, { depth: 1 });
  expect(shown(shallow.summary)).toContain("Set `fetch-depth: 0`");

  const stored = profileSchema.parse(JSON.parse(String(files.get("profile.json"))));
  const { headSha } = repository.openPull("sdpa");
  const beside = await night(double, repository, {
    inputs: { baseline: "./stored/profile.json" },
    files: { "stored/profile.json": JSON.stringify({ ...stored, source: { ...stored.source, commit: headSha } }) },
  });
  expect(shown(beside.summary)).toContain(`isn't a descendant of the base's commit, ${headSha.slice(0, 12)}.`);
  for (const { code, artifacts, log } of [shallow, beside]) {
    expect([code, artifacts.filter((name) => name.includes("bisect"))]).toEqual([1, []]);
    expect(log.annotations.filter(({ message }) => message.includes("bisect"))).toEqual([]);
  }
});
