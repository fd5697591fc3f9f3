import { describe, expect, test } from "@jest/globals";
import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../../src/model/errors.ts";
import { type BaseRequest, resolveBase } from "../../../src/run/worktree/base.ts";
import { testDirectory } from "../support/directory.ts";
import { type GitPlace, gitPlace, writeFiles } from "../support/git.ts";

function resolve(place: GitPlace, request: Partial<BaseRequest> = {}) {
  return resolveBase(place.ports, { cwd: place.repository, ref: "main", pullRequestBase: null, ...request });
}

async function refusal(place: GitPlace, request: Partial<BaseRequest> = {}): Promise<UserError> {
  const error: unknown = await resolve(place, request).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw new Error("It was not refused as a user's mistake.");
  return error;
}

/** `main` goes on after `topic` has left it; HEAD is on `topic`. */
function branched() {
  const place = gitPlace();
  const fork = place.commit({ "model.py": "1\n" });
  place.git("switch", "--quiet", "--create", "topic");
  const topic = place.commit({ "model.py": "2\n" });
  place.git("switch", "--quiet", "main");
  const main = place.commit({ "other.py": "1\n" });
  place.git("switch", "--quiet", "topic");
  return { place, fork, topic, main };
}

/** The checkout of a pull request as GitHub makes it: a detached merge of `topic` into `main`. */
function merged() {
  const { place, ...commits } = branched();
  place.git("switch", "--quiet", "--detach", "main");
  place.git("merge", "--quiet", "--no-ff", "-m", `Merge ${commits.topic} into ${commits.main}`, "topic");
  return { place, ...commits, head: place.git("rev-parse", "HEAD") };
}

/** A clone of the place's repository over file://, which alone can be shallow. */
function clone(place: GitPlace, ...options: string[]): GitPlace {
  const target = join(testDirectory(), "clone");
  place.gitIn(place.folder, "clone", "--quiet", ...options, `file://${place.repository}`, target);
  return { ...place, repository: target, git: (...args) => place.gitIn(target, ...args) };
}

describe("the base", () => {
  test("is the merge base, so the head isn't blamed for newer commits", async () => {
    const { place, fork, topic } = branched();
    mkdirSync(join(place.repository, "src"));
    expect(await resolve(place, { cwd: join(place.repository, "src") })).toEqual({
      kind: "found",
      commit: fork,
      ref: "main",
      pinned: null,
      mergeBase: true,
      head: topic,
      dirty: false,
      repository: realpathSync(place.repository),
      why: expect.stringContaining(fork.slice(0, 12)),
    });
  });

  test("is the ref itself if HEAD is built on it", async () => {
    const place = gitPlace();
    const first = place.commit({ "model.py": "1\n" });
    place.git("tag", "-a", "-m", "one", "v1.0");
    place.git("update-ref", "refs/remotes/origin/release", first);
    place.commit({ "model.py": "2\n" });
    for (const ref of ["v1.0", "refs/tags/v1.0", first, first.slice(0, 7)])
      expect(await resolve(place, { ref })).toMatchObject({ commit: first, ref, mergeBase: true, pinned: ref });
    for (const ref of ["release", "HEAD~1"])
      expect(await resolve(place, { ref })).toMatchObject({ commit: first, ref, mergeBase: true, pinned: null });
  });

  test("is the branch's commit if a tag has the same name, even if only origin has it", async () => {
    const { place, fork, topic } = branched();
    for (const tag of ["main", "release"]) place.git("tag", tag, topic);
    place.git("update-ref", "refs/remotes/origin/release", fork);
    for (const ref of ["main", "release", "origin/release"])
      expect(await resolve(place, { ref })).toMatchObject({ commit: fork, pinned: null });
    expect((await resolve(place)).why).toContain("a tag named main");
    expect(await resolve(place, { ref: "tags/main" })).toMatchObject({ commit: topic, pinned: "tags/main" });
  });

  test("doesn't count as pinned if it's the merge base with a tag of another branch", async () => {
    const { place, fork } = branched();
    place.git("tag", "v2.0", "main");
    expect(await resolve(place, { ref: "v2.0" })).toMatchObject({ commit: fork, pinned: null });
  });

  test("equals the head without changes to tracked files", async () => {
    const place = gitPlace();
    const head = place.commit({ "model.py": "1\n" });
    writeFiles(place.repository, { "report.sqlite": "" });
    expect(await resolve(place)).toMatchObject({ kind: "base-equals-head", commit: head, head, dirty: false });
    writeFiles(place.repository, { "model.py": "2\n" });
    const why = expect.stringContaining("uncommitted changes");
    expect(await resolve(place, { ref: "HEAD" })).toMatchObject({
      kind: "found",
      commit: head,
      head,
      dirty: true,
      why,
    });
  });
});

