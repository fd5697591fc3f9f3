import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { createRecordFile, createRecordPath } from "../../../../src/features/history/model/stored.ts";
import { readBranch, type BranchPorts, type BranchRequest } from "../../../../src/features/history/effects/branch.ts";
import { createRunTool } from "../../../../src/run/process/tool.ts";
import { githubDouble, type Double } from "../../../fixtures/github/index.ts";
import type { GitStore, TreeEntry } from "../../../fixtures/github/git-store.ts";
import { madeRecord } from "../support/history-records.ts";
import { testDirectory } from "../../../run/support/directory.ts";
import { gitPlace } from "../../../run/support/git.ts";

const branch = "llm-profile-history";
const mine = createRecordFile(madeRecord());
const day = mine.path.split("/").slice(0, -1).join("/");

type Entry = Omit<TreeEntry, "name">;
type Repository = Double & { readonly git: GitStore };

/** What stands at a path: a text, or a text or an object with a mode. */
type Content = string | { readonly mode: string; readonly text: string } | Entry;

/** GitHub with a branch of these files, by their path; without the branch where there are none. */
async function withBranch(files: Readonly<Record<string, Content>> | null): Promise<Repository> {
  const double = await githubDouble({ git: join(testDirectory(), "origin.git") });
  const { git } = double.state;
  if (git === null) throw new Error("It has a repository.");
  const repository = Object.assign(double, { git });
  if (files !== null) commit(repository, files);
  return repository;
}

function commit({ git }: Repository, files: Readonly<Record<string, Content>>): void {
  const tree = treeOf(git, new Map(Object.entries(files)));
  git.setBranch(branch, git.writeCommit({ tree, parents: [], message: "Records" }, "2026-11-23T00:00:00Z"));
}

function treeOf(git: GitStore, files: ReadonlyMap<string, Content>): string {
  const folders = Map.groupBy(files, ([path]) => path.slice(0, path.indexOf("/") + 1));
  return git.writeTree(
    [...folders].flatMap(([folder, inside]) => {
      if (folder === "") return inside.map(([name, content]) => ({ name, ...entryOf(git, content) }));
      const below = new Map(inside.map(([path, content]) => [path.slice(folder.length), content]));
      return [{ name: folder.slice(0, -1), mode: "40000", sha: treeOf(git, below) }];
    }),
  );
}

function entryOf(git: GitStore, content: Content): Entry {
  if (typeof content === "string") return { mode: "100644", sha: git.writeBlob(content) };
  return "sha" in content ? content : { mode: content.mode, sha: git.writeBlob(content.text) };
}

interface Reading extends Partial<BranchRequest> {
  readonly ports?: Partial<BranchPorts>;
}

async function read(double: Double, { ports = {}, ...request }: Reading = {}) {
  const temporaryDirectory = testDirectory();
  const stop = new AbortController().signal;
  const usual = { runTool: createRunTool({ marker: null }), environment: process.env, temporaryDirectory, stop };
  const { value: token } = double.state.token;
  const url = `${double.origin}/octo-org/llm.git`;
  const found = await readBranch({ ...usual, ...ports }, { url, branch, token, ...request });
  expect(readdirSync(temporaryDirectory)).toEqual([]);
  return found;
}

