import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { historyRecordSchema } from "../../../src/features/history/model/record.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { addCommit, gitIn } from "../../e2e/command/support/repository.ts";
import { command } from "../../e2e/command/support/command.ts";
import { workspace } from "../../e2e/command/support/workspace.ts";

const sdpa = repositoryPath("__tests__/fixtures/recorded/decode-sdpa");

const filesBelow = (folder: string): string[] => globSync(`${folder}/**/*.*`);

test("history add stores a run's record only once", () => {
  const place = workspace();
  expect(command(["analyze", sdpa, "--out", "run"], { workspace: place }).code).toBe(0);
  const add = () => command(["history", "add", "run", "--dir", "history", "--job", "bench"], { workspace: place });
  const first = add();
  expect([first.code, first.stdout, first.leftInTemporary]).toEqual([0, "", []]);
  expect(first.stderr).toMatch(/^Added: history\/runs\/\d{4}\/\d\d\/\d\d\/unknown-\d{8}T\d{9}Z-1-bench\.json$/m);
  const [file = "", ...others] = filesBelow(join(place.path, "history"));
  expect(others).toEqual([]);
  const record = historyRecordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  expect(record).toMatchObject({ commit: null, run: { id: null, attempt: 1, job: "bench" }, links: { run: null } });
  expect(record.ranges.map(({ name, busyNs, kernels }) => [name, busyNs.length, kernels.length])).toEqual([
    ["decode", 3, 10],
  ]);

  const again = add();
  expect([again.code, again.stderr]).toEqual([0, expect.stringMatching(/^Already there: /)]);

  writeFileSync(file, readFileSync(file, "utf8").replace('"launches":', '"launches":1'));
  const other = add();
  expect(other.code).toBe(2);
  expect(other.stderr).toContain("The history already has a different record for this run.");

  const show = command(["history", "show", "--dir", "history"], { workspace: place });
  expect([show.code, show.stderr]).toEqual([0, ""]);
  const page = command(["history", "page", "--dir", "history", "--out", "page/history.html"], { workspace: place });
  expect(page.code).toBe(0);
  expect(readFileSync(join(place.path, "page/history.html"), "utf8")).toMatch(/^<!doctype html>/);
});

test("history add records the run, job, and commit of a GitHub Actions job", () => {
  const place = workspace();
  const git = gitIn(place);
  git("init", "-q", "-b", "main");
  addCommit(place, { attention: "sdpa" }, "change 1");
  const sha = git("rev-parse", "HEAD");
  expect(command(["analyze", sdpa, "--out", "run"], { workspace: place }).code).toBe(0);
  const profileFile = join(place.path, "run", "profile.json");
  const profile = JSON.parse(readFileSync(profileFile, "utf8")) as { source: object };
  profile.source = { repository: null, commit: sha, ref: null, dirty: true };
  writeFileSync(profileFile, JSON.stringify(profile));
  const environment = {
    ...{ GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "octo-org/llm", GITHUB_RUN_ID: "77", GITHUB_RUN_ATTEMPT: "2" },
    ...{ GITHUB_JOB: "bench", GITHUB_EVENT_NAME: "schedule", GITHUB_SHA: sha, GITHUB_REF: "refs/heads/main" },
  };
  const added = command(["history", "add", "run/profile.json", "--dir", "history"], { workspace: place, environment });
  expect(added.code).toBe(0);
  const [file = ""] = filesBelow(join(place.path, "history"));
  expect(file).toContain(`/${sha}-77-2-bench.json`);
  expect(historyRecordSchema.parse(JSON.parse(readFileSync(file, "utf8")))).toMatchObject({
    commit: { sha, branch: "main", subject: "change 1", dirty: true, committedAt: expect.stringMatching(/T.*Z$/) },
    run: { id: 77, attempt: 2, job: "bench" },
    links: { run: "https://github.com/octo-org/llm/actions/runs/77" },
  });
});
