import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { GithubJob } from "../../src/model/publish/github.ts";
import { gitPlace } from "../run/support/git.ts";
import { chosen, job, pullRequest } from "./support/chosen-base.ts";

const fork = "mallory/llm";

/** A clone of octo/llm whose HEAD is a commit that no branch of octo/llm contains, and a way to start a job there. */
function forkCheckout(origin = "octo/llm") {
  const place = gitPlace();
  const sha = place.commit({ readme: "ours" });
  place.git("remote", "add", "origin", `https://github.com/${origin}.git`);
  place.git("update-ref", "refs/remotes/origin/main", sha);
  place.git("switch", "--quiet", "--create", "change");
  const foreign = place.commit({ readme: "a fork's" });
  const start = async (
    change: Partial<GithubJob>,
    inputs: Readonly<Record<string, string>> = {},
    overrides: readonly string[] = [],
  ) =>
    chosen({
      overrides,
      cwd: place.repository,
      environment: { PATH: process.env["PATH"] ?? "" },
      inputs: { baseline: "none", ...inputs },
      job: { ...job, event: "workflow_run", sha, ref: "refs/heads/main", pullRequest: null, ...change },
    });
  const triggeredBy = (headRepository: string, headSha = foreign): Partial<GithubJob> => ({
    triggeringRun: { id: 1, workflowId: 2, event: "pull_request", conclusion: "success", headSha, headRepository },
  });
  return { place, foreign, start, triggeredBy };
}

describe("a job with secrets", () => {
  test("doesn't run the fork's commit that triggered it, unless an input allows it", async () => {
    const { start, triggeredBy } = forkCheckout();
    await expect(start(triggeredBy(fork))).rejects.toMatchObject({ id: "fork-with-secrets" });
    expect(await start(triggeredBy(fork), { "run-fork-code-with-secrets": "true" })).toBeNull();
    expect(await start(triggeredBy("octo/llm"))).toBeNull();
  });

  test("doesn't run possible fork code if the runner doesn't name the event", async () => {
    const { place, foreign } = forkCheckout();
    const environment = { PATH: process.env["PATH"] ?? "", GITHUB_ACTIONS: "true" };
    const given = { cwd: place.repository, inputs: { baseline: "none" } };
    await expect(chosen({ ...given, environment })).rejects.toMatchObject({ id: "checkout-not-ours" });
    expect(await chosen({ ...given, environment: { ...environment, GITHUB_SHA: foreign } })).toBeNull();
  });

  test("runs the event's own commit, whoever triggered it", async () => {
    const { place, start, triggeredBy } = forkCheckout();
    place.git("switch", "--quiet", "main");
    expect(await start(triggeredBy(fork))).toBeNull();
  });

  test.each(["workflow_dispatch", "check_run", "push"])(
    "runs another commit on %s only if a branch of the repository contains it",
    async (event) => {
      const { place, foreign, start } = forkCheckout();
      await expect(start({ event })).rejects.toMatchObject({ id: "checkout-not-ours" });
      place.git("tag", "v1");
      await expect(start({ event })).rejects.toMatchObject({ id: "checkout-not-ours" });
      place.git("update-ref", "refs/remotes/origin/release", foreign);
      expect(await start({ event })).toBeNull();
    },
  );

  test("doesn't run the branch of a clone of a fork", async () => {
    const { place, foreign, start, triggeredBy } = forkCheckout(fork);
    place.git("update-ref", "refs/remotes/origin/change", foreign);
    const moved = place.commit({ readme: "newer" });
    place.git("update-ref", "refs/remotes/origin/change", moved);
    await expect(start(triggeredBy(fork))).rejects.toMatchObject({ id: "fork-with-secrets" });
    await expect(start({ event: "repository_dispatch" })).rejects.toMatchObject({ id: "checkout-not-ours" });
  });

  test("recognizes a checkout that a fork disguised as a bare repository", async () => {
    const { place, start } = forkCheckout();
    for (const folder of ["objects", "refs"]) mkdirSync(join(place.repository, folder));
    writeFileSync(join(place.repository, "HEAD"), "ref: refs/heads/main\n");
    rmSync(join(place.repository, ".git"), { recursive: true });
    await expect(start({ event: "workflow_dispatch" })).rejects.toMatchObject({ id: "checkout-not-ours" });
  });

  test("runs without a checkout, unless a fork triggered it", async () => {
    const { place, start, triggeredBy } = forkCheckout();
    rmSync(join(place.repository, ".git"), { recursive: true });
    expect(await start({ event: "schedule" })).toBeNull();
    await expect(start(triggeredBy(fork))).rejects.toMatchObject({ id: "checkout-not-ours" });
  });

  test("runs a submodule at the commit that the repository pins", async () => {
    const { place, start } = forkCheckout();
    place.git("switch", "--quiet", "main");
    const inside = (...args: string[]) => place.gitIn(join(place.repository, "engine"), ...args);
    mkdirSync(join(place.repository, "engine"));
    inside("init", "--quiet");
    inside("commit", "--quiet", "--allow-empty", "-m", "pinned");
    const sha = place.commit({ "bench.py": "" });
    const job = { event: "push", sha };
    expect(await start(job, {}, ["workload.working-directory=engine"])).toBeNull();
    inside("commit", "--quiet", "--allow-empty", "-m", "another");
    await expect(start(job, {}, ["workload.working-directory=engine"])).rejects.toMatchObject({
      id: "checkout-not-ours",
    });
  });

  test("doesn't run a fork's pull request after a review", async () => {
    const { foreign, start } = forkCheckout();
    const change = { ...pullRequest, headSha: foreign, headRepository: fork, fork: true };
    const review = { event: "pull_request_review", pullRequest: change };
    await expect(start(review)).rejects.toMatchObject({ id: "fork-with-secrets" });
    expect(await start({ ...review, event: "pull_request" })).toBeNull();
  });
});

test.each(["pull_request", "issue_comment"])(
  "refuses a checkout without the pull request's head on %s",
  async (event) => {
    const { start } = forkCheckout();
    const pushedSince = { ...pullRequest, headSha: "0123456789".repeat(4) };
    await expect(start({ event, pullRequest: pushedSince })).rejects.toMatchObject({ id: "checkout-is-base" });
  },
);

test("ignores the pull request's own choice of base when the goal is to improve", async () => {
  const place = gitPlace();
  place.commit({ readme: "base" });
  place.git("switch", "--quiet", "--create", "change");
  const headSha = place.commit({ readme: "head" });
  const given = {
    cwd: place.repository,
    environment: { PATH: process.env["PATH"] ?? "" },
    job: { ...job, pullRequest: { ...pullRequest, headSha } },
  };
  const file = (goal: string) => `{goal: ${goal}, base: slow}`;
  expect(await chosen({ ...given, compare: file("improve") })).toBe("main");
  expect(await chosen({ ...given, compare: file("hold") })).toBe("slow");
  expect(await chosen({ ...given, compare: file("improve"), overrides: ["compare.base=v1"] })).toBe("v1");
});