describe("the base of a merge commit", () => {
  test("is HEAD^1, even if main has newer commits or the pull request was merged", async () => {
    const { place, main, head } = merged();
    const expectBase = async () =>
      expect(await resolve(place)).toMatchObject({ kind: "found", commit: main, mergeBase: false });
    await expectBase();
    place.git("switch", "--quiet", "main");
    place.commit({ "newer.py": "1\n" });
    place.git("switch", "--quiet", "--detach", head);
    await expectBase();
    place.git("switch", "--quiet", "main");
    place.git("merge", "--quiet", "--no-ff", "-m", "Merge pull request #1 from topic", "topic");
    place.git("switch", "--quiet", "--detach", head);
    await expectBase();
  });

  test("is an older ref itself", async () => {
    const { place, fork } = merged();
    place.git("tag", "v1.0", fork);
    expect(await resolve(place, { ref: "v1.0" })).toMatchObject({ commit: fork, mergeBase: true });
  });

  test("is main's side if main was merged into the topic", async () => {
    const { place, main } = branched();
    place.git("merge", "--quiet", "--no-ff", "-m", "Merge branch 'main' into topic", "main");
    expect(await resolve(place)).toMatchObject({ commit: main, mergeBase: true });
  });

  /** The checkout of actions/checkout at this depth. */
  function shallowMerge(depth: number) {
    const { place, main } = merged();
    place.git("branch", "merge-ref");
    const shallow = clone(place, `--depth=${depth}`, "--single-branch", "--branch=merge-ref");
    return { main, shallow };
  }

  test("is HEAD^1 with depth 2 and without main", async () => {
    const { main, shallow } = shallowMerge(2);
    shallow.git("switch", "--quiet", "--detach");
    shallow.git("update-ref", "-d", "refs/remotes/origin/main");
    expect(await resolve(shallow, { ref: "origin/main" })).toMatchObject({ commit: main, mergeBase: false });
    // Another name may be a mistake.
    expect((await refusal(shallow, { ref: "orgin/main" })).id).toBe("base-unknown");
  });

  test("asks for fetch-depth 2 with depth 1", async () => {
    const { main, shallow } = shallowMerge(1);
    const error = await refusal(shallow, { ref: "origin/main" });
    expect(error).toMatchObject({ id: "base-shallow", why: expect.stringContaining(`HEAD^1, ${main.slice(0, 12)}`) });
    expect(error.help).toContain("fetch-depth: 2");
  });
});

describe("a refused base", () => {
  const { place: origin } = branched();
  const cloneOfBranched = (...options: string[]) => clone(origin, ...options, "--branch=topic");

  test("explains a shallow clone without the merge base", async () => {
    const error = await refusal(cloneOfBranched("--depth=1", "--no-single-branch"), { ref: "origin/main" });
    expect(error).toMatchObject({ id: "base-shallow", help: expect.stringMatching(/fetch-depth: 0.*--deepen/) });
  });

  test("explains a ref that wasn't fetched", async () => {
    const error = await refusal(cloneOfBranched("--single-branch"), { ref: "origin/main" });
    expect(error).toMatchObject({ id: "base-unknown", why: expect.not.stringContaining("shallow") });
  });

  // Other refs, and clones without a remote: base.test.ts.
  test("explains an expression that a shallow clone doesn't reach", async () => {
    const error = await refusal(cloneOfBranched("--depth=1"), { ref: "HEAD~1" });
    expect(error).toMatchObject({ id: "base-unknown", why: expect.stringContaining("the clone is shallow") });
  });

  test("explains a name that looks like an option", async () => {
    const place = gitPlace();
    place.commit({});
    const error = await refusal(place, { ref: "--all" });
    expect(error).toMatchObject({ id: "base-unknown", why: expect.stringContaining("no remote") });
  });

  test("explains histories without a common commit", async () => {
    const place = gitPlace();
    place.commit({ "a.py": "" });
    place.git("switch", "--quiet", "--orphan", "other");
    place.commit({ "b.py": "" });
    expect((await refusal(place)).id).toBe("base-unrelated");
  });

  test("explains a missing repository, a bare one, and one without a commit", async () => {
    const place = gitPlace();
    expect((await refusal(place)).id).toBe("base-without-commit");
    expect((await refusal(place, { cwd: place.folder })).id).toBe("base-without-repository");
    place.commit({});
    place.gitIn(place.folder, "clone", "--quiet", "--bare", place.repository, "bare.git");
    expect((await refusal(place, { cwd: join(place.folder, "bare.git") })).id).toBe("base-without-repository");
  });
});
