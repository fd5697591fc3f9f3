import { expect, test } from "@jest/globals";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSource } from "../../../src/run/machine/git.ts";
import { type GitPlace, gitPlace, writeFiles } from "../support/git.ts";

const oldGit = fileURLToPath(new URL("../../fixtures/bin/preflight/old-git", import.meta.url));

function committed(): GitPlace & { readonly head: string } {
  const place = gitPlace();
  return { ...place, head: place.commit({ "src/model.py": "steps = 1\n" }) };
}

function read({ ports, repository }: GitPlace, cwd = repository, searchPath = ports.environment["PATH"] ?? "") {
  return readSource({ ...ports, cwd, environment: { ...ports.environment, PATH: searchPath } });
}

test("reads commit, branch and remote of a clean checkout from a subfolder", async () => {
  const place = committed();
  place.git("remote", "add", "origin", "https://user:hunter2@github.com/owner/name.git");
  const source = await read(place, join(place.repository, "src"));
  expect(source).toEqual({ repository: "owner/name", commit: place.head, ref: "refs/heads/main", dirty: false });
});

test("reports a change to a tracked file, but not an untracked file", async () => {
  const place = committed();
  writeFiles(place.repository, { "report.sqlite": "" });
  expect(await read(place)).toMatchObject({ dirty: false });
  writeFiles(place.repository, { "src/model.py": "steps = 2\n" });
  expect(await read(place)).toMatchObject({ dirty: true });
});

test("reads the tag of a detached checkout, or null", async () => {
  const place = committed();
  place.git("checkout", "--quiet", "--detach");
  expect(await read(place)).toMatchObject({ commit: place.head, ref: null });
  place.git("tag", "v1.0");
  expect(await read(place)).toMatchObject({ commit: place.head, ref: "refs/tags/v1.0" });
});

test("reads the only remote if none is called `origin`, but none of several", async () => {
  const place = committed();
  place.git("remote", "add", "upstream", "git@host:group/name.git");
  expect(await read(place)).toMatchObject({ repository: "group/name" });
  place.git("remote", "add", "fork", "git@host:me/name.git");
  expect(await read(place)).toMatchObject({ repository: null });
});

test("reads the branch of a repository without a commit", async () => {
  expect(await read(gitPlace())).toEqual({ repository: null, commit: null, ref: "refs/heads/main", dirty: false });
});

test("returns null without a repository or git", async () => {
  const place = committed();
  const unknown = { repository: null, commit: null, ref: null, dirty: null };
  expect(await read(place, place.folder)).toEqual(unknown);
  expect(await read(place, place.repository, place.folder)).toEqual(unknown);
});

test("reads another user's checkout with a git that takes safe.directory only from files", async () => {
  const place = committed();
  writeFiles(place.folder, { "home/.gitconfig": '[remote "origin"]\n\turl = https://host/from/global.git\n' });
  const source = await read(place, place.repository, `${oldGit}:${process.env["PATH"] ?? ""}`);
  expect(source).toEqual({ repository: "from/global", commit: place.head, ref: "refs/heads/main", dirty: false });
  expect(readdirSync(place.ports.temporaryDirectory)).toEqual([]);
});

test("starts no program that the repository names, and writes nothing to it", async () => {
  const place = committed();
  const trace = join(place.folder, "started");
  place.git("config", "core.fsmonitor", `touch ${trace}; false`);
  const index = readFileSync(join(place.repository, ".git/index"));
  writeFiles(place.repository, { "src/model.py": "steps = 1\n" }); // The same text with a new time: git would refresh its index.
  expect(await read(place)).toMatchObject({ dirty: false });
  expect(existsSync(trace)).toBe(false);
  expect(readFileSync(join(place.repository, ".git/index")).equals(index)).toBe(true);
});
