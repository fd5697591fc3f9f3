import { describe, expect, test } from "@jest/globals";
import { openRepository, type Git } from "../../../src/run/machine/git.ts";
import { readCommitLine, readMergedLine, type CommitLine } from "../../../src/run/repository/commits.ts";
import { gitPlace, type GitPlace } from "../support/git.ts";

/** What the product's git says in a place. */
async function inRepository<T>(place: GitPlace, ask: (git: Git) => Promise<T>): Promise<T> {
  await using opened = await openRepository({ ...place.ports, cwd: place.repository });
  if (opened.kind === "none") throw new Error(opened.why);
  return await ask(opened.git);
}

function subjects(line: CommitLine | null): string[] | null {
  return line === null ? null : [line.good, ...line.commits].map(({ subject }) => subject);
}

describe("the commits between two", () => {
  const place = gitPlace();
  place.git("checkout", "-q", "-b", "line");
  for (const subject of ["one", "two"]) place.commit({}, subject);
  place.git("tag", "two");
  place.git("checkout", "-q", "-b", "side");
  for (const subject of ["side a", "side b"]) place.commit({}, subject);
  place.git("checkout", "-q", "line");
  place.commit({}, "three");
  place.git("merge", "-q", "--no-ff", "-m", "merge", "side");
  place.commit({}, "four");
  // A branch counts rather than a tag with its name.
  place.git("tag", "line", "two");

  test.each([
    ["follow first parents, oldest first", "two", "line", ["two", "three", "merge", "four"]],
    ["leave out those that aren't built on the good one", "side", "line", ["side b", "merge", "four"]],
    ["begin at the merge-base if the bad one isn't built on it", "heads/line~2", "side", ["two", "side a", "side b"]],
  ])("lists commits so that they %s", async (_, good, bad, expected) => {
    expect(subjects(await inRepository(place, (git) => readCommitLine(git, good, bad)))).toEqual(expected);
  });

  test("returns each commit's author and parents", async () => {
    const line = await inRepository(place, (git) => readCommitLine(git, "two", "line"));
    const [, merge] = line.commits;
    expect(merge?.parents).toHaveLength(2);
    expect(merge?.author).not.toBe("");
    expect(merge?.authoredAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test("begins, inside a merge, where its branch began", async () => {
    const inner = await inRepository(place, async (git) => {
      const { commits } = await readCommitLine(git, "two", "line");
      return Promise.all(commits.map((commit) => readMergedLine(git, commit)));
    });
    expect(inner.map(subjects)).toEqual([null, ["two", "side a", "side b"], null]);
  });

  test.each([
    ["nothing", "line", "bisect-unknown"],
    ["--all", "line", "bisect-unknown"],
    ["line", "two", "bisect-empty"],
  ])("can't be listed from %s to %s", async (good, bad, id) => {
    await expect(inRepository(place, (git) => readCommitLine(git, good, bad))).rejects.toMatchObject({ id });
  });
});
