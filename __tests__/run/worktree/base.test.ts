import { describe, expect, test } from "@jest/globals";
import { namesBranch, parseMergeCommit, describeUnknownRef } from "../../../src/run/worktree/base.ts";

const [first, second] = ["1".repeat(40), "2".repeat(40)];

function commitOf(parents: readonly string[], message: string): string {
  const header = [`tree ${"0".repeat(40)}`, ...parents.map((parent) => `parent ${parent}`), "author A <a@b> 0 +0000"];
  return `${header.join("\n")}\n\n${message}\n`;
}

describe("parseMergeCommit", () => {
  test.each([
    { title: "GitHub's merge of a pull request", message: `Merge ${second} into ${first}`, pullRequest: true },
    { title: "a merge the other way around", message: `Merge ${first} into ${second}`, pullRequest: false },
    { title: "a merge by hand", message: `Merge ${second} into ${first}\n\nparent ${first}`, pullRequest: false },
  ])("decides whether a pull request was merged: $title", ({ message, pullRequest }) => {
    expect(parseMergeCommit(commitOf([first, second], message))).toEqual({ first, second, pullRequest });
  });

  test.each([0, 1, 3])("ignores a commit with %d parents", (count) => {
    const message = `parent ${first}\nparent ${second}`;
    expect(parseMergeCommit(commitOf([first, second, first].slice(0, count), message))).toBeNull();
  });
});

test.each([
  ["main", "main", true],
  ["refs/heads/main", "main", true],
  ["origin/main", "main", true],
  ["refs/remotes/origin/a/b", "a/b", true],
  ["orgin/main", "main", false],
  ["origin/release", "main", false],
  ["origin/main", null, true],
  ["main", null, false],
])("namesBranch decides whether %s names the branch %s: %s", (ref, branch, expected) => {
  expect(namesBranch(ref, branch)).toBe(expected);
});

describe("a ref that the clone doesn't have", () => {
  const shallowHelp = /^(?!.*refs\/remotes).*fetch-depth: 0.*--unshallow/;
  test.each<[ref: string, remotes: string | null, shallow: boolean, help: RegExp]>([
    ["origin/main", "origin", false, /git fetch origin main:refs\/remotes\/origin\/main`.*fetch-depth: 0/],
    ["mian", null, false, /^`git branch --all`/],
    ["HEAD~9", "origin", false, /^`git log`/],
    ["HEAD~1", "origin", true, shallowHelp],
    ["HEAD^", "origin", true, shallowHelp],
    ["v1.0^2", "origin", true, shallowHelp],
    ["main@{1}", "origin", true, shallowHelp],
  ])("gets help that fits %s, remotes %s, and shallow %s", (ref, remotes, shallow, help) => {
    const error = describeUnknownRef(ref, remotes, shallow);
    expect(error).toMatchObject({ id: "base-unknown", help: expect.stringMatching(help) });
    expect(error.why?.includes("no remote")).toBe(remotes === null);
    expect(error.why?.includes("shallow")).toBe(shallow);
  });

  test("can't start a new line in the log", () => {
    expect(describeUnknownRef("a\n::error::b", null, false).message).not.toContain("\n");
  });
});
