import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSource } from "../../../src/run/machine/git.ts";
import { createRunTool } from "../../../src/run/process/tool.ts";

const runTool = createRunTool({ marker: null });
const path = process.env["PATH"] ?? "";
const oldGit = fileURLToPath(new URL("../../fixtures/bin/preflight/old-git", import.meta.url));
let folder = "";
let repository = "";
let home = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "git-source-"));
  [repository, home] = [join(folder, "repository"), join(folder, "home")];
  await mkdir(join(repository, "src"), { recursive: true });
  await mkdir(home);
});
afterEach(() => rm(folder, { recursive: true }));

function git(...args: string[]): string {
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
  const environment = { PATH: path, HOME: home, GIT_CONFIG_NOSYSTEM: "1" };
  return execFileSync("git", [...identity, "-C", repository, ...args], { env: environment, stdio: "pipe" })
    .toString()
    .trim();
}

async function commitAll(): Promise<string> {
  git("init", "--quiet", "--initial-branch=main");
  await writeFile(join(repository, "src/model.py"), "steps = 1\n");
  git("add", ".");
  git("commit", "--quiet", "-m", "first");
  return git("rev-parse", "HEAD");
}

function read(cwd = repository, searchPath = path) {
  return readSource({ runTool, cwd, environment: { PATH: searchPath, HOME: home }, temporaryDirectory: folder });
}

test("reads commit, branch and remote of a clean checkout, from a folder in it", async () => {
  const commit = await commitAll();
  git("remote", "add", "origin", "https://user:hunter2@github.com/owner/name.git");
  const source = await read(join(repository, "src"));
  expect(source).toEqual({ repository: "owner/name", commit, ref: "refs/heads/main", dirty: false });
  expect(JSON.stringify(source)).not.toContain("hunter2");
});

test("a changed tracked file makes it dirty; an untracked one, such as our own output, does not", async () => {
  await commitAll();
  await writeFile(join(repository, "report.sqlite"), "");
  expect(await read()).toMatchObject({ dirty: false });
  await writeFile(join(repository, "src/model.py"), "steps = 2\n");
  expect(await read()).toMatchObject({ dirty: true });
});

test("a detached checkout has the ref of its tag, else none", async () => {
  const commit = await commitAll();
  git("checkout", "--quiet", "--detach");
  expect(await read()).toMatchObject({ commit, ref: null });
  git("tag", "v1.0");
  expect(await read()).toMatchObject({ commit, ref: "refs/tags/v1.0" });
});

test("without `origin` the only remote counts, and of several none", async () => {
  await commitAll();
  git("remote", "add", "upstream", "git@host:group/name.git");
  expect(await read()).toMatchObject({ repository: "group/name" });
  git("remote", "add", "fork", "git@host:me/name.git");
  expect(await read()).toMatchObject({ repository: null });
});

test("a repository without a commit is known by its branch", async () => {
  git("init", "--quiet", "--initial-branch=main");
  expect(await read()).toEqual({ repository: null, commit: null, ref: "refs/heads/main", dirty: false });
});

test("no repository, and no git, is not known", async () => {
  const unknown = { repository: null, commit: null, ref: null, dirty: null };
  expect(await read(folder)).toEqual(unknown);
  await commitAll();
  expect(await read(repository, home)).toEqual(unknown);
});

test("reads another user's checkout with a git that takes safe.directory from files only", async () => {
  const commit = await commitAll();
  await writeFile(join(home, ".gitconfig"), '[remote "origin"]\n\turl = https://host/from/global.git\n');
  const source = await read(repository, `${oldGit}:${path}`);
  expect(source).toEqual({ repository: "from/global", commit, ref: "refs/heads/main", dirty: false });
  expect((await readdir(folder)).sort()).toEqual(["home", "repository"]);
});

test("reading starts no program that the repository names, and writes nothing to it", async () => {
  await commitAll();
  const trace = join(folder, "started");
  git("config", "core.fsmonitor", `touch ${trace}; false`);
  const index = await readFile(join(repository, ".git/index"));
  await writeFile(join(repository, "src/model.py"), "steps = 1\n"); // The same text with a new time: git would refresh its index.
  expect(await read()).toMatchObject({ dirty: false });
  expect(await readdir(folder)).not.toContain("started");
  expect((await readFile(join(repository, ".git/index"))).equals(index)).toBe(true);
});