describe("a history branch", () => {
  test("reads everything with one shallow fetch", async () => {
    const other = createRecordFile(
      madeRecord({ run: { id: 78, attempt: 1, job: "prüfen" }, measuredAt: "2026-11-24T00:00:00Z" }),
    );
    await using double = await withBranch({
      "README.md": "Records\n",
      [mine.path]: mine.text,
      [other.path]: other.text,
    });
    const { records, skipped } = await read(double);
    expect(records.map(({ path }) => path)).toEqual([mine.path, other.path]);
    expect(skipped).toEqual([]);
    const fetches = double.requests
      .filter(({ method, path }) => method === "POST" && path.endsWith("git-upload-pack"))
      .map(({ body }) => body.toString("latin1"));
    expect(fetches.filter((body) => body.includes("command=fetch"))).toEqual([expect.stringContaining("deepen 1")]);
    expect(await double.secretsSeen(double.state.token.value)).toEqual([]);
  });

  test("returns an empty history if the branch doesn't exist", async () => {
    await using double = await withBranch(null);
    expect(await read(double)).toEqual({ records: [], skipped: [] });
  });

  test.each<[string, Reading, object]>([
    ["with a wrong token", { token: "wrong" }, { id: "history-unreadable", help: expect.stringMatching(/contents/) }],
    ["without git", { ports: { environment: { PATH: testDirectory() } } }, { id: "tool-missing" }],
  ])("reports an unreadable branch: %s", async (_, change, error) => {
    await using double = await withBranch(null);
    await expect(read(double, change)).rejects.toMatchObject(error);
  });

  test("refuses to read the history of a folder on this machine", async () => {
    await using double = await githubDouble();
    const place = gitPlace();
    place.git("switch", "--quiet", "--create", branch);
    place.commit({ [mine.path]: mine.text });
    const why = expect.stringContaining("'file' not allowed");
    await expect(read(double, { url: `file://${place.repository}` })).rejects.toMatchObject({ why });
  });

  test.each(["file:///etc/passwd", "ext::sh -c touch% /tmp/pwned"])(
    "doesn't follow a server's redirect to %s",
    async (location) => {
      await using double = await withBranch(null);
      double.fail({ route: /info\/refs/, status: 302, headers: { location }, body: "" });
      await expect(read(double)).rejects.toMatchObject({ id: "history-unreadable" });
    },
  );

  test("ignores the user's git configuration and keeps the token out of arguments", async () => {
    await using double = await withBranch({ [mine.path]: mine.text });
    const home = testDirectory();
    const [hooks, ran] = [join(home, "hooks"), join(home, "ran")];
    mkdirSync(hooks);
    for (const hook of ["post-checkout", "reference-transaction", "post-index-change"])
      writeFileSync(join(hooks, hook), `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 });
    const config = `[core]\n\thooksPath = ${hooks}\n[url "http://127.0.0.1:1/"]\n\tinsteadOf = ${double.origin}\n[http]\n\tproxy = http://127.0.0.1:1\n`;
    writeFileSync(join(home, ".gitconfig"), config);
    writeFileSync(join(home, ".netrc"), "machine 127.0.0.1 login a password b\n");
    const environment = {
      PATH: process.env["PATH"],
      HOME: home,
      XDG_CONFIG_HOME: home,
      GIT_DIR: home,
      GIT_CONFIG_GLOBAL: join(home, ".gitconfig"),
      GIT_CONFIG_PARAMETERS: "'core.hooksPath'='/x'",
      GIT_TRACE: "1",
    };
    const argv: string[] = [];
    const tool = createRunTool({ marker: null });
    const runTool: typeof tool = async (command) => {
      argv.push(...command.argv);
      return tool(command);
    };
    expect((await read(double, { ports: { environment, runTool } })).records).toHaveLength(1);
    expect(() => readFileSync(ran)).toThrow("ENOENT");
    const { value } = double.state.token;
    const forms = [value, Buffer.from(`x-access-token:${value}`).toString("base64")];
    expect(argv.filter((word) => forms.some((form) => word.includes(form)))).toEqual([]);
  });
});

describe("a stranger's files in the branch", () => {
  // Other files and texts: branch.test.ts, and __tests__/features/history/model/stored.test.ts.
  test("skips them and follows no link", async () => {
    const other = createRecordPath(madeRecord({ run: { id: 1, attempt: 1, job: "other" } }));
    const hostile: Record<string, Content> = {
      [`${day}/folder.json/x.json`]: mine.text,
      [`${day}/link.json`]: { mode: "120000", text: "../../../../../../etc/passwd" },
      [`${day}/module.json`]: { mode: "160000", sha: "1".repeat(40) },
      [`${day}/program.json`]: { mode: "100755", text: mine.text },
      [`${day}/a\n100644 blob ${"0".repeat(40)} 1\truns\tx\u001b[31m.json`]: mine.text,
      "runs/2027": { mode: "120000", text: "2026" },
    };
    await using double = await withBranch({
      ...hostile,
      [mine.path]: mine.text,
      [other]: "<!doctype html>",
      ".gitmodules": '[submodule "x"]\n\tpath = x\n\turl = https://127.0.0.1:1/x\n',
      ".gitattributes": "* filter=x export-subst\n",
    });
    const { records, skipped } = await read(double);
    expect(records.map(({ path }) => path)).toEqual([mine.path]);
    expect(Object.fromEntries(skipped.map(({ path, why }) => [path, why]))).toEqual({
      ...Object.fromEntries(Object.keys(hostile).map((path) => [path, "not-a-record"])),
      [other]: "not-json",
    });
  });

  test.each([
    ["a name that leads out of the folder", "..", "100644"],
    ["the name of git's own folder", ".git", "40000"],
    ["a name with a slash", "../../x.json", "100644"],
  ])("lets git refuse %s", async (_, name, mode) => {
    await using double = await withBranch(null);
    const { git } = double;
    const sha = mode === "40000" ? git.writeTree([]) : git.writeBlob(mine.text);
    commit(double, { "runs/2026/11/23": { mode: "40000", sha: git.writeTree([{ name, mode, sha }]) } });
    await expect(read(double)).rejects.toMatchObject({ id: "history-unreadable" });
  });

  test("stops listing a tree with ten billion names", async () => {
    await using double = await withBranch(null);
    const { git } = double;
    let entry = entryOf(git, mine.text);
    for (let level = 0; level < 10; level++) {
      const inside = entry;
      const names = Array.from({ length: 10 }, (_, index) => `${"x".repeat(100)}${String(index)}`);
      entry = { mode: "40000", sha: git.writeTree(names.map((name) => ({ name, ...inside }))) };
    }
    commit(double, { runs: entry });
    await expect(read(double)).rejects.toMatchObject({ id: "history-too-large" });
  });
});
