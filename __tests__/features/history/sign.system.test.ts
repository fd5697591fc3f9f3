import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { createRecordFile } from "../../../src/features/history/model/stored.ts";
import { historyRecordSchema, type HistoryRecord } from "../../../src/features/history/model/record.ts";
import { githubDouble, schedulePayload, type Double, type Run } from "../../fixtures/github/index.ts";
import { addFiles, filesOf } from "./github/support/branch.ts";
import { testDirectory } from "../../run/support/directory.ts";
import { runJob, type EndedJob } from "../../e2e/job/support/job.ts";
import { testRepository, type TestRepository } from "../../e2e/job/support/test-repository.ts";

const branch = "llm-profile-history";

interface Night {
  readonly measured: EndedJob;
  readonly recorded: EndedJob;
}

/** The scheduled workflow: a job that measures, and after it one that records. */
async function night(double: Double, repository: TestRepository, sha: string, more = {}): Promise<Night> {
  const scheduled = { double, event: "schedule", payload: schedulePayload(double.state), sha };
  const inputs = { baseline: "history", issue: "true", ...more };
  const measured = await runJob({ ...scheduled, repository, inputs, depth: 50 });
  const run: Run = Object.assign(measured.run, { status: "completed" });
  const recorded = await runJob({ ...scheduled, run, job: "history", inputs: { mode: "history" } });
  return { measured, recorded };
}

function recordOf(double: Double, sha: string): HistoryRecord {
  const records = [...filesOf(double, branch).values()].map((text) => historyRecordSchema.parse(JSON.parse(text)));
  const found = records.find(({ commit }) => commit?.sha === sha);
  if (found === undefined) throw new Error(`No record of ${sha}.`);
  return found;
}

/** The same figures, by up to 0.1% either way, for other commits, made one after the other from a time on. */
function nightsLike(record: HistoryRecord, commits: readonly string[], fromMs: number): HistoryRecord[] {
  return commits.map((sha, index) => ({
    ...record,
    run: { id: 1000 + index, attempt: 1, job: record.run?.job ?? "" },
    commit: { sha, committedAt: new Date(fromMs + index).toISOString(), branch: "main", subject: null },
    ranges: record.ranges.map((range) => ({
      ...range,
      busyNs: range.busyNs.map((ns) => ns * (1 + 0.001 * Math.sin(7 * index))),
    })),
  }));
}

test("finds a planted change after three nights, then checks it and bisects", async () => {
  await using double = await githubDouble({ git: join(testDirectory(), "origin.git") });
  const repository = testRepository(double);
  const base = repository.commit("sdpa");
  const first = await night(double, repository, base);
  expect([first.measured.code, first.recorded.code, first.measured.outputs["verdict"]]).toEqual([0, 0, "not-compared"]);
  const nights = Array.from({ length: 11 }, () => repository.commit("unchanged"));
  const changed = repository.commit("eager");
  const since = Date.parse(recordOf(double, base).commit?.committedAt ?? "");
  addFiles(double, branch, nightsLike(recordOf(double, base), nights, since + 1).map(createRecordFile));

  const second = await night(double, repository, changed);
  expect([second.measured.code, second.recorded.code]).toEqual([0, 0]);
  expect(second.measured.outputs["verdict"]).toBe("not-compared");
  const later = Array.from({ length: 2 }, () => repository.commit("unchanged"));
  const slower = recordOf(double, changed);
  const changedAt = Date.parse(slower.commit?.committedAt ?? "");
  addFiles(double, branch, nightsLike(slower, later, changedAt + 1).map(createRecordFile));

  // Two nights before the old level's last: the boundary may lie earlier than it was found.
  const before = nights[8] ?? "";
  const head = repository.commit("unchanged");
  const { measured, recorded } = await night(double, repository, head, { bisect: "true" });
  expect(measured.text).toContain("The history shows a change that hasn't been checked yet: ");
  expect([measured.code, measured.outputs["verdict"], recorded.code]).toEqual([1, "regressed", 0]);
  const ofBusy = recordOf(double, head).checks.find(({ figure }) => figure.kind === "busy");
  expect(ofBusy).toMatchObject({ before, after: head, outcome: "confirmed", changeRatio: expect.closeTo(0.164, 2) });
  expect(double.state.issues.map(({ title }) => title)).toEqual(["GPU profile regressed: Profile / profile"]);
  expect(recorded.summary).toContain(") · 16 runs; ");
  // The good end is the commit that was measured in turn with the head.
  expect(double.state.issues[0]?.body).toContain(`Culprit: ${changed} `);
});
